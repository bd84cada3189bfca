import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Corpus } from '../knowledge/corpus/corpus.ts';
import { parseReference } from '../references/parse-reference.ts';

/** The words of a passage that a reader of notes compares a sentence with; undefined where they are not at hand. */
export type WordsOfSource = (source: string, row?: string) => string | undefined;

/**
 * Verses come from the corpus. Hadith come from a folder with one file of JSON lines (`number`, `english`) for each
 * collection, if the reader has one; `row` is the number there, where that differs from the number that is cited.
 */
export function passageReader(corpus: Corpus, folder: string | undefined): WordsOfSource {
  const collections = new Map<string, ReadonlyMap<string, string>>();
  const files = folder === undefined ? [] : readdirSync(folder);
  const rowsOf = (collection: string) => {
    const known = collections.get(collection);
    if (known) return known;
    const file = files.find((name) => /\.jsonl(\.gz)?$/.test(name) && nameOf(name) === nameOf(collection));
    const rows = file === undefined || folder === undefined ? new Map() : readRows(path.join(folder, file));
    collections.set(collection, rows);
    return rows;
  };
  return (source, row) => {
    const reference = parseReference(source);
    if (reference?.work === 'quran') {
      return corpus
        .passage(reference)
        ?.verses.map(({ translation }) => translation)
        .join('\n');
    }
    return reference && rowsOf(reference.collection).get(row ?? `${reference.number}`);
  };
}

const nameOf = (file: string) => file.replace(/\.jsonl(\.gz)?$/, '').replaceAll('-', '');

function readRows(file: string): ReadonlyMap<string, string> {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const rows = text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
  return new Map(rows.map(({ number, english }) => [`${number}`, wordsOf(english)]));
}

/** Some collections keep the narrator apart from the words: `{ narrator, text }`. */
const wordsOf = (english: string | { text: string }) => (typeof english === 'string' ? english : english.text);

/** How a record names the words that were read. */
export const passageDigest = (words: string) => sha256(words).slice(0, 16);

/** How a record names a sentence. */
export const sentenceDigest = (words: string) => sha256(words).slice(0, 12);

export const sha256 = (data: string) => createHash('sha256').update(data).digest('hex');
