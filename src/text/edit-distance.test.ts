import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test('the distance is that of the plain definition', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      const plain = plainDistance(a, b);
      for (const most of [0, 1, 2]) expect(editDistance(a, b, most), `at most ${most}`).toBe(Math.min(plain, most + 1));
    }),
  );
});

/** Optimal string alignment, by its recursive definition. */
function plainDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const swapped = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0];
  return Math.min(
    plainDistance(a.slice(1), b) + 1,
    plainDistance(a, b.slice(1)) + 1,
    plainDistance(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
    swapped ? plainDistance(a.slice(2), b.slice(2)) + 1 : Number.POSITIVE_INFINITY,
  );
}
