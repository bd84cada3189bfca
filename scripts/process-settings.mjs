// Loaded before everything else by `npm start`: what libraries and the C library read once, when a process begins.
import { isMainThread } from 'node:worker_threads';

// React renders in a slower way, made for development, wherever nothing says that this is none.
process.env.NODE_ENV ??= 'production';

// The allocator of glibc gives each thread an arena of its own, and keeps up to 64 MB of what was freed in each: a quiet
// server holds 60 MB for nothing. Its settings cannot be changed later, so the process begins again with them (30 ms).
// Where it cannot, or they are set, the start goes on as it is.
const settings = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
const isMissing = Object.keys(settings).some((name) => process.env[name] === undefined);

// A process that another one started talks with it over a channel, which would be lost.
if (process.platform === 'linux' && isMainThread && !process.channel && isMissing && process.execve) {
  const command = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  process.execve(process.execPath, command, { ...settings, ...process.env });
}
