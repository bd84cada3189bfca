import type { ArticleEntry, EntryKind } from '../knowledge/entries/article-entry.ts';
import type { ArticleForm } from './forms.ts';
import type { ArticleOutline } from './load-outlines.ts';

/** An article about entries that an editor put together. */
export interface OutlinePlan {
  kind: 'outline';
  form: ArticleForm;
  area: string;
  outline: ArticleOutline;
  /** The keys of its entries, in reading order. */
  entries: readonly string[];
}

/** The subjects of an area are what entries of one kind are together. */
const areas: Readonly<Record<EntryKind, string>> = {
  prophet: 'prophets',
  person: 'people',
  event: 'events',
  place: 'places',
  surah: 'surahs',
  term: 'words of the field',
};

export const planOutlines = (outlines: readonly ArticleOutline[], entries: readonly ArticleEntry[]): OutlinePlan[] =>
  outlines.map((outline) => {
    const keys = outline.parts.flatMap((part) => (part.kind === 'entry' ? [part.key] : []));
    const [first = ''] = keys;
    return { kind: 'outline', form: outline.form, area: areas[entryAt(first, entries).kind], outline, entries: keys };
  });

export function entryAt(key: string, entries: readonly ArticleEntry[]): ArticleEntry {
  const entry = entries.find((one) => one.key === key);
  if (!entry) throw new Error(`There is no entry ${key}`);
  return entry;
}
