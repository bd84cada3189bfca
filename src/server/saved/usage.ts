import { statfs } from 'node:fs/promises';
import type { Storage } from '../../storage/port.ts';

const DAY = 24 * 60 * 60 * 1000;
const DAYS = 7;

/** How much a hub holds: numbers alone, and no text of a visitor. */
export interface Usage {
  saved: readonly { listing: string; provenance: string; rows: number }[];
  items: number;
  bytes: number;
  /** Items that wait for the operator. */
  held: number;
  articles: number;
  /** How many were saved on each of the last days (UTC), today first. */
  days: readonly { day: string; saved: number }[];
}

export async function usageOf(storage: Storage, now: Date): Promise<Usage> {
  const today = new Date(now.toISOString().slice(0, 10)).getTime();
  const since = Array.from({ length: DAYS }, (_, day) => new Date(today - day * DAY));
  const { savedSince, ...counts } = await storage.read(async (reader) => ({
    saved: await reader.historyCounts(),
    ...(await reader.historySize()),
    held: await reader.heldCount(),
    articles: await reader.articleCount(),
    // How many were saved since the beginning of each day; the differences are the days.
    savedSince: await Promise.all(since.map((day) => reader.savedSince(day))),
  }));
  const days = since.map((day, at) => ({
    day: day.toISOString().slice(0, 10),
    saved: (savedSince[at] ?? 0) - (savedSince[at - 1] ?? 0),
  }));
  return { ...counts, days };
}

export async function freeDiskBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
