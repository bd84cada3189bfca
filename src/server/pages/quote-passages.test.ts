import { expect, test } from 'vitest';
import { testCorpus } from '../../../tests/support/test-corpus.ts';
import { quotePassages } from './quote-passages.ts';

const corpus = testCorpus();

test('every verse is quoted with its Arabic and its whole translation', () => {
  const references = corpus.verses.map(({ surah, ayah }) => `Quran ${surah}:${ayah}`);
  const quoted = quotePassages(references, corpus);
  const wrong = corpus.verses.filter(({ surah, ayah, arabic, translation }) => {
    const passage = quoted[`Quran ${surah}:${ayah}`];
    return !passage?.arabic.startsWith(arabic) || passage.translation !== translation;
  });
  expect(wrong.map(({ surah, ayah }) => `${surah}:${ayah}`)).toEqual([]);
});

test('a passage names the editions that its words are from', () => {
  const quoted = quotePassages(['Quran 1:2'], corpus)['Quran 1:2'];
  expect(quoted?.translation).toMatch(/^\[All\] praise/);
  expect(quoted?.editions).toEqual([corpus.arabicEdition.title, corpus.translationEdition?.title]);
});

test('a reference to a missing passage, or to a work outside the library, is left out', () => {
  expect(quotePassages(['Quran 2:287', 'Sahih al-Bukhari 1', 'nothing'], corpus)).toEqual({});
});
