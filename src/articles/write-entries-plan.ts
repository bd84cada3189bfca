import type { Corpus } from '../knowledge/corpus/corpus.ts';
import type { ArticleEntry } from '../knowledge/entries/article-entry.ts';
import type { EntryWords } from '../knowledge/entries/explained-entries.ts';
import type { Note } from '../knowledge/notes/note.ts';
import { entryForms } from './entry-forms.ts';
import { inOrderOfTime, leadOf } from './lead-of-entries.ts';
import { relatedPages } from './pages-of-entries.ts';
import type { EntriesPlan } from './plan-entries.ts';
import { EntryWriter } from './write-entries.ts';
import type { WrittenPlan, WrittenSection } from './written-plan.ts';

/** One entry after the other, with passages that they cite; those of the texts `without` left out. */
export function writeEntriesPlan(
  plan: EntriesPlan,
  { entries, notes }: { entries: readonly ArticleEntry[]; notes: readonly Note[] },
  corpus: Corpus,
  without: ReadonlySet<string>,
): WrittenPlan {
  const chosen = plan.entries.filter((key) => !without.has(key)).map((key) => entryAt(key, entries));
  const kept = inOrderOfTime(chosen);
  const names = kept.map(({ name }) => name);
  const lead = leadOf(kept, notes);
  const { title, summary } = entryForms[plan.of];
  const writer = new EntryWriter(corpus);
  const told = kept.flatMap((entry) => writer.entry(entry, kept.length === 1).sections);
  const related = relatedPages(kept, { entries, notes });
  const groups = new Set(kept.map((entry) => entry.group));
  const group = groups.size === 1 ? kept[0]?.group : undefined;
  return {
    form: plan.form,
    title: title(names, group),
    summary: summary(names, group),
    sections: led(lead, told),
    ...(related && { related }),
  };
}

/** The lead stands before the heading of the first entry, and has no text of the content that it is made of but that one's. */
function led(lead: EntryWords | undefined, told: readonly WrittenSection[]): WrittenSection[] {
  const [first] = told;
  if (!lead || !first) return [...told];
  return [{ text: first.text, says: first.says, blocks: [{ kind: 'entry', words: lead }] }, ...told];
}

function entryAt(key: string, entries: readonly ArticleEntry[]): ArticleEntry {
  const entry = entries.find((one) => one.key === key);
  if (!entry) throw new Error(`There is no entry ${key}`);
  return entry;
}
