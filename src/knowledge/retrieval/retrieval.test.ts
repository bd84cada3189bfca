import { afterAll, describe, expect, test } from 'vitest';
import { readVectors } from '../../../tests/support/read-vectors.ts';
import { testCorpus, testCorpusPath } from '../../../tests/support/test-corpus.ts';
import { createRetrieval } from './create-retrieval.ts';
import type { Found } from './retrieval.ts';

const corpus = testCorpus();
const retrieval = createRetrieval(testCorpusPath, corpus);
afterAll(() => retrieval.close());

const places = (found: Found[]) => found.flatMap(({ passage }) => passage.verses.map((v) => `${v.surah}:${v.ayah}`));

describe('the measured sets', () => {
  /** What is reached; raise it when the search improves. */
  const FOUND_FLOOR = 0.97;

  test('finds a fitting passage among the first five for most questions of the field', async () => {
    const missed: string[] = [];
    const questions = readVectors('questions-on-topic.tsv');
    for (const [question = '', fitting = ''] of questions) {
      const found = places(await retrieval.find(question, 5));
      if (!fitting.split(' ').some((place) => found.includes(place))) missed.push(`${question} | ${found.join(' ')}`);
    }
    expect(1 - missed.length / questions.length, `missed:\n${missed.join('\n')}`).toBeGreaterThanOrEqual(FOUND_FLOOR);
  });

  test('finds nothing for any question from elsewhere', async () => {
    const answered: string[] = [];
    for (const [question = ''] of readVectors('questions-off-topic.txt')) {
      const found = places(await retrieval.find(question, 5));
      if (found.length > 0) answered.push(`${question} | ${found.join(' ')}`);
    }
    expect(answered).toEqual([]);
  });
});

describe('named passages', () => {
  test.each([
    ['2:255', '2:255'],
    ['What does Quran 2:255 mean?', '2:255'],
    ['Ayat al-Kursi', '2:255'],
    ['ayatul kursi benefits', '2:255'],
    ['surah 36 verse 12', '36:12'],
    ['Surah Bakara 255', '2:255'],
    ["Sura Al-An'am", '6:1'],
    ['سورة الإخلاص', '112:1'],
  ])('%s comes first as %s', async (question, place) => {
    expect(places(await retrieval.find(question, 3))[0]).toBe(place);
  });

  test('of whole surahs only the beginnings are given, of many or repeated ones a few', async () => {
    expect(places(await retrieval.find('2:1-286', 5)).slice(0, 11)).toHaveLength(10);
    expect(places(await retrieval.find('2:1-286 2:1-286 2:1-200', 5))).toHaveLength(10);
    const many = Array.from({ length: 30 }, (_, at) => `${at + 2}:1-20`).join(' ');
    expect(await retrieval.find(many, 20)).toHaveLength(5);
  });

  test('a reference that does not exist finds nothing by itself', async () => {
    expect(await retrieval.find('Quran 2:300', 5)).toEqual([]);
    expect(await retrieval.find('999:1', 5)).toEqual([]);
  });
});

test('brings different parts of the Quran rather than neighbours of one passage', async () => {
  const found = await retrieval.find('Moses and Pharaoh', 5);
  for (const [index, { passage }] of found.entries()) {
    for (const other of found.slice(index + 1)) {
      const apart = passage.reference.surah !== other.passage.reference.surah;
      const distance = Math.abs(passage.reference.from - other.passage.reference.from);
      expect(apart || distance > 1).toBe(true);
    }
  }
});

test('gives no more than asked for, best first', async () => {
  const found = await retrieval.find('prayer and charity', 3);
  expect(found).toHaveLength(3);
  expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).sort((a, b) => b - a));
});

test('takes whatever is typed as words, never as query syntax', async () => {
  for (const typed of [
    '"',
    '" OR 1',
    'NEAR(prayer, fasting)',
    'translation: prayer*',
    '(((',
    '^prayer AND',
    '\0',
    '*',
    '',
  ]) {
    await expect(retrieval.find(typed, 5)).resolves.toBeInstanceOf(Array);
  }
  await expect(retrieval.find('prayer '.repeat(50_000), 5)).resolves.toBeInstanceOf(Array);
});

test('without the English edition, subjects are found by the thesaurus and Arabic by its words', async () => {
  const arabicOnly = testCorpus({ without: ['quran-saheeh-international'] });
  const inArabic = createRetrieval(testCorpusPath, arabicOnly);
  const found = await inArabic.find('What does the Quran say about fasting?', 5);
  expect(places(found)).toContain('2:183');
  expect(found.every(({ passage }) => passage.verses.every(({ translation }) => translation === ''))).toBe(true);
  expect(await inArabic.find('الصيام', 5)).not.toEqual([]);
  await inArabic.close();
});
