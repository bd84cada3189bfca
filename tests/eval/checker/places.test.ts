import { expect, test } from 'vitest';
import { Checker } from '../../../src/checker/checker.ts';
import { sample } from '../../support/sample.ts';
import { testCorpus } from '../../support/test-corpus.ts';
import { isVerified, placeSpellings, quotableVerses, textWith } from './places.ts';

const corpus = testCorpus();
const checker = new Checker(corpus);
const verses = sample(quotableVerses(corpus), 4);

test.each(placeSpellings.map(({ language, written }) => [language, written] as const))(
  'words with another place than their own are not simply verified: %s %s',
  (language, written) => {
    for (const verse of verses) {
      for (const place of ['another verse', 'no verse'] as const) {
        const text = textWith({ language, written }, verse, place, corpus);
        expect(isVerified(text, checker), text).toBe(false);
      }
    }
  },
);

test('words with their own place are verified in nearly all spellings', () => {
  const refused = placeSpellings.filter((spelling) =>
    verses.some((verse) => !isVerified(textWith(spelling, verse, 'its own', corpus), checker)),
  );
  expect(refused.map(({ written }) => written).length).toBeLessThanOrEqual(1);
});

const { translation = '' } = corpus.verses.find(({ surah, ayah }) => surah === 2 && ayah === 256) ?? {};

test.each([
  `“${translation}”[1]`,
  `“${translation}” (p. 45)`,
  `“${translation}” (2019)`,
  `“${translation}”. 3 of 4 people agree.`,
  `1. “${translation}”\n2. Another matter`,
  `“${translation}” (see note 3)`,
  `“${translation}” (Saheeh International, 1997)`,
])('a number that is no place leaves words verified: %s', (text) => {
  expect(checker.checkText(text).map(({ verdict }) => verdict)).toEqual(['verified']);
});

test.each([
  'The Prophet ﷺ said: ',
  'The Messenger of Allah (peace be upon him) said, ',
  'The holy Prophet Muhammad once said: ',
])('a verse as words of the Prophet is a wrong source: %s', (lead) => {
  expect(checker.checkText(`${lead}“${translation}”`).map(({ verdict }) => verdict)).toEqual(['misattributed']);
});

test.each(['The prophet Noah said: ', 'The Prophet ﷺ recited: ', 'The Prophet was sent, and God says: '])(
  'a verse that is not said to be his is verified: %s',
  (lead) => {
    expect(checker.checkText(`${lead}“${translation}”`).map(({ verdict }) => verdict)).toEqual(['verified']);
  },
);
