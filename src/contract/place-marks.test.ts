import { expect, test } from 'vitest';
import { type PlacedInline, placeMarks } from './place-marks.ts';
import { parseProse } from './prose.ts';

/** The words as they are drawn: a mark as `⟨…⟩`, with the signs that stay on its line. */
function drawn(text: string): string {
  const [block] = parseProse(text);
  return block?.kind === 'paragraph' ? words(placeMarks(block.inlines)) : '';
}

const words = (inlines: readonly PlacedInline[]): string =>
  inlines
    .map((inline) => {
      if (inline.kind === 'reference') return `⟨${inline.before}${inline.text}${inline.after}⟩`;
      if (inline.kind === 'text') return inline.text;
      return 'inlines' in inline ? words(placeMarks(inline.inlines)) : '\n';
    })
    .join('');

test.each([
  ['The nights are free [Quran 2:187].', 'The nights are free. ⟨Quran 2:187⟩'],
  ['in safety too [Sahih al-Bukhari 1083], and back', 'in safety too, ⟨Sahih al-Bukhari 1083⟩ and back'],
  ['One [Quran 2:1]; two [Quran 2:2]. Three.', 'One; ⟨Quran 2:1⟩ two. ⟨Quran 2:2⟩ Three.'],
  ['He said “so” [Quran 2:1].', 'He said “so”. ⟨Quran 2:1⟩'],
  ['It is *sawm* [Quran 2:1].', 'It is sawm. ⟨Quran 2:1⟩'],
  ['**So** [Quran 2:1].', 'So. ⟨Quran 2:1⟩'],
  ['وينتظره [Sahih Muslim 8]، ثم', 'وينتظره، ⟨Sahih Muslim 8⟩ ثم'],
])('the punctuation of the sentence comes before the mark: %s', (text, expected) => {
  expect(drawn(text)).toBe(expected);
});

test.each([
  ['It is so [Quran 2:1], [Quran 2:2].', 'It is so. ⟨Quran 2:1,⟩ ⟨Quran 2:2⟩'],
  ['It is so [Quran 2:1] and [Quran 2:2].', 'It is so. ⟨Quran 2:1⟩ and ⟨Quran 2:2⟩'],
  ['It is so [Quran 2:1] [Quran 2:2], and on', 'It is so, ⟨Quran 2:1⟩ ⟨Quran 2:2⟩ and on'],
])('of a list of references it comes before the first: %s', (text, expected) => {
  expect(drawn(text)).toBe(expected);
});

test.each([
  ['They point to [Quran 13:39].', 'They point to ⟨Quran 13:39.⟩'],
  ['[Quran 13:39]. So.', '⟨Quran 13:39.⟩ So.'],
  ['So it is (see [Quran 13:39]).', 'So it is (see ⟨Quran 13:39).⟩'],
  ['So it is ([Quran 13:39]).', 'So it is ⟨(Quran 13:39).⟩'],
  ['On mercy [Quran 13:39]: it is wide.', 'On mercy ⟨Quran 13:39:⟩ it is wide.'],
  ['It is so. [Quran 13:39].', 'It is so. ⟨Quran 13:39.⟩'],
  ['most take [Quran 9:28] to keep it', 'most take ⟨Quran 9:28⟩ to keep it'],
])('a sentence that needs its reference keeps its order, on one line: %s', (text, expected) => {
  expect(drawn(text)).toBe(expected);
});

test('the text that was parsed is not changed', () => {
  const [block] = parseProse('The nights are free [Quran 2:187].');
  const inlines = block?.kind === 'paragraph' ? block.inlines : [];
  const before = structuredClone(inlines);
  placeMarks(inlines);
  expect(inlines).toEqual(before);
});

test('a reference that comes again is known as such', () => {
  const [block] = parseProse('So [Quran 2:1]. And so [Quran 2:2]. And so [Quran 2:1].');
  const placed = block?.kind === 'paragraph' ? placeMarks(block.inlines) : [];
  expect(placed.flatMap((one) => (one.kind === 'reference' ? one.isAgain : []))).toEqual([false, false, true]);
});
