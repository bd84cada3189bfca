import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseContentFile } from './front-matter.ts';
import type { Note, NoteText, NoteWords } from './note.ts';
import { splitNote } from './split-note.ts';

/** Reads `topics/*.md` and their Arabic renderings in `topics/ar`, in the order of their slugs; throws on a bad file. */
export async function loadNotes(contentFolder: string): Promise<readonly Note[]> {
  const folder = path.join(contentFolder, 'topics');
  const [slugs, inArabic] = await Promise.all([slugsIn(folder), slugsIn(path.join(folder, 'ar'))]);
  const stray = inArabic.find((slug) => !slugs.includes(slug));
  if (stray !== undefined) throw new Error(`topics/ar/${stray}.md: there is no note topics/${stray}.md`);
  return Promise.all(slugs.map((slug) => loadNote(folder, slug, inArabic.includes(slug))));
}

async function slugsIn(folder: string): Promise<string[]> {
  const files = await readdir(folder);
  return files
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.basename(file, '.md'))
    .sort();
}

async function loadNote(folder: string, slug: string, hasArabic: boolean): Promise<Note> {
  const file = path.join(folder, `${slug}.md`);
  const written = parseContentFile(await readFile(file, 'utf8'), file, {
    fields: ['title', 'category'],
    lists: ['questions', 'related'],
  });
  return {
    slug,
    category: written.field('category'),
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
