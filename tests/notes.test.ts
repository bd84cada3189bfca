import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { passGate } from '../src/answers/gate.ts';
import { noteMarkdown } from '../src/answers/note-markdown.ts';
import { siteText } from '../src/answers/site-text.ts';
import { Checker } from '../src/checker/checker.ts';
import { isKnownMissing } from '../src/checker/look-up/is-known-missing.ts';
import { loadNotes } from '../src/knowledge/notes/load-notes.ts';
import type { NoteText } from '../src/knowledge/notes/note.ts';
import { findReferences } from '../src/references/find-references.ts';
import { formatReference } from '../src/references/format-reference.ts';
import { parseReference } from '../src/references/parse-reference.ts';
import { categories } from '../src/shared/categories.ts';
import { testCorpus } from './support/test-corpus.ts';

// The knowledge notes and the records of their second reading: a note that was changed after it, or claims what was not
// found to be supported, is not accepted.

interface Review {
  note: string;
  digest: string;
  claims: { claim: string; reference: string; passage: string; verdict: string; why: string }[];
  /** Later readings, each after a change of the text. */
  changes?: { date: string; reader: string; found: string }[];
}

/** Of the Arabic texts: each was compared with the English one as it was then. */
interface ArabicReview {
  texts: { note: string; digest: string; of: string; verdict: string }[];
}

const corpus = testCorpus();
const checker = new Checker(corpus);
const notes = await loadNotes('content');
const slugs = notes.map(({ slug }) => slug);

const referencesOf = ({ markdown }: NoteText) => findReferences(markdown).filter(({ bracketed }) => bracketed);
const namesOf = (text: NoteText) => [...new Set(referencesOf(text).map(({ reference }) => formatReference(reference)))];
const wordsOf = ({ markdown }: NoteText) => markdown.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;

const arabicReview: ArabicReview = JSON.parse(readFileSync('content/review/ar.json', 'utf8'));
const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** What an answer shows of a note is what was written and reviewed. */
function losesNothing(text: NoteText) {
  const pieces = text.pieces.filter(({ kind }) => kind !== 'quotation');
  const blocks = [
    { kind: 'own', words: siteText`Before.` },
    { kind: 'note', pieces },
  ] as const;
  const gated = passGate({ engine: 'test', blocks }, checker);
  expect(gated.kind === 'passed' && gated.answer.markdown).toBe(`Before.\n\n${noteMarkdown(pieces)}`);
}

/** Scripture is named in a note and never typed. */
function quotesNothing({ markdown }: NoteText) {
  expect(checker.checkText(markdown).filter(({ quotation }) => quotation !== undefined)).toEqual([]);
}

test('every note has its review, and every review its note', () => {
  const reviews = readdirSync('content/review')
    .filter((file) => file !== 'ar.json')
    .map((file) => path.basename(file, '.json'));
  expect(reviews.sort()).toEqual([...slugs].sort());
  expect(slugs.length).toBeGreaterThanOrEqual(60);
});

test('a shelf belongs to one category', () => {
  const categoriesOf = Map.groupBy(notes, ({ shelf }) => shelf);
  const torn = [...categoriesOf].filter(([, lying]) => new Set(lying.map(({ category }) => category)).size > 1);
  expect(torn.map(([shelf]) => shelf)).toEqual([]);
});

describe.each(notes)('$slug', ({ slug, category, related, english, arabic }) => {
  test('has the form of a note', () => {
    expect(categories.map(({ name }) => name)).toContain(category);
    expect(english.questions.length).toBeGreaterThanOrEqual(6);
    expect(english.questions.length).toBeLessThanOrEqual(12);
    expect(related.filter((other) => !slugs.includes(other) || other === slug)).toEqual([]);
    expect(wordsOf(english)).toBeGreaterThanOrEqual(120);
    expect(wordsOf(english)).toBeLessThanOrEqual(500);
  });

  test('cites references that exist', () => {
    expect(referencesOf(english).filter(({ reference }) => isKnownMissing(reference, corpus))).toEqual([]);
    expect(namesOf(english).length).toBeGreaterThan(0);
  });

  test('types no words of scripture, and comes whole through the gate', () => {
    quotesNothing(english);
    losesNothing(english);
  });

  test('is unchanged since its review, and the review supports each of its references', () => {
    const review: Review = JSON.parse(readFileSync(`content/review/${slug}.json`, 'utf8'));
    expect(review.digest).toBe(digestOf(`content/notes/${slug}.md`));
    expect(review.claims.filter(({ verdict }) => verdict !== 'supports')).toEqual([]);
    for (const { date, reader, found } of review.changes ?? []) {
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect([reader, found].every((words) => words.length > 5)).toBe(true);
    }
    const read = new Set(review.claims.map(({ reference }) => reference));
    expect(namesOf(english).filter((name) => !read.has(name))).toEqual([]);
  });

  test('each reviewed verse has the words of the packaged edition, as its digest shows', () => {
    const review: Review = JSON.parse(readFileSync(`content/review/${slug}.json`, 'utf8'));
    const other = review.claims.filter(({ reference, passage }) => {
      const verses = parseReference(reference);
      if (verses?.work !== 'quran') return false;
      const words =
        corpus
          .passage(verses)
          ?.verses.map(({ translation }) => translation)
          .join('\n') ?? '';
      return createHash('sha256').update(words).digest('hex') !== passage;
    });
    expect(other.map(({ reference }) => reference)).toEqual([]);
  });

  test.runIf(arabic)('has an Arabic text that was compared with the English one', () => {
    const review = arabicReview.texts.find(({ note }) => note === slug);
    expect(review).toMatchObject({
      digest: digestOf(`content/notes/ar/${slug}.md`),
      of: digestOf(`content/notes/${slug}.md`),
      verdict: 'says no more',
    });
  });

  test.runIf(arabic)('the Arabic text makes no claims that the English does not make', () => {
    if (!arabic) return;
    expect(namesOf(arabic).filter((name) => !namesOf(english).includes(name))).toEqual([]);
    expect(arabic.questions.length).toBeGreaterThanOrEqual(4);
    expect(wordsOf(arabic)).toBeLessThanOrEqual(500);
    quotesNothing(arabic);
    losesNothing(arabic);
  });
});
