import { format } from 'node:util';
import type { Log } from '../server/log.ts';

/**
 * The pages are the same code in the browser and on the server, and write their failures to the console. On the server
 * these become lines of the log, with a time and at a level like all others.
 */
export function logConsole(log: Log): void {
  console.error = (...said: unknown[]) => write('error', said);
  console.warn = (...said: unknown[]) => write('warn', said);

  function write(level: 'error' | 'warn', said: unknown[]): void {
    const err = said.find((one) => one instanceof Error);
    const words = format(...said.filter((one) => one !== err));
    log[level]({ ...(err && { err }) }, words || err?.message || 'failed');
  }
}
