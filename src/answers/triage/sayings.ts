import { collections } from '../../references/collections.ts';
import { parseReference } from '../../references/parse-reference.ts';
import type { HadithCollection, QuranReference } from '../../references/reference.ts';
import { type Phrase, phrases, says } from './phrases.ts';
import { wordsOf } from './words.ts';

/** What our list knows of a saying: a fact about the Quran's text and about the list, never a grading. */
export type SayingKind = (typeof kinds)[number];
const kinds = ['verse', 'hadith', 'attributed', 'saying', 'bible', 'untold', 'no-verse'] as const;

/** A hadith is named by its number only where that was looked up. */
export interface Report {
  collection: HadithCollection;
  number?: number;
}

/** Words that visitors take for a verse or a hadith, and what is known of them. */
export interface Saying {
  name: string;
  kind: SayingKind;
  reported: readonly Report[];
  verses: readonly QuranReference[];
  wordings: readonly Phrase[];
}

/** Reads the list of sayings; throws with the file's name and the line on a bad one. */
export function parseSayings(text: string, file: string): Saying[] {
  return text.split('\n').flatMap((line, index): Saying[] => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const fault = (what: string) => new Error(`${file}, line ${index + 1}: ${what}`);
    const [name = '', kind = '', reported = '', verses = '', wordings = '', ...more] = line.split('\t');
    if (wordings === '' || more.length > 0) throw fault('a saying has five columns');
    if (!isKind(kind)) throw fault(`“${kind}” is none of ${kinds.join(', ')}`);
    return [
      {
        name,
        kind,
        reported: listOf(reported).map((written) => {
          const report = readReport(written);
          if (!report) throw fault(`“${written}” is no collection that this site knows`);
          return report;
        }),
        verses: listOf(verses).map((written) => {
          const reference = parseReference(`Quran ${written}`);
          if (reference?.work !== 'quran') throw fault(`“${written}” is no verse`);
          return reference;
        }),
        wordings: phrases(wordings.replaceAll(' / ', '\n')),
      },
    ];
  });
}

/** The first saying of the list that a text holds. */
export function sayingIn(text: string, sayings: readonly Saying[]): Saying | undefined {
  const words = wordsOf(text);
  return sayings.find(({ wordings }) => says(words, wordings));
}

function isKind(written: string): written is SayingKind {
  return kinds.some((kind) => kind === written);
}

function listOf(column: string): string[] {
  return column === '-' ? [] : column.split(';').map((item) => item.trim());
}

function readReport(written: string): Report | undefined {
  const [id, number] = written.split(' ');
  const collection = collections.find((each) => each.id === id)?.id;
  return collection && { collection, ...(number && { number: Number(number) }) };
}
