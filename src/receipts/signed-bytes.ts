import { canonicalJson, type Json } from './canonical-json.ts';

/** What is signed: the format's name, so that no signature counts for a message of another kind, and the rest. */
export function signedBytes({
  signature: _,
  ...message
}: { format: string; signature?: string } & { readonly [name: string]: Json | undefined }): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(`${message.format}\n${canonicalJson(message)}`));
}

export const toHex = (bytes: ArrayBuffer | Uint8Array): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
}
