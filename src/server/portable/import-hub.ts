import { distinct, type PointTracer } from '../../knowledge/corrections/trace-points.ts';
import type { FormerText, NewArticleRow, Writer } from '../../storage/port.ts';
import type { BroughtIn, HubImport } from './brought-in.ts';
import { differingContent, prepareContent } from './content-files.ts';
import { ExportFault, type ExportManifest, readExport } from './export-manifest.ts';
import { articlesOf, correctionsOf, readAddresses } from './exported-texts.ts';
import { addCorrections } from './import-corrections.ts';
import { addHistory, judgePairs } from './import-history.ts';

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

/** How it came about is not compared: an earlier version did not record it. */
const isSame = (ours: NewArticleRow, theirs: NewArticleRow) =>
  (['slug', 'title', 'summary', 'content', 'origin'] as const).every((field) => ours[field] === theirs[field]) &&
  ours.createdAt.getTime() === theirs.createdAt.getTime();
