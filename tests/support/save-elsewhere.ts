import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./save-until-killed.ts', import.meta.url));

/** A process of its own that saves rows; `ids` are those whose save was acknowledged. */
export function saveElsewhere(...args: string[]): { child: ChildProcess; ids: () => number[] } {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  // What follows the last line break may be the beginning of a number.
  return { child, ids: () => printed.split('\n').slice(0, -1).map(Number) };
}
