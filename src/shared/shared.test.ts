import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { answers, answersTo } from './answers.ts';
import { categories, categoryBySlug } from './categories.ts';
import { questionById, questions } from './questions.ts';

interface Surah {
  id: number;
  verses: { id: number }[];
}

// By `require`, so that the type checker does not read two megabytes of JSON.
const surahs: Surah[] = createRequire(import.meta.url)('quran-json/dist/quran_en.json');

const verseExists = (surah: number, verse: number) =>
  surahs.some(({ id, verses }) => id === surah && verses.some((each) => each.id === verse));

const referencesIn = (text: string) => [...text.matchAll(/\[([^\]]+)\]/g)].map(([, reference = '']) => reference);

test('there are five categories, in their fixed order', () => {
  expect(categories.map(({ name }) => name)).toEqual(['5 Pillars of Islam', 'Quran', 'Sunnah', 'Hadith', 'General']);
});

test('a category’s slug is its name in lowercase with hyphens', () => {
  expect(categories.map(({ slug }) => slug)).toEqual(['5-pillars-of-islam', 'quran', 'sunnah', 'hadith', 'general']);
  for (const { name, slug } of categories) expect(slug).toBe(name.toLowerCase().replaceAll(' ', '-'));
});

test('a category is found by its slug in any case, and by no other text', () => {
  expect(categoryBySlug('5-Pillars-Of-ISLAM')?.name).toBe('5 Pillars of Islam');
  expect(categoryBySlug('HADITH')?.name).toBe('Hadith');
  for (const slug of ['', 'hadiths', ' quran', '5 pillars of islam', 'constructor', '__proto__']) {
    expect(categoryBySlug(slug)).toBeUndefined();
  }
});

test('every category has a description; all but General have an icon and a colour of their own', () => {
  for (const { description } of categories) expect(description.length).toBeGreaterThan(40);
  expect(categories.filter(({ icon, hue }) => icon === undefined || hue === undefined).map(({ name }) => name)).toEqual(
    ['General'],
  );
  const hues = categories.flatMap(({ hue }) => hue ?? []);
  expect(new Set(hues).size).toBe(hues.length);
});

test('the style sheet gives each category the hue of the table', () => {
  const theme = readFileSync('src/web/styles/theme.css', 'utf8');
  for (const { art, hue } of categories) {
    const rule = new RegExp(
      `\\.hue-${art} \\{\\s*--hue: light-dark\\(oklch\\(44% [\\d.]+ (\\d+)\\), oklch\\(80% [\\d.]+ (\\d+)\\)`,
    );
    const [, day, night] = rule.exec(theme) ?? [];
    expect([art, day, night]).toEqual([art, String(hue ?? 230), String(hue ?? 230)]);
  }
});

test('there are five questions and three answers', () => {
  expect(questions.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
  expect(answers).toHaveLength(3);
});

test('questions and answers hold the fields of the specification and no others', () => {
  for (const question of questions) {
    expect(Object.keys(question).sort()).toEqual(
      ['answered', 'category', 'content', 'createdAt', 'id', 'title', 'userDisplayName', 'votes'].sort(),
    );
  }
  for (const answer of answers) {
    expect(Object.keys(answer).sort()).toEqual(
      ['content', 'createdAt', 'id', 'questionId', 'scholarName', 'sources', 'verified'].sort(),
    );
  }
});

test('questions are sorted newest first', () => {
  const times = questions.map(({ createdAt }) => Date.parse(createdAt));
  expect(times).toEqual([...times].sort((a, b) => b - a));
  expect(new Set(times).size).toBe(5);
  for (const { createdAt } of [...questions, ...answers]) expect(createdAt).toMatch(/^2026-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
});

test('sorting by votes gives another order than sorting by date, and meets one tie', () => {
  const byVotes = [...questions].sort((a, b) => b.votes - a.votes || Number(a.id) - Number(b.id));
  expect(byVotes.map(({ id }) => id)).not.toEqual(questions.map(({ id }) => id));
  expect(new Set(questions.map(({ votes }) => votes)).size).toBe(4);
});

test('every topic has a question', () => {
  expect(new Set(questions.map(({ category }) => category))).toEqual(new Set(categories.map(({ name }) => name)));
});

test('only questions 1, 2 and 5 are answered, and the answers agree', () => {
  expect(questions.filter(({ answered }) => answered).map(({ id }) => id)).toEqual(['1', '2', '5']);
  expect(answers.map(({ questionId }) => questionId)).toEqual(['1', '2', '5']);
  for (const { id, answered } of questions) expect(answersTo(id).length > 0).toBe(answered);
});

test('an answer is written after its question', () => {
  for (const { questionId, createdAt } of answers) {
    expect(Date.parse(createdAt)).toBeGreaterThan(Date.parse(questionById(questionId)?.createdAt ?? ''));
  }
});

test('ids are compared as text', () => {
  expect(questionById('1')?.id).toBe('1');
  for (const id of ['1abc', '01', '1.0', ' 1', '1 ', '', '6', 'toString']) {
    expect(questionById(id)).toBeUndefined();
    expect(answersTo(id)).toEqual([]);
  }
});

test('visitors and scholars read as samples', () => {
  for (const { userDisplayName } of questions) expect(userDisplayName).toMatch(/\(sample visitor\)$/);
  for (const { scholarName } of answers) expect(scholarName).toMatch(/\(sample (scholar|contributor)\)$/);
});

test('answers with and without the badge are both to be seen', () => {
  expect(new Set(answers.map(({ verified }) => verified))).toEqual(new Set([true, false]));
  expect(answers.filter(({ verified }) => verified)).toHaveLength(2);
});

test('every reference in an answer has a known form, and every verse exists', () => {
  for (const { content } of answers) {
    expect(referencesIn(content).length).toBeGreaterThan(3);
    for (const reference of referencesIn(content)) {
      const [, surah, from, to] = /^Quran (\d+):(\d+)(?:-(\d+))?$/.exec(reference) ?? [];
      if (surah && from) {
        expect(verseExists(Number(surah), Number(from)), reference).toBe(true);
        expect(verseExists(Number(surah), Number(to ?? from)), reference).toBe(true);
      } else {
        expect(reference).toMatch(/^Sahih al-Bukhari [1-9]\d*$/);
      }
    }
  }
});

test('every answer has sources, each cited in its text, with an address that matches its title', () => {
  for (const { content, sources } of answers) {
    expect(sources.length).toBeGreaterThanOrEqual(2);
    for (const { title, url, description } of sources) {
      expect(referencesIn(content)).toContain(title);
      const [, surah, verse] = /^Quran (\d+):(\d+)$/.exec(title) ?? [];
      const [, hadith] = /^Sahih al-Bukhari (\d+)$/.exec(title) ?? [];
      expect(url).toBe(hadith ? `https://sunnah.com/bukhari:${hadith}` : `https://quran.com/${surah}/${verse}`);
      expect(description.length).toBeGreaterThan(20);
    }
  }
  const ids = answers.flatMap(({ sources }) => sources.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('answers are between 150 and 300 words', () => {
  for (const { content } of answers) {
    const words = content.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
    expect(words).toBeGreaterThanOrEqual(150);
    expect(words).toBeLessThanOrEqual(300);
  }
});

test('the sources of an answer are all the references in its text, in their order', () => {
  for (const { id, content, sources } of answers) {
    expect([id, sources.map(({ title }) => title)]).toEqual([id, [...new Set(referencesIn(content))]]);
  }
});
