import { phrases, placesOf, type SignPhrase } from './phrases.ts';
import type { ListSection } from './read-list.ts';
import type { FoldedWords } from './words.ts';

// A sign is something that a text can say in many ways, with a weight in points. The points of signs near each other
// add up; each sign counts once. So a reviewer of the lists can recalculate every decision by hand.

/** Phrases with one meaning, and their weight. */
export interface TriageSign {
  /** At `ENOUGH` no other sign is needed; at `CERTAIN` negative signs are ignored; below 0 it is evidence against. */
  points: number;
  means: string;
  phrases: readonly SignPhrase[];
}

export const ENOUGH = 3;
const CERTAIN = 5;

/** Maximum distance in words between signs that are added up: signs farther apart belong to different stories. */
const NEAR = 45;

/** Reads the sections `[points 3] meaning`. */
export function signs(sections: readonly ListSection[]): readonly TriageSign[] {
  return sections.map(({ head: [kind, points], means, lines, place }) => {
    if (kind !== 'points' || !Number.isInteger(Number(points))) throw new Error(`${place}: expected “[points 3]”`);
    return { points: Number(points), means, phrases: phrases(lines.join('\n')) };
  });
}

/** The phrases of all signs in one list, so that a text is compared with all of them in one pass. */
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

/** The highest sum of points of signs near each other, and those signs. */
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
    // The same position again gives the same sum.
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
