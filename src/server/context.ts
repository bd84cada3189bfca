import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { AnswerEngine } from '../answers/engine.ts';
import { extractiveEngine } from '../answers/extractive-engine.ts';
import { type ArticleTopics, loadTopics } from '../articles/load-topics.ts';
import { prepareChecker } from '../checker/prepare-checker.ts';
import type { Corpus } from '../knowledge/corpus/corpus.ts';
import { fixedLibrary, type Library, openLibrary } from '../knowledge/packs/library.ts';
import { createRetrieval } from '../knowledge/retrieval/create-retrieval.ts';
import type { Retrieval } from '../knowledge/retrieval/retrieval.ts';
import type { Storage } from '../storage/port.ts';
import { openSqlite } from '../storage/sqlite/open.ts';
import { builtCorpus, packsFolder } from './built-corpus.ts';
import type { Config } from './config.ts';

/** What the handlers are given; each takes just what it uses. */
export interface Context {
  config: Config;
  storage: Storage;
  /** What is held, and the packs that the operator adds or removes while the server runs. */
  library: Library;
  /** What is held at this moment: a handler reads it once for a request, never at its set-up. */
  readonly corpus: Corpus;
  retrieval: Retrieval;
  engine: AnswerEngine;
  articles: ArticleTopics;
  now: () => Date;
}

/** The one place that names adapters. Tests put their own parts in through `overrides`. */
export async function openContext(config: Config, overrides: Partial<Context> = {}): Promise<Context> {
  await mkdir(config.DATA_DIR, { recursive: true });
  const library = overrides.library ?? (overrides.corpus ? fixedLibrary(overrides.corpus) : await followPacks(config));
  return {
    config,
    library,
    get corpus() {
      return library.corpus;
    },
    storage: overrides.storage ?? (await openSqlite({ file: path.join(config.DATA_DIR, 'isnad.sqlite') })),
    retrieval: overrides.retrieval ?? createRetrieval(builtCorpus, library.corpus),
    engine: overrides.engine ?? extractiveEngine,
    articles: overrides.articles ?? (await loadTopics('content')),
    now: overrides.now ?? (() => new Date()),
  };
}

export async function closeContext({ retrieval, storage, library }: Context): Promise<void> {
  await retrieval.close();
  library.close();
  await storage.close();
}

function followPacks(config: Config): Promise<Library> {
  return openLibrary({
    corpusFile: builtCorpus,
    packsFolder: packsFolder(config.DATA_DIR),
    without: config.EDITIONS_OFF,
    prepare: (corpus) => {
      prepareChecker(corpus);
    },
    onFault: (error) => {
      if (config.LOG_LEVEL !== 'silent') console.error(`The packs were left as they are: ${error.message}`);
    },
  });
}
