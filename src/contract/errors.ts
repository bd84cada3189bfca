/** Every fault that a call can answer with. The code is stable; the title may be reworded. */
export const errorCodes = {
  'invalid-request': { status: 400, title: 'The request cannot be read' },
  'question-required': { status: 400, title: 'A question is required' },
  'text-required': { status: 400, title: 'A text is required' },
  'generation-not-from-here': { status: 403, title: 'Articles are generated from this site only' },
  'origin-not-allowed': { status: 403, title: 'This origin is not allowed' },
  'save-refused': { status: 403, title: 'Only answers given by this site are kept' },
  'not-found': { status: 404, title: 'Not found' },
  'article-not-found': { status: 404, title: 'No such article' },
  'history-item-not-found': { status: 404, title: 'No such question' },
  'no-such-passage': { status: 404, title: 'No such passage' },
  'method-not-allowed': { status: 405, title: 'Method not allowed' },
  'nothing-new': { status: 409, title: 'Nothing new to write' },
  'too-large': { status: 413, title: 'Too large' },
  'unsupported-media-type': { status: 415, title: 'Unsupported media type' },
  'invalid-content': { status: 422, title: 'The content does not fit' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  'budget-spent': { status: 429, title: 'The budget of the day is spent' },
  internal: { status: 500, title: 'Something failed here' },
  'engine-failed': { status: 502, title: 'The answer could not be made' },
  unavailable: { status: 503, title: 'Not available at the moment' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ErrorCode = keyof typeof errorCodes;

/** RFC 9457, with the code that programs read. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: ErrorCode;
  detail: string;
  /** Names the request, as the operator's log does. */
  instance?: string;
}

/** A call was answered with a non-success status. The path is without base address and query: no question leaks. */
export class ApiError extends Error {
  readonly path: string;
  readonly status: number;
  readonly code: string | undefined;
  /** The API's explanation of what to fix. */
  readonly detail: string | undefined;

  constructor(path: string, status: number, code?: string, detail?: string) {
    super(`API ${path} error: ${status}`);
    this.name = 'ApiError';
    this.path = path;
    this.status = status;
    this.code = code;
    this.detail = detail;
  }
}

/** The status of a refused call. Recognised by shape: server and page bundle have separate copies of this class. */
export function refusedWith(error: unknown): number | undefined {
  const refused = error instanceof Error && error.name === 'ApiError' && 'status' in error;
  return refused && typeof error.status === 'number' ? error.status : undefined;
}

/** The explanation that came with a refused call. */
export function refusedBecause(error: unknown): string | undefined {
  return error instanceof Error && 'detail' in error && typeof error.detail === 'string' ? error.detail : undefined;
}

/** A call succeeded with a body that does not match the contract. */
export class MalformedAnswer extends Error {
  constructor(path: string) {
    super(`API ${path} error: the answer is not what the contract says`);
    this.name = 'MalformedAnswer';
  }
}
