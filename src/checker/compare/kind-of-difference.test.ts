import { expect, test } from 'vitest';
import { kindsOf } from './kind-of-difference.ts';

test.each([
  ['ar', 'كَذَبُوا', 'كَذَّبُوا', 'signs'],
  ['ar', 'أنا', 'إنا', 'signs'],
  ['ar', 'ولا تقربوا', 'وتقربوا', 'negation'],
  ['en', 'approach', 'do not approach', 'negation'],
  ['en', 'their', 'your', 'person'],
  ['en', 'feasting', 'fasting', undefined],
  ['en', '', 'and', undefined],
] as const)('%s: “%s” for “%s”: %s', (language, quoted, source, kind) => {
  expect(kindsOf([{ quoted, source }], language)).toEqual([kind]);
});

test('words that only change places differ in their order', () => {
  const differences = [
    { quoted: 'heavens', source: 'earth' },
    { quoted: 'earth', source: 'heavens' },
  ];
  expect(kindsOf(differences, 'en')).toEqual(['order', 'order']);
});
