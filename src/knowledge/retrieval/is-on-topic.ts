import type { Aspect } from './question-aspects.ts';
import { type RankedVerse, rarityOf } from './rank-verses.ts';
import type { QuestionReading } from './read-question.ts';

/** Whether a question is for this site: by its words, by a note that answers it, or by a verse that covers it. */
export function isOnTopic(
  reading: QuestionReading,
  aspects: readonly Aspect[],
  ranked: readonly RankedVerse[],
  bestNote: number,
): boolean {
  if (reading.named.length > 0) return true;
  if (bestNote >= ANSWERED && reading.strange.size === 0) return true;
  if (isSearch(reading)) return ranked.length > 0;
  return likelihood(reading, aspects, ranked, bestNote) >= 0.5;
}

/** "Iron" alone, "bees and honey" and "khadija life" are searches; "how heavy is iron" is a question. */
function isSearch({ length, mentions, subjects, strange, corrected, elsewhere }: QuestionReading): boolean {
  if (mentions === 0 || strange.size + corrected + elsewhere > 0) return false;
  if (length <= KEYWORDS || (mentions > 1 && mentions >= length - 1)) return true;
  return subjects.some(({ ofTheField }) => ofTheField) && length <= FEW_WORDS;
}

/** A note that so surely answers was written for these very words, or nearly. */
const ANSWERED = 0.95;

const KEYWORDS = 2;
const FEW_WORDS = 4;

/**
 * Fitted to about 930 questions of visitors and of people who look for something else; as many were held out (decision
 * 10). Evidence for: a note that answers it, its subjects, the names of the field, a verse that covers it; in a long
 * question an unknown word weighs less. Evidence against: words that are in no text of the library ("Mohamed Salah
 * plays football"), and phrases that mean something else.
 */
function likelihood(
  reading: QuestionReading,
  aspects: readonly Aspect[],
  ranked: readonly RankedVerse[],
  bestNote: number,
): number {
  const field = sum(aspects.filter(({ ofTheField }) => ofTheField).map(rarityOf));
  const strange = sum(aspects.filter((aspect) => aspect.strange).map(rarityOf));
  const isCovered = strange === 0 && coverage(aspects, ranked) >= COVERED;
  const evidence =
    -6.46 +
    4.22 * bestNote +
    2.49 * Math.min(field / A_SUBJECT, 2) +
    3.38 * Math.min(reading.fieldWords.length, 2) +
    2.63 * (reading.asksForRuling ? 1 : 0) +
    1.26 * (isCovered ? Math.min(aspects.length, 5) - 1 : 0) +
    2.2 * Math.log(Math.max(reading.length, 1)) -
    0.9 * Math.min(strange / 10, 3) -
    1.55 * Math.min(reading.elsewhere, 4) +
    // Fewer words of other languages are known here, and prefixes and suffixes hide many known Arabic words.
    (FEWER_KNOWN[reading.language] ?? 3.1);
  return 1 / (1 + Math.exp(-evidence));
}

/** A single verse that matches at least this share of the aspects is not a coincidence. */
const COVERED = 0.8;

/** The rarity of a subject. */
const A_SUBJECT = 6;

const FEWER_KNOWN: Readonly<Record<string, number>> = { en: 0, ar: 1.6 };

/** The largest share of the aspects that one verse matches; common words count too, because any may be the subject. */
function coverage(aspects: readonly Aspect[], ranked: readonly RankedVerse[]): number {
  const weights = aspects.map((aspect) => (aspect.strange ? LEAST_WEIGHT : Math.max(rarityOf(aspect), LEAST_WEIGHT)));
  const covered = ranked.slice(0, MOST_VERSES).map(({ row }) => {
    const spoken = aspects.map(({ fits, known }, at) =>
      fits.has(row) || known.includes(row) ? (weights[at] ?? 0) : 0,
    );
    return sum(spoken);
  });
  return Math.max(0, ...covered) / Math.max(sum(weights), Number.EPSILON);
}

const LEAST_WEIGHT = 3;
const MOST_VERSES = 20;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
