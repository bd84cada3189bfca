import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareTexts, paragraphsOf } from './compare-texts.ts';

const words = (kind: 'removed' | 'added', parts: ReturnType<typeof compareTexts>) =>
  parts.flatMap((part) => (part.kind === 'changed' ? part.runs.filter((run) => run.kind === kind) : []));

test('a word that was replaced is found in its paragraph', () => {
  expect(
    compareTexts(['One.', 'They throw at three pillars.', 'Two.'], ['One.', 'They throw at one pillar.', 'Two.']),
  ).toEqual([
    { kind: 'same', paragraphs: ['One.'] },
    {
      kind: 'changed',
      runs: [
        { kind: 'same', text: 'They throw at ' },
        { kind: 'removed', text: 'three pillars.' },
        { kind: 'added', text: 'one pillar.' },
      ],
    },
    { kind: 'same', paragraphs: ['Two.'] },
  ]);
});

test('paragraphs that have little in common are not taken for versions of each other', () => {
  expect(compareTexts(['Fasting begins at dawn.'], ['Zakat is due on wealth.'])).toEqual([
    { kind: 'changed', runs: [{ kind: 'added', text: 'Zakat is due on wealth.' }] },
    { kind: 'changed', runs: [{ kind: 'removed', text: 'Fasting begins at dawn.' }] },
  ]);
});

test('the paragraphs of an article are its words without tags', () => {
  expect(paragraphsOf('<h2>In short</h2>\n<ul><li>One &amp; <em>two</em></li><li>Three</li></ul>')).toEqual([
    'In short',
    'One & two',
    'Three',
  ]);
});

test('without what was added, a comparison is the former text, and without what was removed the later one', () => {
  const text = fc.array(fc.stringMatching(/^[abc]( [abc]){0,6}$/), { maxLength: 8 });
  const side = (parts: ReturnType<typeof compareTexts>, without: 'removed' | 'added') =>
    parts
      .map((part) => {
        const runs = part.kind === 'same' ? [] : part.runs.filter(({ kind }) => kind !== without);
        return part.kind === 'same'
          ? part.paragraphs.join('\n')
          : runs
              .map((run) => run.text.trim())
              .join(' ')
              .trim();
      })
      .filter((paragraph) => paragraph !== '')
      .join('\n');
  fc.assert(
    fc.property(text, text, (former, later) => {
      const parts = compareTexts(former, later);
      expect(side(parts, 'removed')).toBe(later.join('\n'));
      const sorted = (paragraphs: string) => paragraphs.split('\n').sort();
      expect(sorted(side(parts, 'added'))).toEqual(sorted(former.join('\n')));
      if (former.join('\n') === later.join('\n'))
        expect([...words('added', parts), ...words('removed', parts)]).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('a paragraph of thousands of words that changed throughout is replaced as a whole, so that its time is bounded', () => {
  const long = (of: (at: number) => number) => Array.from({ length: 5_000 }, (_, at) => `w${of(at)}`).join(' ');
  const [former, later] = [long((at) => at % 7), long((at) => (at * 3) % 7)];
  const [part] = compareTexts([former], [later]);
  const runs = part?.kind === 'changed' ? part.runs.map(({ kind }) => kind) : [];
  expect(runs.filter((kind) => kind !== 'same')).toEqual(['removed', 'added']);
});
