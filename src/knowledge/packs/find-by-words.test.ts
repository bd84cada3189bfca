import { expect, test } from 'vitest';
import type { HeldEdition } from '../corpus/corpus.ts';
import { driftingIn } from './anchors/drifting.ts';
import { findByWords } from './find-by-words.ts';

const [umrah, , lice] = driftingIn('bukhari');

function found(texts: Readonly<Record<number, string>>) {
  const numbers = Object.keys(texts).map(Number);
  const passages = numbers.map((number) => ({ first: number, last: number, letter: '' }));
  const edition = { language: 'en', text: (place: number) => texts[numbers[place] ?? 0] ?? '' } as HeldEdition;
  return findByWords(
    [umrah, lice].flatMap((anchor) => anchor ?? []),
    passages,
    [edition],
  );
}

test('a hadith under another number than readers cite is found by its words, if one alone near it has them', () => {
  const words = 'From Umra to Umra is an expiation.';
  expect(found({ 1773: words, 1814: 'Your lice? Then shave.' })).toEqual(new Map());
  expect(found({ 1765: 'Another.', 1766: words, 1773: 'A third.' })).toEqual(
    new Map([
      [1773, { from: 1, to: 2 }],
      [1814, undefined],
    ]),
  );
  expect(found({ 1765: words, 1766: words, 1773: 'A third.' }).get(1773)).toBeUndefined();
  expect(found({ 1600: words, 1773: 'A third.' }).get(1773)).toBeUndefined();
  // Nothing is known of a part that does not come near it.
  expect(found({ 1: 'One.' })).toEqual(new Map());
});
