import { expect, test } from 'vitest';
import type { JudgedCitation } from './judge-words.ts';
import { verdictOnAltered } from './verdicts.ts';

const tokens = ['one', 'two', 'three,', 'four'];
const citation = (verdict: string, quotation: string): JudgedCitation => ({
  verdict,
  start: 0,
  end: 0,
  work: 'quran',
  reference: 'Quran 1:1',
  quotation,
  foundAt: undefined,
  correction: undefined,
});
const verdictOf = (citations: JudgedCitation[], genuine: string) =>
  verdictOnAltered(citations, tokens, (part, reference) => `${part.join(' ')} ${reference}` === `${genuine} Quran 1:1`);

test('verified words pass only where the oracle finds them under the reference of the verdict', () => {
  expect(verdictOf([citation('verified', 'one two three, four')], '')).toBe('verified');
  expect(verdictOf([citation('verified', 'two three')], '')).toBe('verified');
  expect(verdictOf([citation('verified', 'two three')], 'two three,')).toBe('a genuine part verified');
  expect(verdictOf([citation('verified', 'one two three, four')], tokens.join(' '))).toBe('true place verified');
  expect(verdictOf([citation('misquoted', 'one'), citation('misattributed', 'two')], '')).toBe('misquoted');
  expect(verdictOf([], '')).toBe('none');
});
