import { UnreadableDocument } from './document.ts';

/** Decodes strictly. A zero byte is valid UTF-8, but it means UTF-16 or no text. */
export function decodeText(bytes: Uint8Array, encoding = 'utf-8'): string {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Reported below, as a text with zero bytes is.
  }
  throw new UnreadableDocument(`is not ${encoding.toUpperCase()} text`);
}

/** Bytes of a page in which a browser looks for its encoding too. */
const HEAD = 1024;

/** A page in the encoding that it names. Arabic pages of the nineties are often in windows-1256. */
export function decodePage(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD));
  const named = /<meta[^>]{0,200}?\bcharset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1] ?? 'utf-8';
  return decodeText(bytes, isKnown(named) ? named : 'utf-8');
}

function isKnown(encoding: string): boolean {
  try {
    new TextDecoder(encoding);
    return true;
  } catch {
    return false;
  }
}
