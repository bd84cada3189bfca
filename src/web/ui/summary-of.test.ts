import { expect, test } from 'vitest';
import type { Verdict } from '../../contract/entities.ts';
import { summaryOf } from './summary-of.ts';

const editions = ['The Quran (Uthmani)', 'Saheeh International'];
const of = (...verdicts: Verdict[]) =>
  summaryOf({
    citations: verdicts.map((verdict) => ({ verdict })),
    editions: verdicts.includes('verified') ? editions : [],
  });

test('a text without citations has no summary', () => {
  expect(of()).toBeUndefined();
});

test('if everything is verified, one sentence says so', () => {
  expect(of('verified')).toBe('1 citation, verified in The Quran (Uthmani) and Saheeh International.');
  expect(of('verified', 'verified')).toBe('2 citations, all verified in The Quran (Uthmani) and Saheeh International.');
});

test('references without a quotation are counted separately, if that is known', () => {
  const citations = [
    { verdict: 'reference-exists', quotation: null },
    { verdict: 'reference-exists', quotation: 'few words' },
  ] as const;
  expect(summaryOf({ citations, editions: [] })).toBe(
    '2 citations: 1 reference exists (no words quoted), 1 reference exists.',
  );
});

test('unproven citations are named in words, one or many', () => {
  expect(of('verified', 'reference-exists', 'reference-exists')).toBe(
    '3 citations: 1 quotation verified in The Quran (Uthmani) and Saheeh International, 2 references exist.',
  );
  expect(of('misquoted', 'misattributed', 'no-such-reference', 'not-in-corpus', 'unchecked')).toBe(
    '5 citations: 1 differs from the source, 1 found elsewhere, 1 reference does not exist, ' +
      '1 not found in the editions held here, 1 not checked here.',
  );
  expect(of('misquoted', 'misquoted', 'no-such-reference', 'no-such-reference')).toBe(
    '4 citations: 2 differ from the source, 2 references do not exist.',
  );
});
