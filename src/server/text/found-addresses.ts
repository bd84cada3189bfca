import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import type { Note } from '../../knowledge/notes/note.ts';
import type { Findings, Found } from '../../knowledge/retrieval/retrieval.ts';
import type { QuranReference } from '../../references/reference.ts';

/** Findings as they go from thread to thread: each thread has notes and corpus of its own. */
export interface FoundAddresses extends Omit<Findings, 'passages' | 'points'> {
  passages: (Omit<Found, 'passage'> & { reference: QuranReference })[];
  points: { slug: string; id: string; share: number }[];
}

export function addressesOf({ passages, points, ...rest }: Findings): FoundAddresses {
  return {
    ...rest,
    passages: passages.map(({ passage, ...found }) => ({ ...found, reference: passage.reference })),
    points: points.map(({ note, point, share }) => ({ slug: note.slug, id: point.id, share })),
  };
}

export function findingsAt(
  { passages, points, ...rest }: FoundAddresses,
  { notes, corpus }: { notes: readonly Note[]; corpus: Pick<Corpus, 'passage'> },
): Findings {
  return {
    ...rest,
    passages: passages.flatMap(({ reference, ...found }) => {
      const passage = corpus.passage(reference);
      return passage ? [{ ...found, passage }] : [];
    }),
    points: points.flatMap(({ slug, id, share }) => {
      const note = notes.find((each) => each.slug === slug);
      const point = note?.english.points.find((each) => each.id === id);
      return note && point ? [{ note, point, share }] : [];
    }),
  };
}
