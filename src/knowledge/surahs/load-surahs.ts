import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseContentFile } from '../notes/front-matter.ts';
import type { AboutSurah } from './about-surah.ts';

/** Reads `surahs/001.md` and the others; throws on a bad file. */
export async function loadSurahs(contentFolder: string): Promise<ReadonlyMap<number, AboutSurah>> {
  const folder = path.join(contentFolder, 'surahs');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const all = await Promise.all(
    names.map(async (name) => parseSurah(await readFile(path.join(folder, name), 'utf8'), name)),
  );
  return new Map(all.map((about) => [about.number, about]));
}

/** One file: its name is the number, with zeros before it. */
export function parseSurah(text: string, file: string): AboutSurah {
  const { field, body } = parseContentFile(text, file, { fields: ['number', 'revealed', 'summary'] });
  const number = Number(field('number'));
  if (path.basename(file, '.md') !== String(number).padStart(3, '0')) {
    throw new Error(`${file}: “number” is ${field('number')}`);
  }
  return { number, summary: field('summary'), markdown: body };
}
