import { expect, test } from 'vitest';
import { parsePoints } from './parse-points.ts';

const body = `## Vomiting {#vomiting}

? does vomiting break the fast
? threw up while fasting

Vomiting on purpose breaks the fast [Quran 2:187].

- A first item.
- A second one.

# Where scholars differ

## Inhalers {#inhalers}
? asthma pump

Scholars differ about inhalers.`;

test('a point has its label, id, questions, text and references', () => {
  const { points, differences } = parsePoints(body, 'a.md', 1);
  expect(differences).toBe('Where scholars differ');
  expect(points.map(({ id, label, isDifference, questions }) => [id, label, isDifference, questions])).toEqual([
    ['vomiting', 'Vomiting', false, ['does vomiting break the fast', 'threw up while fasting']],
    ['inhalers', 'Inhalers', true, ['asthma pump']],
  ]);
  expect(points[0]?.pieces.map(({ kind, markdown }) => [kind, markdown])).toEqual([
    ['paragraph', 'Vomiting on purpose breaks the fast [Quran 2:187].'],
    ['bullet', 'A first item.'],
    ['bullet', 'A second one.'],
  ]);
  expect(points[0]?.references).toEqual([{ work: 'quran', surah: 2, from: 187, to: 187 }]);
});

test.for([
  ['text outside of a point', 'Text.', 'a.md:7: text must belong to a point'],
  ['a point without an id', '## Vomiting', 'a.md:7: a point begins with'],
  ['an id with capitals', '## Vomiting {#Vomiting}', 'a.md:7: a point begins with'],
  ['two points with one id', body.replace('#inhalers', '#vomiting'), 'two points have the id “vomiting”'],
  ['a question after the text', '## A {#a}\n\nText.\n\n? a question', 'a.md:11: questions belong directly below'],
  ['a point without text', '## A {#a}\n\n? a question', 'the point “a” has no text'],
  ['a second section', `${body}\n\n# Another`, 'only one line may begin with'],
  ['no point at all', '', 'a note needs at least one point'],
] as const)('%s is refused with its line', ([, text, why]) => {
  expect(() => parsePoints(text, 'a.md', 7)).toThrow(why);
});
