import type { ModelFailure } from './generate.ts';
import { TooLong } from './guarded-fetch.ts';

/** Statuses that say something about one request, not about the server. */
const ABOUT_THE_REQUEST = new Set([400, 413, 422]);

/** Classifies an error of the AI SDK or of fetch. Messages are dropped: servers repeat keys and questions in them. */
export function failureOf(error: unknown): ModelFailure {
  const chain = [...causesOf(error)];
  if (chain.some((one) => one instanceof TooLong)) return unreadable('too long', false);

  const { statusCode, responseHeaders } = error as { statusCode?: number; responseHeaders?: Record<string, string> };
  if (statusCode !== undefined && (statusCode < 200 || statusCode > 299)) {
    const retryAfter = responseHeaders?.['retry-after'];
    return {
      kind: 'failed',
      why: statusCode === 429 ? 'busy' : 'away',
      detail: `status ${statusCode}`,
      isOutage: !ABOUT_THE_REQUEST.has(statusCode),
      ...(retryAfter !== undefined && { retryAfter }),
    };
  }
  // The body had begun and broke off.
  if (statusCode !== undefined) return unreadable('cut off', true);

  const code = chain.map((one) => (one as { code?: unknown }).code).find(isErrorCode);
  if (code !== undefined || chain.some((one) => one instanceof TypeError)) {
    return { kind: 'failed', why: 'away', detail: code ?? 'no connection', isOutage: true };
  }
  return unreadable('not in the format', true);
}

const unreadable = (detail: string, isOutage: boolean): ModelFailure => ({
  kind: 'failed',
  why: 'unreadable',
  detail,
  isOutage,
});

/** Node's own codes, such as ECONNREFUSED. A `code` of the server's may hold anything. */
function isErrorCode(code: unknown): code is string {
  return typeof code === 'string' && /^(E[A-Z]+|UND_ERR_[A-Z_]+|HPE_[A-Z_]+|[A-Z_]*CERT[A-Z_]*)$/.test(code);
}

function* causesOf(error: unknown): Generator<object> {
  for (let one = error, depth = 0; typeof one === 'object' && one !== null && depth < 8; depth++) {
    yield one;
    one = (one as { cause?: unknown }).cause;
  }
}
