import { ThreadPool } from '../../threads/thread-pool.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { ARABIC_EDITION, ENGLISH_EDITION, packagedEditions } from '../corpus/editions.ts';
import type { Note } from '../notes/note.ts';
import { type Ablations, everythingOn } from './ablations.ts';
import type { Findings, FoundPoint, Retrieval } from './retrieval.ts';
import type { Hits } from './search-library.ts';
import type { SearchSource } from './search-source.ts';
import type { SearchRequest, WorkerData } from './search-worker.ts';
import type { Thesaurus } from './thesaurus.ts';

interface RetrievalParts {
  /** The corpus file that `corpus` was loaded from. */
  corpusPath: string;
  /** The file of `buildSearchIndex`, which is used where it was made of the same texts. */
  builtIndex?: string;
  corpus: Corpus;
  thesaurus: Thesaurus;
  notes: readonly Note[];
}

interface RetrievalOptions {
  /** Milliseconds that a search may take before its thread is ended: it takes a few. */
  deadlineMs?: number;
  ablations?: Partial<Ablations>;
}

/** Searches that may wait for the thread. A caller asks for one at a time, so this is only reached by a fault of ours. */
const MAX_WAITING = 1_000;

/** Milliseconds that a search may wait for the thread: longer, and a visitor has given up. */
const MAX_WAIT_MS = 10_000;

/** Searches the corpus file and the notes in a thread of its own. */
export function createRetrieval(
  parts: RetrievalParts,
  { deadlineMs = 2_000, ablations = {} }: RetrievalOptions = {},
): Retrieval {
  const { corpus, notes, builtIndex } = parts;
  const data: WorkerData = { source: sourceOf(parts, ablations), builtIndex };
  const pool = new ThreadPool<SearchRequest, Hits>({
    name: 'search',
    module: new URL('./search-worker.ts', import.meta.url),
    data: () => data,
    threads: 1,
    deadlineMs,
    maxWaiting: MAX_WAITING,
    maxWaitMs: MAX_WAIT_MS,
  });
  return {
    find: async (question, limit, matter) =>
      findingsOf(await pool.run({ question, limit, ...(matter && { matter }) }), corpus, notes),
    start: () => pool.start(),
    close: () => pool.close(),
  };
}

/** What a search over these parts looks into. */
export function sourceOf(
  { corpusPath, corpus, thesaurus, notes }: RetrievalParts,
  ablations: Partial<Ablations> = {},
): SearchSource {
  const on = { ...everythingOn, ...ablations };
  return {
    corpusPath,
    editions: editionsOf(corpus, on),
    thesaurus,
    notes: notes.map(({ english, arabic, related }) => ({ english, related, ...(arabic && { arabic }) })),
    ablations: on,
  };
}

/** The editions of the corpus file that this library holds; what packs add is not in its search table. */
function editionsOf(corpus: Corpus, { otherEditions }: Ablations) {
  const [quran] = corpus.works;
  return (quran?.editions ?? [])
    .filter(({ id }) => searchable.has(id))
    .filter(({ id }) => otherEditions || id === ARABIC_EDITION || id === ENGLISH_EDITION)
    .map(({ id, language }) => ({ id, language }));
}

const searchable: ReadonlySet<string> = new Set(packagedEditions.map(({ id }) => id));

function findingsOf(hits: Hits, corpus: Corpus, notes: readonly Note[]): Findings {
  return {
    passages: hits.passages.flatMap(({ reference, ...found }) => {
      const passage = corpus.passage(reference);
      return passage ? [{ passage, ...found }] : [];
    }),
    points: hits.points.flatMap(({ note: number, at, share }): FoundPoint[] => {
      const note = notes[number];
      const point = note?.english.points[at];
      return note && point ? [{ note, point, share }] : [];
    }),
    answered: hits.answered,
    lead: hits.lead,
    pointLead: hits.pointLead,
    language: hits.language,
  };
}
