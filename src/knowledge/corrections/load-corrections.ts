import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseContentFile } from '../notes/front-matter.ts';
import type { NoteCorrection, PointWording } from './correction.ts';

const TEXT = /^([a-z0-9-]+) ([0-9a-f]{16})$/u;

/** Reads `corrections/*.md` of the content folder, the newest first; throws with the file's name on a bad one. */
export async function loadNoteCorrections(contentFolder: string): Promise<NoteCorrection[]> {
  const folder = path.join(contentFolder, 'corrections');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort();
  const read = files.map(async (file) =>
    parseCorrection(await readFile(path.join(folder, file), 'utf8'), path.join(folder, file)),
  );
  return (await Promise.all(read)).sort((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0));
}

/** Reads one file; `file` is named in errors. */
export function parseCorrection(text: string, file: string): NoteCorrection {
  const { field, optionalField, list, body } = parseContentFile(text, file, {
    fields: ['date', 'note', 'point', 'summary', 'said', 'says', 'changes-the-answer'],
    optional: ['said-in-arabic'],
    lists: ['texts'],
  });
  const date = field('date');
  if (!/^\d{4}-\d\d-\d\d$/u.test(date) || Number.isNaN(Date.parse(date))) {
    throw new Error(`${file}: “date” must be a day such as 2026-11-22`);
  }
  const changes = field('changes-the-answer');
  if (changes !== 'yes' && changes !== 'no') throw new Error(`${file}: “changes-the-answer” must be yes or no`);
  const note = field('note');
  const saidInArabic = optionalField('said-in-arabic');
  return {
    id: path.basename(file, '.md'),
    date,
    note,
    point: field('point'),
    summary: field('summary'),
    said: field('said'),
    says: field('says'),
    ...(saidInArabic !== undefined && { saidInArabic }),
    why: body,
    changesAnswer: changes === 'yes',
    texts: list('texts').map((line): PointWording => {
      const [, point = '', digest = ''] = TEXT.exec(line) ?? [];
      if (digest === '') throw new Error(`${file}: a text is the id of a point and 16 digits of its digest: “${line}”`);
      return { note, point, digest };
    }),
  };
}
