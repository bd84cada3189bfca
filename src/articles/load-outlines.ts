import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseContentFile } from '../knowledge/notes/front-matter.ts';
import { type ArticleForm, articleForms } from './forms.ts';

/** An article by an editor around entries and points of the content: their thread, and the places where each is told. */
export interface ArticleOutline {
  /** The file's name without its extension: it stays the same when the title changes. */
  key: string;
  title: string;
  summary: string;
  form: ArticleForm;
  parts: readonly OutlinePart[];
  /** The editor's own words, as the file has them. */
  text: string;
}

export type OutlinePart =
  /** Words of the editor's own, in the Markdown subset; `> [Quran 2:255]` quotes a passage. */
  | { kind: 'words'; words: string }
  | { kind: 'heading'; words: string }
  /** An entry or a point of a note, told whole; `words` lead to it from the one before, and stand below its heading. */
  | { kind: 'entry'; key: string; words?: string };

/** Reads `outlines/*.md` in the content folder, in the order of their names; throws with the file's name on a bad one. */
export async function loadOutlines(contentFolder: string): Promise<ArticleOutline[]> {
  const folder = path.join(contentFolder, 'outlines');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort();
  return Promise.all(files.map(async (file) => parseOutline(await readFile(path.join(folder, file), 'utf8'), file)));
}

/** Reads one content file; `file` is named in errors. */
export function parseOutline(text: string, file: string): ArticleOutline {
  const { field, body } = parseContentFile(text, file, { fields: ['title', 'summary', 'form'] });
  const form = articleForms.find((known) => known === field('form'));
  if (!form) throw new Error(`${file}: “${field('form')}” is no form: use ${articleForms.join(', ')}`);
  const parts: OutlinePart[] = [];
  let leading: string | undefined;
  /** Words now lead to the next entry. */
  let leads = false;
  for (const block of body.split(/\n\s*\n/u).map((each) => each.trim())) {
    const [, key] = ENTRY.exec(block) ?? [];
    const [, heading] = /^## (.+)$/u.exec(block) ?? [];
    if (key) {
      parts.push({ kind: 'entry', key, ...(leading && { words: leading }) });
      leading = undefined;
      leads = true;
    } else if (heading && leading === undefined) {
      parts.push({ kind: 'heading', words: heading });
      leads = false;
    } else if (heading) break;
    else if (block === END_OF_INTRODUCTION) leads = true;
    else if (leads) leading = leading ? `${leading}\n\n${block}` : block;
    else parts.push({ kind: 'words', words: block });
  }
  if (leading) throw new Error(`${file}: “${leading.slice(0, 40)} …” leads to no entry and has no heading`);
  if (parts[0]?.kind !== 'words') throw new Error(`${file}: it must begin with words of its own`);
  return { key: path.basename(file, '.md'), title: field('title'), summary: field('summary'), form, parts, text: body };
}

/** Where words that lead to the first entry follow. */
const END_OF_INTRODUCTION = '---';

/** A line that is the key of an entry, or of a point of a note, in square brackets. */
const ENTRY = /^\[((?:people|events|places|surahs|glossary)\/[^\]\s]+|notes\/[^\]\s#]+#[^\]\s]+)\]$/u;
