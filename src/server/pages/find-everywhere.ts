import type { Check } from '../../contract/entities.ts';
import { beginningOf } from '../../knowledge/notes/note.ts';
import type { FoundAnswer, FoundEverywhere } from '../../web/server-side/services.ts';
import { withCitedWorks } from '../cited-works.ts';
import type { Context } from '../context.ts';
import type { KeptSearch } from '../search/kept-search.ts';

/** Characters of a query that are read. */
const LONGEST_QUERY = 300;

/** Points that answer the query, if it is a question: so many at most, each at least so likely. */
const MOST_ANSWERS = 4;
const LEAST_SHARE = 0.05;

/** With a smaller chance that the first of them answers, none is shown: words that mean nothing here find something too. */
const LEAST_ANSWERED = 0.25;

interface FindContext extends Pick<Context, 'retrieval' | 'profiles'> {
  search: () => Promise<KeptSearch>;
  check: (markdown: string) => Promise<Check>;
}

/** Finds names by the index, and by what answers a question the points of notes, in the thread of the retrieval. */
export async function findEverywhere(
  written: string,
  { retrieval, search, check, profiles: { works } }: FindContext,
): Promise<FoundEverywhere> {
  const query = written.slice(0, LONGEST_QUERY);
  if (query.trim() === '') return { groups: [], answers: [] };
  const [kept, { points, answered }] = await Promise.all([
    search(),
    // Busy or too slow: names are found all the same.
    retrieval.find(query, MOST_ANSWERS).catch(() => ({ points: [], answered: 0 })),
  ]);
  const groups = kept.search(query);
  const nearest = (answered < LEAST_ANSWERED ? [] : points)
    .filter(({ share }) => share >= LEAST_SHARE)
    .slice(0, MOST_ANSWERS);
  const answers = await Promise.all(
    nearest.map(async ({ note, point }): Promise<FoundAnswer> => {
      const begins = beginningOf(point);
      // Busy or too slow: the name of the point says enough.
      const checked = begins && (await check(begins).catch(() => undefined));
      return {
        slug: note.slug,
        point: point.id,
        title: point.label,
        note: note.english.title,
        ...(begins && checked && { begins: { markdown: begins, check: withCitedWorks(checked, begins, works) } }),
      };
    }),
  );
  return { groups, answers };
}
