import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { passGate } from '../src/answers/gate/gate.ts';
import { noteMarkdown } from '../src/answers/gate/note-markdown.ts';
import { siteText } from '../src/answers/site-text.ts';
import { Checker } from '../src/checker/checker.ts';
import { isKnownMissing } from '../src/checker/look-up/is-known-missing.ts';
import { checkNote } from '../src/knowledge/notes/check-note.ts';
import { loadNotes } from '../src/knowledge/notes/load-notes.ts';
import type { NoteText } from '../src/knowledge/notes/note.ts';
import { questionsOf } from '../src/knowledge/notes/questions-of.ts';
import { textDigest } from '../src/knowledge/notes/text-digest.ts';
import { wholeText } from '../src/knowledge/notes/whole-text.ts';
import { asWritten } from '../src/knowledge/retrieval/points/index-points.ts';
import { formatReference } from '../src/references/format-reference.ts';
import { parseReference } from '../src/references/parse-reference.ts';
import { categories } from '../src/shared/categories.ts';
import { testCorpus } from './support/test-corpus.ts';

// The knowledge notes and the records of their second reading: a note that was changed after it, or claims what was not
// found to be supported, is not accepted.

interface Review {
  note: string;
  /** Of the English text; see `textDigest`. */
  digest: string;
  claims: { claim: string; reference: string; passage: string; verdict: string; why: string }[];
  /** The Arabic text was compared with the English one as it then was (`of`). */
  arabic: { digest: string; of: string; verdict: string };
  /** Why the wording waits for a second reading, where it does: the page of the note says so. */
  awaitsReading?: string;
  /** Later readings, each after a change of the text. */
  changes?: { date: string; reader: string; found: string }[];
}

const corpus = testCorpus();
const checker = new Checker(corpus);
const notes = await loadNotes('content');
const slugs = notes.map(({ slug }) => slug);

const sha256 = (words: string) => createHash('sha256').update(words).digest('hex');
const reviewOf = (slug: string): Review => JSON.parse(readFileSync(`content/review/${slug}.json`, 'utf8'));
const namesOf = ({ points }: NoteText) => [
  ...new Set(points.flatMap(({ references }) => references.map(formatReference))),
];

/** What an answer shows of a point is what was written and reviewed. */
function losesNothing({ points }: NoteText) {
  for (const { id, pieces } of points) {
    const shown = pieces.filter(({ kind }) => kind !== 'quotation');
    const blocks = [
      { kind: 'own', words: siteText`Before.` },
      { kind: 'note', pieces: shown },
    ] as const;
    const gated = passGate({ engine: 'test', parts: [{ kind: 'answer', blocks }] }, checker);
    expect(gated.kind === 'passed' && gated.answer.markdown, id).toBe(`Before.\n\n${noteMarkdown(shown)}`);
  }
}

/** Scripture is named in a note and never typed. */
function quotesNothing(text: NoteText) {
  expect(checker.checkText(wholeText(text)).filter(({ quotation }) => quotation !== undefined)).toEqual([]);
}

test('every note has its review, and every review its note', () => {
  const reviews = readdirSync('content/review').map((file) => path.basename(file, '.json'));
  expect(reviews.sort()).toEqual([...slugs].sort());
  expect(slugs.length).toBeGreaterThanOrEqual(60);
});

test('a shelf belongs to one category', () => {
  const categoriesOf = Map.groupBy(notes, ({ shelf }) => shelf);
  const torn = [...categoriesOf].filter(([, lying]) => new Set(lying.map(({ category }) => category)).size > 1);
  expect(torn.map(([shelf]) => shelf)).toEqual([]);
});

test('every question is answered by one point', () => {
  const asked = Map.groupBy(
    notes.flatMap((note) => questionsOf(note)),
    asWritten,
  );
  expect([...asked].filter(([, same]) => same.length > 1).map(([words]) => words)).toEqual([]);
});

describe.each(notes)('$slug', (note) => {
  const { slug, category, related, english, arabic } = note;
  const review = reviewOf(slug);

  test('has the form of a note, and points that can be read alone', () => {
    expect(checkNote(note)).toEqual([]);
    expect(categories.map(({ name }) => name)).toContain(category);
    expect(related.filter((other) => !slugs.includes(other) || other === slug)).toEqual([]);
  });

  test('cites references that exist', () => {
    const cited = english.points.flatMap(({ references }) => references);
    expect(cited.filter((reference) => isKnownMissing(reference, corpus))).toEqual([]);
    expect(cited.length).toBeGreaterThan(0);
  });

  test('types no words of scripture, and comes whole through the gate', () => {
    quotesNothing(english);
    losesNothing(english);
  });

  test('is unchanged since its review, and the review supports each of its references', () => {
    expect(review.digest).toBe(textDigest(english, sha256));
    expect(review.claims.filter(({ verdict }) => verdict !== 'supports')).toEqual([]);
    for (const { date, reader, found } of review.changes ?? []) {
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect([reader, found].every((words) => words.length > 5)).toBe(true);
    }
    const read = new Set(review.claims.map(({ reference }) => reference));
    expect(namesOf(english).filter((name) => !read.has(name))).toEqual([]);
  });

  test('each reviewed verse has the words of the packaged edition, as its digest shows', () => {
    const other = review.claims.filter(({ reference, passage }) => {
      const verses = parseReference(reference);
      if (verses?.work !== 'quran') return false;
      const words = corpus.passage(verses)?.verses.map(({ translation }) => translation);
      return sha256(words?.join('\n') ?? '') !== passage;
    });
    expect(other.map(({ reference }) => reference)).toEqual([]);
  });

  test.runIf(arabic)('has an Arabic text that was compared with the English one, and quotes nothing', () => {
    if (!arabic) return;
    expect(review.arabic).toMatchObject({
      digest: textDigest(arabic, sha256),
      of: textDigest(english, sha256),
      verdict: 'says no more',
    });
    quotesNothing(arabic);
    losesNothing(arabic);
  });
});
