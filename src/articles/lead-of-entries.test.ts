import { expect, test } from 'vitest';
import type { ArticleEntry, EntryKind } from '../knowledge/entries/article-entry.ts';
import type { Note } from '../knowledge/notes/note.ts';
import { inOrderOfTime, leadOf } from './lead-of-entries.ts';

const entry = (kind: EntryKind, key: string, name: string, more: Partial<ArticleEntry> = {}): ArticleEntry => ({
  ...{ kind, key, name, group: kind, names: [name], related: [], sections: [], text: name },
  ...more,
});
const died = (year: number, about = false) => ({ time: { year, words: `${about ? 'about' : 'in'} ${year}` } });
const notes = [
  { slug: 'sufism', english: { title: 'Sufism (Tasawwuf)' } },
  { slug: 'music', english: { title: 'Music and Images' } },
] as unknown as Note[];

const rumi = entry('person', 'people/rumi', 'Rumi', { ...died(1273), related: ['music', 'sufism'] });
const rabia = entry('person', 'people/rabia', 'Rabi‘a', { ...died(801, true), related: ['sufism'] });
const hasan = entry('person', 'people/hasan', 'Hasan al-Basri', { ...died(728), related: [] });

test('people are told of in the order of their deaths, with the note that most of them have in common', () => {
  const ordered = inOrderOfTime([rumi, rabia, hasan]);
  expect(ordered.map(({ name }) => name)).toEqual(['Hasan al-Basri', 'Rabi‘a', 'Rumi']);
  expect(leadOf(ordered, notes)).toBe(
    'Of these three people Hasan al-Basri died in 728 and Rumi in 1273; they are told of in this order. What most of them have in common is told in [Sufism (Tasawwuf)](/topics/sufism).',
  );
});

test('of people of whom one has no date no order is claimed', () => {
  const luqman = entry('person', 'people/luqman', 'Luqman');
  expect(inOrderOfTime([rumi, luqman, hasan])).toEqual([rumi, luqman, hasan]);
  expect(leadOf([rumi, luqman, hasan], notes)).toBeUndefined();
});

test('events say from when to when they reach, as far as it is known', () => {
  const elephant = entry('event', 'events/elephant', 'The year of the Elephant', died(570, true));
  const hijra = entry('event', 'events/hijra', 'The Hijra', died(622));
  expect(leadOf([elephant, hijra], notes)).toBe(
    'These two events reach from the year of the Elephant, about 570, to the Hijra, in 622.',
  );
});

test('surahs are named by their numbers, with a gap where there is one', () => {
  const surahs = [39, 40, 41, 113].map((number) => entry('surah', `surahs/${number}`, `Surah-${number}`));
  expect(leadOf(surahs, notes)).toBe('Surahs 39 to 41 and 113 are read here: four surahs, from Surah-39 to Surah-113.');
});

test('one entry alone needs no lead', () => {
  expect(leadOf([rumi], notes)).toBeUndefined();
});
