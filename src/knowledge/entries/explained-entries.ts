import type { GlossaryTerm } from '../glossary/term.ts';
import type { Profiles } from '../profiles/load-profiles.ts';
import { citedWorks } from '../profiles/profile.ts';

declare const ofAnEntry: unique symbol;

/** Words of a term or of a profile: of this site's own content. No model or visitor can have typed them. */
export type EntryWords = string & { readonly [ofAnEntry]: true };

/** A term or a profile, as far as a short answer needs it. */
export interface ExplainedEntry {
  /** Every name by which it is asked for. */
  names: readonly string[];
  /** Two or three sentences with their references, and a link to the page that says more. */
  words: EntryWords;
}

/** Terms, and the first words of each profile. Works that they name stand in round brackets: an answer lists none. */
export function explainedEntries(
  glossary: readonly GlossaryTerm[],
  { profiles, works }: Profiles,
): readonly ExplainedEntry[] {
  const inWords = (markdown: string) =>
    citedWorks(markdown, works).reduce(
      (text, { written }) => text.replace(written, `(${written.slice(1, -1)})`),
      markdown,
    );
  const entry = (names: readonly (string | undefined)[], title: string, slug: string, markdown: string) => ({
    names: names.flatMap((name) => name ?? []),
    words: `${inWords(markdown)}\n\n[More about ${title}](/topics/${encodeURIComponent(slug)})` as EntryWords,
  });
  return [
    ...glossary.map(({ slug, name, arabic, also, markdown }) => entry([name, arabic, ...also], name, slug, markdown)),
    ...profiles.map(({ slug, name, english, arabic, also, summary, markdown }) =>
      entry([name, english, arabic, ...also], name, slug, `${summary} ${markdown.split('\n\n')[0] ?? ''}`),
    ),
  ];
}
