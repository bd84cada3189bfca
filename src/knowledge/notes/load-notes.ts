import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseContentFile } from './front-matter.ts';
import type { Note, NoteText, NoteWords } from './note.ts';
import { parsePoints } from './parse-points.ts';

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

/** Reads one note; throws on a bad file. */
export async function loadNote(folder: string, slug: string, shelf: string, hasArabic: boolean): Promise<Note> {
  const file = path.join(folder, `${slug}.md`);
  const written = parseContentFile(await readFile(file, 'utf8'), file, {
    fields: ['title', 'category', 'summary'],
    lists: ['related'],
  });
  const english = noteText(written, file);
  return {
    slug,
    category: written.field('category'),
    shelf,
    related: written.list('related'),
    english,
    ...(hasArabic && { arabic: await loadArabic(path.join(folder, 'ar', `${slug}.md`), english) }),
  };
}

async function loadArabic(file: string, english: NoteText): Promise<NoteText> {
  const arabic = noteText(parseContentFile(await readFile(file, 'utf8'), file, { fields: ['title', 'summary'] }), file);
  const stray = arabic.points.find(({ id }) => !english.points.some((point) => point.id === id));
  if (stray) throw new Error(`${file}: the English text has no point “${stray.id}”`);
  return arabic;
}

function noteText({ field, body, bodyLine }: ReturnType<typeof parseContentFile>, file: string): NoteText {
  const { points, differences } = parsePoints(body, file, bodyLine);
  return {
    title: field('title') as NoteWords,
    summary: field('summary') as NoteWords,
    points,
    ...(differences !== undefined && { differencesHeading: differences as NoteWords }),
  };
}
