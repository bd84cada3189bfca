import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** One body in every form in which it is sent. */
export interface Encoded {
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

export type Encoding = keyof Encoded;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Compressed off the main thread; the quality is one at which a page takes a few milliseconds. */
export async function encodeBody(identity: Buffer): Promise<Encoded> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const [br, gzipped] = await Promise.all([brotli(identity, { params }), deflate(identity, { level: 6 })]);
  return { identity, br, gzip: gzipped };
}

/** Browsers send some 40 characters; a longer value is not read, and the body is sent uncompressed. */
const LONGEST_HEADER = 200;

/** The encoding that an `Accept-Encoding` header prefers; between equal weights the smaller body wins. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted || accepted.length > LONGEST_HEADER) return 'identity';
  const weights = new Map<string, number>();
  for (const item of accepted.split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    if (name !== '') weights.set(name, weightOf(parameters));
  }
  const weightFor = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  let best: Encoding = 'br';
  if (weightFor('gzip') > weightFor(best)) best = 'gzip';
  // Unless the header names it, the uncompressed form is only the fallback.
  return weightFor(best) === 0 || (weights.get('identity') ?? 0) > weightFor(best) ? 'identity' : best;
}

/** From 0 to 1. A weight that cannot be read counts as 0: the encoding may not be wanted. */
function weightOf(parameters: readonly string[]): number {
  const written = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  if (written === undefined) return 1;
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(written) ? Number(written) : 0;
}
