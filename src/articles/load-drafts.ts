import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseContentFile } from '../knowledge/notes/front-matter.ts';

/** A text by an editor, in the Markdown subset of `contract/prose.ts`. */
export interface ArticleDraft {
  /** The file's name without its extension: it stays the same when the title changes. */
  key: string;
  title: string;
  summary: string;
  markdown: string;
}

export interface ArticleDrafts {
  /** In the order of their keys. */
  drafts: readonly ArticleDraft[];
  sample: ArticleDraft;
}

/** Reads `articles/*.md` and `sample-article.md` in the content folder; throws with the file's name on a bad one. */
export async function loadDrafts(contentFolder: string): Promise<ArticleDrafts> {
  const folder = path.join(contentFolder, 'articles');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort();
  const read = async (file: string) => parseDraft(await readFile(file, 'utf8'), file);
  const [sample, ...drafts] = await Promise.all([
    read(path.join(contentFolder, 'sample-article.md')),
    ...files.map((file) => read(path.join(folder, file))),
  ]);
  return { drafts, sample };
}

/** Reads one content file; `file` is named in errors. */
export function parseDraft(text: string, file: string): ArticleDraft {
  const { field, body } = parseContentFile(text, file, { fields: ['title', 'summary'] });
  return {
    key: path.basename(file, '.md'),
    title: field('title'),
    summary: field('summary'),
    markdown: body,
  };
}
