import process from 'node:process';
import { openStorage } from '../server/context.ts';
import { freeDiskBytes, type Usage, usageOf } from '../server/saved/usage.ts';
import { missingDatabase } from './missing-database.ts';
import { readConfig } from './start.ts';

const usage = `isnad stats: what this hub holds

  isnad stats          saved answers by listing and provenance, the last seven days, articles, size, free disk
      --json           the same for programs

Works on the database of the settings, while the server runs too. No text of a visitor is shown.

Exit code 0: done; 1: there is no database; 2: not understood.
`;

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
  const missing = missingDatabase(config);
  if (missing) {
    process.stderr.write(missing);
    return 1;
  }
  const storage = await openStorage(config);
  try {
    const report = { ...(await usageOf(storage, new Date())), freeDiskBytes: await freeDiskBytes(config.DATA_DIR) };
    process.stdout.write(args.includes('--json') ? `${JSON.stringify(report, undefined, 2)}\n` : inWords(report));
    return 0;
  } finally {
    await storage.close();
  }
}

type Report = Usage & { freeDiskBytes: number };

function inWords({ saved, items, bytes, held, articles, days, freeDiskBytes: free }: Report): string {
  const lines = [
    `saved answers  ${items}, ${(bytes / 1e6).toFixed(1)} MB`,
    ...saved.map(({ listing, provenance, rows }) => `  ${`${listing}, ${provenance}`.padEnd(24)} ${rows}`),
    ...(held > 0 ? [`  waiting for you          ${held}`] : []),
    `articles       ${articles}`,
    'saved by day (UTC)',
    ...days.map(({ day, saved: count }) => `  ${day}  ${count}`),
    `free disk      ${(free / 1e9).toFixed(1)} GB`,
  ];
  return `${lines.join('\n')}\n`;
}
