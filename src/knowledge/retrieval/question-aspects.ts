import { hasArabic } from '../../text/language.ts';
import { VERSES } from '../corpus/corpus.ts';
import type { NamedSubject } from './index-thesaurus.ts';
import type { QuestionReading } from './read-question.ts';
import { foldedWords, stemsOf } from './stems/search-stems.ts';
import type { Subject } from './thesaurus.ts';
import { rowsOf, type VerseIndex } from './verse-index.ts';

/** One subject or word that the question asks about, and the rows of the verses that mention it. */
export interface Aspect {
  /** A subject of the thesaurus, a word of the question, or the citations of a matching note. */
  kind: 'subject' | 'word' | 'note';
  /** Whether the word is in no text of the library. */
  strange: boolean;
  ofTheField: boolean;
  /** How well each verse's words fit, from 0 to 1. */
  fits: ReadonlyMap<number, number>;
  /** The verses that the thesaurus names for it, best first. */
  known: readonly number[];
}

/** The editions in which words are looked for, by the language of the words. */
export type EditionsByLanguage = ReadonlyMap<string, readonly string[]>;

/** Maximum aspects looked up per question, so that a long story costs no more; it names its subjects early. */
const MOST_SUBJECTS = 10;
const MOST_WORDS = 20;

/** Looks up the verses for each aspect of the question. */
export function lookUpAspects(reading: QuestionReading, index: VerseIndex, editions: EditionsByLanguage): Aspect[] {
  const { language, subjects, words, strange, fieldItself } = reading;
  const aspectOf = ({ subject, ofTheField }: NamedSubject): Aspect => ({
    kind: 'subject',
    strange: false,
    ofTheField,
    fits: fitsOf(termsOf(subject), index, editions),
    known: subject.passages.flatMap(rowsOf),
  });
  const aspects: Aspect[] = [
    ...subjects.slice(0, MOST_SUBJECTS).map(aspectOf),
    ...words.slice(0, MOST_WORDS).map((word) => {
      const of = hasArabic(word) && language !== 'ur' ? 'ar' : language;
      const fits = fitsOf([{ language: of, words: [word] }], index, editions);
      // The lexicon covers English and Arabic; for other languages the edition in that language decides.
      const isStrange = of === 'en' || of === 'ar' ? strange.has(word) : fits.size === 0;
      return { kind: 'word' as const, strange: isStrange, ofTheField: false, fits, known: [] };
    }),
  ];
  const isEmpty = aspects.every(({ fits, known }) => fits.size + known.length === 0);
  return isEmpty && fieldItself ? [...aspects, aspectOf(fieldItself)] : aspects;
}

/** Words that must all be in one verse. */
interface Search {
  language: string;
  words: readonly string[];
}

function termsOf({ search, names }: Subject): Search[] {
  const arabic = names.filter(({ words }) => hasArabic(words));
  return [
    ...search.map((term) => ({ language: 'en', words: foldedWords(term) })),
    ...arabic.map(({ words }) => ({ language: 'ar', words: foldedWords(words) })),
  ];
}

function fitsOf(searches: readonly Search[], index: VerseIndex, editions: EditionsByLanguage): Map<number, number> {
  const fits = new Map<number, number>();
  for (const { language, words } of searches) {
    for (const edition of editions.get(language) ?? []) {
      const rows = allOf(words, language, edition, index);
      const weight = Math.log(1 + VERSES / (1 + rows.length));
      for (const row of rows)
        fits.set(row, (fits.get(row) ?? 0) + weight / (0.7 + 0.3 * (index.length(row) / MEAN_LENGTH)));
    }
  }
  const best = Math.max(Number.EPSILON, ...fits.values());
  for (const [row, fit] of fits) fits.set(row, fit / best);
  return fits;
}

/** Words of the mean verse. */
const MEAN_LENGTH = 12.4;

/** The verses that contain all the words; an Arabic word matches in any form that it may be. */
function allOf(words: readonly string[], language: string, edition: string, index: VerseIndex): readonly number[] {
  const rows = words.map((word) => anyOf(stemsOf(word, language), edition, index));
  const [first = [], ...others] = rows.sort((a, b) => a.length - b.length);
  return others.reduce((left, right) => {
    const held = new Set(right);
    return left.filter((row) => held.has(row));
  }, first);
}

function anyOf(stems: readonly string[], edition: string, index: VerseIndex): readonly number[] {
  const [only, ...others] = stems;
  if (only === undefined) return [];
  if (others.length === 0) return index.rows(edition, only);
  return [...new Set(stems.flatMap((stem) => index.rows(edition, stem)))];
}
