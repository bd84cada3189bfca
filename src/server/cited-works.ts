import type { Check, CitedWork, Source } from '../contract/entities.ts';
import { citedWorks, type NamedWork } from '../knowledge/profiles/profile.ts';
import type { NamedWorkEntry } from '../web/ui/named-work.tsx';

/** The works that a text names, each once with its places in the text, and by what stands in the text's brackets. */
export function citedIn(
  markdown: string,
  works: ReadonlyMap<string, NamedWork>,
): { works: readonly NamedWorkEntry[]; cited: Readonly<Record<string, NamedWorkEntry>> } {
  const named = citedWorks(markdown, works);
  const entries = new Map(
    [...Map.groupBy(named, ({ work }) => work)].map(([work, cited]) => [
      work.short,
      { ...entryOf(work), places: [...new Set(cited.flatMap(({ place }) => place || []))] },
    ]),
  );
  return {
    works: [...entries.values()],
    cited: Object.fromEntries(
      named.flatMap(({ written, work }) => {
        const entry = entries.get(work.short);
        return entry ? [[written.slice(1, -1), entry]] : [];
      }),
    ),
  };
}

/** The same works, each place of them once, as the API names them. */
export function citedPlaces(markdown: string, works: ReadonlyMap<string, NamedWork>): CitedWork[] {
  const places = new Map(
    citedWorks(markdown, works).map(({ written, work }) => {
      const inside = written.slice(1, -1);
      return [inside, { written: inside, ...entryOf(work) }];
    }),
  );
  return [...places.values()];
}

/** A work as pages and API name it. */
export const entryOf = ({ short, author, title, year, arabic }: NamedWork) => ({
  id: `work-${idOf(short)}`,
  name: short,
  ...(arabic && { arabicName: arabic }),
  author,
  title,
  year,
});

/** A check that also says which works the text names; without any it stays as it is. */
export function withCitedWorks(check: Check, markdown: string, works: ReadonlyMap<string, NamedWork>): Check {
  const places = citedPlaces(markdown, works);
  return places.length > 0 ? { ...check, works: places } : check;
}

/** Named works in the list of an answer's sources. */
export const namedSources = (places: readonly CitedWork[]): Source[] =>
  places.map(({ written, author, title, year }) => ({
    id: written,
    title: written,
    description: `${author}, ${title} (${year}). Named, not held here: not checked.`,
  }));

/** Words as an id of the page. */
export const idOf = (words: string) =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
