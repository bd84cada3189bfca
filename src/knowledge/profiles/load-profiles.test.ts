import { expect, test } from 'vitest';
import { testNotes } from '../../../tests/support/test-notes.ts';
import { findReferences } from '../../references/find-references.ts';
import { loadProfiles } from './load-profiles.ts';
import { citedWorks } from './profile.ts';

const [{ profiles, works }, notes] = await Promise.all([loadProfiles('content'), testNotes()]);

test('no profile shares an address with a note, and related pages exist', () => {
  const slugs = new Set(profiles.map(({ slug }) => slug));
  const noteSlugs = new Set(notes.map(({ slug }) => slug));
  expect(profiles.filter(({ slug }) => noteSlugs.has(slug))).toEqual([]);
  const missing = profiles.flatMap(({ slug, related }) =>
    related.filter((one) => !slugs.has(one) && !noteSlugs.has(one)).map((one) => `${slug}: ${one}`),
  );
  expect(missing).toEqual([]);
});

test.each(profiles.map((profile) => [profile.slug, profile] as const))(
  '%s: each source is read as one',
  (_slug, profile) => {
    const brackets = [...profile.markdown.matchAll(/\[[^\]\n]+\]/gu)].map(([written]) => written);
    const named = new Set(citedWorks(profile.markdown, works).map(({ written }) => written));
    // A page links a verse by the name of the book alone: bare numbers in brackets stay as they are typed.
    const unread = brackets.filter(
      (written) => !named.has(written) && (/^\[\d/u.test(written) || findReferences(written).length === 0),
    );
    expect(unread).toEqual([]);
    expect(profile.markdown.split(/\s+/).length).toBeLessThanOrEqual(420);
    expect(profile.summary.split(/\s+/).length).toBeLessThanOrEqual(30);
  },
);

test('events are listed in their order of time, places by name', () => {
  const listed = (group: string) => profiles.filter((profile) => profile.group === group).map(({ slug }) => slug);
  const at = (slug: string) => listed('events').indexOf(slug);
  expect(listed('events').at(0)).toBe('year-of-the-elephant');
  expect(at('the-hijra')).toBeLessThan(at('battle-of-badr'));
  expect(at('battle-of-badr')).toBeLessThan(at('battle-of-uhud'));
  expect(listed('events').at(-1)).toBe('end-of-the-caliphate');
  expect(listed('places').indexOf('the-kaaba')).toBeLessThan(listed('places').indexOf('karbala'));
});

test('the year by which an event is listed is one that it names', () => {
  const dated = profiles.filter(({ group }) => group === 'events');
  const wrong = dated.filter(({ begins = '', facts: [when = ''] }) => {
    const years = [...when.matchAll(/\d{3,4}/gu)].map(([year]) => Number(year));
    const year = Number(begins.slice(0, 4));
    return year < Math.min(...years.slice(-2)) || year > Math.max(...years);
  });
  expect(wrong.map(({ slug, begins, facts }) => `${slug}: ${begins}, ${facts[0]}`)).toEqual([]);
});
