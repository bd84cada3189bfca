import type { TriageLists } from '../../answers/triage/triage.ts';
import type { HistoryRow, SavedRequest } from '../../storage/port.ts';
import {
  type OperatorItem,
  type OperatorView,
  type SavedList,
  savedLists,
} from '../../web/server-side/operator-view.ts';
import type { PublicIds } from '../api/public-ids.ts';
import type { Context } from '../context.ts';
import type { Health } from '../health.ts';
import { canBeListed, findSaved } from '../saved/moderate.ts';
import { freeDiskBytes, usageOf } from '../saved/usage.ts';
import { version } from '../version.ts';

export interface OperatorContext
  extends Pick<Context, 'config' | 'storage' | 'library' | 'corrections' | 'eventLoop' | 'now'> {
  publicIds: () => Promise<PublicIds>;
  health: () => Promise<Health>;
  triageLists: () => Promise<TriageLists>;
}

/** Items on a page of the list. */
const PAGE = 25;

/** Rows that one search reads at most: the next page goes on from there. */
const MOST_READ = 5_000;

/** Letters of an answer that the list shows. */
const EXCERPT = 300;

const MEGABYTE = 1_000_000;

export async function overviewOf(context: OperatorContext): Promise<OperatorView> {
  const { config, storage, library, eventLoop, now, health } = context;
  const { saved, items, bytes, held, articles, days } = await usageOf(storage, now());
  const { status, parts } = await health();
  return {
    kind: 'overview',
    held,
    health: { status, parts },
    process: {
      version,
      startedAt: new Date(now().getTime() - process.uptime() * 1000).toISOString(),
      memoryBytes: process.memoryUsage.rss(),
      eventLoopMs: eventLoop.delay().max,
    },
    saved: { items, bytes, mostBytes: config.HISTORY_MAX_MB * MEGABYTE, byListing: saved, byDay: days },
    articles,
    freeDiskBytes: await freeDiskBytes(config.DATA_DIR).catch(() => undefined),
    model: config.MODEL_NAME,
    works: library
      .current()
      .works.map(({ title, editions, passages }) => ({ title, editions: editions.length, passages })),
    packs: library
      .packs()
      .map(({ name, title, kind, passages, editions }) => ({ name, title, kind, passages, editions })),
  };
}

export async function savedView(
  context: OperatorContext,
  query: Readonly<Record<string, string | undefined>>,
): Promise<OperatorView> {
  const { storage } = context;
  const ids = await context.publicIds();
  const lists = await context.triageLists();
  const held = await storage.read((reader) => reader.heldCount());
  const list = savedLists.find((one) => one === query.list) ?? (held > 0 ? 'held' : 'listed');
  const words = (query.words ?? '').trim().slice(0, 200);
  const before = query.before === undefined ? undefined : ids.rowOf(query.before);
  const only = onlyOf(list);
  const filter = { ...(only && { only }), ...(words && { words }) };
  const items: OperatorItem[] = [];
  let read = 0;
  let older: string | undefined;
  for await (const { row, isFound } of findSaved(storage, filter, before)) {
    read += 1;
    if (isFound) items.push(excerptOf(itemOf(row, ids, lists)));
    if (items.length === PAGE || read === MOST_READ) {
      older = ids.idOf(row.id);
      break;
    }
  }
  return { kind: 'saved', held, list, words, items, older, message: query.done };
}

export async function itemView(
  context: OperatorContext,
  id: string,
  message: string | undefined,
): Promise<OperatorView | undefined> {
  const key = await readKey(context, id);
  const row = key === undefined ? undefined : await context.storage.read((reader) => reader.historyRow(key));
  if (!row) return undefined;
  const held = await context.storage.read((reader) => reader.heldCount());
  const item = itemOf(row, await context.publicIds(), await context.triageLists());
  const { library: _, ...check } = row.check;
  return { kind: 'item', held, item, check, message };
}

export const readKey = async ({ publicIds }: OperatorContext, id: string) => (await publicIds()).rowOf(id);

function itemOf(row: HistoryRow, ids: PublicIds, lists: TriageLists): OperatorItem {
  const { id, question, answer, savedAt, provenance, listing, heldFor } = row;
  return {
    id: ids.idOf(id),
    question,
    answer,
    savedAt: savedAt.toISOString(),
    provenance,
    listing,
    ...(heldFor !== undefined && { heldFor }),
    canBeListed: canBeListed(row, lists),
  };
}

const excerptOf = (item: OperatorItem): OperatorItem =>
  item.answer.length > EXCERPT ? { ...item, answer: `${item.answer.slice(0, EXCERPT).toWellFormed()} …` } : item;

const onlyOf = (list: SavedList): SavedRequest['only'] => (list === 'all' ? undefined : list);
