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
const editionTexts = [
  { title: corpus.arabicEdition.title, words: corpus.verses.map(({ arabic }) => arabic).join(' ') },
  { title: corpus.translationEdition?.title, words: corpus.verses.map(({ translation }) => translation).join(' ') },
];
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

test('the marks of a block quote, and its line of source, stay', () => {
  const block = (words: string) => `So it says:\n\n> **${words}**\n> — Quran 2:183\n\nSo it is.`;
  expect(guard(block(wrong)).corrected).toMatchObject({ text: block(right), judged: 'sound' });
});

test('of a quotation that leaves words out, the piece that is wrong is put right and the others stay', () => {
  const pieces = (second: string, third: string) => `“O you who have believed … ${second} … ${third}” [Quran 2:183]`;
  const [fast, end] = ['decreed upon you is fasting', 'that you may become righteous'] as const;
  const feast = fast.replace('fasting', 'feasting');
  expect(guard(pieces(feast, end)).corrected).toMatchObject({ text: pieces(fast, end), judged: 'sound' });
  const selfish = end.replace('righteous', 'selfish');
  expect(guard(pieces(fast, selfish)).corrected).toMatchObject({ text: pieces(fast, end), judged: 'sound' });
});

test('a wrong reference is replaced by the one place where the words stand', () => {
  const { corrected } = guard(`He says: “${right}” (Quran 2:190).`);
  expect(corrected).toMatchObject({ text: `He says: “${right}” (Quran 2:183).`, judged: 'sound' });
});

test('of a verse with its translation, the one that is wrong is put right and the other stays', () => {
  const { arabic } = verse(2, 183);
  const block = (words: string, translation: string) => `> ${words}\n>\n> ${translation}\n>\n> [Quran 2:183]`;
  expect(guard(block(arabic, wrong)).corrected).toMatchObject({ text: block(arabic, right), judged: 'sound' });
  const altered = arabic.split(' ').toSpliced(3, 1).join(' ');
  const { corrected } = guard(block(altered, right));
  expect(corrected).toMatchObject({ text: block(arabic, right), judged: 'sound' });
  expect(corrected?.changes[0]?.edition).toBe(corpus.arabicEdition.title);
});

test('foreign words at the edge of a verse are taken out, not exchanged for the next verse’s', () => {
  expect(guard(`> ${right} patience is a virtue`).corrected?.text).toBe(`> ${right}`);
  expect(guard(`“God says: ${right}”`).corrected?.text).toBe(`“${right}”`);
});

test('words in HTML are put right between their tags, and left where tags stand among them', () => {
  const quote = (words: string) => `<p>God says: <q>${words}</q> (2:183)</p>`;
  expect(guard(quote(wrong)).corrected?.text).toBe(quote(right));
  expect(guard(quote(wrong.replace('feasting', '<b>feasting</b>')))).toMatchObject({ judged: 'unsound' });
  expect(guard(quote(wrong.replace('feasting', '<b>feasting</b>'))).corrected).toBeUndefined();
});

test('references in a row at the end of a line are no words of the quotation', () => {
  expect(guard(`> **${right} (2:190) (2:190)`).corrected?.changes.map(({ put }) => put)).toEqual(['Quran 2:183']);
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
    '\n\n> **',
    ' … ',
    ' ',
  );
  const places = fc.constantFrom(' [Quran 2:183]', ' (2:190)', ' [Quran 2:999]', '\n\n', '. ');
  fc.assert(
    fc.property(fc.array(fc.oneof(words, places), { maxLength: 14 }), (pieces) => {
      const text = pieces.join('');
      const { corrected } = guard(text);
      if (!corrected) return;
      for (const { put, reference, edition } of corrected.changes) {
        const isReference = put === reference;
        const isOfEdition = editionTexts.some(({ title, words }) => title === edition && words.includes(put));
        expect([put, isReference || isOfEdition]).toEqual([put, true]);
      }
      let rest = text;
      for (const { start, end, put } of corrected.changes.toReversed())
        rest = rest.slice(0, start) + put + rest.slice(end);
      expect(rest).toBe(corrected.text);
    }),
    { numRuns: 150 },
  );
});
