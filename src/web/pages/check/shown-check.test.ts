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
  expect(shownCheck({ citations: [], editions: [] })).toEqual({ summary: undefined, citations: [], more: 0 });
});
