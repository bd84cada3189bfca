import type { QuranReference } from '../../references/reference.ts';
import { versesIn } from '../../references/surahs.ts';

/**
 * The part of a surah that is asked for when its name is at [start, end) of the question: "last two verses of surah
 * al-Baqarah", "surah kahf first ten ayats", "اواخر سورة".
 */
export function partOfSurah(question: string, surah: number, start: number, end: number): QuranReference | undefined {
  const before = question.slice(Math.max(0, start - NEARBY), start).toLowerCase();
  const after = question.slice(end, end + NEARBY).toLowerCase();
  const [, edge, count] = partBefore.exec(before) ?? partAfter.exec(after) ?? [];
  if (edge === undefined) return undefined;
  const verses = versesIn(surah);
  const asked = Math.min(count === undefined ? 1 : (numbers.get(count) ?? Number(count)), verses);
  if (!(asked > 0)) return undefined;
  return first.has(edge)
    ? { work: 'quran', surah, from: 1, to: asked }
    : { work: 'quran', surah, from: verses - asked + 1, to: verses };
}

const NEARBY = 40;

const partBefore =
  /(first|opening|last|final|[اأ]ول|[اآ]خر)\s+(?:(two|three|four|five|ten|\d{1,2})\s+)?(?:verses?|ay[ae]h?s?|aa?ya+ts?|[اآ]يات|[اآ]يتين)\s+(?:of|from|in|من)?\s*(?:the\s+)?$/u;
const partAfter =
  /^[\s,:'s]*(first|opening|last|final|[اأ]ول|[اآ]خر)\s+(?:(two|three|four|five|ten|\d{1,2})\s+)?(?:verses?|ay[ae]h?s?|aa?ya+ts?|[اآ]يات|[اآ]يتين)(?!\p{L})/u;

const first: ReadonlySet<string> = new Set(['first', 'opening', 'اول', 'أول']);
const numbers: ReadonlyMap<string, number> = new Map([
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['ten', 10],
]);
