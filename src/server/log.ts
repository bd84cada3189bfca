import { type Logger, pino, stdSerializers } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

/** The one log of this process: JSON lines on standard output, each with its time, at the level that is configured. */
export function openLog(level: Config['LOG_LEVEL']): Log {
  return pino({ level, serializers: { req: withoutQuery, err: stdSerializers.err } });
}

/** A request without its query: a visitor's question never reaches the log. */
export function withoutQuery({ method, url }: { method: string; url: string }) {
  return { method, url: url.split('?', 1).join() };
}
