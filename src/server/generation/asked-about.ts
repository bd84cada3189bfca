import { entryFinder } from '../../answers/replies/explain-entry.ts';
import type { ArticleEntry } from '../../knowledge/entries/article-entry.ts';
import type { Context } from '../context.ts';

/** The newest listed questions that are looked at. */
const QUESTIONS = 60;

/** How likely a point has to be the one that was asked for. */
const SURELY = 0.5;

/**
 * How often visitors asked about each text of the content, by its key. Only questions that are listed publicly count, and
 * of these only those whose answer this site gave: anybody can save any other.
 */
export async function askedAbout(
  { storage, retrieval }: Pick<Context, 'storage' | 'retrieval'>,
  entries: readonly ArticleEntry[],
): Promise<Map<string, number>> {
  const rows = await storage.read((reader) => reader.history({ limit: QUESTIONS }));
  const entryFor = entryFinder(entries);
  const asked = new Map<string, number>();
  for (const question of new Set(rows.filter((row) => row.provenance === 'issued').map((row) => row.question))) {
    const key = entryFor(question)?.key ?? (await noteFor(question, retrieval));
    if (key !== undefined) asked.set(key, (asked.get(key) ?? 0) + 1);
  }
  return asked;
}

async function noteFor(question: string, retrieval: Context['retrieval']): Promise<string | undefined> {
  const { points, answered } = await retrieval.find(question, 1);
  const [first] = points;
  return first && answered >= SURELY ? `notes/${first.note.slug}` : undefined;
}
