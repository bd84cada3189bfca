import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dialled, linesFor, readHelpLines } from './help-lines.ts';

const calls = (...languages: string[]) => linesFor(languages, 'crisis').map(({ call }) => call);

test('every row of the table is a line of help, and every country has its emergency number', () => {
  const lines = readHelpLines(readFileSync('content/help/lines.tsv', 'utf8'));
  const countries = new Set(lines.map(({ country }) => country));
  const withEmergency = new Set(lines.filter(({ kind }) => kind === 'emergency').map(({ country }) => country));
  expect(withEmergency).toEqual(countries);
  for (const { call, text = call } of lines)
    expect([dialled(call), dialled(text)].join()).toMatch(/^\d{2,12},\d{2,12}$/);
});

test.each([
  ['a country that is no code', 'Britain\tcrisis\tSamaritans\t116 123\t-\thttps://www.samaritans.org'],
  ['an unknown kind', 'GB\tadvice\tSamaritans\t116 123\t-\thttps://www.samaritans.org'],
  ['a number with letters', 'GB\tcrisis\tSamaritans\t116 HELP\t-\thttps://www.samaritans.org'],
  ['no place where it is published', 'GB\tcrisis\tSamaritans\t116 123\t-\t'],
])('a row with %s is refused', (_name, row) => {
  expect(() => readHelpLines(row)).toThrow('line 1');
});

test('the country is the first one that the languages name and the table knows', () => {
  expect(calls('en-GB', 'en')).toEqual(['999', '116 123']);
  expect(calls('ar', 'xx-ZZ', 'fr-FR')).toEqual(['112', '3114']);
  expect(calls('zh-Hans-SG')).toEqual(['999', '1767']);
});

test('without a country that is known there are the numbers that work in many', () => {
  for (const languages of [[], ['en'], ['ar-SY'], ['not a tag']])
    expect(calls(...languages)).toEqual(['112', '911', '999']);
});

test('the lines are those of the danger', () => {
  expect(linesFor(['en-US'], 'abuse').map(({ name }) => name)).toEqual([
    'Emergency',
    'National Domestic Violence Hotline',
  ]);
});
