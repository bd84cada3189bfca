import type { PackProblem } from './pack-check.ts';
import type { Passage } from './pack-manifest.ts';
import type { Row } from './parse-csv.ts';

export interface Imported {
  passages: Passage[];
  problems: PackProblem[];
}

export interface HadithImport {
  arabicEdition: string;
  translationEdition: string;
  /** Fields whose names are not among the usual ones. */
  fields?: Partial<Record<Field, string>>;
  /** Who gave the grades, where the rows do not say. */
  gradedBy?: string;
}

export type Field = keyof typeof usual;

/** Under what names the common public files keep what a pack needs. */
const usual = {
  number: ['number', 'hadithNumber', 'hadith_number', 'hadithnumber', 'id'],
  arabic: ['arabic', 'arabicMatn', 'text_ar', 'arabic_text', 'ar'],
  translation: ['english', 'translation', 'text_en', 'english_text', 'text', 'en'],
  chapter: ['chapter', 'chapterTitle', 'chapter_title'],
  grade: ['grade', 'grades'],
} as const;

export const importFields = Object.keys(usual) as Field[];

/** Makes passages of rows, in the order of their numbers. Texts stay as they are, but for the line ends of other systems. */
export function importHadith(rows: readonly Row[], options: HadithImport): Imported {
  const problems: PackProblem[] = [];
  const numbered: { order: number; letter: string; passage: Passage }[] = [];
  for (const { line, value } of rows) {
    const field = (name: Field) => firstOf(value, options.fields?.[name] ?? usual[name]);
    const number = plainNumber(String(field('number') ?? ''));
    const texts = Object.fromEntries(
      [
        [options.arabicEdition, textOf(field('arabic'))],
        [options.translationEdition, textOf(field('translation'))],
      ].filter(([, text]) => text?.trim()),
    );
    const grades = gradesOf(field('grade'), options.gradedBy);
    const chapter = textOf(field('chapter')).trim();
    if (number === '') problems.push({ line, message: 'has no number' });
    else if (Object.keys(texts).length === 0) problems.push({ line, message: 'has no text' });
    else if (!grades) problems.push({ line, message: 'has a grade without who gave it: say it with --graded-by' });
    else {
      const passage = { number, texts, ...(chapter && { chapter }), ...(grades.length > 0 && { grades }) };
      numbered.push({ order: Number.parseInt(number, 10), letter: number.replace(/[^a-z]/g, ''), passage });
    }
  }
  numbered.sort(
    (one, other) => one.order - other.order || (one.letter < other.letter ? -1 : Number(one.letter > other.letter)),
  );
  return { passages: numbered.map(({ passage }) => passage), problems };
}

/** `8 A` is 8a; `3450-3451-3452` is 3450-3452. */
function plainNumber(written: string): string {
  const number = written.replace(/\s+/g, '').toLowerCase();
  return number.replace(/^(\d+)-(?:\d+-)+(\d+)$/, '$1-$2');
}

function firstOf(row: Row['value'], names: string | readonly string[]): unknown {
  for (const name of typeof names === 'string' ? [names] : names) {
    const value = row[name];
    if (value !== undefined && value !== null && value !== '') return value;
  }
  return undefined;
}

/** A text, or one in two parts: who narrates, and what. */
function textOf(value: unknown): string {
  if (typeof value === 'object' && value !== null) {
    const { narrator, text } = value as Record<string, unknown>;
    return [narrator, text]
      .map(textOf)
      .filter((part) => part.trim() !== '')
      .join(' ');
  }
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}

/** Undefined where a grade stands without who gave it. */
function gradesOf(value: unknown, gradedBy: string | undefined): { grade: string; by: string }[] | undefined {
  const written = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const grades = written.map((each) => {
    if (typeof each !== 'object' || each === null) return { grade: String(each).trim(), by: gradedBy };
    const by = firstOf(each as Row['value'], ['by', 'graded_by', 'gradedBy', 'name', 'source']) ?? gradedBy;
    return { grade: textOf((each as Row['value']).grade).trim(), by };
  });
  const given = grades.filter(({ grade }) => grade !== '');
  if (given.some(({ by }) => typeof by !== 'string' || by.trim() === '')) return undefined;
  return given.map(({ grade, by }) => ({ grade, by: String(by).trim() }));
}
