import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { AnswerEngine } from '../answers/engine.ts';
import { extractiveEngine } from '../answers/extractive-engine.ts';
import { type ArticleTopics, loadTopics } from '../articles/load-topics.ts';
import type { Corpus } from '../knowledge/corpus/corpus.ts';
import { loadCorpus } from '../knowledge/corpus/load-corpus.ts';
import { createRetrieval } from '../knowledge/retrieval/create-retrieval.ts';
import type { Retrieval } from '../knowledge/retrieval/retrieval.ts';
import type { Storage } from '../storage/port.ts';
import { openSqlite } from '../storage/sqlite/open.ts';
import { builtCorpus } from './built-corpus.ts';
import type { Config } from './config.ts';

/** What the handlers are given; each takes just what it uses. */
export interface Context {
  config: Config;
  storage: Storage;
  corpus: Corpus;
  retrieval: Retrieval;
  engine: AnswerEngine;
  articles: ArticleTopics;
  now: () => Date;
}

/** The one place that names adapters. Tests put their own parts in through `overrides`. */
export async function openContext(config: Config, overrides: Partial<Context> = {}): Promise<Context> {
  await mkdir(config.DATA_DIR, { recursive: true });
  const corpus = overrides.corpus ?? loadCorpus(builtCorpus);
  return {
    config,
    corpus,
    storage: overrides.storage ?? (await openSqlite({ file: path.join(config.DATA_DIR, 'isnad.sqlite') })),
    retrieval: overrides.retrieval ?? createRetrieval(builtCorpus, corpus),
    engine: overrides.engine ?? extractiveEngine,
    articles: overrides.articles ?? (await loadTopics('content')),
    now: overrides.now ?? (() => new Date()),
  };
}

export async function closeContext({ retrieval, storage }: Context): Promise<void> {
  await retrieval.close();
  await storage.close();
}
