import type { ArticleEntry, EntryKind } from '../knowledge/entries/article-entry.ts';
import type { Note } from '../knowledge/notes/note.ts';
import type { ArticleForm } from './forms.ts';
import type { ArticleOutline } from './load-outlines.ts';
import { noteAt } from './write-points.ts';

/** An article about entries, or points of notes, that an editor put together. */
export interface OutlinePlan {
  kind: 'outline';
  form: ArticleForm;
  area: string;
  outline: ArticleOutline;
  /** The keys of what it tells, in reading order. */
  entries: readonly string[];
}

/** The subjects of an area are what entries of one kind are together; of a note, its shelf. */
const areas: Readonly<Record<EntryKind, string>> = {
  prophet: 'prophets',
  person: 'people',
  event: 'events',
  place: 'places',
  surah: 'surahs',
  term: 'words of the field',
};

export const planOutlines = (
  outlines: readonly ArticleOutline[],
  { entries, notes }: { entries: readonly ArticleEntry[]; notes: readonly Note[] },
): OutlinePlan[] =>
  outlines.map((outline) => {
    const keys = keysOf(outline);
    const [first = ''] = keys;
    const note = noteOf(first);
    const area = note ? noteAt(note, notes).shelf : areas[entryAt(first, entries).kind];
    return { kind: 'outline', form: outline.form, area, outline, entries: keys };
  });

/** The keys of the entries and points that an outline tells, in reading order. */
export const keysOf = ({ parts }: ArticleOutline): string[] =>
  parts.flatMap((part) => (part.kind === 'entry' ? [part.key] : []));

/** The note of a point's key: `wudu` of `notes/wudu#steps`; undefined for an entry. */
export const noteOf = (key: string): string | undefined => /^notes\/([^#]+)/u.exec(key)?.[1];

export function entryAt(key: string, entries: readonly ArticleEntry[]): ArticleEntry {
  const entry = entries.find((one) => one.key === key);
  if (!entry) throw new Error(`There is no entry ${key}`);
  return entry;
}
