import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseContentFile } from '../notes/front-matter.ts';
import type { NameOfGod, NamesOfGod } from './name-of-god.ts';

const HEAD = 'id\tname\tarabic\talso\tmeaning\tverse\tnote';

/** Reads `names/introduction.md` and `names/names.tsv`; throws on a bad file. */
export async function loadNamesOfGod(contentFolder: string): Promise<NamesOfGod> {
  const folder = path.join(contentFolder, 'names');
  const file = path.join(folder, 'introduction.md');
  const { field, body } = parseContentFile(await readFile(file, 'utf8'), file, { fields: ['title', 'summary'] });
  const names = parseNames(await readFile(path.join(folder, 'names.tsv'), 'utf8'), 'names.tsv');
  return { title: field('title'), summary: field('summary'), introduction: body, names };
}

/** Seven columns; verse and note may be empty. */
export function parseNames(text: string, file: string): NameOfGod[] {
  const [head, ...lines] = text.replaceAll('\r\n', '\n').trim().split('\n');
  if (head !== HEAD) throw new Error(`${file}: the first line must be “${HEAD.replaceAll('\t', ' ⇥ ')}”`);
  return lines.map((line) => {
    const [id, name, arabic, also = '', meaning, verse, note = ''] = line.split('\t');
    if (!id || !name || !arabic || !meaning) throw new Error(`${file}: a column is missing in “${line}”`);
    const words = also.split(',').flatMap((word) => word.trim() || []);
    return { id, name, arabic, also: words, meaning, verse: verse || undefined, note };
  });
}
