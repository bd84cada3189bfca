import { citedWorks, type NamedWork } from '../../knowledge/profiles/profile.ts';
import type { NamedWorkEntry } from '../../web/ui/named-work.tsx';

/** The works that a text names, each once, and by what stands in the text's brackets. */
export function citedIn(
  markdown: string,
  works: ReadonlyMap<string, NamedWork>,
): { works: readonly NamedWorkEntry[]; cited: Readonly<Record<string, NamedWorkEntry>> } {
  const named = citedWorks(markdown, works);
  const entries = new Map(
    named.map(({ work: { short, author, title, year } }) => [
      short,
      { id: `work-${idOf(short)}`, author, title, year },
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

/** Words as an id of the page. */
export const idOf = (words: string) =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
