import * as v from 'valibot';
import { Receipt, type ReceiptKey } from '../contract/receipt.ts';
import { fromHex, signedBytes, toHex } from './signed-bytes.ts';

/** What a receipt proves. */
export type VerifiedReceipt =
  | { kind: 'valid'; receipt: Receipt }
  | { kind: 'other-text'; receipt: Receipt }
  | { kind: 'unknown-key'; key: string }
  | { kind: 'forged' }
  | { kind: 'no-receipt' };

/**
 * Verifies a receipt over a text with the keys of a site; with the crypto of the platform, so in a browser and in Node.
 * Nothing is sent anywhere.
 */
export async function verifyReceipt(
  written: string,
  text: string,
  keys: readonly ReceiptKey[],
): Promise<VerifiedReceipt> {
  const receipt = readReceipt(written);
  if (!receipt) return { kind: 'no-receipt' };
  const key = keys.find(({ kid }) => kid === receipt.key);
  if (!key) return { kind: 'unknown-key', key: receipt.key };
  if (!(await isSigned(receipt, key))) return { kind: 'forged' };
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const isText = text.isWellFormed() && text.length === receipt.text.length && toHex(digest) === receipt.text.sha256;
  return { kind: isText ? 'valid' : 'other-text', receipt };
}

function readReceipt(written: string): Receipt | undefined {
  try {
    return v.parse(Receipt, JSON.parse(written));
  } catch {
    return undefined;
  }
}

/** Whether the site signed it: a receipt, or a state of the log. */
export async function isSigned(
  message: Parameters<typeof signedBytes>[0] & { signature: string },
  { x, kid }: ReceiptKey,
): Promise<boolean> {
  const thumbprint = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(`{"crv":"Ed25519","kty":"OKP","x":"${x}"}`),
  );
  if (kid !== toHex(thumbprint)) return false;
  const key = await crypto.subtle.importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x }, 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, fromHex(message.signature), signedBytes(message));
}
