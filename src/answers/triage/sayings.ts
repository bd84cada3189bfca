import { collections } from '../../references/collections.ts';
import { parseReference } from '../../references/parse-reference.ts';
import type { HadithCollection, QuranReference } from '../../references/reference.ts';
import { phrases, type SignPhrase, says } from './phrases.ts';
import { wordsOf } from './words.ts';

/** The kind of a saying: a fact about the Quran's text and about the list, never a grading. */
export type SayingKind = (typeof kinds)[number];
const kinds = ['verse', 'hadith', 'attributed', 'saying', 'bible', 'untold', 'no-verse'] as const;

/** A report in a collection; the number is given only if it was looked up. */
export interface Report {
  collection: HadithCollection;
  number?: number;
}

/** Compilers outside of the collections that this site can cite. */
export type Compiler = (typeof compilers)[number];
const compilers = ['bayhaqi', 'tabarani', 'hakim', 'abu-yala', 'abu-ash-shaykh', 'ibn-abd-al-barr'] as const;

export type Grader = (typeof graders)[number];
const graders = [
  'bayhaqi',
  'hakim',
  'ibn-al-jawzi',
  'saghani',
  'nawawi',
  'ibn-taymiyya',
  'subki',
  'ibn-hajar',
  'albani',
] as const;

export type ReportGrade = (typeof grades)[number];
const grades = ['forged', 'weak', 'unsound', 'sound', 'no-chain', 'no-basis'] as const;

/** One scholar's grading of a report; this site has no judgement of its own. */
export interface Graded {
  by: Grader;
  grade: ReportGrade;
}

/** A sentence that visitors take for a verse or a hadith, and what is known about it. */
export interface Saying {
  name: string;
  kind: SayingKind;
  reported: readonly Report[];
  compiledBy: readonly Compiler[];
  graded: readonly Graded[];
  verses: readonly QuranReference[];
  wordings: readonly SignPhrase[];
}

/** Reads the list of sayings; throws with the file's name and the line on a bad one. */
export function parseSayings(text: string, file: string): Saying[] {
  return text.split('\n').flatMap((line, index): Saying[] => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const fault = (what: string) => new Error(`${file}, line ${index + 1}: ${what}`);
    const [name = '', kind = '', reported = '', graded = '', verses = '', wordings = '', ...more] = line.split('\t');
    if (wordings === '' || more.length > 0) throw fault('a saying has six columns');
    if (!isKind(kind)) throw fault(`“${kind}” is none of ${kinds.join(', ')}`);
    return [
      {
        name,
        kind,
        reported: (kind === 'attributed' ? [] : listOf(reported)).map((written) => {
          const report = readReport(written);
          if (!report) throw fault(`“${written}” is no collection that this site knows`);
          return report;
        }),
        compiledBy: (kind === 'attributed' ? listOf(reported) : []).map((written) => {
          const compiler = compilers.find((each) => each === written);
          if (!compiler) throw fault(`“${written}” is no compiler that this site knows`);
          return compiler;
        }),
        graded: listOf(graded).map((written) => {
          const [scholar, said] = written.split(' ');
          const by = graders.find((each) => each === scholar);
          const grade = grades.find((each) => each === said);
          if (!by || !grade) throw fault(`“${written}” is no scholar with a grade`);
          return { by, grade };
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
