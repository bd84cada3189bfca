import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findReferences } from '../../references/find-references.ts';
import { loadNotes } from '../notes/load-notes.ts';
import { loadPeople } from './load-people.ts';
import { citedWorks } from './person.ts';

const [{ people, works }, notes] = await Promise.all([loadPeople('content'), loadNotes('content')]);

test('nobody shares an address with a note, and related pages exist', () => {
  const slugs = new Set(people.map(({ slug }) => slug));
  const noteSlugs = new Set(notes.map(({ slug }) => slug));
  expect(people.filter(({ slug }) => noteSlugs.has(slug))).toEqual([]);
  const missing = people.flatMap(({ slug, related }) =>
    related.filter((one) => !slugs.has(one) && !noteSlugs.has(one)).map((one) => `${slug}: ${one}`),
  );
  expect(missing).toEqual([]);
});

test.each(people.map((person) => [person.slug, person] as const))('%s: each source is read as one', (_slug, person) => {
  const brackets = [...person.markdown.matchAll(/\[[^\]\n]+\]/gu)].map(([written]) => written);
  const named = new Set(citedWorks(person.markdown, works).map(({ written }) => written));
  const unread = brackets.filter((written) => !named.has(written) && findReferences(written).length === 0);
  expect(unread).toEqual([]);
  expect(person.markdown.split(/\s+/).length).toBeLessThanOrEqual(420);
  expect(person.summary.split(/\s+/).length).toBeLessThanOrEqual(30);
});

test('every person has lines in the record of what was read', () => {
  const recorded = new Set(
    readFileSync('content/people/what-was-read.tsv', 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t')[0]),
  );
  expect(people.filter(({ slug }) => !recorded.has(slug)).map(({ slug }) => slug)).toEqual([]);
});
