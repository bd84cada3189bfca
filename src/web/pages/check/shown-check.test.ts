import { expect, test } from 'vitest';
import type { CheckedCitation } from '../../../contract/source-entities.ts';
import { shownCheck } from './shown-check.ts';

const citation = (at: number): CheckedCitation => ({
  start: at * 10,
  end: at * 10 + 8,
  quotation: null,
  reference: 'Quran 1:1',
  written: '1:1',
  verdict: 'reference-exists',
  passages: [],
});

test('of very many citations the first are shown, and all are counted', () => {
  const citations = Array.from({ length: 1_000 }, (_, at) => citation(at));
  const shown = shownCheck({ citations, editions: [] });
  expect(shown.citations).toEqual(citations.slice(0, 100));
  expect(shown).toMatchObject({ more: 900, summary: expect.stringContaining('1000 citations') });
});

test('a text without citations has no summary', () => {
  expect(shownCheck({ citations: [], editions: [] })).toEqual({
    summary: undefined,
    tally: [],
    editions: [],
    report: '',
    citations: [],
    more: 0,
  });
});

test('the tally counts all citations by verdict, and leads to the first of each', () => {
  const citations = [citation(0), { ...citation(1), verdict: 'verified' as const }, citation(2)];
  expect(shownCheck({ citations, editions: [] }).tally).toEqual([
    { verdict: 'verified', count: 1, first: 2 },
    { verdict: 'reference-exists', count: 2, first: 1 },
  ]);
});

test('the report says each verdict with its words, its reference and its reason', () => {
  const quotation = 'decreed upon you is feasting';
  const wrong = { ...citation(0), verdict: 'misquoted' as const, quotation, correction: 'decreed upon you is fasting' };
  const { report } = shownCheck({ citations: [wrong], editions: [] });
  expect(report).toContain('1. Differs from the source · Quran 1:1 · “decreed upon you is feasting”');
  expect(report).toContain('The source’s own words: decreed upon you is fasting');
});
