import { beginningOf } from '../../knowledge/notes/note.ts';
import type { FoundEverywhere } from '../../web/server-side/services.ts';
import type { Context } from '../context.ts';
import type { KeptSearch } from '../search/kept-search.ts';

/** Characters of a query that are read. */
const LONGEST_QUERY = 300;

/** Points that answer the query, if it is a question: so many at most, each at least so likely. */
const MOST_ANSWERS = 4;
const LEAST_SHARE = 0.05;

/** With a smaller chance that the first of them answers, none is shown: words that mean nothing here find something too. */
const LEAST_ANSWERED = 0.25;

/** Finds names by the index, and by what answers a question the points of notes, in the thread of the retrieval. */
export async function findEverywhere(
  written: string,
  { retrieval, search }: Pick<Context, 'retrieval'> & { search: () => Promise<KeptSearch> },
): Promise<FoundEverywhere> {
  const query = written.slice(0, LONGEST_QUERY);
  if (query.trim() === '') return { groups: [], answers: [] };
  const [kept, { points, answered }] = await Promise.all([
    search(),
    // Busy or too slow: names are found all the same.
    retrieval.find(query, MOST_ANSWERS).catch(() => ({ points: [], answered: 0 })),
  ]);
  const groups = kept.search(query);
  const answers = (answered < LEAST_ANSWERED ? [] : points)
    .filter(({ share }) => share >= LEAST_SHARE)
    .slice(0, MOST_ANSWERS)
    .map(({ note, point }) => ({
      slug: note.slug,
      point: point.id,
      title: point.label,
      note: note.english.title,
      begins: beginningOf(point) ?? '',
    }));
  return { groups, answers };
}
