import type { Corpus } from '../knowledge/corpus/corpus.ts';
import type { ArticleEntry } from '../knowledge/entries/article-entry.ts';
import type { Note } from '../knowledge/notes/note.ts';
import { relatedPages } from './pages-of-entries.ts';
import { entryAt, type OutlinePlan } from './plan-outlines.ts';
import { EntryWriter } from './write-entries.ts';
import type { WrittenPlan, WrittenSection } from './written-plan.ts';

/** The editor's words and the entries between them, with passages that these cite. */
export function writeOutlinePlan(
  { outline, form, entries: keys }: OutlinePlan,
  { entries, notes }: { entries: readonly ArticleEntry[]; notes: readonly Note[] },
  corpus: Corpus,
): WrittenPlan {
  const quoted = [...outline.text.matchAll(QUOTED)].map(([, reference = '']) => reference);
  const writer = new EntryWriter(corpus, quoted);
  const ownBlock = (markdown: string) => ({ kind: 'text', by: 'editor', markdown }) as const;
  const sections: WrittenSection[] = [];
  /** The heading below which entries stand now; without one each has a large heading of its own. */
  let group: string | undefined;
  for (const part of outline.parts) {
    if (part.kind === 'heading') group = part.words;
    else if (part.kind === 'words') {
      const text = `outlines/${outline.key}`;
      sections.push({ text, says: outline.text, blocks: [ownBlock(part.words)], ...(group && { group }) });
    } else {
      const [first, ...others] = writer.entry(entryAt(part.key, entries), group);
      if (!first) continue;
      const leading = part.words ? [ownBlock(part.words)] : [];
      const [facts, ...told] = first.blocks;
      sections.push({ ...first, blocks: [...(facts ? [facts] : []), ...leading, ...told] }, ...others);
    }
  }
  const related = relatedPages(
    keys.map((key) => entryAt(key, entries)),
    { entries, notes },
  );
  const { title, summary } = outline;
  return { form, title, summary, sections, ...(related && { related }) };
}

/** A passage that the editor quotes. */
const QUOTED = /^> \[([^\]\n]+)\]$/gmu;
