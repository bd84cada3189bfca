import { expect, test } from 'vitest';
import { Checker } from '../src/checker/checker.ts';
import { loadProfiles } from '../src/knowledge/profiles/load-profiles.ts';
import { citedWorks } from '../src/knowledge/profiles/profile.ts';
import { loadSurahs, parseSurah } from '../src/knowledge/surahs/load-surahs.ts';
import { findReferences } from '../src/references/find-references.ts';
import { testCorpus } from './support/test-corpus.ts';

const [surahs, { works }] = await Promise.all([loadSurahs('content'), loadProfiles('content')]);
const checker = new Checker(testCorpus());

test('each of the 114 surahs has its introduction, in the same order of sections', () => {
  expect([...surahs.keys()]).toEqual(Array.from({ length: 114 }, (_, index) => index + 1));
  const sections = ['Its name', 'Where and when', 'What it speaks of', 'Verses often quoted'];
  for (const { number, markdown } of surahs.values()) {
    const heads = [...markdown.matchAll(/^## (.+)$/gm)].map(([, head]) => head);
    expect(heads.slice(0, 4), `${number}`).toEqual(sections);
    expect(
      heads.slice(4).every((head) => head === 'When it is recited'),
      `${number}`,
    ).toBe(true);
    const [, themes = ''] = /## What it speaks of\n\n([\s\S]*?)\n\n##/.exec(markdown) ?? [];
    expect(themes.split('\n'), `${number}`).toHaveLength(5);
  }
});

test('what an introduction says of its surah it cites from it, and every verse exists', () => {
  for (const { number, markdown } of surahs.values()) {
    const cited = findReferences(markdown).flatMap(({ reference }) =>
      reference.work === 'quran' ? [reference.surah] : [],
    );
    expect(new Set(cited), `${number}`).toEqual(new Set([number]));
    // Hadith and works are not held by themselves; words that stand as a quotation would have a verdict of their own.
    const wrong = checker
      .checkText(markdown)
      .filter(({ verdict }) => !['reference-exists', 'unchecked'].includes(verdict));
    expect(wrong, `${number}`).toEqual([]);
  }
});

test('what stands in square brackets is a reference or a work of the list', () => {
  for (const { number, markdown } of surahs.values()) {
    const known = [
      ...findReferences(markdown).map(({ start, end }) => markdown.slice(start, end)),
      ...citedWorks(markdown, works).map(({ written }) => written),
    ].join(' ');
    const unknown = [...markdown.matchAll(/\[([^\]]+)\]/g)].filter(([, inside = '']) => !known.includes(inside));
    expect(
      unknown.map(([written]) => written),
      `${number}`,
    ).toEqual([]);
  }
});

test('a file whose name is another number is refused', () => {
  const text = '---\nnumber: 3\nrevealed: Medina\nsummary: It.\n---\n\nText.\n';
  expect(() => parseSurah(text, '002.md')).toThrow('002.md: “number” is 3');
});
