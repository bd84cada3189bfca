import type { Manifest } from '../../pack-manifest.ts';
import type { RowProblem } from '../import-hadith.ts';
import type { Row } from '../parse-csv.ts';

/** A file of a public source, unpacked. */
export interface SourceFile {
  name: string;
  text: string;
}

/** What a format's reader makes of its files: rows under the field names that `importHadith` knows. */
export interface HadithRows {
  rows: Row[];
  problems: RowProblem[];
  /** What was left out, in sentences for the operator. */
  notes: string[];
  /** Schemes of numbers that the rows have beside the citable one. */
  schemes: NonNullable<Manifest['schemes']>;
}

/** The texts of a source by verse: a translation, or a commentary on one or more verses. */
export interface VerseTexts {
  verses: { from: string; to?: string; text: string; line: number; file?: string }[];
  problems: RowProblem[];
  notes: string[];
}

export const running = { id: 'running', title: 'Running count of the source file' };
export const inBook = { id: 'in-book', title: 'Book and hadith within the book' };

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textIn = (value: unknown) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** The JSON of each file; a file that is none is a problem. */
export function* parsed(
  files: readonly SourceFile[],
  problems: RowProblem[],
): Generator<{ name: string; value: unknown }> {
  for (const { name, text } of files) {
    try {
      yield { name, value: JSON.parse(text.replace(/^\uFEFF/, '')) };
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      problems.push({ file: name, line: 1, message: 'is no JSON' });
    }
  }
}

export const counted = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;
