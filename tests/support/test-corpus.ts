import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildCorpus } from '../../src/knowledge/corpus/build-corpus.ts';
import type { Corpus } from '../../src/knowledge/corpus/corpus.ts';
import { loadCorpus } from '../../src/knowledge/corpus/load-corpus.ts';

const root = join(import.meta.dirname, '../..');
const prefix = 'test-corpus.';

/** A corpus file for tests, kept between runs under the digest of the code that builds it. */
export const testCorpusPath = join(root, 'build', `${prefix}${digestOfBuilder()}.sqlite`);

let whole: Corpus | undefined;

/**
 * The real corpus; built if this code has not built it yet. Test files run in parallel: several may build it at once,
 * each in a temporary file, and rename the same bytes into place. The whole corpus is loaded once for each process.
 */
export function testCorpus(options?: Parameters<typeof loadCorpus>[1]): Corpus {
  if (!existsSync(testCorpusPath)) {
    buildCorpus(testCorpusPath);
    removeOthers();
  }
  if (options) return loadCorpus(testCorpusPath, options);
  whole ??= loadCorpus(testCorpusPath);
  return whole;
}

function digestOfBuilder(): string {
  const digest = createHash('sha256');
  const source = join(root, 'src');
  const builders = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(text|knowledge\/(corpus|words|retrieval\/stems))\/.*(?<!\.test)\.ts$/.test(name))
    .sort();
  for (const name of builders) digest.update(name).update(readFileSync(join(source, name)));
  return digest.digest('hex').slice(0, 12);
}

/** A file that another test process still reads stays open to it. */
function removeOthers(): void {
  for (const name of readdirSync(join(root, 'build'))) {
    const file = join(root, 'build', name);
    if (name.startsWith(prefix) && name.endsWith('.sqlite') && file !== testCorpusPath) rmSync(file, { force: true });
  }
}
