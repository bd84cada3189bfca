import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Checker } from '../../../src/checker/checker.ts';
import { isExhaustive, sample } from '../../support/sample.ts';
import { testCorpus } from '../../support/test-corpus.ts';
import { refusedIn, writtenSpellings } from './written-spellings.ts';

const corpus = testCorpus();
const checker = new Checker(corpus);

/**
 * The verses of the whole Quran that one spelling makes unrecognisable: without hamzas a question may look like a
 * statement, bare Uthmani letters leave out more than one alef.
 */
const knownRefusals: Record<string, string[]> = JSON.parse(
  readFileSync(new URL('refused-spellings.json', import.meta.url), 'utf8'),
);

test.each(Object.keys(writtenSpellings))('no verse but the known ones is refused in this spelling: %s', (spelling) => {
  const verses = sample(corpus.verses, 150);
  const refused = refusedIn(spelling, verses, checker).map(({ reference }) => reference);
  const known = knownRefusals[spelling] ?? [];
  expect(refused.filter((reference) => !known.includes(reference))).toEqual([]);
  // One that is recognised today leaves the list.
  if (isExhaustive) expect(known.filter((reference) => !refused.includes(reference))).toEqual([]);
});
