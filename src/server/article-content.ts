import { loadOutlines } from '../articles/load-outlines.ts';
import type { ArticleContent } from '../articles/plan-articles.ts';
import { articleEntries, type EntrySources } from '../knowledge/entries/article-entries.ts';
import type { Note } from '../knowledge/notes/note.ts';

/** What articles are made of: what is loaded already, and editors' outlines. */
export async function loadArticleContent(
  contentFolder: string,
  { notes, ...sources }: EntrySources & { notes: readonly Note[] },
): Promise<ArticleContent> {
  const outlines = await loadOutlines(contentFolder);
  return { notes, entries: articleEntries(sources), outlines, works: sources.profiles.works };
}
