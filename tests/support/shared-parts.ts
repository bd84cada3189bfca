import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Config } from '../../src/server/config.ts';
import { type Context, closeContext, openContext } from '../../src/server/context.ts';

/** What every site over the shipped library reads and none changes. */
type SharedParts = Pick<Context, 'library' | 'notes' | 'retrieval' | 'texts'>;

let lender: Promise<Context> | undefined;

/**
 * The library, the notes, the search thread and the thread for texts with its word indexes, opened once for all sites of
 * one test file: another site then costs a database and a port. They are closed after the last test of the file.
 */
export async function borrowParts(config: Config): Promise<SharedParts> {
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

async function closeLender(): Promise<void> {
  const context = await lender;
  lender = undefined;
  if (!context) return;
  await closeContext(context);
  await rm(context.config.DATA_DIR, { recursive: true, force: true });
}

// Benchmarks open sites as well, outside of Vitest: their process ends with them.
if (process.env.VITEST) (await import('vitest')).afterAll(closeLender);

async function openLender(config: Config): Promise<Context> {
  return openContext({ ...config, DATA_DIR: await mkdtemp(path.join(tmpdir(), 'isnad-shared-')) });
}
