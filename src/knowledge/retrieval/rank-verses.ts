import { VERSES } from '../corpus/corpus.ts';

/** What one topic of the question met in the corpus. Verses are numbered as in the corpus file, from 1. */
export interface TopicHits {
  kind: 'subject' | 'word';
  /** How well each verse fits, greater is better (bm25 with its sign turned). */
  fits: Map<number, number>;
  /** The verses that the thesaurus names for the topic, best first. */
  known: readonly number[];
}

export interface RankedVerse {
  verse: number;
  score: number;
}

/**
 * How sure it is that a question belongs here: it says so (`named`: Islam, Quran, surah), it uses words of the field
 * (`implied`: zakat, fasting), or it does neither.
 */
export type Belonging = 'named' | 'implied' | 'unsaid';

/**
 * How much of what the question is about a verse must cover. In the field the subjects of the thesaurus alone count,
 * and one in three will do, for visitors tell stories. Elsewhere every word counts, and least is asked where the
 * question has a subject, which the verse must speak of, and only words that the Quran knows: "garden furniture" has a
 * subject too.
 */
const COVERAGE = { inTheField: 0.33, familiar: 0.36, strange: 0.75 };

/** Beside a subject of the field, other words ("whatsapp", "yesterday") order the verses, and little. */
const OTHER_WORDS_IN_THE_FIELD = 0.3;

/** Unknown words may outweigh merely implied subjects so far: beyond it, Mohamed Salah plays football. */
const DROWNING = 3;

/** What the thesaurus says outweighs what the words say: its passages were chosen by reading. */
const KNOWN = 1.5;

/** Orders the verses that cover enough of the question's topics, best first; none where nothing does. */
export function rankVerses(topics: readonly TopicHits[], belonging: Belonging): RankedVerse[] {
  const setting = settingOf(topics, belonging);
  if (belonging === 'implied' && isDrowned(topics)) return [];

  const subjects = topics.filter(({ kind }) => kind === 'subject');
  const counts = (topic: TopicHits) => setting !== 'inTheField' || topic.kind === 'subject';
  const required = COVERAGE[setting] * sum(topics.filter(counts).map(rarityOf));
  const total = sum(topics.map(rarityOf));

  const covered = new Map<number, number>();
  const scores = new Map<number, number>();
  for (const topic of topics) {
    const rarity = rarityOf(topic);
    const weight = counts(topic) ? rarity : rarity * OTHER_WORDS_IN_THE_FIELD;
    for (const [verse, score] of scoresIn(topic)) {
      if (counts(topic)) covered.set(verse, (covered.get(verse) ?? 0) + rarity);
      scores.set(verse, (scores.get(verse) ?? 0) + weight * score);
    }
  }

  const ranked: RankedVerse[] = [];
  for (const [verse, coverage] of covered) {
    if (setting === 'familiar' && !subjects.some(({ fits, known }) => fits.has(verse) || known.includes(verse)))
      continue;
    if (coverage >= required) ranked.push({ verse, score: (scores.get(verse) ?? 0) / total });
  }
  return ranked.sort((a, b) => b.score - a.score || a.verse - b.verse);
}

function settingOf(topics: readonly TopicHits[], belonging: Belonging): keyof typeof COVERAGE {
  if (!topics.some(({ kind }) => kind === 'subject')) return 'strange';
  if (belonging !== 'unsaid') return 'inTheField';
  return topics.some(isUnknownWord) ? 'strange' : 'familiar';
}

function isDrowned(topics: readonly TopicHits[]): boolean {
  const subjects = sum(topics.filter(({ kind }) => kind === 'subject').map(rarityOf));
  return sum(topics.filter(isUnknownWord).map(rarityOf)) > subjects * DROWNING;
}

function isUnknownWord({ kind, fits }: TopicHits): boolean {
  return kind === 'word' && fits.size === 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The rarer a topic in the corpus, the more it tells, to a bound; a word that is not there at all tells most. */
function rarityOf({ kind, fits, known }: TopicHits): number {
  const rarity = Math.log(VERSES / (fits.size + known.length + 1));
  if (kind === 'subject') return Math.min(Math.max(rarity, 3), 6);
  return fits.size > 0 ? Math.min(rarity, 6) : rarity;
}

/** From 0 to 2.5: half a point for being about the topic, up to half for the words, up to 1.5 for being known for it. */
function scoresIn({ fits, known }: TopicHits): Map<number, number> {
  const best = Math.max(...fits.values(), Number.EPSILON);
  const scores = new Map<number, number>();
  for (const [verse, fit] of fits) scores.set(verse, 0.5 + 0.5 * Math.max(fit / best, 0));
  for (const [rank, verse] of known.entries()) {
    scores.set(verse, (scores.get(verse) ?? 0.5) + KNOWN / (1 + rank * 0.1));
  }
  return scores;
}
