import { editDistance } from '../../text/edit-distance.ts';

/** A word that visitors may have meant, and how likely they did. */
interface Candidate {
  word: string;
  weight: number;
  letters: number;
}

/**
 * Finds the known word that a misspelt one is meant to be: one letter wrong, missing, added or swapped with its
 * neighbour, in long words two. Words are grouped by length; comparing their letter sets as bit masks rules out most of
 * them before any real comparison.
 */
export class Spelling {
  readonly #byLength = new Map<number, Candidate[]>();

  /** `words` with their weights: of words equally near the heaviest is meant. */
  constructor(words: ReadonlyMap<string, number>) {
    for (const [word, weight] of words) {
      if (word.length < SHORTEST || word.length > LONGEST || !/^[a-z]+$/.test(word)) continue;
      const candidate = { word, weight, letters: lettersOf(word) };
      const list = this.#byLength.get(word.length);
      if (list) list.push(candidate);
      else this.#byLength.set(word.length, [candidate]);
    }
  }

  correct(word: string): string | undefined {
    if (word.length < SHORTEST || word.length > LONGEST || !/^[a-z]+$/.test(word)) return undefined;
    const letters = lettersOf(word);
    const most = word.length >= LONG ? 2 : 1;
    let best: Candidate | undefined;
    let nearest = most + 1;
    for (let length = word.length - most; length <= word.length + most; length++) {
      for (const candidate of this.#byLength.get(length) ?? []) {
        // A word is seldom wrong in its first letter.
        if (candidate.word[0] !== word[0]) continue;
        if (bitsIn(letters ^ candidate.letters) > 2 * most) continue;
        const distance = editDistance(word, candidate.word, Math.min(most, nearest));
        if (distance > most) continue;
        if (distance < nearest || (distance === nearest && candidate.weight > (best?.weight ?? 0))) {
          best = candidate;
          nearest = distance;
        }
      }
    }
    return best?.word;
  }
}

const SHORTEST = 5;
const LONG = 9;
const LONGEST = 24;

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) - 97);
  return letters;
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
