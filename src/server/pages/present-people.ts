import type { Check } from '../../contract/entities.ts';
import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import type { Note } from '../../knowledge/notes/note.ts';
import type { People } from '../../knowledge/people/load-people.ts';
import type { NoteLink, PersonPage } from '../../web/server-side/services.ts';
import { citedIn, idOf } from './cited-works.ts';
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
    ...citedIn(markdown, all.works),
    related: related.flatMap((one): NoteLink[] => {
      const title =
        notes.find((note) => note.slug === one)?.english.title ?? all.people.find((other) => other.slug === one)?.name;
      return title === undefined ? [] : [{ slug: one, title }];
    }),
  };
}
