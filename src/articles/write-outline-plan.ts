import type { Corpus } from '../knowledge/corpus/corpus.ts';
import type { ArticleEntry } from '../knowledge/entries/article-entry.ts';
import type { Note } from '../knowledge/notes/note.ts';
import { wordsIn } from './article-length.ts';
import { relatedPages } from './pages-of-entries.ts';
import { entryAt, noteOf, type OutlinePlan } from './plan-outlines.ts';
import { EntryWriter } from './write-entries.ts';
import { linksTo, PointWriter, pointAt, withoutReferences } from './write-points.ts';
import type { WrittenPlan, WrittenSection } from './written-plan.ts';

/** The editor's words and the entries and points between them, with passages that these cite. */
export function writeOutlinePlan(
  { outline, form, entries: keys }: OutlinePlan,
  { entries, notes }: { entries: readonly ArticleEntry[]; notes: readonly Note[] },
  corpus: Corpus,
): WrittenPlan {
  const quoted = [...outline.text.matchAll(QUOTED)].map(([, reference = '']) => reference);
  const [points, others] = [keys.filter(noteOf), keys.filter((key) => !noteOf(key))];
  const ofEntries = new EntryWriter(corpus, quoted);
  const ofPoints = new PointWriter(
    corpus,
    points.map((key) => pointAt(key, notes)),
    { words: wordsIn(outline.text), quoted },
  );
  const told = (key: string, group: string | undefined): WrittenSection[] => {
    if (!noteOf(key)) return ofEntries.entry(entryAt(key, entries), group);
    const point = pointAt(key, notes);
    return [ofPoints.section(point, withoutReferences(point.point.label), group)];
  };

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
      const [first, ...more] = told(part.key, group);
      if (!first) continue;
      const leading = part.words ? [ownBlock(part.words)] : [];
      // Words of the editor stand below the line of facts that an entry begins with.
      const at = noteOf(part.key) ? 0 : 1;
      sections.push({ ...first, blocks: first.blocks.toSpliced(at, 0, ...leading) }, ...more);
    }
  }
  const related = relatedPages(
    others.map((key) => entryAt(key, entries)),
    { entries, notes },
  );
  const { title, summary } = outline;
  return {
    form,
    title,
    summary,
    sections,
    ...(related && { related }),
    ...(points.length > 0 && {
      links: linksTo(
        points.flatMap((key) => noteOf(key) ?? []),
        notes,
      ),
    }),
  };
}

/** A passage that the editor quotes. */
const QUOTED = /^> \[([^\]\n]+)\]$/gmu;
