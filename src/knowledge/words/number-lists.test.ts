import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NumberLists } from './number-lists.ts';

test('keeps lists as they are, and inverts them as a search through all lists would', () => {
  const most = 12;
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(fc.nat(most - 1))), (lists) => {
      const kept = NumberLists.of(lists);
      for (const [at, list] of lists.entries()) expect([...kept.of(at)]).toEqual(list);
      const inverted = kept.inverted(most);
      for (let number = 0; number < most; number++) {
        const expected = lists.flatMap((list, at) => (list.includes(number) ? [at] : []));
        expect([...inverted.of(number)]).toEqual(expected);
      }
    }),
  );
});
