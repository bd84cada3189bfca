import { type ErrorCode, errorCodes, type Problem } from '../contract/errors.ts';

interface ApiFaultOptions {
  /** The original error: logged, never sent. */
  cause?: unknown;
  /** Seconds. */
  retryAfter?: number;
  headers?: Readonly<Record<string, string>>;
}

/** The error that a handler throws on purpose: a code of the contract, and a sentence that says what to fix. */
export class ApiFault extends Error {
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, detail: string, { cause, retryAfter, headers = {} }: ApiFaultOptions = {}) {
    super(detail, { cause });
    this.name = 'ApiFault';
    this.code = code;
    this.headers = { ...headers, ...(retryAfter !== undefined && { 'Retry-After': String(Math.ceil(retryAfter)) }) };
  }
}

/** `request` names the request in the log. */
export function problemOf(code: ErrorCode, detail: string, request?: string): Problem {
  const { status, title } = errorCodes[code];
  const instance = request === undefined ? {} : { instance: `urn:isnad:request:${request}` };
  return { type: `urn:isnad:problem:${code}`, title, status, code, detail, ...instance };
}
