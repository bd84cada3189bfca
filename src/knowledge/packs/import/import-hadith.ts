import type { PackProblem } from '../pack-check.ts';
import type { PackPassage } from '../pack-manifest.ts';
import { cleanText } from '../text-problems.ts';
import type { Row } from './parse-csv.ts';

/** A place in a source: the row, from 1, and the file where there are several. */
export interface RowPlace {
  line: number;
  file?: string | undefined;
}

export type RowProblem = PackProblem & RowPlace;

export interface Imported {
  passages: PackPassage[];
  /** The row of the source that each passage was made of. */
  rows: RowPlace[];
  /** Texts in which HTML line breaks, entities or marks of missing texts were replaced. */
  cleaned: number;
  problems: RowProblem[];
  /** What was left out. */
  notes?: string[];
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
  /** Other schemes of numbers that the rows have, under the schemes' names without their hyphens. */
  schemes?: readonly { id: string }[];
  /** Whether rows without a text, and grades without who gave them, are left out and counted instead of refused. */
  leaveOut?: boolean;
}

export type Field = keyof typeof usual;

/** Field names in public files for each value that a pack needs, as `plainName` writes them. */
const usual = {
  number: ['number', 'hadithnumber', 'hadithno', 'hadithnum'],
  arabic: ['arabic', 'arabichadith', 'arabicmatn', 'textar', 'arabictext', 'ar'],
  translation: ['english', 'englishhadith', 'translation', 'texten', 'englishtext', 'text', 'en'],
  arabicchain: ['arabicchain', 'arabicisnad'],
  translationchain: ['translationchain', 'englishchain', 'englishisnad'],
  chapter: ['chapter', 'chaptertitle', 'chapterenglish'],
  grade: ['grade', 'grades'],
} as const;

export const importFields: readonly Field[] = ['number', 'arabic', 'translation', 'chapter', 'grade'];

const NOTES = {
  noText: ['row without a text', 'rows without a text'],
  noGrader: ['grade that names nobody', 'grades that name nobody'],
} as const;

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
  place: RowPlace;
  passage: PackPassage;
}

/**
 * Makes passages from rows, in the order of their numbers. Texts are unchanged except for what `cleanText` replaces.
 */
export function importHadith(rows: readonly Row[], options: HadithImport): Imported {
  const problem = problemOfNumberField(rows, options);
  if (problem) return { passages: [], rows: [], cleaned: 0, problems: [problem] };
  const problems: RowProblem[] = [];
  const numbered: NumberedPassage[] = [];
  const leftOut = { noText: 0, noGrader: 0 };
  let cleaned = 0;
  const clean = (written: string) => {
    const text = cleanText(written);
    if (text !== written.replaceAll('\r\n', '\n')) cleaned++;
    return text;
  };
  for (const { line, file, value } of rows) {
    const place = { line, ...(file !== undefined && { file }) };
    const field = (name: Field) => fieldOf(value, name, options.fields?.[name]);
    const number = plainNumber(numberIn(value, options.fields?.number));
    const about = number === '' ? '' : `number ${number}: `;
    const written = [
      { edition: options.arabicEdition, text: clean(textOf(field('arabic'))), chain: textOf(field('arabicchain')) },
      {
        ...{ edition: options.translationEdition, text: clean(textOf(field('translation'))) },
        chain: textOf(field('translationchain')),
      },
    ].filter(({ text }) => text.trim() !== '');
    const grades = gradesOf(field('grade'), options.gradedBy, clean);
    const named = grades.filter(({ by }) => by !== undefined) as { grade: string; by: string }[];
    const chapter = clean(textOf(field('chapter'))).trim();
    if (options.leaveOut) leftOut.noGrader += grades.length - named.length;
    if (number === '') problems.push({ ...place, message: 'has no number' });
    else if (written.length === 0 && options.leaveOut) leftOut.noText++;
    else if (written.length === 0) problems.push({ ...place, message: `${about}has no text` });
    else if (named.length < grades.length && !options.leaveOut) {
      problems.push({ ...place, message: `${about}has a grade without who gave it: say it with --graded-by` });
    } else {
      const chains = written.flatMap(({ edition, text, chain }) => chainOf(text, chain).map((held) => [edition, held]));
      const others = (options.schemes ?? []).flatMap(({ id }) => {
        const other = String(firstOf(withPlainNames(value), [plainName(id)]) ?? '');
        return other === '' ? [] : [[id, other]];
      });
      const passage: PackPassage = {
        number,
        texts: Object.fromEntries(written.map(({ edition, text }) => [edition, text])),
        ...(chains.length > 0 && { chains: Object.fromEntries(chains) }),
        ...(others.length > 0 && { numbers: Object.fromEntries(others) }),
        ...(chapter && { chapter }),
        ...(named.length > 0 && { grades: named }),
      };
      numbered.push({ order: Number.parseInt(number, 10), letter: number.replace(/[^a-z]/g, ''), place, passage });
    }
  }
  const restart = problemOfRestarts(numbered);
  numbered.sort(
    (one, other) => one.order - other.order || (one.letter < other.letter ? -1 : Number(one.letter > other.letter)),
  );
  const notes = (['noText', 'noGrader'] as const).flatMap((kind) => {
    const count = leftOut[kind];
    return count > 0 ? [`${count} ${NOTES[kind][count === 1 ? 0 : 1]} left out`] : [];
  });
  return {
    passages: numbered.map(({ passage }) => passage),
    rows: numbered.map(({ place }) => place),
    cleaned,
    problems: restart ? [restart, ...problems] : problems,
    notes,
  };
}

/** The chain with which a text begins; some rows have one that it does not begin with, or nothing behind it. */
function chainOf(text: string, written: string): string[] {
  const chain = cleanText(written).trim();
  return chain !== '' && text.startsWith(chain) && text.slice(chain.length).trim() !== '' ? [chain] : [];
}

/** Whether a field of this name counts rows. */
const isRunningField = (name: string) => running.test(plainName(name));

/** Without capitals and separators: `Hadith_number` and `hadithNumber` are one name. */
const plainName = (name: string) => name.toLowerCase().replace(/[\s_-]/g, '');

/** The reason why these rows have no usable number: the field only counts the rows, or there is no field. */
function problemOfNumberField(rows: readonly Row[], { fields, runningNumbers }: HadithImport): RowProblem | undefined {
  const named = fields?.number;
  const { line = 1, file } = rows[0] ?? {};
  const place = { line, ...(file !== undefined && { file }) };
  if (named !== undefined) {
    if (!isRunningField(named) || runningNumbers) return undefined;
    const message = `“${named}” counts the rows of a file and is not the number that readers cite: name another field with --number`;
    return { ...place, message };
  }
  const counting = [...new Set(rows.flatMap(({ value }) => Object.keys(value).filter(isRunningField)))];
  if (counting.length === 0 || rows.some(({ value }) => numberIn(value, undefined) !== '')) return undefined;
  const list = counting.map((name) => `“${name}”`).join(' and ');
  const message = `${list} ${counting.length === 1 ? 'counts' : 'count'} the rows of the file and no field has the numbers that readers cite: name their field with --number, or use another source, or take the numbers from a pack of the same texts with --numbers-of`;
  return { ...place, message };
}

function problemOfRestarts(numbered: readonly NumberedPassage[]): RowProblem | undefined {
  const restarts = numbered.filter(({ order }, index) => order === 1 && (numbered[index - 1]?.order ?? 0) > 1);
  const [first] = restarts;
  if (!first || restarts.length <= RESTARTS_ALLOWED) return undefined;
  const message = `the numbers begin again at 1 in ${restarts.length} places, the first of them here: they count within chapters; name the field that readers cite with --number`;
  return { ...first.place, message };
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

/** Each grade with who gave it, where the row or the operator says. */
function gradesOf(
  value: unknown,
  gradedBy: string | undefined,
  clean: (text: string) => string,
): { grade: string; by: string | undefined }[] {
  const written = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const grades = written.map((each: unknown) => {
    if (!isObject(each)) return { grade: clean(String(each)).trim(), by: gradedBy };
    const by = firstOf(withPlainNames(each), ['by', 'gradedby', 'name', 'source']) ?? gradedBy;
    const isNamed = typeof by === 'string' && by.trim() !== '';
    return { grade: clean(textOf(each.grade)).trim(), by: isNamed ? by.trim() : undefined };
  });
  return grades.filter(({ grade }) => grade !== '');
}
