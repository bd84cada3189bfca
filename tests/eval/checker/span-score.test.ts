import { expect, test } from 'vitest';
import { added, characterScore, noScore, rates, spanScore } from './span-score.ts';

const span = (start: number, end: number) => ({ start, end });

test('characters that two spans cover count once', () => {
  expect(characterScore([span(0, 10), span(5, 12)], [span(8, 20)])).toEqual({ wanted: 12, found: 12, both: 4 });
});

test('spans are paired where half is shared, and each once', () => {
  expect(spanScore([span(0, 10)], [span(0, 20)])).toEqual({ wanted: 1, found: 1, both: 1 });
  expect(spanScore([span(0, 10)], [span(0, 21)])).toEqual({ wanted: 1, found: 1, both: 0 });
  expect(spanScore([span(0, 10)], [span(0, 6), span(0, 10)])).toEqual({ wanted: 1, found: 2, both: 1 });
  expect(spanScore([span(0, 10)], [span(10, 20)])).toEqual({ wanted: 1, found: 1, both: 0 });
});

test('precision, recall and F1 of the sums', () => {
  const sum = added({ wanted: 4, found: 2, both: 1 }, { wanted: 0, found: 2, both: 0 });
  const { precision, recall, f1 } = rates(sum);
  expect([precision, recall]).toEqual([0.25, 0.25]);
  expect(f1).toBeCloseTo(0.25);
  expect(rates(noScore)).toEqual({ precision: 0, recall: 0, f1: 0 });
});
