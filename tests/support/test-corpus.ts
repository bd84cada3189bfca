import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildCorpus } from '../../src/knowledge/corpus/build-corpus.ts';
import type { Corpus } from '../../src/knowledge/corpus/corpus.ts';
import { loadCorpus } from '../../src/knowledge/corpus/load-corpus.ts';

const directory = join(import.meta.dirname, '../../build');

/** A corpus file for tests, kept between runs. */
export const testCorpusPath = join(directory, 'test-corpus.sqlite');

/** The real corpus; built where the file is absent or stale. */
export function testCorpus(): Corpus {
  try {
    return loadCorpus(testCorpusPath);
  } catch {
    mkdirSync(directory, { recursive: true });
    buildCorpus(testCorpusPath);
    return loadCorpus(testCorpusPath);
  }
}
