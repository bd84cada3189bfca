import { expect, test } from 'vitest';
import { testCorpus } from '../../../tests/support/test-corpus.ts';
import { testNote } from '../../../tests/support/test-note.ts';
import { testNotes } from '../../../tests/support/test-notes.ts';
import { Checker } from '../../checker/checker.ts';
import { summarizeCheck } from '../../checker/summarize-check.ts';
import type { Note } from '../../knowledge/notes/note.ts';
import { Corrections } from '../editing/corrections.ts';
import { notePage, noteShelves } from './present-notes.ts';

const corpus = testCorpus();
const checker = new Checker(corpus);
const corrections = new Corrections([], []);
const check = async (markdown: string) => summarizeCheck(checker.checkText(markdown), corpus);

const note = (slug: string, markdown: string, more: Partial<Note> = {}): Note => ({
  ...testNote(slug, slug, `## What it is {#what-it-is}\n\n? what is it\n\n${markdown}`),
  category: 'Quran',
  ...more,
});

const works = new Map([
  [
    'Ibn Rushd, Bidaya',
    {
      short: 'Ibn Rushd, Bidaya',
      author: 'Ibn Rushd',
      title: 'Bidayat al-mujtahid',
      field: 'law',
      year: '595 AH (1198)',
    },
  ],
]);

const pageOf = (given: Note, others: readonly Note[] = []) =>
  notePage(given.slug, 'en', {
    notes: [given, ...others],
    glossary: [],
    profiles: { profiles: [], works },
    corrections,
    corpus,
    check,
  });

test('the verses that a note cites are quoted once each, and judged by the checker', async () => {
  const page = await pageOf(
    note('a', 'So [Quran 2:183], and again [Quran 2:183; Quran 2:184]. See [Sahih al-Bukhari 8].'),
  );
  expect(page?.verses?.check.citations.map(({ reference, verdict }) => [reference, verdict])).toEqual([
    ['Quran 2:183', 'verified'],
    ['Quran 2:184', 'verified'],
  ]);
  expect(page?.text.check.citations.map(({ verdict }) => verdict)).toEqual([
    'reference-exists',
    'reference-exists',
    'reference-exists',
    'unchecked',
  ]);
});

test('a passage that is long, or that does not exist, is not quoted', async () => {
  expect((await pageOf(note('a', 'So [Quran 2:1-6]. And [Quran 2:300].')))?.verses).toBeUndefined();
});

test('a passage that the note quotes by its reference is read there, and not again below', async () => {
  const page = await pageOf(
    note('a', 'So it is.\n\n> [Quran 2:183]\n\nThe same verse [Quran 2:183] and [Quran 2:184].'),
  );
  expect(page?.text.markdown).toMatch(
    /^So it is\.\n\n> .+\n>\n> O you who have believed.+\n>\n> \[Quran 2:183\]\n\nThe/,
  );
  expect(page?.text.check.citations.map(({ verdict }) => verdict)).toEqual([
    'verified',
    'reference-exists',
    'reference-exists',
  ]);
  expect(page?.verses?.check.citations.map(({ reference }) => reference)).toEqual(['Quran 2:184']);
});

test('words that a note had typed itself would be judged like anybody’s', async () => {
  const page = await pageOf(note('a', '> Made up by somebody\n>\n> [Quran 2:183]'));
  expect(page?.text.check.citations[0]?.verdict).not.toBe('verified');
});

test('related notes that are there are linked, in the note’s own order', async () => {
  const given = note('a', 'Text.', { related: ['c', 'gone', 'b'] });
  const page = await pageOf(given, [note('b', 'B.'), note('c', 'C.')]);
  expect(page?.related).toEqual([
    { slug: 'c', title: 'c' },
    { slug: 'b', title: 'b' },
  ]);
});

test('a link leads to each point below the first, and views that differ are under one heading', async () => {
  const body = `## First {#first}\n\nA.\n\n## Second {#second}\n\nB.\n\n# Where scholars differ\n\n## Third {#third}\n\nC.`;
  const page = await pageOf(testNote('a', 'A', body));
  expect(page?.text.markdown).toBe('A.\n\n## Second\n\nB.\n\n## Where scholars differ\n\n### Third\n\nC.');
  expect(page?.anchors).toMatchObject({ Second: 'second', Third: 'third' });
});

test('a second reading is mentioned only while the text is the one that was read', async () => {
  const zakat = (await testNotes()).find(({ slug }) => slug === 'zakat-who-pays');
  if (!zakat) throw new Error('There is no note on zakat');
  expect((await pageOf(zakat))?.reviewed).toMatch(/^\d{4}-\d\d-\d\d$/);
  const changed = { ...zakat, english: { ...zakat.english, title: 'Another title' as typeof zakat.english.title } };
  expect((await pageOf(changed))?.reviewed).toBeUndefined();
  expect((await pageOf(note('a', 'Text.')))?.reviewed).toBeUndefined();
});

test('the works that a note names are listed, and are no citations of scripture', async () => {
  const page = await pageOf(note('a', 'The traveller shortens [Ibn Rushd, Bidaya: the traveller’s prayer].'));
  expect(page?.works.map(({ title }) => title)).toEqual(['Bidayat al-mujtahid']);
  expect(page?.cited).toHaveProperty(['Ibn Rushd, Bidaya: the traveller’s prayer']);
  expect(page?.text.check.citations).toEqual([]);
});

test('there is no page for another slug', async () => {
  expect(
    await notePage('b', 'en', {
      notes: [note('a', 'A.')],
      glossary: [],
      profiles: { profiles: [], works },
      corrections,
      corpus,
      check,
    }),
  ).toBeUndefined();
});

test('a category has its own notes, shelf by shelf, in the order in which they come', () => {
  const notes = [
    note('b', 'B.', { shelf: 'Prayer' }),
    note('d', 'D.', { shelf: 'Fasting' }),
    note('a', 'A.', { shelf: 'Prayer' }),
    note('c', 'C.', { category: 'Hadith' }),
  ];
  expect(noteShelves('Quran', { notes }).map(({ title, notes }) => [title, ...notes.map(({ slug }) => slug)])).toEqual([
    ['Prayer', 'b', 'a'],
    ['Fasting', 'd'],
  ]);
});
