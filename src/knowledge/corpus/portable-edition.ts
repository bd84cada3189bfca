import { packWordTable, unpackWordTable } from '../words/stored-word-table.ts';
import type { WordTable } from '../words/word-table.ts';

/** All that a checker needs of an edition. */
interface EditionWords {
  /** By the passages' places. */
  texts: readonly string[];
  words: WordTable;
}

/** No text of an edition holds it. */
const BETWEEN_TEXTS = '\0';

/** An edition as bytes: the length of its texts, its texts, its word table. The same edition gives the same bytes. */
export function packEdition({ texts, words }: EditionWords): Uint8Array {
  const written = new TextEncoder().encode(texts.join(BETWEEN_TEXTS));
  const table = packWordTable(words);
  const packed = new Uint8Array(4 + written.length + table.length);
  new DataView(packed.buffer).setUint32(0, written.length, true);
  packed.set(written, 4);
  packed.set(table, 4 + written.length);
  return packed;
}

/** Reads what `packEdition` wrote. */
export function unpackEdition(packed: Uint8Array): EditionWords {
  const end = 4 + new DataView(packed.buffer, packed.byteOffset).getUint32(0, true);
  const texts = new TextDecoder().decode(packed.subarray(4, end)).split(BETWEEN_TEXTS);
  return { texts, words: unpackWordTable(packed.subarray(end)) };
}
