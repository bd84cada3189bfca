import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testCorpus } from '../../tests/support/test-corpus.ts';
import { Checker } from '../checker/checker.ts';
import { guardText } from './guard-text.ts';

const corpus = testCorpus();
const checker = new Checker(corpus);
const guard = (text: string) => guardText(text, checker);
const verse = (surah: number, ayah: number) => {
  const found = corpus.verses.find((each) => each.surah === surah && each.ayah === ayah);
  if (!found) throw new Error('no such verse');
  return found;
};
const right = verse(2, 183).translation;
const wrong = right.replace('fasting', 'feasting');

test('a text whose quotations are right is sound, and so is one that quotes nothing', () => {
  expect(guard(`God says: “${right}” [Quran 2:183]. See also 2:184.`)).toEqual({ judged: 'sound' });
  expect(guard('Good morning.')).toEqual({ judged: 'sound' });
});

test('altered words are replaced by the edition’s own, and the text is then sound', () => {
  const text = `He says: “${wrong}” [Quran 2:183]. So it is.`;
  const { judged, first, corrected } = guard(text);
  expect(judged).toBe('unsound');
  expect(text.slice(first?.start, first?.end)).toBe(wrong);
  expect(corrected).toMatchObject({
    text: `He says: “${right}” [Quran 2:183]. So it is.`,
    judged: 'sound',
    changes: [{ reference: 'Quran 2:183', edition: 'Saheeh International (English)' }],
  });
});

test('a wrong reference is replaced by the one place where the words stand', () => {
  const { corrected } = guard(`He says: “${right}” (Quran 2:190).`);
  expect(corrected).toMatchObject({ text: `He says: “${right}” (Quran 2:183).`, judged: 'sound' });
});

test('what stands nowhere is named and stays: nothing is invented', () => {
  const text = `God says: “Whoever smiles at a stranger shall be forgiven forty years of sins” [Quran 2:183]. And [Quran 2:999].`;
  const { judged, first, corrected } = guard(text);
  expect([judged === 'sound', corrected]).toEqual([false, undefined]);
  expect(first).toBeDefined();
  expect(guard('See [Quran 2:999].')).toMatchObject({ judged: 'unsound', first: { verdict: 'no-such-reference' } });
});

test('words beside a place that is not understood leave a doubt', () => {
  expect(guard(`“${right}” (2/999)`)).toMatchObject({ judged: 'doubtful', first: { verdict: 'place-unread' } });
});

test('whatever is changed is the edition’s own words or a reference, and the rest of the text is left as it was', () => {
  const words = fc.constantFrom(
    right,
    wrong,
    verse(112, 1).arabic,
    'patience is a virtue',
    'God says: ',
    '“',
    '”',
    ' ',
  );
  const places = fc.constantFrom(' [Quran 2:183]', ' (2:190)', ' [Quran 2:999]', '\n\n', '. ');
  fc.assert(
    fc.property(fc.array(fc.oneof(words, places), { maxLength: 14 }), (pieces) => {
      const text = pieces.join('');
      const { corrected } = guard(text);
      if (!corrected) return;
      let rest = text;
      for (const { start, end, put } of corrected.changes.toReversed())
        rest = rest.slice(0, start) + put + rest.slice(end);
      expect(rest).toBe(corrected.text);
    }),
    { numRuns: 150 },
  );
});
