import { expect, test } from 'vitest';
import { loadThesaurus } from './load-thesaurus.ts';
import { foldedWords, stemOf } from './stems/search-stems.ts';

const thesaurus = await loadThesaurus('content');

test('the thesaurus of the site is read whole: every passage that it names exists', () => {
  expect(thesaurus.subjects.length).toBeGreaterThan(300);
  expect(thesaurus.namedPassages.length).toBeGreaterThan(30);
  expect(Object.keys(thesaurus.stopWords)).toEqual(expect.arrayContaining(['en', 'ar', 'fr', 'es', 'tr', 'id', 'ur']));
});

test('no word means the same as two others that differ', () => {
  const groups = thesaurus.synonyms.map((group) => new Set(group.map(stemOf)));
  const shared = groups.flatMap((group, at) =>
    [...group].filter((stem) => groups.slice(at + 1).some((other) => other.has(stem))),
  );
  expect(shared).toEqual([]);
});

test('no name belongs to two subjects', () => {
  const owners = new Map<string, Set<string>>();
  for (const { names } of thesaurus.subjects) {
    for (const { words } of names) {
      const name = foldedWords(words).join(' ');
      owners.set(name, (owners.get(name) ?? new Set()).add(names[0]?.words ?? ''));
    }
  }
  const shared = [...owners].filter(([, subjects]) => subjects.size > 1);
  expect(shared.map(([name, subjects]) => `${name}: ${[...subjects].join(' and ')}`)).toEqual([]);
});
