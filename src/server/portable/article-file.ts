import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { ArticleRow, NewArticleRow } from '../../storage/port.ts';
import { StoredMaking } from '../../storage/rows.ts';
import { jsonText } from './json-text.ts';

// An article as a file: front matter, whose values are JSON and so YAML too, then its HTML as it is kept. HTML is
// Markdown, and every byte of it comes back.

/** An article with all that is public of it. */
export interface PortableArticle {
  /** Without the points that it rests on: the hub that takes it back finds them again. */
  row: NewArticleRow;
  formerSlugs: readonly string[];
}

/** A column of articles is added here and in `Fields`. The order is that of the file. */
const fieldsOf = (
  { slug, title, summary, category, createdAt, origin, made }: Omit<ArticleRow, 'id'>,
  formerSlugs: readonly string[],
) => ({
  slug,
  title,
  summary,
  ...(category && { category }),
  created_at: createdAt.toISOString(),
  origin,
  made,
  former_slugs: formerSlugs,
});

const Moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
);

const Fields = v.object({
  slug: v.pipe(v.string(), v.nonEmpty()),
  title: v.string(),
  summary: v.string(),
  category: v.optional(v.string()),
  created_at: Moment,
  origin: v.string(),
  made: v.optional(StoredMaking, {}),
  former_slugs: v.optional(v.array(v.pipe(v.string(), v.nonEmpty())), []),
});

const FENCE = '---\n';

/** The article as a file of an export. */
export function writeArticle(row: ArticleRow, formerSlugs: readonly string[]): string {
  const lines = Object.entries(fieldsOf(row, formerSlugs)).map(([name, value]) => `${name}: ${jsonText(value)}\n`);
  return `${FENCE}${lines.join('')}${FENCE}${row.content}\n`;
}

/** The article that a file holds; undefined where it is none. */
export function readArticle(text: string): PortableArticle | undefined {
  const end = text.indexOf(`\n${FENCE}`, FENCE.length - 1);
  if (!text.startsWith(FENCE) || end === -1 || !text.endsWith('\n')) return undefined;
  const parsed = v.safeParse(Fields, readFields(text.slice(FENCE.length, end)));
  if (!parsed.success) return undefined;
  const { created_at: createdAt, former_slugs: formerSlugs, category, ...row } = parsed.output;
  return {
    row: { ...row, ...(category && { category }), createdAt, content: text.slice(end + 1 + FENCE.length, -1) },
    formerSlugs,
  };
}

function readFields(text: string): Record<string, unknown> | undefined {
  const fields: Record<string, unknown> = {};
  for (const line of text.split('\n')) {
    const colon = line.indexOf(': ');
    try {
      fields[line.slice(0, colon)] = JSON.parse(line.slice(colon + 2));
    } catch {
      return undefined;
    }
  }
  return fields;
}

/** Names that no file may have on some systems. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** A file name of an article: its slug, or, where not every system takes that as a name, one made of its digest. */
export function articleFileName(slug: string): string {
  const isName = /^[a-z0-9][a-z0-9-]{0,99}$/.test(slug) && !RESERVED.test(slug);
  // No slug that is a name has an underscore.
  const name = isName ? slug : `article_${createHash('sha256').update(slug).digest('hex')}`;
  return `articles/${name}.md`;
}
