import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { reviewRules } from '../server/config.ts';
import { openStorage, openTriageLists } from '../server/context.ts';
import type { BroughtIn } from '../server/portable/brought-in.ts';
import { importHub } from '../server/portable/import-hub.ts';
import { openTracer } from '../server/portable/open-tracer.ts';
import { contentFolder, readConfig } from './start.ts';

const usage = `isnad import: brings an export into this hub

  isnad import FOLDER
      --keep-ours       an article of this hub stays where the export has another one under its address
      --foreign         the export is another site's: its answers are not marked as given by this one
      --content         its notes and short entries take the place of this hub's, which are moved aside

All of it or, where something is wrong, nothing: every file is compared with its digest first. What is there already is passed
over, so the same export brought in again changes nothing. Articles are sanitised, only ordinary questions and answers are
listed, and quotations are checked again when they are shown. Works on the database of DATABASE_URL or in DATA_DIR, which is
made where it is missing, also while the server runs; saves of visitors wait meanwhile, and are refused after five seconds.

Exit code 0: done; 1: refused, and nothing was changed; 2: not understood.
`;

/** Milliseconds that the one transaction of an import may take: some ten million items. */
const PATIENCE_MS = 60 * 60 * 1000;

const flags = {
  'keep-ours': { type: 'boolean' },
  foreign: { type: 'boolean' },
  content: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** `isnad import`: its exit code. */
export async function importCommand(args: string[]): Promise<number> {
  let parsed: ReturnType<typeof parseArgs<{ options: typeof flags; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args, options: flags, allowPositionals: true });
  } catch (error) {
    return unclear((error as Error).message);
  }
  const { values, positionals } = parsed;
  const [folder, ...more] = positionals;
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  if (folder === undefined || more.length > 0) return unclear('Name one folder.');
  const config = readConfig();
  let storage: Awaited<ReturnType<typeof openStorage>> | undefined;
  try {
    storage = await openStorage(config, { workMs: PATIENCE_MS });
    const done = await importHub(path.resolve(folder), {
      storage,
      content: contentFolder,
      lists: await openTriageLists(),
      review: reviewRules(config),
      tracerOf: openTracer,
      now: new Date(),
      keepOurs: values['keep-ours'] ?? false,
      isForeign: values.foreign ?? false,
      withContent: values.content ?? false,
    });
    process.stdout.write(report(done));
    return 0;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return 1;
  } finally {
    await storage?.close();
  }
}

function report({ manifest, articles, corrections, history, content }: BroughtIn): string {
  const lines = [
    `An export of ${manifest.madeAt}: every file is as it was made.`,
    `Articles: ${articles.added} added, ${articles.there} were here.`,
    `Corrections of articles: ${corrections.added} added, ${corrections.there} were here.`,
    `Questions and answers: ${history.added} added, ${history.there} were here.`,
  ];
  if (articles.kept.length > 0) lines.push(`Left as they are here: ${articles.kept.join(', ')}.`);
  if (history.leftOut > 0) lines.push(`Not for the public list, left out: ${history.leftOut}.`);
  if (history.held > 0) lines.push(`Held for you (isnad history list --held): ${history.held}.`);
  const { differing, before } = content;
  if (before !== undefined) {
    lines.push(`Notes and entries: replaced; the old ones are in ${before}. Restart the server.`);
  } else if (differing.length > 0) {
    const names = differing.slice(0, 5).join(', ') + (differing.length > 5 ? `, and ${differing.length - 5} more` : '');
    lines.push(
      `Notes and entries that differ from this hub's: ${names}. They were left; --content takes the export's.`,
    );
  } else lines.push('Notes and entries: the same here.');
  return `${lines.join('\n')}\n`;
}

function unclear(why: string): number {
  process.stderr.write(`${why}\n\n${usage}`);
  return 2;
}
