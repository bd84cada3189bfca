import { expect, test } from 'vitest';
import { testCorpus } from '../../tests/support/test-corpus.ts';
import { ENGLISH_EDITION } from '../knowledge/corpus/editions.ts';
import { Checker } from './checker.ts';

const corpus = testCorpus();
const checker = new Checker(corpus);
const translation = corpus.verses[1]?.translation;
const text = `“${translation}” [Quran 1:2]`;
const verdictsOf = (by: Checker) => by.checkText(text).map(({ verdict }) => verdict);

test('a new checker takes the word indexes of unchanged editions from the previous one', () => {
  const indexes = new Checker(corpus, checker).editions.map(({ index }) => index);
  expect(indexes).toEqual(checker.editions.map(({ index }) => index));
  expect(indexes.every((index, at) => index === checker.editions[at]?.index)).toBe(true);
  expect(new Checker(corpus).editions[0]?.index).not.toBe(indexes[0]);
});

test('words that one checker verified are not verified for a corpus without their edition', () => {
  expect(verdictsOf(checker)).toEqual(['verified']);
  const without = new Checker(testCorpus({ without: [ENGLISH_EDITION] }), checker);
  expect(without.editions.map(({ edition }) => edition.id)).not.toContain(ENGLISH_EDITION);
  expect(verdictsOf(without)).toEqual(['not-in-corpus']);
});

test('a text of this site is judged as any other text, however often', () => {
  const site = `As is known [Quran 2:183].\n\n${text}`;
  const expected = checker.checkText(site).map(({ verdict }) => verdict);
  for (let time = 0; time < 3; time++) {
    expect(checker.checkSiteText(site).map(({ verdict }) => verdict)).toEqual(expected);
  }
});
