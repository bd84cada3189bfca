import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { openStorage } from '../server/context.ts';
import { exportHub } from '../server/portable/export-hub.ts';
import { missingDatabase } from './missing-database.ts';
import { contentFolder, readConfig } from './start.ts';

const usage = `isnad export: everything that the hub shows in public, as plain files

  isnad export FOLDER           makes the folder, while the server runs too

It holds the articles (HTML with front matter) with their former texts and corrections, the questions and answers of the public list (JSON Lines), the notes and short
entries as editors wrote them, and a list of SHA-256 digests: nothing that is hidden or unlisted, no key, no address. Anybody may
read it; “isnad import” brings it into a hub. To keep a hub safe use “isnad backup”, which has everything.

Exit code 0: made; 1: refused; 2: not understood.
`;

/** `isnad export`: its exit code. */
export async function exportCommand(args: string[]): Promise<number> {
  let folder: string | undefined;
  try {
    const options = { help: { type: 'boolean', short: 'h' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (values.help) {
      process.stdout.write(usage);
      return 0;
    }
    if (positionals.length !== 1) return unclear('Name one folder.');
    [folder] = positionals;
  } catch (error) {
    return unclear((error as Error).message);
  }
  const config = readConfig();
  const missing = missingDatabase(config);
  if (missing) {
    process.stderr.write(missing);
    return 1;
  }
  let storage: Awaited<ReturnType<typeof openStorage>> | undefined;
  try {
    storage = await openStorage(config);
    const target = path.resolve(folder as string);
    const { articles, history, files } = await exportHub(target, { storage, content: contentFolder, now: new Date() });
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    process.stdout.write(
      `Written to ${target}: ${articles} articles, ${history} questions and answers, ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB.\n`,
    );
    return 0;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return 1;
  } finally {
    await storage?.close();
  }
}

function unclear(why: string): number {
  process.stderr.write(`${why}\n\n${usage}`);
  return 2;
}
