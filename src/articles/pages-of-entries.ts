import { paths } from '../contract/paths.ts';
import type { ArticleEntry } from '../knowledge/entries/article-entry.ts';
import type { EntryWords } from '../knowledge/entries/explained-entries.ts';
import type { Note } from '../knowledge/notes/note.ts';

/** Related pages that an article names at most. */
const MOST_RELATED = 8;

/** A link to the page that tells of an entry alone: its surah, or its page among the topics. */
export function pageLink({ key, kind }: Pick<ArticleEntry, 'key' | 'kind'>, words: string): string {
  const name = encodeURIComponent(slugOf(key));
  return link(words, kind === 'surah' ? `${paths.sources}/quran/${name}` : `${paths.topics}/${name}`);
}

/** Links to the notes and entries to which these are related, the most often named ones first; undefined where there are none. */
export function relatedPages(
  told: readonly ArticleEntry[],
  { entries, notes }: { entries: readonly ArticleEntry[]; notes: readonly Note[] },
): EntryWords | undefined {
  const own = new Set(told.map(({ key }) => slugOf(key)));
  const counts = new Map<string, number>();
  for (const slug of told.flatMap(({ related }) => related)) {
    if (!own.has(slug)) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  const links = [...counts]
    .sort(([, one], [, other]) => other - one)
    .flatMap(([slug]) => {
      const note = notes.find((each) => each.slug === slug);
      if (note) return [link(note.english.title, `${paths.topics}/${encodeURIComponent(slug)}`)];
      const entry = entries.find(({ key, kind }) => kind !== 'surah' && slugOf(key) === slug);
      return entry ? [pageLink(entry, entry.name)] : [];
    });
  const items = links.slice(0, MOST_RELATED).map((each) => `- ${each}`);
  return items.length > 0 ? (items.join('\n') as EntryWords) : undefined;
}

const slugOf = (key: string) => key.split('/')[1] ?? '';

/** A surah in round brackets, as some titles have it, would be read as a source. */
export const link = (words: string, address: string) =>
  `[${words.replace(/ \(Surah [^)]*\)/gu, '').replace(/[[\]]/gu, '')}](${address})`;
