import type { HeldEdition, Places } from '../corpus/corpus.ts';
import { type Anchor, isAt } from './anchors/anchor.ts';
import type { Cited } from './pack-work.ts';

/** Numbers within this distance are searched: files of one numbering differ by no more. */
const FARTHEST = 60;

/**
 * Where well-known hadith stand that a pack has under another number than the one by which they are cited: the one passage
 * near it that has their words. Undefined where the text under the number is another one and none near it is the hadith:
 * then the number names nothing here. Hadith under their own number are not among the results.
 */
export function findByWords(
  anchors: readonly Anchor[],
  passages: readonly Cited[],
  editions: readonly HeldEdition[],
): Map<number, Places | undefined> {
  const found = new Map<number, Places | undefined>();
  const isIt = (anchor: Anchor, place: number) =>
    editions.some(({ language, text }) => {
      const words = text(place);
      return words !== '' && isAt(anchor, words, language) === true;
    });
  for (const anchor of anchors) {
    const near = passages.flatMap(({ first, last }, place) =>
      first <= anchor.number + FARTHEST && last >= anchor.number - FARTHEST ? [{ first, last, place }] : [],
    );
    const own = near.filter(({ first, last }) => first <= anchor.number && last >= anchor.number);
    if (near.length === 0 || own.some(({ place }) => isIt(anchor, place))) continue;
    const [only, ...more] = near.filter(({ place }) => isIt(anchor, place));
    found.set(anchor.number, only && more.length === 0 ? { from: only.place, to: only.place + 1 } : undefined);
  }
  return found;
}
