import { VERSES } from '../corpus/corpus.ts';
import type { Aspect } from './question-aspects.ts';

export interface RankedVerse {
  row: number;
  score: number;
}

/** Factor for passages of the thesaurus: they were chosen by a reader, so they outweigh word matches. */
const KNOWN = 1.5;

/** Factor for other words when there is a subject ("whatsapp", "yesterday"): they only order its verses. */
const WORDS_BESIDE_SUBJECTS = 0.5;

/** Weight of the citations of a matching note: about that of an average subject. */
const LENT = 4;

/** Maximum number of verses for a word whose match is not a coincidence: "synagogues". */
const FEW_VERSES = 4;

/** Orders the verses that match any of the aspects, best first. */
export function rankVerses(aspects: readonly Aspect[]): RankedVerse[] {
  const hasSubject = aspects.some(({ kind }) => kind === 'subject');
  const scores = new Map<number, number>();
  let total = Number.EPSILON;
  for (const aspect of aspects) {
    const isBeside = hasSubject && aspect.kind === 'word' && aspect.fits.size > FEW_VERSES;
    const weight = aspect.kind === 'note' ? LENT : rarityOf(aspect) * (isBeside ? WORDS_BESIDE_SUBJECTS : 1);
    if (aspect.fits.size + aspect.known.length === 0) continue;
    total += weight;
    for (const [row, score] of scoresIn(aspect)) scores.set(row, (scores.get(row) ?? 0) + weight * score);
  }
  return [...scores]
    .map(([row, score]) => ({ row, score: score / total }))
    .sort((a, b) => b.score - a.score || a.row - b.row);
}

/** The rarer an aspect in the corpus, the higher, up to a limit; highest for a word that is not in the corpus. */
export function rarityOf({ kind, fits, known }: Aspect): number {
  const rarity = Math.log(VERSES / (fits.size + known.length + 1));
  if (kind === 'subject') return Math.min(Math.max(rarity, 3), 6);
  return fits.size > 0 ? Math.min(rarity, 6) : rarity;
}

/**
 * From 0 to 2.5: half a point for being about the aspect, up to half for the words, up to 1.5 for being known for it.
 */
function scoresIn({ fits, known }: Aspect): Map<number, number> {
  const scores = new Map<number, number>();
  for (const [row, fit] of fits) scores.set(row, 0.5 + 0.5 * fit);
  for (const [rank, row] of known.entries()) {
    scores.set(row, (scores.get(row) ?? 0.5) + KNOWN / (1 + rank * 0.1));
  }
  return scores;
}
