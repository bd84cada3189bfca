import { type RankedVerse, rarityOf } from './rank-verses.ts';
import type { QuestionReading } from './read-question.ts';
import type { Topic } from './topics.ts';

/** A note that is as good as asked for shows that a question belongs here. */
const SURE = 0.75;

/** Where the question is put as most are here, a likely note is enough: "is smoking allowed", "who was Joseph". */
const LIKELY = 0.5;

/** How much of what an everyday question is about one verse must speak of. */
const COVERED = 0.8;

/**
 * Words that nobody here has used may outweigh the subjects so far: beyond it, Mohamed Salah plays football. One such word
 * is let pass for so many others: "I have diabetes, can I fast this Ramadan".
 */
const DROWNING = 1.5;
const ONE_WORD = 9;
const FOR_SO_MANY = 6;

/** In Arabic, what is written onto a word hides many a known one. */
const HIDDEN = 0.5;

/** A phrase that means something else counts against a question as much as a word that nobody here has used. */
const STRANGE = 8;

/** A word that had to be corrected may have been another. */
const CORRECTED = 6;

/** Who names so many subjects may use a strange word among them, if one verse speaks of the rest. */
const MANY_MENTIONS = 3;

/** "Rivers" alone is a search; "how old is the earth" holds one word that the Quran has too, and means no verse. */
const KEYWORDS = 2;

/** Whether a question is one for this site: by what it says, by a note that answers it, or by a verse that covers it. */
export function belongs(
  reading: QuestionReading,
  topics: readonly Topic[],
  ranked: readonly RankedVerse[],
  bestNote: number,
): boolean {
  if (reading.named.length > 0) return true;
  if (reading.fieldWords.length > 0) return reading.elsewhere === 0 || topics.length > 0;
  const field = sum(topics.filter(({ ofTheField }) => ofTheField).map(rarityOf));
  // An edition of the Quran knows few of the words in which its language asks.
  const isForeign = !['en', 'ar'].includes(reading.language);
  if (isForeign && field > 0) return true;
  const strange = sum(topics.filter(({ strange }) => strange).map(rarityOf)) + reading.elsewhere * STRANGE;
  if (field > 0) {
    const against = (reading.language === 'ar' ? HIDDEN : 1) * strange + reading.corrected * CORRECTED;
    return against <= Math.max(field * DROWNING, ONE_WORD * Math.floor(reading.length / FOR_SO_MANY));
  }
  if (topics.length === 0 || (strange > 0 && reading.mentions < MANY_MENTIONS)) return false;
  if (strange === 0 && reading.asksAsUsual && bestNote >= LIKELY) return true;
  if (topics.length === 1 && reading.mentions <= 1) return reading.length <= KEYWORDS && ranked.length > 0;
  return (bestNote >= SURE && strange === 0) || coverage(topics, ranked) >= COVERED;
}

/** The greatest share of the topics that one verse speaks of; common words count too, for any of them may be the point. */
function coverage(topics: readonly Topic[], ranked: readonly RankedVerse[]): number {
  const weights = topics.map((topic) => (topic.strange ? LEAST_WEIGHT : Math.max(rarityOf(topic), LEAST_WEIGHT)));
  const covered = ranked.slice(0, MOST_VERSES).map(({ row }) => {
    const spoken = topics.map(({ fits, known }, at) => (fits.has(row) || known.includes(row) ? (weights[at] ?? 0) : 0));
    return sum(spoken);
  });
  return Math.max(0, ...covered) / Math.max(sum(weights), Number.EPSILON);
}

const LEAST_WEIGHT = 3;
const MOST_VERSES = 20;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
