import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Config } from '../../src/server/config.ts';
import { type Context, closeContext, openContext } from '../../src/server/context.ts';

/** What every site over the shipped library reads and none changes. */
type SharedParts = Pick<Context, 'library' | 'notes' | 'retrieval' | 'texts'>;

let lender: Promise<Context> | undefined;
let borrowers = 0;

/**
 * The library, the notes, the search thread and the thread for texts with its word indexes, opened once for all sites of
 * one test file: another site then costs a database and a port. After the last site is closed they are closed too.
 */
export async function borrowParts(config: Config): Promise<SharedParts> {
  borrowers += 1;
  lender ??= openLender(config);
  const { library, notes, retrieval, texts } = await lender;
  return {
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

export async function returnParts(): Promise<void> {
  borrowers -= 1;
  if (borrowers > 0 || !lender) return;
  const context = await lender;
  lender = undefined;
  await closeContext(context);
  await rm(context.config.DATA_DIR, { recursive: true, force: true });
}

async function openLender(config: Config): Promise<Context> {
  return openContext({ ...config, DATA_DIR: await mkdtemp(path.join(tmpdir(), 'isnad-shared-')) });
}
