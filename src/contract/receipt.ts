import * as v from 'valibot';
import { Verdict } from './entities.ts';

const Digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 digest in hexadecimal'));
const Signature = v.pipe(v.string(), v.regex(/^[0-9a-f]{128}$/, 'must be an Ed25519 signature in hexadecimal'));
const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The state of the log: how many entries it has, and the root of the tree over them (RFC 9162). */
export const LogState = v.strictObject({ size: Count, root: Digest });
export type LogState = v.InferOutput<typeof LogState>;

/** What a server says about one check, signed. It holds no word of the text. */
export const Receipt = v.strictObject({
  format: v.literal('isnad-receipt/1'),
  /** When the text was checked, in UTC. */
  time: v.string(),
  /** The program and its version. */
  program: v.string(),
  /** Of the text's UTF-8 bytes, and its length in UTF-16 units. */
  text: v.strictObject({ sha256: Digest, length: Count }),
  /** The digest of the library that the text was checked with; the log says what was in it. */
  library: v.string(),
  verdicts: v.array(v.strictObject({ start: Count, end: Count, reference: v.string(), verdict: Verdict })),
  log: LogState,
  /** The id of the key that signed it. */
  key: v.string(),
  signature: Signature,
});
export type Receipt = v.InferOutput<typeof Receipt>;

/** A public key of the site as a JSON Web Key (RFC 8037); its `kid` is its thumbprint (RFC 7638) in hexadecimal. */
export const ReceiptKey = v.object({
  kty: v.literal('OKP'),
  crv: v.literal('Ed25519'),
  x: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  kid: v.string(),
});
export type ReceiptKey = v.InferOutput<typeof ReceiptKey>;

export const ReceiptKeys = v.object({ keys: v.array(ReceiptKey) });
export type ReceiptKeys = v.InferOutput<typeof ReceiptKeys>;

/** A state of the log, signed. */
export const LogHead = v.strictObject({
  format: v.literal('isnad-log/1'),
  time: v.string(),
  ...LogState.entries,
  key: v.string(),
  signature: Signature,
});
export type LogHead = v.InferOutput<typeof LogHead>;
