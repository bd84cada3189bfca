import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

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
  const [, frontMatter, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (frontMatter === undefined || body === undefined) {
    throw new Error(`${file}: it must begin with front matter between two lines of ---`);
  }
  const fields = parseFields(frontMatter, file);
  const markdown = body.trim();
  if (markdown === '') throw new Error(`${file}: there is no text below the front matter`);
  return {
    key: path.basename(file, '.md'),
    title: required(fields, 'title', file),
    summary: required(fields, 'summary', file),
    markdown,
  };
}

const KNOWN_FIELDS = new Set(['title', 'summary']);

function parseFields(frontMatter: string, file: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of frontMatter.split('\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0));
    if (!KNOWN_FIELDS.has(name)) throw new Error(`${file}: “${line}” is neither “title: …” nor “summary: …”`);
    if (fields.has(name)) throw new Error(`${file}: “${name}” is given twice`);
    fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}

function required(fields: ReadonlyMap<string, string>, name: string, file: string): string {
  const value = fields.get(name);
  if (!value) throw new Error(`${file}: “${name}” is missing`);
  return value;
}
