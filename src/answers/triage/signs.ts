import { phrases, placesOf, type SignPhrase } from './phrases.ts';
import type { FoldedWords } from './words.ts';

// A sign is something that a text says in one of many ways, and what that weighs. Signs that stand near each other add
// up; each counts once. Whoever reviews the lists can follow every decision with a pencil.

/** What is said near each other, and what it weighs. */
export interface TriageSign {
  /** At `ENOUGH` it needs no other sign, at `CERTAIN` nothing takes from it; below 0 it speaks against. */
  points: number;
  means: string;
  phrases: readonly SignPhrase[];
}

export const ENOUGH = 3;
const CERTAIN = 5;

/** A story has its signs apart; so many words hold what belongs together. */
const NEAR = 45;

/** Reads `= points meaning` lines, each with its phrases below it. */
export function signs(written: string): readonly TriageSign[] {
  return written
    .split(/^\s*= /mu)
    .slice(1)
    .map((block) => {
      const [head = '', ...lines] = block.split('\n');
      const [points = '', ...means] = head.trim().split(' ');
      return { points: Number(points), means: means.join(' '), phrases: phrases(lines.join('\n')) };
    });
}

/** The phrases of all signs in one list, so that a text is held against them at once. */
interface Gathered {
  phrases: readonly SignPhrase[];
  signOf: ReadonlyMap<SignPhrase, readonly TriageSign[]>;
}

const gathered = new WeakMap<readonly TriageSign[], Gathered>();

function gather(list: readonly TriageSign[]): Gathered {
  const signOf = new Map<SignPhrase, TriageSign[]>();
  for (const sign of list) for (const phrase of sign.phrases) signOf.set(phrase, [...(signOf.get(phrase) ?? []), sign]);
  const all = { phrases: [...signOf.keys()], signOf };
  gathered.set(list, all);
  return all;
}

/** The most that signs near each other weigh, and which those are. */
export function weigh(words: FoldedWords, list: readonly TriageSign[]): { points: number; signs: readonly string[] } {
  const { phrases, signOf } = gathered.get(list) ?? gather(list);
  const met = placesOf(words, phrases)
    .flatMap(({ phrase, at }) => (signOf.get(phrase) ?? []).map((sign) => ({ at, sign })))
    .sort((one, other) => one.at - other.at);
  const certain = met.find(({ sign }) => sign.points >= CERTAIN)?.sign;
  if (certain) return { points: certain.points, signs: [certain.means] };

  let best: { points: number; signs: readonly string[] } = { points: 0, signs: [] };
  let first = 0;
  for (let from = 0; from < met.length; from++) {
    const start = met[from]?.at ?? 0;
    // The same place again: nothing new stands from here on.
    if (from > 0 && met[from - 1]?.at === start) continue;
    while ((met[first]?.at ?? start) < start - NEAR) first++;
    const near = new Set<TriageSign>();
    for (let index = first; (met[index]?.at ?? Number.POSITIVE_INFINITY) <= start + NEAR; index++) {
      const { at, sign } = met[index] as { at: number; sign: TriageSign };
      if (at >= start || sign.points < 0) near.add(sign);
    }
    const points = [...near].reduce((sum, sign) => sum + sign.points, 0);
    if (points > best.points) best = { points, signs: [...near].map(({ means }) => means) };
  }
  return best;
}
