import type { PackProblem } from './pack-check.ts';
import type { PackPassage } from './pack-manifest.ts';
import type { Row } from './parse-csv.ts';
import { cleanText } from './text-problems.ts';

export interface Imported {
  passages: PackPassage[];
  /** The row of the source that each passage was made of, from 1. */
  rows: number[];
  /** Texts in which HTML line breaks, entities or marks of missing texts were replaced. */
  cleaned: number;
  problems: PackProblem[];
}

interface HadithImport {
  arabicEdition: string;
  translationEdition: string;
  /** Names of fields that differ from the usual ones. */
  fields?: Partial<Record<Field, string>>;
  /** Who gave the grades, where the rows do not say. */
  gradedBy?: string;
  /** Whether the named field may be one that counts rows: only where the caller proves the numbers afterwards. */
  runningNumbers?: boolean;
}

export type Field = keyof typeof usual;

/** Field names in public files for each value that a pack needs, as `plainName` writes them. */
const usual = {
  number: ['number', 'hadithnumber', 'hadithno', 'hadithnum'],
  arabic: ['arabic', 'arabichadith', 'arabicmatn', 'textar', 'arabictext', 'ar'],
  translation: ['english', 'englishhadith', 'translation', 'texten', 'englishtext', 'text', 'en'],
  chapter: ['chapter', 'chaptertitle', 'chapterenglish'],
  grade: ['grade', 'grades'],
} as const;

export const importFields: readonly Field[] = ['number', 'arabic', 'translation', 'chapter', 'grade'];

/** Fields that count the rows of a file or of a chapter: readers cite no hadith by them. */
const running =
  /^(?:id|uuid|urn|idin(?:book|chapter)|index|idx|row(?:id|number)?|line(?:number)?|seq(?:uence)?|serial(?:number)?|order|position|key)$/;

/** In files that have both, `hadithnumber` runs on and this field is cited: 8.01 for 8a. */
const NUMBER_WITH_LETTER = 'arabicnumber';

/** One restart may be a file in another order; more mean that each chapter counts for itself. */
const RESTARTS_ALLOWED = 1;

interface NumberedPassage {
  order: number;
  letter: string;
  line: number;
  passage: PackPassage;
}

/**
 * Makes passages from rows, in the order of their numbers. Texts are unchanged except for what `cleanText` replaces.
 */
export function importHadith(rows: readonly Row[], options: HadithImport): Imported {
  const problem = problemOfNumberField(rows, options);
  if (problem) return { passages: [], rows: [], cleaned: 0, problems: [problem] };
  const problems: PackProblem[] = [];
  const numbered: NumberedPassage[] = [];
  let cleaned = 0;
  const clean = (written: string) => {
    const text = cleanText(written);
    if (text !== written.replaceAll('\r\n', '\n')) cleaned++;
    return text;
  };
  for (const { line, value } of rows) {
    const field = (name: Field) => fieldOf(value, name, options.fields?.[name]);
    const number = plainNumber(numberIn(value, options.fields?.number));
    const about = number === '' ? '' : `number ${number}: `;
    const texts = Object.fromEntries(
      [
        [options.arabicEdition, clean(textOf(field('arabic')))],
        [options.translationEdition, clean(textOf(field('translation')))],
      ].filter(([, text]) => text?.trim()),
    );
    const grades = gradesOf(field('grade'), options.gradedBy, clean);
    const chapter = clean(textOf(field('chapter'))).trim();
    if (number === '') problems.push({ line, message: 'has no number' });
    else if (Object.keys(texts).length === 0) problems.push({ line, message: `${about}has no text` });
    else if (!grades) {
      problems.push({ line, message: `${about}has a grade without who gave it: say it with --graded-by` });
    } else {
      const passage = { number, texts, ...(chapter && { chapter }), ...(grades.length > 0 && { grades }) };
      numbered.push({ order: Number.parseInt(number, 10), letter: number.replace(/[^a-z]/g, ''), line, passage });
    }
  }
  const restart = problemOfRestarts(numbered);
  numbered.sort(
    (one, other) => one.order - other.order || (one.letter < other.letter ? -1 : Number(one.letter > other.letter)),
  );
  return {
    passages: numbered.map(({ passage }) => passage),
    rows: numbered.map(({ line }) => line),
    cleaned,
    problems: restart ? [restart, ...problems] : problems,
  };
}

/** Whether a field of this name counts rows. */
const isRunningField = (name: string) => running.test(plainName(name));

/** Without capitals and separators: `Hadith_number` and `hadithNumber` are one name. */
const plainName = (name: string) => name.toLowerCase().replace(/[\s_-]/g, '');

/** The reason why these rows have no usable number: the field only counts the rows, or there is no field. */
function problemOfNumberField(rows: readonly Row[], { fields, runningNumbers }: HadithImport): PackProblem | undefined {
  const named = fields?.number;
  const line = rows[0]?.line ?? 1;
  if (named !== undefined) {
    if (!isRunningField(named) || runningNumbers) return undefined;
    const message = `“${named}” counts the rows of a file and is not the number that readers cite: name another field with --number`;
    return { line, message };
  }
  const counting = [...new Set(rows.flatMap(({ value }) => Object.keys(value).filter(isRunningField)))];
  if (counting.length === 0 || rows.some(({ value }) => numberIn(value, undefined) !== '')) return undefined;
  const list = counting.map((name) => `“${name}”`).join(' and ');
  const message = `${list} ${counting.length === 1 ? 'counts' : 'count'} the rows of the file and no field has the numbers that readers cite: name their field with --number, or use another source`;
  return { line, message };
}

function problemOfRestarts(numbered: readonly NumberedPassage[]): PackProblem | undefined {
  const restarts = numbered.filter(({ order }, index) => order === 1 && (numbered[index - 1]?.order ?? 0) > 1);
  const [first] = restarts;
  if (!first || restarts.length <= RESTARTS_ALLOWED) return undefined;
  const message = `the numbers begin again at 1 in ${restarts.length} places, the first of them here: they count within chapters; name the field that readers cite with --number`;
  return { line: first.line, message };
}

function numberIn(value: Row['value'], named: string | undefined): string {
  const cited = named === undefined ? firstOf(withPlainNames(value), [NUMBER_WITH_LETTER]) : undefined;
  return cited === undefined ? String(fieldOf(value, 'number', named) ?? '') : withLetter(String(cited));
}

/** 8.01 is 8a, and 8.1, which JSON makes of 8.10, is 8j. */
function withLetter(written: string): string {
  const [, number, hundredths = ''] = /^(\d+)\.(\d{1,2})$/.exec(written) ?? [];
  const letter = Number(hundredths.padEnd(2, '0'));
  if (number === undefined || letter > 26) return written;
  return letter === 0 ? number : `${number}${String.fromCharCode(96 + letter)}`;
}

/** `8 A` is 8a; `3450-3451-3452` is 3450-3452; `8.0`, as spreadsheets write whole numbers, is 8. */
function plainNumber(written: string): string {
  const number = written.replace(/\s+/g, '').toLowerCase();
  return number.replace(/^(\d+)-(?:\d+-)+(\d+)$/, '$1-$2').replace(/^(\d+)\.0+$/, '$1');
}

function fieldOf(row: Row['value'], name: Field, named: string | undefined): unknown {
  return named === undefined ? firstOf(withPlainNames(row), usual[name]) : given(row[named]);
}

type PlainNames = ReadonlyMap<string, unknown>;

const withPlainNames = (row: Row['value']): PlainNames =>
  new Map(Object.entries(row).map(([name, value]) => [plainName(name), value]));

/** The value under the first of these names that has one. */
function firstOf(row: PlainNames, names: readonly string[]): unknown {
  return names.map((name) => given(row.get(name))).find((value) => value !== undefined);
}

const given = (value: unknown) => (value === null || value === '' ? undefined : value);

/** A text, or one in two parts: who narrates, and what. */
function textOf(value: unknown): string {
  if (isObject(value)) {
    return [value.narrator, value.text]
      .map(textOf)
      .filter((part) => part.trim() !== '')
      .join(' ');
  }
  return typeof value === 'string' ? value : '';
}

const isObject = (value: unknown): value is Row['value'] =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns undefined if a grade has no grader. */
function gradesOf(
  value: unknown,
  gradedBy: string | undefined,
  clean: (text: string) => string,
): { grade: string; by: string }[] | undefined {
  const written = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const grades = written.map((each: unknown) => {
    if (!isObject(each)) return { grade: clean(String(each)).trim(), by: gradedBy };
    return {
      grade: clean(textOf(each.grade)).trim(),
      by: firstOf(withPlainNames(each), ['by', 'gradedby', 'name', 'source']) ?? gradedBy,
    };
  });
  const graded = grades.filter(({ grade }) => grade !== '');
  if (graded.some(({ by }) => typeof by !== 'string' || by.trim() === '')) return undefined;
  return graded.map(({ grade, by }) => ({ grade, by: String(by).trim() }));
}
