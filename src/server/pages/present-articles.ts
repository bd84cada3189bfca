import { askAbout } from '../../knowledge/notes/ask-about.ts';
import type { Note } from '../../knowledge/notes/note.ts';
import { parseReference } from '../../references/parse-reference.ts';
import type { CategoryName } from '../../shared/categories.ts';
import { addresses } from '../../web/addresses.ts';
import type { ArticleWays, UsedIn } from '../../web/server-side/services.ts';
import type { Context } from '../context.ts';
import type { WhereUsed } from './where-used.ts';

interface WaysContext extends Pick<Context, 'config' | 'storage' | 'notes'> {
  used: WhereUsed;
}

const MOST_NOTES = 5;
const MOST_QUESTIONS = 3;

/** What an article has in common with a page before that page counts as related: two verses that few pages cite. */
const LEAST_IN_COMMON = 0.4;

/**
 * Where a reader of an article can go on. An article that was made of a note has that note first; all have the pages that cite
 * the same verses, and then what the first note is related to. A verse that many pages cite says little, so it counts for less.
 */
export async function aboutArticle(
  slug: string,
  references: readonly string[],
  { config, storage, notes, used }: WaysContext,
): Promise<ArticleWays> {
  const inCommon = new Map<UsedIn, number>();
  for (const written of new Set(references)) {
    const reference = parseReference(written);
    if (reference?.work !== 'quran') continue;
    const pages = used(reference);
    for (const page of pages) inCommon.set(page, (inCommon.get(page) ?? 0) + 1 / pages.length);
  }
  const near = [...inCommon]
    .filter(([, weight]) => weight >= LEAST_IN_COMMON)
    .sort(([, one], [, other]) => other - one)
    .map(([page]) => page);
  const own = config.API_BASE_URL ? undefined : await noteOf(slug, { storage, notes });
  const byPath = new Map(notes.map((note) => [addresses.topic(note.slug), note]));
  const others = near.flatMap(({ path }) => byPath.get(path) ?? []);
  const first = own ?? others[0];
  const besideFirst = notes.filter((note) => first?.related.includes(note.slug));
  const related = [...new Set([...(first ? [first] : []), ...others, ...besideFirst])].slice(0, MOST_NOTES);
  return {
    category: first?.category as CategoryName | undefined,
    shelf: first?.shelf,
    notes: related.map(({ slug, english: { title } }) => ({ slug, title })),
    questions: near.filter(({ path }) => !byPath.has(path)).slice(0, MOST_QUESTIONS),
    asking: first
      ? first.english.points.flatMap(({ questions }) => askAbout(questions).slice(0, 1)).slice(0, MOST_QUESTIONS)
      : [],
  };
}

/** The note of which the article was made, if it was made of one. */
async function noteOf(
  slug: string,
  { storage, notes }: Pick<WaysContext, 'storage' | 'notes'>,
): Promise<Note | undefined> {
  const row = await storage.read((reader) => reader.articleBySlug(slug));
  const [kind, note] = row?.origin.split(':') ?? [];
  return kind === 'note' ? notes.find((one) => one.slug === note) : undefined;
}
