import { expect, test } from 'vitest';
import { Checker } from '../src/checker/checker.ts';
import { loadGlossary } from '../src/knowledge/glossary/load-glossary.ts';
import { loadProfiles } from '../src/knowledge/profiles/load-profiles.ts';
import { citedWorks } from '../src/knowledge/profiles/profile.ts';
import { findReferences } from '../src/references/find-references.ts';
import { testCorpus } from './support/test-corpus.ts';
import { testNotes } from './support/test-notes.ts';

const [glossary, notes, { profiles, works }] = await Promise.all([
  loadGlossary('content'),
  testNotes(),
  loadProfiles('content'),
]);
const checker = new Checker(testCorpus());

test('each address belongs to one term, and to no note or profile', () => {
  const slugs = [...glossary, ...notes, ...profiles].map(({ slug }) => slug);
  expect(slugs.filter((slug, at) => slugs.indexOf(slug) !== at)).toEqual([]);
  expect(glossary.map(({ slug }) => slug)).not.toContain('glossary');
});

test('each term leads to a note or a profile that there is', () => {
  const there = new Set([...notes, ...profiles].map(({ slug }) => slug));
  expect(glossary.filter(({ note }) => note !== undefined && !there.has(note)).map(({ slug }) => slug)).toEqual([]);
});

test('what stands in square brackets is a reference or a work of the list', () => {
  const unknown = glossary.flatMap(({ slug, markdown }) => {
    const known = [
      ...findReferences(markdown).map(({ start, end }) => markdown.slice(start, end)),
      ...citedWorks(markdown, works).map(({ written }) => written),
    ].join(' ');
    return [...markdown.matchAll(/\[([^\]]+)\]/g)].flatMap(([, inside = '']) =>
      known.includes(inside) ? [] : [`${slug}: ${inside}`],
    );
  });
  expect(unknown).toEqual([]);
});

test('no verse is cited that does not exist, and no words stand as a verse that are not its words', () => {
  const wrong = glossary.flatMap(({ slug, markdown }) =>
    checker
      .checkText(markdown)
      .filter(({ verdict }) => !['reference-exists', 'unchecked'].includes(verdict))
      .map(({ verdict, reference }) => `${slug}: ${verdict} ${JSON.stringify(reference)}`),
  );
  expect(wrong).toEqual([]);
});

test('a term is two or three sentences', () => {
  const long = glossary.filter(({ markdown }) => markdown.length > 420 || /\n\n/.test(markdown));
  expect(long.map(({ slug }) => slug)).toEqual([]);
});
