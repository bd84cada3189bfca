import { readFileSync } from 'node:fs';

/** A file that was named and cannot be read: its message is a sentence for the operator, the exit code is 2. */
export class UnreadableInput extends Error {}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission is denied',
};

/** The bytes of a file, or of standard input for `-`; throws `UnreadableInput` with the reason. */
export function readFileOrRefuse(file: string): Buffer {
  try {
    return readFileSync(file === '-' ? 0 : file);
  } catch (error) {
    throw unreadable(file, error);
  }
}

/** Decodes strictly; throws `UnreadableInput` for other encodings. A zero byte is valid UTF-8, but it means UTF-16 or no text. */
export function decodeUtf8(bytes: Uint8Array, file: string): string {
  const name = file === '-' ? 'Standard input' : file;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Reported below, as a text with zero bytes is.
  }
  throw new UnreadableInput(`${name} is not UTF-8 text.`);
}

/** The sentence for an error of the file system, with its reason where it is a common one. */
export function unreadable(file: string, error: unknown): UnreadableInput {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons[code];
  return new UnreadableInput(`${file} cannot be read${reason ? `: ${reason}` : ''}.`);
}
