import { loadBuiltNotes } from '../../src/knowledge/notes/load-built-notes.ts';
import type { Note } from '../../src/knowledge/notes/note.ts';
import { builtNotes } from '../../src/server/paths.ts';

let notes: Promise<readonly Note[]> | undefined;

/** The notes of the content, read once for all tests of a process: from the build where it is of today. */
export function testNotes(): Promise<readonly Note[]> {
  notes ??= loadBuiltNotes('content', builtNotes);
  return notes;
}
