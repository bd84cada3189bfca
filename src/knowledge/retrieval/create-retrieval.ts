import type { Corpus } from '../corpus/corpus.ts';
import { ARABIC_EDITION, ENGLISH_EDITION, packagedEditions } from '../corpus/editions.ts';
import type { Note } from '../notes/note.ts';
import { type Ablations, everythingOn } from './ablations.ts';
import type { Findings, FoundNote, Retrieval } from './retrieval.ts';
import type { Hits } from './search-library.ts';
import { SearchThread } from './search-thread.ts';
import type { Thesaurus } from './thesaurus.ts';

interface RetrievalParts {
  /** The corpus file that `corpus` was loaded from. */
  corpusPath: string;
  corpus: Corpus;
  thesaurus: Thesaurus;
  notes: readonly Note[];
}

interface RetrievalOptions {
  /** Milliseconds after which a search is given up: it takes a few. */
  patience?: number;
  ablations?: Partial<Ablations>;
}

/** Searches the corpus file and the notes in a thread of its own. */
export function createRetrieval(
  { corpusPath, corpus, thesaurus, notes }: RetrievalParts,
  { patience = 2_000, ablations = {} }: RetrievalOptions = {},
): Retrieval {
  const on = { ...everythingOn, ...ablations };
  const thread = new SearchThread(
    {
      corpusPath,
      editions: editionsOf(corpus, on),
      thesaurus,
      notes: notes.map(({ english, arabic }) => ({ english, ...(arabic && { arabic }) })),
      ablations: on,
    },
    patience,
  );
  return {
    find: async (question, limit, matter) =>
      findingsOf(await thread.search({ question, limit, ...(matter && { matter }) }), corpus, notes),
    close: () => thread.close(),
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
    notes: hits.notes.flatMap(({ note: number, language, score, fits }): FoundNote[] => {
      const note = notes[number];
      const text = note?.[language];
      return note && text ? [{ note, text, score, fits }] : [];
    }),
  };
}
