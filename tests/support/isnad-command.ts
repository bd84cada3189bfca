import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { vi } from 'vitest';
import { runCommand } from '../../src/cli/run-command.ts';

export interface Ended {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** `isnad` as an operator calls it: a process of its own, which takes half a second to start. */
export async function callIsnad(args: string[], environment: Record<string, string>): Promise<Ended> {
  const child = spawn('node', ['src/cli/isnad.ts', ...args], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ]);
  return { status, stdout, stderr };
}

/** The same command run in this process, for tests of what it says and does rather than of the process. */
export async function runIsnad(args: string[], environment: Record<string, string>): Promise<Ended> {
  const said = { stdout: '', stderr: '' };
  const listeners = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((words) => {
      said[stream] += String(words);
      return true;
    }),
  );
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  try {
    const status = await runCommand(args);
    return { status, ...said };
  } finally {
    vi.unstubAllEnvs();
    for (const listener of listeners) listener.mockRestore();
  }
}
