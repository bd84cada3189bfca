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

/** The best form that the visitor's browser takes. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  if (takesBrotli.test(accepted)) return 'br';
  return takesGzip.test(accepted) ? 'gzip' : 'identity';
}

// Named in the list, and not with a weight of nothing.
const takesBrotli = /(^|[\s,])br\s*(;\s*q=(?!0(\.0*)?\s*(,|$))[\d.]+)?\s*(,|$)/;
const takesGzip = /(^|[\s,])gzip\s*(;\s*q=(?!0(\.0*)?\s*(,|$))[\d.]+)?\s*(,|$)/;
