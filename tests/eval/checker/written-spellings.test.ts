import { expect, test } from 'vitest';
import { Checker } from '../../../src/checker/checker.ts';
import { sample } from '../../support/sample.ts';
import { testCorpus } from '../../support/test-corpus.ts';
import { refusedIn, writtenSpellings } from './written-spellings.ts';

const corpus = testCorpus();
const checker = new Checker(corpus);

test.each(Object.keys(writtenSpellings))('hardly a verse is refused in this spelling: %s', (spelling) => {
  const verses = sample(corpus.verses, 150);
  const refused = refusedIn(spelling, verses, checker);
  // Without hamzas a question may look like a statement; bare Uthmani letters leave out more than one alef.
  const least = /^(?:without hamzas|Uthmani, )/.test(spelling) ? 0.005 : 0.001;
  expect(refused.length, refused.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(
    Math.max(verses.length * least, verses.length < 1_000 ? 3 : 0),
  );
});
