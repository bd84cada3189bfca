import fc from 'fast-check';
import { expect, test } from 'vitest';
import { StringTable } from './string-table.ts';

const words = fc.uniqueArray(fc.string({ unit: 'grapheme', maxLength: 12 }), { maxLength: 60 });

test('finds each string by its number and its number by the string, as an array does', () => {
  fc.assert(
    fc.property(words, fc.string({ unit: 'grapheme', maxLength: 3 }), (strings, other) => {
      const table = StringTable.of(strings);
      expect([...table]).toEqual(strings);
      for (const each of [...strings, other]) expect(table.indexOf(each)).toBe(strings.indexOf(each));
    }),
  );
});

test('reads lines as splitting them does', () => {
  fc.assert(
    fc.property(words, (strings) => {
      const lines = strings.filter((each) => !each.includes('\n'));
      const written = lines.join('\n');
      const table = StringTable.ofLines(new TextEncoder().encode(written));
      const expected = written === '' ? [] : lines;
      expect([...table]).toEqual(expected);
      for (const [number, line] of expected.entries()) expect(table.indexOf(line)).toBe(number);
    }),
  );
});

test('keeps what a decoder would take off, and knows no string that was not given', () => {
  const table = StringTable.of(['\uFEFFword', 'word', 'الرحمن', 'x'.repeat(1_000)]);
  expect(table.at(0)).toBe('\uFEFFword');
  expect(table.indexOf('الرحمن')).toBe(2);
  expect(table.indexOf('x'.repeat(1_000))).toBe(3);
  expect(table.has('x'.repeat(999))).toBe(false);
  expect(table.has('')).toBe(false);
  expect([table.at(4), table.at(-1), table.length]).toEqual(['', '', 4]);
});
