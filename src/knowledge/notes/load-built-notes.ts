import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { digestOfFolders } from '../digest-of-folders.ts';
import { loadNotes } from './load-notes.ts';
import type { Note } from './note.ts';

// Reading all notes takes a second, most of it to find their references: the build does it once.

interface BuiltNotes {
  /** Of the notes, and of the program that reads them. */
  digest: string;
  notes: readonly Note[];
}

/** The rooms whose rules decide what is read out of a note. */
const RULES = ['.', '../../references', '../../text'].map((room) => path.resolve(import.meta.dirname, room));

/** Reads the notes, and writes them to a file from which they are loaded faster. */
export async function buildNotes(contentFolder: string, file: string): Promise<void> {
  const built: BuiltNotes = { digest: await digestOf(contentFolder), notes: await loadNotes(contentFolder) };
  await writeFile(file, JSON.stringify(built));
}

/** The notes, from what was built if nothing has changed since; otherwise from their own files. */
export async function loadBuiltNotes(contentFolder: string, file: string): Promise<readonly Note[]> {
  const [digest, built] = await Promise.all([digestOf(contentFolder), readBuilt(file)]);
  return built?.digest === digest ? built.notes : loadNotes(contentFolder);
}

async function readBuilt(file: string): Promise<BuiltNotes | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as BuiltNotes;
  } catch {
    // Not built, or interrupted while it was written.
    return undefined;
  }
}

const digestOf = (contentFolder: string) => digestOfFolders([path.join(contentFolder, 'notes'), ...RULES]);
