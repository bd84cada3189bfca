import type { Check } from '../../contract/entities.ts';
import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import type { Note } from '../../knowledge/notes/note.ts';
import type { People } from '../../knowledge/people/load-people.ts';
import { citedWorks } from '../../knowledge/people/person.ts';
import type { NoteLink, PersonPage } from '../../web/server-side/services.ts';
import { quotePassages } from './quote-passages.ts';

interface PersonContext {
  people: People;
  notes: readonly Note[];
  corpus: Corpus;
  check: (markdown: string) => Promise<Check>;
}

/** Somebody's page; what it quotes and cites is judged on the library as it is now. */
export async function personPage(slug: string, context: PersonContext): Promise<PersonPage | undefined> {
  const { people: all, notes, corpus, check } = context;
  const person = all.people.find((one) => one.slug === slug);
  if (!person) return undefined;
  const { markdown, related, ...facts } = person;
  const judged = await check(markdown);
  const named = citedWorks(markdown, all.works);
  const entries = new Map(
    named.map(({ work: { short, author, title, year } }) => [
      short,
      { id: `work-${idOf(short)}`, author, title, year },
    ]),
  );
  return {
    slug,
    name: facts.name,
    english: facts.english,
    arabic: facts.arabic,
    born: facts.born,
    died: facts.died,
    summary: facts.summary,
    text: { markdown, check: judged },
    anchors: Object.fromEntries([...markdown.matchAll(/^## (.+)$/gm)].map(([, title = '']) => [title, idOf(title)])),
    margin: quotePassages(
      judged.citations.map(({ reference }) => reference),
      corpus,
    ),
    works: [...entries.values()],
    cited: Object.fromEntries(
      named.flatMap(({ written, work }) => {
        const entry = entries.get(work.short);
        return entry ? [[written.slice(1, -1), entry]] : [];
      }),
    ),
    related: related.flatMap((one): NoteLink[] => {
      const title =
        notes.find((note) => note.slug === one)?.english.title ?? all.people.find((other) => other.slug === one)?.name;
      return title === undefined ? [] : [{ slug: one, title }];
    }),
  };
}

const idOf = (words: string) =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
