import { createHash } from 'node:crypto';
import { loadNoteCorrections } from '../../knowledge/corrections/load-corrections.ts';
import { PointTracer } from '../../knowledge/corrections/trace-points.ts';
import { withArabicWorkNames } from '../../knowledge/notes/arabic-work-names.ts';
import { loadBuiltNotes } from '../../knowledge/notes/load-built-notes.ts';
import { loadProfiles } from '../../knowledge/profiles/load-profiles.ts';
import { builtNotes } from '../paths.ts';

/** What finds the points of a content folder that a text rests on. */
export async function openTracer(content: string): Promise<PointTracer> {
  const [notes, corrections, { works }] = await Promise.all([
    loadBuiltNotes(content, builtNotes),
    loadNoteCorrections(content),
    loadProfiles(content),
  ]);
  // As the server has them: their digests are those of the same words.
  return new PointTracer(withArabicWorkNames(notes, works), corrections, (words) =>
    createHash('sha256').update(words).digest('hex'),
  );
}
