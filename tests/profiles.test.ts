import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Checker } from '../src/checker/checker.ts';
import { loadProfiles } from '../src/knowledge/profiles/load-profiles.ts';
import { citedWorks } from '../src/knowledge/profiles/profile.ts';
import { findReferences } from '../src/references/find-references.ts';
import { testCorpus } from './support/test-corpus.ts';
import { testNotes } from './support/test-notes.ts';

const [{ profiles, works }, notes] = await Promise.all([loadProfiles('content'), testNotes()]);
const checker = new Checker(testCorpus());

test('whoever is related has a page, and every work that is cited is in the list', () => {
  const slugs = new Set([...profiles, ...notes].map(({ slug }) => slug));
  for (const { slug, related, markdown } of profiles) {
    expect(
      related.filter((one) => !slugs.has(one)),
      slug,
    ).toEqual([]);
    const known = [
      ...findReferences(markdown).map(({ start, end }) => markdown.slice(start, end)),
      ...citedWorks(markdown, works).map(({ written }) => written),
    ].join(' ');
    const unknown = [...markdown.matchAll(/\[([^\]]+)\]/g)].filter(([, inside = '']) => !known.includes(inside));
    expect(
      unknown.map(([written]) => written),
      slug,
    ).toEqual([]);
  }
});

test('every verse exists, and no words of scripture stand in our own sentences', () => {
  for (const { slug, markdown } of profiles) {
    const wrong = checker
      .checkText(markdown)
      .filter(({ verdict }) => !['reference-exists', 'unchecked'].includes(verdict))
      .map(({ verdict, reference }) => `${verdict} ${JSON.stringify(reference)}`);
    expect(wrong, slug).toEqual([]);
  }
});

test('each work stands once in the list', () => {
  const names = readFileSync('content/works.tsv', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t')[0]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
