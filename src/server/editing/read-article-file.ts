import path from 'node:path';
import { composeText, UnprovenArticle } from '../../articles/compose-article.ts';
import { slugOf } from '../../articles/slug.ts';
import type { Checker } from '../../checker/checker.ts';
import { summarizeCheck } from '../../checker/summarize-check.ts';
import type { PointTracer } from '../../knowledge/corrections/trace-points.ts';
import { parseContentFile } from '../../knowledge/notes/front-matter.ts';
import { categories } from '../../shared/categories.ts';
import type { NewArticleRow } from '../../storage/port.ts';
import { Refusal } from '../refusal.ts';

export interface ReadArticle {
  article: Omit<NewArticleRow, 'createdAt'> & Required<Pick<NewArticleRow, 'points'>>;
  /** Citations that are not as the editor wrote them: the gate put the right words in, or took them out. */
  doubts: readonly string[];
}

/**
 * Reads an article that an editor wrote: front matter with `title`, `summary` and, if it has one, `category`, then text in
 * the Markdown subset. It passes the same gate and the same sanitiser as a generated one. Throws a refusal.
 */
export function readArticleFile(
  text: string,
  file: string,
  { checker, tracer }: { checker: Checker; tracer: PointTracer },
): ReadArticle {
  const { title, summary, category, body } = parse(text, file);
  const doubts = summarizeCheck(checker.checkText(body), checker.corpus).citations.flatMap(({ reference, verdict }) =>
    verdict === 'verified' || verdict === 'reference-exists' || verdict === 'unchecked'
      ? []
      : [`${reference || 'a quotation without a reference'}: ${verdict}`],
  );
  const name = file === '-' ? slugOf(title) : path.basename(file, '.md');
  const origin = `editor:${name}`;
  try {
    const { slug, content, source } = composeText({ title, summary, markdown: body }, origin, checker);
    const points = tracer.trace(content);
    const article = { slug, title, summary, content, source, origin, points, ...(category && { category }) };
    return { article, doubts };
  } catch (error) {
    if (error instanceof UnprovenArticle) throw new Refusal(`${file}: ${error.message}. Nothing was changed.`);
    throw error;
  }
}

function parse(text: string, file: string) {
  try {
    const form = { fields: ['title', 'summary'], optional: ['category'] };
    const { field, optionalField, body } = parseContentFile(text, file, form);
    const category = optionalField('category');
    const names = categories.map(({ name }) => name);
    if (category !== undefined && !names.some((name) => name === category)) {
      throw new Error(`${file}: “category” must be one of ${names.join(', ')}`);
    }
    return { title: field('title'), summary: field('summary'), category, body };
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error}. Nothing was changed.`);
  }
}

/** An article as the file that an editor changes and gives back. */
export function articleFile({ title, summary, category, source }: Partial<NewArticleRow>): string | undefined {
  if (source === undefined) return undefined;
  const fields = { title, summary, ...(category !== undefined && { category }) };
  const lines = Object.entries(fields).map(([name, words]) => `${name}: ${JSON.stringify(words)}`);
  return `---\n${lines.join('\n')}\n---\n\n${source.trim()}\n`;
}
