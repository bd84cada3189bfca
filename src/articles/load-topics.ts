import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseContentFile } from '../knowledge/notes/front-matter.ts';

/** A text that an editor wrote, in the Markdown subset of `contract/prose.ts`. */
export interface Topic {
  /** The file's name without its ending: it stays when the title is changed. */
  key: string;
  title: string;
  summary: string;
  markdown: string;
}

export interface ArticleTopics {
  /** In the order of their keys. */
  topics: readonly Topic[];
  sample: Topic;
}

/** Reads `articles/*.md` and `sample-article.md` in the content folder; throws with the file's name on a bad one. */
export async function loadTopics(contentFolder: string): Promise<ArticleTopics> {
  const folder = path.join(contentFolder, 'articles');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort();
  const read = async (file: string) => parseTopic(await readFile(file, 'utf8'), file);
  const [sample, ...topics] = await Promise.all([
    read(path.join(contentFolder, 'sample-article.md')),
    ...files.map((file) => read(path.join(folder, file))),
  ]);
  return { topics, sample };
}

/** Reads one content file; `file` is named in errors. */
export function parseTopic(text: string, file: string): Topic {
  const { field, body } = parseContentFile(text, file, { fields: ['title', 'summary'] });
  return {
    key: path.basename(file, '.md'),
    title: field('title'),
    summary: field('summary'),
    markdown: body,
  };
}
