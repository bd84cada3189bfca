import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';

export interface ServerProcess {
  url: string;
  pid: number | undefined;
  /** Microseconds of processor time used so far, in all threads; available on Linux only. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();

// A benchmark that is stopped takes its servers along.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const server of running) server.kill();
    process.exit(1);
  });
}

/** The server as `npm start` runs it, in a process of its own, over the data in a folder. */
export async function startServer(
  folder: string,
  more: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
): Promise<ServerProcess> {
  const settings = {
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: folder,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    ...more,
  };
  const server = spawn(process.execPath, [...startFlags(), ...extraFlags(), ...flags, 'src/cli/serve.ts'], {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  running.add(server);
  server.once('exit', () => running.delete(server));
  let stopping = false;
  server.once('exit', (code, signal) => {
    if (!stopping) console.error(`The server ended by itself: ${signal ?? code}.`);
  });
  const ready = once(createInterface(server.stdout), 'line');
  const [line] = await Promise.race([ready, ended.then(() => [''])]);
  const url = /is ready at (http:\S+)/.exec(line)?.[1];
  if (!url) throw new Error('The server did not start.');
  return {
    url,
    pid: server.pid,
    cpu: () => cpuOf(server.pid),
    stop: async () => {
      stopping = true;
      server.kill('SIGTERM');
      await ended;
    },
  };
}

async function cpuOf(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // After the program's name in brackets: the 12th and 13th fields, in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** The flags of `npm start`. */
function startFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}

/** For a look inside: `SERVER_FLAGS="--cpu-prof --cpu-prof-dir=build/profile" npm run bench`. */
const extraFlags = () => (process.env.SERVER_FLAGS ?? '').split(' ').filter(Boolean);
