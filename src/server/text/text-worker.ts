import { createHash } from 'node:crypto';
import { workerData } from 'node:worker_threads';
import { extractiveEngine } from '../../answers/engines/extractive/extractive-engine.ts';
import { entryFinder } from '../../answers/replies/explain-entry.ts';
import { loadTriage } from '../../answers/triage/load-triage.ts';
import type { ArticleDrafts } from '../../articles/load-drafts.ts';
import type { ArticleContent } from '../../articles/plan-articles.ts';
import { Checker } from '../../checker/checker.ts';
import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import type { NoteCorrection } from '../../knowledge/corrections/correction.ts';
import { PointTracer } from '../../knowledge/corrections/trace-points.ts';
import type { ExplainedEntry } from '../../knowledge/entries/explained-entries.ts';
import { openFollowedLibrary } from '../../knowledge/library.ts';
import type { Note } from '../../knowledge/notes/note.ts';
import type { ListedPack } from '../../knowledge/packs/pack-list.ts';
import { serveJobs } from '../../threads/serve-jobs.ts';
import { runTextJob } from './run-text-job.ts';
import type { TextJob } from './text-jobs.ts';

/** The data that a thread receives at its start. */
export interface TextWorkerData {
  corpusFile: string;
  packsFolder: string;
  without: readonly string[];
  library: LibraryState;
  notes: readonly Note[];
  corrections: readonly NoteCorrection[];
  /** The folder of the lists by which a question is judged: each thread reads them, and nobody else needs them. */
  contentFolder: string;
  articles: ArticleDrafts;
  articleContent: ArticleContent;
  /** Terms and people that a question may ask for by name. */
  entries: readonly ExplainedEntry[];
}

/** Names a corpus, and the packs from which a thread opens the same one. */
export interface LibraryState {
  id: string;
  packs: readonly ListedPack[];
}

export interface TextRequest {
  job: TextJob;
  library: LibraryState;
}

/** Keeps the checker of the corpus in use. */
class CurrentChecker {
  #checker: Checker;

  constructor(corpus: Corpus) {
    this.#checker = new Checker(corpus);
  }

  of(corpus: Corpus): Checker {
    if (this.#checker.corpus !== corpus) this.#checker = new Checker(corpus, this.#checker);
    return this.#checker;
  }
}

const {
  corpusFile,
  packsFolder,
  without,
  library: first,
  notes,
  contentFolder,
  articles,
  articleContent,
  entries,
  corrections,
} = workerData as TextWorkerData;
const lists = await loadTriage(contentFolder);
const entryFor = entryFinder(entries);
const tracer = new PointTracer(notes, corrections, (words) => createHash('sha256').update(words).digest('hex'));
const library = openFollowedLibrary({ corpusFile, packsFolder, without, prepare: (corpus) => checker.of(corpus) });
const checker = new CurrentChecker(library.current());

/** A job names the library that the request began with: the thread switches to it, whichever it has open. */
async function corpusOf({ id, packs }: LibraryState) {
  const held = library.current();
  const corpus = held.id === id ? held : await library.bringTo(packs);
  if (corpus.id !== id) throw new Error('The library of this request cannot be opened any more');
  return corpus;
}

// Packs that cannot be opened are an error of the jobs that want them.
await corpusOf(first).catch(() => undefined);
serveJobs(async ({ job, library: state }: TextRequest, thread) => {
  const corpus = await corpusOf(state);
  const ownEngine = extractiveEngine(notes, corpus);
  return runTextJob(
    job,
    { checker: checker.of(corpus), ownEngine, notes, lists, articles, articleContent, tracer, entryFor },
    thread,
  );
});
