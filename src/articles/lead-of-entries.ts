import { paths } from '../contract/paths.ts';
import type { ArticleEntry } from '../knowledge/entries/article-entry.ts';
import type { EntryWords } from '../knowledge/entries/explained-entries.ts';
import type { Note } from '../knowledge/notes/note.ts';
import { listed } from './entry-forms.ts';
import { link } from './pages-of-entries.ts';

/** Entries in the order in which an article tells of them: of time, where each has one; otherwise as given. */
export function inOrderOfTime(entries: readonly ArticleEntry[]): ArticleEntry[] {
  if (!entries.every(({ time }) => time)) return [...entries];
  return entries.toSorted((one, other) => (one.time?.year ?? 0) - (other.time?.year ?? 0));
}

/**
 * The first paragraph of an article about several entries: from when to when it goes, and the note to which most of them
 * belong. Undefined where there is nothing to say of them together.
 */
export function leadOf(entries: readonly ArticleEntry[], notes: readonly Note[]): EntryWords | undefined {
  const many = counted[entries.length];
  if (entries.length < 2 || !many) return undefined;
  const sentences = [spanOf(entries, many), threadOf(entries, notes)].filter((each) => each !== undefined);
  return sentences.length > 0 ? (sentences.join(' ') as EntryWords) : undefined;
}

function spanOf(entries: readonly ArticleEntry[], many: string): string | undefined {
  const [first] = entries;
  const last = entries.at(-1);
  if (!first || !last) return undefined;
  if (first.kind === 'surah')
    return `${numbersOf(entries)} are read here: ${many} surahs, from ${first.name} to ${last.name}.`;
  if (!entries.every(({ time }) => time) || !first.time || !last.time || first.time.year === last.time.year)
    return undefined;
  return first.kind === 'event'
    ? `These ${many} events reach from ${named(first)}, ${first.time.words}, to ${named(last)}, ${last.time.words}.`
    : `Of these ${many} people ${named(first)} died ${first.time.words} and ${named(last)} ${last.time.words}; they are told of in this order.`;
}

/** “Surahs 17 to 19”, “Surahs 39 to 41 and 113”. */
function numbersOf(entries: readonly ArticleEntry[]): string {
  const runs: [from: number, to: number][] = [];
  for (const { key } of entries) {
    const number = Number(key.split('/')[1]);
    const run = runs.at(-1);
    if (run?.[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return `Surahs ${listed(runs.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`)))}`;
}

/** The note that most of them are related to. */
function threadOf(entries: readonly ArticleEntry[], notes: readonly Note[]): string | undefined {
  const [best] = notes
    .map((note) => ({ note, of: entries.filter(({ related }) => related.includes(note.slug)).length }))
    .sort((one, other) => other.of - one.of);
  if (!best || best.of < 2 || best.of * 2 < entries.length) return undefined;
  const { title } = best.note.english;
  const to = link(title, `${paths.topics}/${encodeURIComponent(best.note.slug)}`);
  return `What ${best.of === entries.length ? 'they' : 'most of them'} have in common is told in ${to}.`;
}

const named = ({ name }: ArticleEntry) => name.replace(/^The /u, 'the ');

/** How many there are, in words; an article tells of two to fifteen. */
const counted = 'none,one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen'.split(
  ',',
);
