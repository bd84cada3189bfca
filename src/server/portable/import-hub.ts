import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { answerDigest } from '../../answers/digest.ts';
import type { TriageLists } from '../../answers/triage/triage.ts';
import { sanitizeArticle } from '../../articles/sanitize-article.ts';
import { distinct, type PointTracer } from '../../knowledge/corrections/trace-points.ts';
import type { FormerText, NewArticleRow, PointText, Storage, Writer } from '../../storage/port.ts';
import { cleanText } from '../api/clean-text.ts';
import { excerptOf } from '../saved/excerpt.ts';
import { type SavedAs, savedAs } from '../saved/listing.ts';
import { listingAfterReview, type ReviewRules } from '../saved/review.ts';
import { articleFileNames, type PortableArticle, readArticle } from './article-file.ts';
import { differingContent, prepareContent } from './content-files.ts';
import { type PortableCorrection, readCorrections } from './correction-lines.ts';
import { ExportFault, type ExportManifest, readExport } from './export-manifest.ts';
import { readFormerTexts } from './former-text-lines.ts';
import { type PortablePair, readPairs } from './history-lines.ts';

interface HubImport {
  storage: Storage;
  /** The folder of what editors wrote. */
  content: string;
  lists: TriageLists;
  review: ReviewRules;
  /** What finds the points of a content folder that a text rests on. */
  tracerOf: (content: string) => Promise<Pick<PointTracer, 'trace'>>;
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
  /** Corrections of articles. `kept`: of articles that are others here. */
  corrections: { added: number; there: number; kept: number };
  content: { differing: string[]; before?: string };
}

/** What a hub shows of an item that nobody has checked here: the verdicts are found when it is shown. */
const unchecked = { citations: [], editions: [] };

/**
 * Brings an export into a hub: all of it or, where something is wrong, nothing. What is there already is passed over, so that
 * the same export brought in again changes nothing. Nothing in it is trusted: articles are sanitised, the rules of the
 * public list are applied again, verdicts are this hub's own, and what a text rests on is looked for again.
 */
export async function importHub(folder: string, options: HubImport): Promise<BroughtIn> {
  const { storage, content, lists, now } = options;
  const manifest = await readExport(folder);
  // Everything is read once before anything is written.
  for await (const _ of correctionsOf(folder, manifest, await readAddresses(folder, manifest)));
  const differing = await differingContent(manifest, content);
  const prepared = options.withContent ? await prepareContent(folder, manifest, content, now) : undefined;
  try {
    const tracer = await options.tracerOf(prepared?.arriving ?? content);
    const listings = await judgePairs(folder, manifest, { lists, tracer });
    const written = await storage.transact(async (writer) => {
      const { ids, ...articles } = await addArticles(writer, folder, { manifest, tracer, ...options });
      return {
        articles,
        corrections: await addCorrections(writer, folder, { manifest, ids }),
        history: await addHistory(writer, folder, { manifest, listings, ...options }),
      };
    });
    const before = await prepared?.place();
    return { manifest, ...written, content: { differing, ...(before !== undefined && { before }) } };
  } finally {
    await prepared?.drop();
  }
}

async function* articlesOf(
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
async function readAddresses(folder: string, manifest: ExportManifest): Promise<Set<string>> {
  const slugs = new Set<string>();
  for await (const { row } of articlesOf(folder, manifest)) slugs.add(row.slug);
  return slugs;
}

/** The corrections of articles; throws where a line is none, or is of an article that the export does not have. */
async function* correctionsOf(
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

interface JudgedPair {
  as: SavedAs;
  /** The points whose sentences its answer repeats. */
  points: readonly PointText[];
}

/** How each item would be saved here. It takes a while for many, so it is done before others have to wait. */
async function judgePairs(
  folder: string,
  manifest: ExportManifest,
  { lists, tracer }: { lists: TriageLists; tracer: Pick<PointTracer, 'trace'> },
): Promise<JudgedPair[]> {
  const found: JudgedPair[] = [];
  for await (const { question, answer } of pairsOf(folder, manifest)) {
    const as = savedAs(question, answer, lists);
    found.push({ as, points: as === 'listed' ? tracer.trace(answer) : [] });
  }
  return found;
}

async function addArticles(
  writer: Writer,
  folder: string,
  { manifest, tracer, keepOurs }: HubImport & { manifest: ExportManifest; tracer: Pick<PointTracer, 'trace'> },
): Promise<BroughtIn['articles'] & { ids: Map<string, number | undefined> }> {
  /** The keys of the articles here; none of those that are others here. */
  const ids = new Map<string, number | undefined>();
  const done: BroughtIn['articles'] = { added: 0, there: 0, kept: [] };
  for await (const { row, formerSlugs, formerTexts, changedAt } of articlesOf(folder, manifest)) {
    const points = distinct([...row.points, ...tracer.trace(row.content)]);
    const added = await writer.addArticle({ ...row, points });
    const here = added.kind === 'added' ? added.row : await writer.articleBySlug(row.slug);
    const ours = here && (await formerTextsOf(writer, here.id));
    // An earlier version exported no former texts: where one side has none, it takes those of the other.
    const isOne =
      here && isSame(here, row) && (ours?.length === 0 || formerTexts.length === 0 || sameTexts(ours, formerTexts));
    ids.set(row.slug, isOne ? here.id : undefined);
    if (!isOne) {
      done.kept.push(row.slug);
      continue;
    }
    if (added.kind === 'added') done.added += 1;
    else done.there += 1;
    if (ours?.length === 0 && formerTexts.length > 0) await writer.keepFormerTexts(here.id, formerTexts, changedAt);
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
  return { ...done, ids };
}

async function formerTextsOf(writer: Writer, id: number): Promise<FormerText[]> {
  const texts: FormerText[] = [];
  for (const { number } of await writer.articleRevisions(id)) {
    const text = await writer.articleRevision(id, number);
    if (text) texts.push(text);
  }
  return texts;
}

/** Their sources are not compared: an export has none. */
const sameTexts = (ours: readonly FormerText[] = [], theirs: readonly FormerText[]) =>
  ours.length === theirs.length &&
  ours.every((text, at) => {
    const other = theirs[at];
    return (
      (['title', 'summary', 'content', 'category'] as const).every((field) => text[field] === other?.[field]) &&
      text.writtenAt.getTime() === other?.writtenAt.getTime()
    );
  });

/** Corrections read at a time. */
const CHUNK = 200;

async function addCorrections(
  writer: Writer,
  folder: string,
  { manifest, ids }: { manifest: ExportManifest; ids: ReadonlyMap<string, number | undefined> },
): Promise<BroughtIn['corrections']> {
  const done = { added: 0, there: 0, kept: 0 };
  const here = new Set<string>();
  for (let after = 0; ; ) {
    const rows = await writer.correctionsFrom({ limit: CHUNK, after });
    for (const row of rows) here.add(keyOf(row));
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
  }
  for await (const { article, ...told } of correctionsOf(folder, manifest, ids)) {
    const articleId = article === undefined ? undefined : ids.get(article);
    const key = keyOf(told);
    if (here.has(key)) done.there += 1;
    else if (article !== undefined && articleId === undefined) done.kept += 1;
    else {
      await writer.keepCorrection({ ...told, articleId });
      here.add(key);
      done.added += 1;
    }
  }
  return done;
}

/** The same told at the same moment is the same correction. */
const keyOf = ({ slug, correctedAt, said, says }: Omit<PortableCorrection, 'article'>) =>
  JSON.stringify([slug, correctedAt.getTime(), said, says]);

/** How it came about is not compared: an earlier version did not record it. */
const isSame = (ours: NewArticleRow, theirs: NewArticleRow) =>
  (['slug', 'title', 'summary', 'content', 'origin'] as const).every((field) => ours[field] === theirs[field]) &&
  ours.createdAt.getTime() === theirs.createdAt.getTime();

async function addHistory(
  writer: Writer,
  folder: string,
  { manifest, listings, review, isForeign }: HubImport & { manifest: ExportManifest; listings: readonly JudgedPair[] },
): Promise<BroughtIn['history']> {
  const done = { added: 0, there: 0, leftOut: 0, held: 0 };
  let at = 0;
  for await (const { question, answer, savedAt, provenance: theirs, points } of pairsOf(folder, manifest)) {
    const judged = listings[at++];
    if (judged?.as !== 'listed') {
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
      points: distinct([...points, ...judged.points]),
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
