import { expect, test } from 'vitest';
import { testCorpus } from '../../../tests/support/test-corpus.ts';
import { checkOf } from '../../checker/check-of.ts';
import type { Note, NoteText, NoteWords } from '../../knowledge/notes/note.ts';
import { splitNote } from '../../knowledge/notes/split-note.ts';
import { notePage, noteShelves } from './present-notes.ts';

const corpus = testCorpus();
const check = async (markdown: string) => checkOf(markdown, corpus);

const text = (title: string, markdown: string): NoteText => ({
  title: title as NoteWords,
  questions: ['what is it' as NoteWords],
  markdown,
  pieces: splitNote(markdown),
});

const note = (slug: string, markdown: string, more: Partial<Note> = {}): Note => ({
  slug,
  category: 'Quran',
  shelf: 'A shelf',
  related: [],
  english: text(slug, markdown),
  ...more,
});

const pageOf = (given: Note, others: readonly Note[] = []) =>
  notePage(given.slug, { notes: [given, ...others], corpus, check });

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

test('the summary is the first sentences, without marks and references', async () => {
  const page = await pageOf(note('a', `*Zakat* is due [Quran 9:103]. ${'It is paid each year. '.repeat(20)}\n\nMore.`));
  expect(page?.summary).toMatch(/^Zakat is due\. It is paid each year\..*\.$/);
  expect(page?.summary.length).toBeLessThanOrEqual(221);
});

test('only a note with review records mentions a second reader, such as the zakat note', async () => {
  expect((await pageOf(note('a', 'Text.')))?.reviewed).toBeUndefined();
  expect((await pageOf(note('zakat-who-pays', 'Text.')))?.reviewed).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('there is no page for another slug', async () => {
  expect(await notePage('b', { notes: [note('a', 'A.')], corpus, check })).toBeUndefined();
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
