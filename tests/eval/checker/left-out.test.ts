import { expect, test } from 'vitest';
import { checkText } from '../../../src/checker/check-text.ts';
import { testCorpus } from '../../support/test-corpus.ts';
import { cutsAtNegations, gapsForNegations, gapsUpToNegations, randomCuts } from './cuts.ts';
import { unitsOf } from './units.ts';
import { changedSigns, spellings } from './vowel-signs.ts';

const corpus = testCorpus();
const verses = unitsOf(corpus);
const verdictOf = (text: string) => checkText(text, corpus)[0]?.verdict;

test.each(['uthmani', 'plain', 'english'] as const)(
  '“…” never replaces a negation in a verified quotation: %s',
  (edition) => {
    const passed = [...gapsForNegations(verses, edition, 60), ...gapsUpToNegations(verses, edition, 60)].filter(
      ({ text }) => verdictOf(text) === 'verified',
    );
    // English negations that follow the word they negate change nothing after the gap.
    expect(passed.map(({ cut }) => cut).length).toBeLessThanOrEqual(edition === 'english' ? 2 : 0);
  },
);

test.each(['uthmani', 'plain'] as const)('a quotation that begins after a negation is refused: %s', (edition) => {
  const passed = cutsAtNegations(verses, edition, 120).filter(({ text }) => verdictOf(text) === 'verified');
  expect(passed).toEqual([]);
});

test.each(['uthmani', 'english'] as const)('hardly any verse that is cut at random is refused: %s', (edition) => {
  const cuts = randomCuts(verses, edition, 600);
  const refused = cuts.filter(({ text }) => verdictOf(text) !== 'verified');
  expect(refused.length).toBeLessThan(cuts.length * 0.06);
});

test('a verse with one sign of one word changed is refused', () => {
  const passed = changedSigns(verses, 60).filter(({ text }) => verdictOf(text) === 'verified');
  expect(passed.map(({ kind, change }) => `${kind}: ${change}`)).toEqual([]);
});

test.each(Object.entries(spellings))('no spelling of the same recitation is refused: %s', (_, write) => {
  const everyTenth = verses.filter((_, at) => at % 10 === 0);
  const refused = everyTenth.filter(
    (verse) => verdictOf(`﴿${write(verse)}﴾ [Quran ${verse.surah}:${verse.ayah}]`) !== 'verified',
  );
  // Words of which the modern spelling is derived wrongly, or which are two words today (ها أنتم).
  expect(refused.length).toBeLessThanOrEqual(3);
});
