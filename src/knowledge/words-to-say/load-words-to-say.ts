import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { WordsTheme, WordsToSay } from './words-to-say.ts';

const HEADING = /^## (.+?) \{#([a-z0-9]+(?:-[a-z0-9]+)*)\}$/u;
const FIELD = /^(say|means|times|source|quran): (.+)$/u;

/** Reads `words/*.md` in the order of their names. Throws on a bad file. */
export async function loadWordsToSay(contentFolder: string): Promise<readonly WordsTheme[]> {
  const folder = path.join(contentFolder, 'words');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(names.map(async (name) => parseWords(await readFile(path.join(folder, name), 'utf8'), name)));
}

/** `# Title`, `id: slug`, an introduction, then each occasion with its fields and, below an empty line, its explanation. */
export function parseWords(text: string, file: string): WordsTheme {
  const [head = '', ...sections] = text
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n(?=## )/u);
  const [, title, slug, introduction] = /^# (.+)\nid: ([a-z-]+)\n\n([\s\S]+)$/u.exec(head.trim()) ?? [];
  if (!title || !slug || !introduction) {
    throw new Error(`${file}: it must begin with “# ” and a title, “id: ” and an introduction`);
  }
  return { slug, title, introduction, occasions: sections.map((section) => parseOccasion(section.trim(), file)) };
}

function parseOccasion(section: string, file: string): WordsToSay {
  const [heading = '', ...lines] = section.split('\n');
  const [, occasion, id] = HEADING.exec(heading) ?? [];
  if (!occasion || !id) throw new Error(`${file}: “${heading}” must be “## Occasion {#id}”`);
  const empty = lines.indexOf('');
  const fields = new Map<string, string>();
  for (const line of empty < 0 ? lines : lines.slice(0, empty)) {
    const [, field, value] = FIELD.exec(line) ?? [];
    if (!field || !value)
      throw new Error(`${file}: ${occasion}: “${line}” is no field: say, means, times, source, quran`);
    fields.set(field, value);
  }
  const [quran, say, means, source] = ['quran', 'say', 'means', 'source'].map((field) => fields.get(field));
  const isReported = say !== undefined && means !== undefined && source !== undefined;
  if ((quran !== undefined) === isReported) {
    throw new Error(`${file}: ${occasion}: either “quran”, or “say” with “means” and “source”`);
  }
  return {
    id,
    occasion,
    words: isReported ? { kind: 'reported', say, means, source } : { kind: 'quran', reference: `Quran ${quran}` },
    times: fields.get('times'),
    markdown: empty < 0 ? '' : lines.slice(empty).join('\n').trim(),
  };
}
