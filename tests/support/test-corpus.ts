import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { buildCorpus } from '../../src/knowledge/corpus/build-corpus.ts';
import type { Corpus } from '../../src/knowledge/corpus/corpus.ts';
import { CORPUS_VERSION } from '../../src/knowledge/corpus/corpus-schema.ts';
import { loadCorpus } from '../../src/knowledge/corpus/load-corpus.ts';

/** A corpus file for tests, kept between runs. */
export const testCorpusPath = join(import.meta.dirname, '../../build/test-corpus.sqlite');

/**
 * The real corpus; built where the file is missing or of another version. Test files run side by side: several may
 * build it at once, each beside its place, and put the same bytes there.
 */
export function testCorpus(): Corpus {
  if (!existsSync(testCorpusPath) || versionOf(testCorpusPath) !== CORPUS_VERSION) buildCorpus(testCorpusPath);
  return loadCorpus(testCorpusPath);
}

function versionOf(file: string): unknown {
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    return database.prepare("SELECT value FROM meta WHERE key = 'version'").pluck().get();
  } finally {
    database.close();
  }
}
