import { expect, test } from 'vitest';
import { testCorpus } from '../../tests/support/test-corpus.ts';
import { surahPassages } from './surah-passages.ts';
import { readingOfSurah } from './surah-reading.ts';

const corpus = testCorpus();

test('every longer surah has a chosen passage, and each passage exists before the surah’s end', () => {
  for (const { number, verses } of corpus.surahs) {
    const passage = surahPassages.get(number);
    expect(passage !== undefined, `surah ${number}`).toBe(verses > 11);
    if (passage) expect(passage.from <= passage.to && passage.to < verses, `surah ${number}`).toBe(true);
  }
});

test('no verse is quoted twice in a reading', () => {
  for (const surah of corpus.surahs) {
    const { markdown } = readingOfSurah(surah, corpus);
    const quoted = [...markdown.matchAll(/^> \[Quran \d+:(\d+)(?:-(\d+))?\]$/gm)].flatMap(([, from, to]) => {
      const first = Number(from);
      return Array.from({ length: Number(to ?? from) - first + 1 }, (_, step) => first + step);
    });
    expect(new Set(quoted).size, surah.name).toBe(quoted.length);
  }
});
