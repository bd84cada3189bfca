import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

// `npm start` begins its process again with settings of the allocator, and tells libraries that this is no development.
// Settings are changed without a new process id, so that what started the process still controls it.

const script = './scripts/process-settings.mjs';
const say =
  'console.log(JSON.stringify([process.pid, process.env.MALLOC_ARENA_MAX, process.env.MALLOC_TRIM_THRESHOLD_, process.env.NODE_ENV]))';
const given = { ...process.env, MALLOC_ARENA_MAX: undefined, MALLOC_TRIM_THRESHOLD_: undefined, NODE_ENV: undefined };
const isHere = process.platform === 'linux';

async function started(more: NodeJS.ProcessEnv = {}): Promise<{ pid: number | undefined; said: unknown[] }> {
  const running = promisify(execFile)(process.execPath, [`--import=${script}`, '-e', say], {
    env: { ...given, ...more },
  });
  const { stdout } = await running;
  return { pid: running.child.pid, said: JSON.parse(stdout) };
}

test.runIf(isHere)('the process has the settings, and is the one that was started', async () => {
  const { pid, said } = await started();
  expect(said).toEqual([pid, '2', '131072', 'production']);
});

test.runIf(isHere)('what the operator has set is kept', async () => {
  const { pid, said } = await started({ MALLOC_ARENA_MAX: '8', NODE_ENV: 'test' });
  expect(said).toEqual([pid, '8', '131072', 'test']);
});

test('a process with a channel to the one that started it keeps the channel', async () => {
  const child = fork('tests/support/says-ready.mjs', { execArgv: [`--import=${script}`], env: given });
  const [message] = await once(child, 'message');
  expect(message).toEqual({ ready: true, arenas: null });
  child.kill();
});
