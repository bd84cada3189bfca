import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { passageMarkdown } from '../../answers/gate/passage-markdown.ts';
import { withArabicReferences } from '../../answers/gate/with-arabic-references.ts';
import type { Check } from '../../contract/entities.ts';
import { sourcePath } from '../../contract/source-path.ts';
import type { Corpus, Passage } from '../../knowledge/corpus/corpus.ts';
import { askAbout } from '../../knowledge/notes/ask-about.ts';
import { type Note, type NoteText, withArabicQuestionMark } from '../../knowledge/notes/note.ts';
import { textDigest } from '../../knowledge/notes/text-digest.ts';
import { wholeText } from '../../knowledge/notes/whole-text.ts';
import { findReferences } from '../../references/find-references.ts';
import { parseReference } from '../../references/parse-reference.ts';
import type { Reference } from '../../references/reference.ts';
import type { CategoryName } from '../../shared/categories.ts';
import type { CheckedMarkdown, NoteLink, NotePage, NoteShelf } from '../../web/server-side/services.ts';
import { citedIn } from '../cited-works.ts';
import type { Context } from '../context.ts';
import { wordsOfNote } from './present-glossary.ts';
import { quotePassages } from './quote-passages.ts';

/** Suggested questions of one note, each of another point. */
const MOST_QUESTIONS = 3;

/** A longer passage is not quoted under a note: its reference opens it. */
const MOST_VERSES = 5;

/** The notes of a category, shelf by shelf. */
export function noteShelves(category: CategoryName, { notes }: Pick<Context, 'notes'>): NoteShelf[] {
  const shelves = Map.groupBy(
    notes.filter((note) => note.category === category),
    ({ shelf }) => shelf,
  );
  return [...shelves].map(([title, lying]) => ({ title, notes: lying.map(linkTo) }));
}

const linkTo = ({ slug, english: { title } }: Note): NoteLink => ({ slug, title });

interface NoteContext extends Pick<Context, 'notes' | 'glossary' | 'profiles' | 'corrections'> {
  corpus: Corpus;
  check: (markdown: string) => Promise<Check>;
}

/**
 * A note with all that its page shows, in one of its languages. Every verdict on it is the checker's, on the library as it
 * is now.
 */
export async function notePage(
  slug: string,
  language: 'en' | 'ar',
  { notes, glossary, profiles, corrections, corpus, check }: NoteContext,
): Promise<NotePage | undefined> {
  const note = notes.find((one) => one.slug === slug);
  const written = language === 'ar' ? note?.arabic : note?.english;
  if (!note || !written) return undefined;
  const checked = async (markdown: string): Promise<CheckedMarkdown> => ({ markdown, check: await check(markdown) });
  const verses = versesBelow(wholeText(written), corpus);
  const quoted = withPassages(wholeText(written), corpus);
  const [text, versesChecked, { reviewed, isReworded }] = await Promise.all([
    checked(language === 'ar' ? withArabicReferences(quoted) : quoted),
    verses === '' ? undefined : checked(verses),
    secondReading(note),
  ]);
  const { title, summary, points } = written;
  return {
    slug,
    title,
    category: note.category as CategoryName,
    shelf: note.shelf,
    summary,
    anchors: Object.fromEntries(points.map(({ label, id }) => [label, id])),
    text,
    ...citedIn(text.markdown, profiles.works),
    verses: versesChecked,
    margin: quotePassages(
      text.check.citations.map(({ reference }) => reference),
      corpus,
    ),
    questions: suggested(written, language).slice(0, MOST_QUESTIONS),
    related: note.related.flatMap((other) => {
      const near = notes.find((one) => one.slug === other);
      const title = language === 'ar' ? near?.arabic?.title : near?.english.title;
      return title === undefined ? [] : [{ slug: other, title }];
    }),
    words: language === 'ar' ? [] : wordsOfNote(slug, text.markdown, glossary),
    arabic: note.arabic && { title: note.arabic.title },
    reviewed,
    isReworded,
    corrections: corrections.ofNote(slug),
  };
}

/** One question of each point, as one writes it. */
function suggested({ points }: NoteText, language: 'en' | 'ar'): string[] {
  if (language === 'en') return points.flatMap(({ questions }) => askAbout(questions).slice(0, 1));
  return points.flatMap(({ questions }) => questions.slice(0, 1).map(withArabicQuestionMark));
}

/** Every note that has an Arabic text, shelf by shelf; the shelves are named in English. */
export function arabicShelves({ notes }: Pick<Context, 'notes'>): NoteShelf[] {
  const inArabic = notes.flatMap(({ slug, shelf, arabic }) => (arabic ? [{ slug, shelf, title: arabic.title }] : []));
  return [...Map.groupBy(inArabic, ({ shelf }) => shelf)].map(([title, lying]) => ({
    title,
    notes: lying.map(({ slug, title }) => ({ slug, title })),
  }));
}

/** A reference that is alone in a block quotation: the passage is inserted there. */
const QUOTED = /(?<=^|\n\n)> *\[([^\]\n]+)\](?=\n\n|$)/g;

/** The text with the library's own words where it quotes a passage by its reference. */
export function withPassages(markdown: string, corpus: Corpus): string {
  return markdown.replace(QUOTED, (written: string, inside: string) => {
    const passage = passageOf(parseReference(inside), corpus);
    return passage ? passageMarkdown(passage) : written;
  });
}

/** The verses that a text cites and does not quote, each passage once, in the library's own words. */
function versesBelow(markdown: string, corpus: Corpus): string {
  const passages = new Map<string, string>();
  for (const { reference } of findReferences(markdown)) {
    const passage = passageOf(reference, corpus);
    if (passage && passage.verses.length <= MOST_VERSES) passages.set(sourcePath(reference), passageMarkdown(passage));
  }
  for (const [, inside = ''] of markdown.matchAll(QUOTED)) {
    const quoted = parseReference(inside);
    if (quoted) passages.delete(sourcePath(quoted));
  }
  return [...passages.values()].join('\n\n');
}

const passageOf = (reference: Reference | undefined, corpus: Corpus): Passage | undefined =>
  reference?.work === 'quran' ? corpus.passage(reference) : undefined;

/**
 * The last day on which references of the note were looked up in a second reading, and whether its wording was revised
 * since. No day for a text that nobody accepted after a change.
 */
async function secondReading({ slug, english }: Note): Promise<{ reviewed: string | undefined; isReworded: boolean }> {
  try {
    const record: { digest?: unknown; date?: string; changes?: { date: string }[]; awaitsReading?: string } =
      JSON.parse(await readFile(`content/review/${slug}.json`, 'utf8'));
    const isOfThisText = record.digest === textDigest(english, sha256);
    const reviewed = isOfThisText ? (record.changes?.at(-1)?.date ?? record.date) : undefined;
    return { reviewed, isReworded: record.awaitsReading !== undefined };
  } catch {
    return { reviewed: undefined, isReworded: false };
  }
}

const sha256 = (words: string) => createHash('sha256').update(words).digest('hex');
