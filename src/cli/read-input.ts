import { readFileSync } from 'node:fs';
import { decodeText } from '../documents/decode-text.ts';
import { UnreadableDocument } from '../documents/document.ts';

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

/** Decodes strictly; throws `UnreadableInput` for other encodings. */
export function decodeUtf8(bytes: Uint8Array, file: string): string {
  try {
    return decodeText(bytes);
  } catch (error) {
    throw error instanceof UnreadableDocument ? new UnreadableInput(`${nameOf(file)} ${error.message}.`) : error;
  }
}

/** A file as a sentence names it. */
export const nameOf = (file: string) => (file === '-' ? 'Standard input' : file);

/** The sentence for an error of the file system, with its reason where it is a common one. */
export function unreadable(file: string, error: unknown): UnreadableInput {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons[code];
  return new UnreadableInput(`${file} cannot be read${reason ? `: ${reason}` : ''}.`);
}
