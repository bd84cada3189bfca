import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Config } from '../../src/server/config.ts';
import { type Context, openContext } from '../../src/server/context.ts';

/** What every site over the shipped library reads and none changes. */
type SharedParts = Pick<Context, 'library' | 'notes' | 'retrieval' | 'texts' | (typeof shippedContent)[number]>;

/** Read from files of the content, some of them for a tenth of a second. */
const shippedContent = [
  'articleContent',
  'articles',
  'glossary',
  'namedPassages',
  'namesOfGod',
  'noteCorrections',
  'profiles',
  'surahs',
  'wordsToSay',
] as const;

let lender: Promise<SharedParts> | undefined;

/**
 * The library, the content, the search thread and the thread for texts with its word indexes, opened once for all sites of
 * one test process: another site then costs a database and a port. They end with the process, and leave no file behind.
 */
export async function borrowParts(config: Config): Promise<SharedParts> {
  lender ??= openLender(config);
  const { library, notes, retrieval, texts, ...content } = await lender;
  return {
    ...content,
    library: {
      current: () => library.current(),
      packs: () => library.packs(),
      get revision() {
        return library.revision;
      },
      close: () => undefined,
    },
    notes,
    retrieval: { ...retrieval, close: async () => undefined },
    texts: { ...texts, close: async () => undefined },
  };
}

async function openLender(config: Config): Promise<SharedParts> {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'isnad-shared-'));
  const { storage, ...parts } = await openContext({ ...config, DATA_DIR });
  await storage.close();
  await rm(DATA_DIR, { recursive: true });
  const names = ['library', 'notes', 'retrieval', 'texts', ...shippedContent] as const;
  return Object.fromEntries(names.map((name) => [name, parts[name]])) as unknown as SharedParts;
}
