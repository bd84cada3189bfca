import { type ErrorCode, errorCodes, type Problem } from '../contract/errors.ts';

interface FaultOptions {
  /** What really happened: written to the log, never told. */
  cause?: unknown;
  /** Seconds. */
  retryAfter?: number;
  headers?: Readonly<Record<string, string>>;
}

/** The one error that a handler throws on purpose: a code of the contract and a sentence that says what to mend. */
export class Fault extends Error {
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, detail: string, { cause, retryAfter, headers = {} }: FaultOptions = {}) {
    super(detail, { cause });
    this.name = 'Fault';
    this.code = code;
    this.headers = { ...headers, ...(retryAfter !== undefined && { 'Retry-After': String(Math.ceil(retryAfter)) }) };
  }
}

export function problemOf(code: ErrorCode, detail: string): Problem {
  const { status, title } = errorCodes[code];
  return { type: `urn:isnad:problem:${code}`, title, status, code, detail };
}
