import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sanitizeArticle } from '../../articles/sanitize-article.ts';
import { cleanText } from '../api/clean-text.ts';
import { articleFileNames, type PortableArticle, readArticle } from './article-file.ts';
import { type PortableCorrection, readCorrections } from './correction-lines.ts';
import { ExportFault, type ExportManifest } from './export-manifest.ts';
import { readFormerTexts } from './former-text-lines.ts';
import { type PortablePair, readPairs } from './history-lines.ts';

// The texts of an export, one after another. Each reader throws where the export is damaged.

/** The articles, sanitised, with what they said before. */
export async function* articlesOf(
  folder: string,
  { files, articles, formerTexts }: ExportManifest,
): AsyncGenerator<PortableArticle> {
  const names = new Set(files.map(({ name }) => name));
  let former = 0;
  const named = files.filter(({ name }) => name.startsWith('articles/'));
  if (named.length !== articles) throw new ExportFault('The export is damaged: articles are missing from its list.');
  for (const { name } of named) {
    const article = readArticle(await readFile(path.join(folder, name), 'utf8'));
    if (!article) throw new ExportFault(`The export is damaged: ${name} is no article.`);
    const { row } = article;
    const texts = articleFileNames(row.slug).formerTexts;
    const read = names.has(texts) ? await readFormerTexts(path.join(folder, texts)) : [];
    if (!read) throw new ExportFault(`The export is damaged: a line of ${texts} is no text of an article.`);
    former += read.length;
    yield {
      ...article,
      row: { ...row, content: sanitizeArticle(row.content) },
      formerTexts: read.map((text) => ({ ...text, content: sanitizeArticle(text.content) })),
    };
  }
  if (former !== formerTexts) throw new ExportFault('The export is damaged: former texts of articles are missing.');
}

/** The addresses of the articles; throws where an article is none. */
export async function readAddresses(folder: string, manifest: ExportManifest): Promise<Set<string>> {
  const slugs = new Set<string>();
  for await (const { row } of articlesOf(folder, manifest)) slugs.add(row.slug);
  return slugs;
}

/** The corrections of articles; throws where a line is none, or is of an article that the export does not have. */
export async function* correctionsOf(
  folder: string,
  { files, corrections }: ExportManifest,
  articles: Pick<ReadonlySet<string>, 'has'>,
): AsyncGenerator<PortableCorrection> {
  let count = 0;
  if (files.some(({ name }) => name === 'corrections.jsonl')) {
    for await (const { line, correction } of readCorrections(path.join(folder, 'corrections.jsonl'))) {
      if (!correction || (correction.article !== undefined && !articles.has(correction.article))) {
        throw new ExportFault(
          `The export is damaged: line ${line} of corrections.jsonl is no correction of an article.`,
        );
      }
      count += 1;
      const { said, says, why } = correction;
      yield { ...correction, said: cleanText(said), says: cleanText(says), why: cleanText(why) };
    }
  }
  if (count !== corrections) throw new ExportFault('The export is damaged: corrections.jsonl has lost lines.');
}

/** The items of the history; throws where a line is none. */
export async function* pairsOf(folder: string, { files, history }: ExportManifest): AsyncGenerator<PortablePair> {
  let count = 0;
  if (files.some(({ name }) => name === 'history.jsonl')) {
    for await (const { line, pair } of readPairs(path.join(folder, 'history.jsonl'))) {
      if (!pair)
        throw new ExportFault(`The export is damaged: line ${line} of history.jsonl is no question and answer.`);
      count += 1;
      yield { ...pair, question: cleanText(pair.question), answer: cleanText(pair.answer) };
    }
  }
  if (count !== history) throw new ExportFault('The export is damaged: history.jsonl has lost lines.');
}
