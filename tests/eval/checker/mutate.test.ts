import { expect, test } from 'vitest';
import { isExhaustive } from '../../support/sample.ts';
import { testCorpus } from '../../support/test-corpus.ts';
import { generateGenuine, generateMutated } from './generate.ts';
import { Oracle } from './oracle.ts';
import { unitsOf } from './units.ts';

const verses = unitsOf(testCorpus());
const oracle = new Oracle(verses);

test('the oracle finds every genuine quotation under its reference', () => {
  const lost = generateGenuine(verses).filter(
    ({ quote }) => !oracle.stands(quote.tokens, quote.edition, quote.passage),
  );
  expect(lost.map(({ quote }) => quote.tokens.join(' '))).toEqual([]);
});

test('the oracle knows a word too many, a word too few and another vowel', () => {
  const passage = { surah: 112, from: 1, to: 2 };
  const stands = (words: string, edition: 'plain' | 'vowelled' = 'plain') =>
    oracle.stands(words.split(' '), edition, passage);
  expect(stands('قل هو الله أحد الله الصمد')).toBe(true);
  expect(stands('قل هو … الله الصمد')).toBe(true);
  expect(stands('الله الصمد … قل هو')).toBe(false);
  expect(stands('قل هو الله أحد الصمد')).toBe(false);
  expect(stands('قل هو الله أحد أحد')).toBe(false);
  expect(stands('قُلْ هُوَ اللَّهُ أَحَدٌ', 'vowelled')).toBe(true);
  expect(stands('قُلْ هُوَ اللَّهَ أَحَدٌ', 'vowelled')).toBe(false);
});

/** Of every kind in every spelling; together more than a thousand texts, ten thousand in `npm run test:all`. */
const each = isExhaustive ? 240 : 24;

test('thousands of texts are altered, the same in every run', () => {
  const mutated = generateMutated(verses, oracle, each);
  expect(mutated.length).toBeGreaterThan(each * 42);
  expect(mutated.filter(({ quote }) => oracle.stands(quote.tokens, quote.edition, quote.passage))).toEqual([]);
  expect(new Set(mutated.map(({ quote }) => quote.passage.surah)).size).toBeGreaterThanOrEqual(
    isExhaustive ? 114 : 105,
  );
  const again = generateMutated(verses, oracle, each);
  expect(again.map(({ change }) => change)).toEqual(mutated.map(({ change }) => change));
});
