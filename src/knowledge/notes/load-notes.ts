import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseContentFile } from './front-matter.ts';
import type { Note, NoteText, NoteWords } from './note.ts';
import { splitNote } from './split-note.ts';

/**
 * Reads `notes/*.md` and their Arabic renderings in `notes/ar`, in the order of `notes/shelves.txt`; throws on a bad
 * file.
 */
export async function loadNotes(contentFolder: string): Promise<readonly Note[]> {
  const folder = path.join(contentFolder, 'notes');
  const [slugs, inArabic, shelves] = await Promise.all([
    slugsIn(folder),
    slugsIn(path.join(folder, 'ar')),
    readShelves(path.join(folder, 'shelves.txt')),
  ]);
  const stray = inArabic.find((slug) => !slugs.includes(slug));
  if (stray !== undefined) throw new Error(`notes/ar/${stray}.md: there is no note notes/${stray}.md`);
  const homeless = slugs.find((slug) => !shelves.has(slug));
  if (homeless !== undefined) throw new Error(`notes/shelves.txt: no shelf holds ${homeless}`);
  // Before any note is read: a read in progress when this throws would become an unhandled rejection.
  const unknown = [...shelves.keys()].find((slug) => !slugs.includes(slug));
  if (unknown !== undefined) throw new Error(`notes/shelves.txt: there is no note notes/${unknown}.md`);
  return Promise.all([...shelves].map(([slug, shelf]) => loadNote(folder, slug, shelf, inArabic.includes(slug))));
}

/** The heading over each note, in the order of the file. */
async function readShelves(file: string): Promise<ReadonlyMap<string, string>> {
  const shelves = new Map<string, string>();
  const lines = (await readFile(file, 'utf8')).split(/\r?\n/);
  for (const line of lines.filter((each) => each.trim() !== '' && !each.startsWith('#'))) {
    const colon = line.lastIndexOf(':');
    const shelf = line.slice(0, Math.max(colon, 0)).trim();
    const slugs = line.slice(colon + 1).trim();
    for (const slug of slugs.split(/\s+/)) {
      if (slug === '' || shelves.has(slug)) throw new Error(`${file}: a slug is missing or said before in “${line}”`);
      shelves.set(slug, shelf);
    }
  }
  return shelves;
}

async function slugsIn(folder: string): Promise<string[]> {
  const files = await readdir(folder);
  return files
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.basename(file, '.md'))
    .sort();
}

async function loadNote(folder: string, slug: string, shelf: string, hasArabic: boolean): Promise<Note> {
  const file = path.join(folder, `${slug}.md`);
  const written = parseContentFile(await readFile(file, 'utf8'), file, {
    fields: ['title', 'category'],
    lists: ['questions', 'related'],
  });
  return {
    slug,
    category: written.field('category'),
    shelf,
    related: written.list('related'),
    english: noteText(written),
    ...(hasArabic && { arabic: await loadArabic(path.join(folder, 'ar', `${slug}.md`)) }),
  };
}

async function loadArabic(file: string): Promise<NoteText> {
  return noteText(parseContentFile(await readFile(file, 'utf8'), file, { fields: ['title'], lists: ['questions'] }));
}

function noteText({ field, list, body }: ReturnType<typeof parseContentFile>): NoteText {
  return {
    title: field('title') as NoteWords,
    questions: list('questions') as NoteWords[],
    markdown: body,
    pieces: splitNote(body),
  };
}
