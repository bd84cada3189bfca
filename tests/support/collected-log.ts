import { pino } from 'pino';
import type { Log } from '../../src/server/log.ts';

type LogLine = { level: number; time: number; msg: string } & Record<string, unknown>;

/** The server's own log, with its lines kept for a test instead of printed. */
export function collectedLog(): { log: Log; lines: LogLine[] } {
  const lines: LogLine[] = [];
  return { log: pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line)) }), lines };
}
