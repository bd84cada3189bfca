import { expect, test } from 'vitest';
import { splitVerses, verseEndMark } from './scripture-text.ts';

test('the number of a verse is in Arabic figures and ornate brackets', () => {
  expect(verseEndMark(183)).toBe('﴿١٨٣﴾');
});

test('a translation is split at the numbers of its verses', () => {
  expect(splitVerses('(1) By time, (2) Indeed, mankind is in loss,')).toEqual([
    { ayah: '1', text: 'By time, ' },
    { ayah: '2', text: 'Indeed, mankind is in loss,' },
  ]);
});

test('a translation without numbers is one part, and brackets within words are words', () => {
  expect(splitVerses('In the name(s) of Allah')).toEqual([{ text: 'In the name(s) of Allah' }]);
  expect(splitVerses('He has a(99) names')).toEqual([{ text: 'He has a(99) names' }]);
  expect(splitVerses('')).toEqual([]);
});
