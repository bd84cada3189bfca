import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { GlossaryTerm } from './term.ts';

const HEADING = /^## (.+?) \{#([a-z0-9]+(?:-[a-z0-9]+)*)\}$/u;
const FIELD = /^(arabic|also|note): (.+)$/u;

/** Reads `glossary/*.md`: a theme in each file, a term under each heading of the second level. Throws on a bad file. */
export async function loadGlossary(contentFolder: string): Promise<readonly GlossaryTerm[]> {
  const folder = path.join(contentFolder, 'glossary');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const files = names.map(async (name) => parseTheme(await readFile(path.join(folder, name), 'utf8'), name));
  return (await Promise.all(files)).flat();
}

/** One theme: `# Title`, then for each term a heading with its id, its fields, an empty line and the text. */
export function parseTheme(text: string, file: string): GlossaryTerm[] {
  const [first = '', ...rest] = text.replaceAll('\r\n', '\n').split(/\n(?=## )/u);
  const [, theme] = /^# (.+)\n*$/u.exec(first) ?? [];
  if (!theme) throw new Error(`${file}: it must begin with “# ” and the title of the theme, and nothing else`);
  return rest.map((section) => parseTerm(section, theme, file));
}

function parseTerm(section: string, theme: string, file: string): GlossaryTerm {
  const [heading = '', ...lines] = section.split('\n');
  const [, name, slug] = HEADING.exec(heading) ?? [];
  if (!name || !slug) throw new Error(`${file}: “${heading}” must be “## Name {#id}”`);
  const empty = lines.indexOf('');
  const fields = new Map<string, string>();
  for (const line of lines.slice(0, empty)) {
    const [, field, value] = FIELD.exec(line) ?? [];
    if (!field || !value) throw new Error(`${file}: ${name}: “${line}” is no field: arabic, also or note`);
    fields.set(field, value);
  }
  const markdown = lines.slice(empty).join('\n').trim();
  if (empty < 0 || markdown === '') throw new Error(`${file}: ${name}: there is no text below an empty line`);
  return {
    slug,
    name,
    arabic: fields.get('arabic'),
    also: (fields.get('also') ?? '').split(',').flatMap((word) => word.trim() || []),
    note: fields.get('note'),
    theme,
    markdown,
  };
}
