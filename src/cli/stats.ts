import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import process from 'node:process';
import { databaseFile, openStorage } from '../server/context.ts';
import { readConfig } from './start.ts';

const usage = `isnad stats: what this hub holds

  isnad stats          saved answers by listing and provenance, the last seven days, articles, size, free disk
      --json           the same for programs

Works on the database of the settings, while the server runs too. No text of a visitor is shown.

Exit code 0: done; 1: there is no database; 2: not understood.
`;

const DAY = 24 * 60 * 60 * 1000;
const DAYS = 7;

/** `isnad stats`: its exit code. */
export async function stats(args: string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(usage);
    return 0;
  }
  if (args.some((arg) => arg !== '--json')) {
    process.stderr.write(usage);
    return 2;
  }
  const config = readConfig();
  if (config.DATABASE_URL === undefined && !existsSync(databaseFile(config))) {
    process.stderr.write(`There is no database at ${databaseFile(config)}.\n`);
    return 1;
  }
  const today = new Date(new Date().toISOString().slice(0, 10)).getTime();
  const since = Array.from({ length: DAYS }, (_, day) => new Date(today - day * DAY));
  const storage = await openStorage(config);
  try {
    const found = await storage.read(async (reader) => ({
      saved: await reader.historyCounts(),
      ...(await reader.historySize()),
      articles: await reader.articleCount(),
      // How many were saved since the beginning of each of the last days; the differences are the days.
      savedSince: await Promise.all(since.map((day) => reader.savedSince(day))),
    }));
    const days = since.map((day, at) => ({
      day: day.toISOString().slice(0, 10),
      saved: (found.savedSince[at] ?? 0) - (found.savedSince[at - 1] ?? 0),
    }));
    const { bavail, bsize } = await statfs(config.DATA_DIR);
    const { savedSince: _, ...counts } = found;
    const report = { ...counts, days, freeDiskBytes: bavail * bsize };
    process.stdout.write(args.includes('--json') ? `${JSON.stringify(report, undefined, 2)}\n` : inWords(report));
    return 0;
  } finally {
    await storage.close();
  }
}

interface Report {
  saved: readonly { listing: string; provenance: string; rows: number }[];
  items: number;
  bytes: number;
  articles: number;
  days: readonly { day: string; saved: number }[];
  freeDiskBytes: number;
}

function inWords({ saved, items, bytes, articles, days, freeDiskBytes }: Report): string {
  const lines = [
    `saved answers  ${items}, ${(bytes / 1e6).toFixed(1)} MB`,
    ...saved.map(({ listing, provenance, rows }) => `  ${`${listing}, ${provenance}`.padEnd(24)} ${rows}`),
    `articles       ${articles}`,
    'saved by day (UTC)',
    ...days.map(({ day, saved: count }) => `  ${day}  ${count}`),
    `free disk      ${(freeDiskBytes / 1e9).toFixed(1)} GB`,
  ];
  return `${lines.join('\n')}\n`;
}
