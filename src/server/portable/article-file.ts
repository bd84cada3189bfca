import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { ArticleRow, FormerText, NewArticleRow, PointText } from '../../storage/port.ts';
import { StoredMaking } from '../../storage/rows.ts';
import { jsonText } from './json-text.ts';
import { Moment } from './moment.ts';
import { RestsOn, readPoints, writePoints } from './rests-on.ts';

// An article as a file: front matter, whose values are JSON and so YAML too, then its HTML as it is kept. HTML is
// Markdown, and every byte of it comes back.

/** An article with all that is public of it. */
export interface PortableArticle {
  row: NewArticleRow & { points: readonly PointText[] };
  formerSlugs: readonly string[];
  /** When its text was last changed. */
  changedAt?: Date;
  /** The texts that it had before, oldest first; they are in a file of their own. */
  formerTexts: readonly FormerText[];
}

/** What is kept of an article beside its row. */
interface Beside {
  formerSlugs: readonly string[];
  points: readonly PointText[];
}

/** A column of articles is added here and in `Fields`. The order is that of the file. */
const fieldsOf = (
  { slug, title, summary, category, createdAt, changedAt, origin, made }: Omit<ArticleRow, 'id'>,
  { formerSlugs, points }: Beside,
) => ({
  slug,
  title,
  summary,
  ...(category && { category }),
  created_at: createdAt.toISOString(),
  ...(changedAt && { changed_at: changedAt.toISOString() }),
  origin,
  made,
  former_slugs: formerSlugs,
  ...(points.length > 0 && { rests_on: writePoints(points) }),
});

const Fields = v.object({
  slug: v.pipe(v.string(), v.nonEmpty()),
  title: v.string(),
  summary: v.string(),
  category: v.optional(v.string()),
  created_at: Moment,
  changed_at: v.optional(Moment),
  origin: v.string(),
  made: v.optional(StoredMaking, {}),
  former_slugs: v.optional(v.array(v.pipe(v.string(), v.nonEmpty())), []),
  rests_on: RestsOn,
});

const FENCE = '---\n';

/** The article as a file of an export. */
export function writeArticle(row: ArticleRow, beside: Beside): string {
  const lines = Object.entries(fieldsOf(row, beside)).map(([name, value]) => `${name}: ${jsonText(value)}\n`);
  return `${FENCE}${lines.join('')}${FENCE}${row.content}\n`;
}

/** The article that a file holds, without its former texts; undefined where it is none. */
export function readArticle(text: string): Omit<PortableArticle, 'formerTexts'> | undefined {
  const end = text.indexOf(`\n${FENCE}`, FENCE.length - 1);
  if (!text.startsWith(FENCE) || end === -1 || !text.endsWith('\n')) return undefined;
  const parsed = v.safeParse(Fields, readFields(text.slice(FENCE.length, end)));
  if (!parsed.success) return undefined;
  const { created_at: createdAt, changed_at: changedAt, former_slugs: formerSlugs, ...fields } = parsed.output;
  const { category, rests_on: restsOn, ...row } = fields;
  const content = text.slice(end + 1 + FENCE.length, -1);
  return {
    row: { ...row, ...(category && { category }), createdAt, content, points: readPoints(restsOn) },
    formerSlugs,
    ...(changedAt && { changedAt }),
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

/** The file names of an article and of its former texts: its slug, or, where not every system takes that, one made of its digest. */
export function articleFileNames(slug: string): { article: string; formerTexts: string } {
  const isName = /^[a-z0-9][a-z0-9-]{0,99}$/.test(slug) && !RESERVED.test(slug);
  // No slug that is a name has an underscore.
  const name = isName ? slug : `article_${createHash('sha256').update(slug).digest('hex')}`;
  return { article: `articles/${name}.md`, formerTexts: `revisions/${name}.jsonl` };
}
