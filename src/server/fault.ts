import { type ErrorCode, errorCodes, type Problem } from '../contract/errors.ts';

/** The one error that a handler throws on purpose: a code of the contract and a sentence that says what to mend. */
export class Fault extends Error {
  readonly code: ErrorCode;
  readonly retryAfter: number | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ErrorCode,
    detail: string,
    { retryAfter, headers = {} }: { retryAfter?: number; headers?: Record<string, string> } = {},
  ) {
    super(detail);
    this.name = 'Fault';
    this.code = code;
    this.retryAfter = retryAfter;
    this.headers = headers;
  }
}

export function problemOf(code: ErrorCode, detail: string): Problem {
  const { status, title } = errorCodes[code];
  return { type: `urn:isnad:problem:${code}`, title, status, code, detail };
}
