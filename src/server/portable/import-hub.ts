import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { answerDigest } from '../../answers/digest.ts';
import type { TriageLists } from '../../answers/triage/triage.ts';
import { sanitizeArticle } from '../../articles/sanitize-article.ts';
import type { NewArticleRow, Storage, Writer } from '../../storage/port.ts';
import { cleanText } from '../api/clean-text.ts';
import { excerptOf } from '../saved/excerpt.ts';
import { type SavedAs, savedAs } from '../saved/listing.ts';
import { listingAfterReview, type ReviewRules } from '../saved/review.ts';
import { type PortableArticle, readArticle } from './article-file.ts';
import { differingContent, prepareContent } from './content-files.ts';
import { ExportFault, type ExportManifest, readExport } from './export-manifest.ts';
import { type PortablePair, readPairs } from './history-lines.ts';

interface HubImport {
  storage: Storage;
  /** The folder of what editors wrote. */
  content: string;
  lists: TriageLists;
  review: ReviewRules;
  now: Date;
  /** Whether an article of this hub stays as it is where the export has another one under its slug. */
  keepOurs?: boolean;
  /** Whether the notes and entries of the export take the place of those of this hub. */
  withContent?: boolean;
  /** Whether the answers were given by another site: none is then marked as this site's. */
  isForeign?: boolean;
}

export interface BroughtIn {
  manifest: ExportManifest;
  articles: { added: number; there: number; kept: string[] };
  /** `leftOut`: no ordinary questions and answers by the rules of this hub. `held`: they wait for the operator. */
  history: { added: number; there: number; leftOut: number; held: number };
  content: { differing: string[]; before?: string };
}

/** What a hub shows of an item that nobody has checked here: the verdicts are found when it is shown. */
const unchecked = { citations: [], editions: [] };

/**
 * Brings an export into a hub: all of it or, where something is wrong, nothing. What is there already is passed over, so that
 * the same export brought in again changes nothing. Nothing in it is trusted: articles are sanitised, the rules of the
 * public list are applied again, and verdicts are this hub's own.
 */
export async function importHub(folder: string, options: HubImport): Promise<BroughtIn> {
  const { storage, content, lists, now } = options;
  const manifest = await readExport(folder);
  // Everything is read once before anything is written.
  for await (const _ of articlesOf(folder, manifest));
  const listings = await judgePairs(folder, manifest, lists);
  const differing = await differingContent(manifest, content);
  const prepared = options.withContent ? await prepareContent(folder, manifest, content, now) : undefined;
  try {
    const written = await storage.transact(async (writer) => ({
      articles: await addArticles(writer, folder, manifest, options),
      history: await addHistory(writer, folder, { manifest, listings, ...options }),
    }));
    const before = await prepared?.place();
    return { manifest, ...written, content: { differing, ...(before !== undefined && { before }) } };
  } finally {
    await prepared?.drop();
  }
}

async function* articlesOf(folder: string, { files, articles }: ExportManifest): AsyncGenerator<PortableArticle> {
  const named = files.filter(({ name }) => name.startsWith('articles/'));
  if (named.length !== articles) throw new ExportFault('The export is damaged: articles are missing from its list.');
  for (const { name } of named) {
    const article = readArticle(await readFile(path.join(folder, name), 'utf8'));
    if (!article) throw new ExportFault(`The export is damaged: ${name} is no article.`);
    const { row, formerSlugs } = article;
    yield { row: { ...row, content: sanitizeArticle(row.content) }, formerSlugs };
  }
}

/** The items of the history; throws where a line is none. */
async function* pairsOf(folder: string, { files, history }: ExportManifest): AsyncGenerator<PortablePair> {
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

/** How each item would be saved here. It takes a while for many, so it is done before others have to wait. */
async function judgePairs(folder: string, manifest: ExportManifest, lists: TriageLists): Promise<SavedAs[]> {
  const found: SavedAs[] = [];
  for await (const { question, answer } of pairsOf(folder, manifest)) found.push(savedAs(question, answer, lists));
  return found;
}

async function addArticles(
  writer: Writer,
  folder: string,
  manifest: ExportManifest,
  { keepOurs }: HubImport,
): Promise<BroughtIn['articles']> {
  const done: BroughtIn['articles'] = { added: 0, there: 0, kept: [] };
  for await (const { row, formerSlugs } of articlesOf(folder, manifest)) {
    const added = await writer.addArticle(row);
    const here = added.kind === 'added' ? added.row : await writer.articleBySlug(row.slug);
    if (!here || !isSame(here, row)) {
      done.kept.push(row.slug);
      continue;
    }
    if (added.kind === 'added') done.added += 1;
    else done.there += 1;
    for (const slug of formerSlugs) {
      if ((await writer.keepFormerSlug(here.id, slug)).kind === 'slug-taken') done.kept.push(slug);
    }
  }
  if (done.kept.length > 0 && !keepOurs) {
    const slugs = done.kept.slice(0, 5).join(', ') + (done.kept.length > 5 ? ` and ${done.kept.length - 5} more` : '');
    throw new ExportFault(
      `This hub has other articles under the same addresses (${slugs}): nothing was imported. Use --keep-ours to leave them as they are.`,
    );
  }
  return done;
}

/** How it came about is not compared: an earlier version did not record it. */
const isSame = (ours: NewArticleRow, theirs: NewArticleRow) =>
  (['slug', 'title', 'summary', 'content', 'origin'] as const).every((field) => ours[field] === theirs[field]) &&
  ours.createdAt.getTime() === theirs.createdAt.getTime();

async function addHistory(
  writer: Writer,
  folder: string,
  { manifest, listings, review, isForeign }: HubImport & { manifest: ExportManifest; listings: readonly SavedAs[] },
): Promise<BroughtIn['history']> {
  const done = { added: 0, there: 0, leftOut: 0, held: 0 };
  let at = 0;
  for await (const { question, answer, savedAt, provenance: theirs } of pairsOf(folder, manifest)) {
    if (listings[at++] !== 'listed') {
      done.leftOut += 1;
      continue;
    }
    const provenance = isForeign ? 'unverified' : theirs;
    const outcome = listingAfterReview('listed', { question, answer, provenance }, review);
    const { kept } = await writer.saveHistory({
      question,
      answer,
      savedAt,
      provenance,
      ...outcome,
      check: unchecked,
      excerpt: excerptOf(question, answer, unchecked),
      pairDigest: answerDigest(question, answer),
      // The same pair saved at another time is another item.
      sameSince: savedAt,
      sameUntil: savedAt,
    });
    if (!kept) done.there += 1;
    else if (outcome.listing === 'listed') done.added += 1;
    else done.held += 1;
  }
  return done;
}
