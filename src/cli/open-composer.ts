import { createHash } from 'node:crypto';
import process from 'node:process';
import { Checker } from '../checker/checker.ts';
import { loadNoteCorrections } from '../knowledge/corrections/load-corrections.ts';
import { PointTracer } from '../knowledge/corrections/trace-points.ts';
import { openLibrary } from '../knowledge/library.ts';
import { loadNotes } from '../knowledge/notes/load-notes.ts';
import type { Note } from '../knowledge/notes/note.ts';
import type { Config } from '../server/config.ts';
import { builtCorpus, contentFolder, packsFolder } from '../server/paths.ts';

export interface Composer {
  checker: Checker;
  tracer: PointTracer;
  notes: readonly Note[];
  close(): void;
}

/** What an article is composed with: the library as the server has it, and the notes. */
export async function openComposer({ DATA_DIR, EDITIONS_OFF }: Config): Promise<Composer> {
  const library = await openLibrary({
    corpusFile: builtCorpus,
    packsFolder: packsFolder(DATA_DIR),
    without: EDITIONS_OFF,
    onFault: ({ message }) => process.stderr.write(`A pack was left out: ${message}\n`),
  });
  const [notes, corrections] = await Promise.all([loadNotes(contentFolder), loadNoteCorrections(contentFolder)]);
  const sha256 = (words: string) => createHash('sha256').update(words).digest('hex');
  return {
    checker: new Checker(library.current()),
    tracer: new PointTracer(notes, corrections, sha256),
    notes,
    close: () => library.close(),
  };
}
