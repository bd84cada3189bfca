import { expect, test } from 'vitest';
import { parseTheme } from './load-glossary.ts';
import { lookUpKey } from './term.ts';

const text = `# Family

## ‘Iddah {#iddah}
arabic: عدة
also: iddat, waiting period
note: waiting-period-and-custody

The waiting period [Quran 65:4].

## Wali {#wali}

A guardian.
`;

test('a theme is read term by term', () => {
  expect(parseTheme(text, 'family.md')).toEqual([
    {
      slug: 'iddah',
      name: '‘Iddah',
      arabic: 'عدة',
      also: ['iddat', 'waiting period'],
      note: 'waiting-period-and-custody',
      theme: 'Family',
      markdown: 'The waiting period [Quran 65:4].',
    },
    expect.objectContaining({ slug: 'wali', arabic: undefined, also: [], note: undefined, markdown: 'A guardian.' }),
  ]);
});

test.each([
  ['without a title', text.replace('# Family\n', ''), 'must begin'],
  ['with a heading without an id', text.replace(' {#wali}', ''), '## Wali'],
  ['with an unknown field', text.replace('note: ', 'see: '), 'see: waiting-period'],
  ['without a text', text.replace('\nA guardian.\n', ''), 'there is no text'],
])('a file %s is refused by name', (_, bad, why) => {
  expect(() => parseTheme(bad, 'family.md')).toThrow(/^family\.md: /);
  expect(() => parseTheme(bad, 'family.md')).toThrow(why);
});

test('terms are looked up without the article, the sign for ‘ayn, and accents', () => {
  expect(['‘Iddah', 'al-Fātiḥa', 'Ash‘ari', 'an-Nas'].map((name) => lookUpKey({ name }))).toEqual([
    'iddah',
    'fatiha',
    'ashari',
    'nas',
  ]);
});
