import { expect, test } from 'vitest';
import { answerWords } from './answer-words.ts';
import { arabic } from './arabic.ts';
import { countWords } from './count-words.ts';
import { english } from './english.ts';
import { noteWords } from './note-words.ts';

const all = {
  english: { ...english, ...noteWords.en, ...answerWords.en, ...countWords.en },
  arabic: { ...arabic, ...noteWords.ar, ...answerWords.ar, ...countWords.ar },
};

/** Every sentence of a catalogue by its path; those made of a number for some numbers. */
function sentencesOf(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] => {
    const name = `${path}${key}`;
    if (typeof value === 'string') return [[name, value]];
    if (typeof value !== 'function') return sentencesOf(value, `${name}.`);
    if (key === 'date') return [[name, value('2026-11-23T10:00:00Z', 'long')]];
    if (key === 'editions') return [[name, value(['Arabic'])]];
    if (key === 'reference') return [[name, value({ work: 'quran', surah: 2, from: 255, to: 255 }, 'Quran 2:255')]];
    if (key === 'secondReading' || key === 'referencesRead') return [[name, value('٢٣')]];
    return [1, 2, 3, 11, 200].map((count) => [`${name} ${count}`, value(count)]);
  });
}

test('both languages say the same things', () => {
  const names = (words: object) => sentencesOf(words).map(([name]) => name);
  expect(names(all.arabic)).toEqual(names(all.english));
  expect(names(all.arabic).length).toBeGreaterThan(70);
});

test('no English word or figure is left in the Arabic, and no sentence is empty', () => {
  for (const [name, sentence] of sentencesOf(all.arabic)) {
    if (name === 'language') continue;
    expect(sentence.trim(), name).not.toBe('');
    expect(sentence, name).not.toMatch(/[a-z0-9]/i);
  }
});
