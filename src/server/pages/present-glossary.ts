import type { Check } from '../../contract/entities.ts';
import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import { type GlossaryTerm, lookUpKey } from '../../knowledge/glossary/term.ts';
import { foldedWords } from '../../knowledge/retrieval/stems/search-stems.ts';
import { splitSentences } from '../../text/sentences.ts';
import type { GlossaryEntry, NoteLink, TermPage } from '../../web/server-side/services.ts';
import { citedIn } from '../cited-works.ts';
import type { Context } from '../context.ts';
import { quotePassages } from './quote-passages.ts';

interface TermContext extends Pick<Context, 'glossary' | 'notes' | 'profiles'> {
  corpus: Corpus;
  check: (markdown: string) => Promise<Check>;
}

/** Every term, as one looks them up. */
export function glossaryEntries(glossary: readonly GlossaryTerm[]): GlossaryEntry[] {
  return glossary
    .map((term) => ({ term, key: lookUpKey(term) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ term, key }) => ({
      slug: term.slug,
      name: term.name,
      arabic: term.arabic,
      letter: (key[0] ?? '').toUpperCase(),
      says: beginningOf(term.markdown),
      also: term.also,
    }));
}

/** A term's page; its sources are judged on the library as it is now. */
export async function termPage(
  slug: string,
  { glossary, notes, profiles: { profiles, works }, corpus, check }: TermContext,
): Promise<TermPage | undefined> {
  const term = glossary.find((one) => one.slug === slug);
  if (!term) return undefined;
  const { name, arabic, also, theme, markdown } = term;
  const judged = await check(markdown);
  const titleOf = (one: string) =>
    notes.find((note) => note.slug === one)?.english.title ?? profiles.find((profile) => profile.slug === one)?.name;
  const more = term.note === undefined ? undefined : titleOf(term.note);
  const near = glossary.filter((other) => other.theme === theme && other.slug !== slug);
  const at = glossary.filter((other) => other.theme === theme).indexOf(term);
  return {
    slug,
    name,
    arabic,
    also,
    theme,
    text: { markdown, check: judged },
    margin: quotePassages(
      judged.citations.map(({ reference }) => reference),
      corpus,
    ),
    ...citedIn(markdown, works),
    more: more === undefined || term.note === undefined ? undefined : { slug: term.note, title: more },
    // The terms around it in its theme stand near each other in sense too.
    near: near.slice(Math.max(0, at - NEAR / 2), Math.max(0, at - NEAR / 2) + NEAR).map(linkTo),
  };
}

/** Terms of the same theme to go on to. */
const NEAR = 8;

/** Words of one note that are explained below it, at most. */
const MOST_WORDS = 12;

const linkTo = ({ slug, name }: GlossaryTerm): NoteLink => ({ slug, title: name });

/** The terms that stand in a note's text, in the order in which they are looked up; first those that lead to this note. */
export function wordsOfNote(slug: string, markdown: string, glossary: readonly GlossaryTerm[]): NoteLink[] {
  const text = padded(markdown);
  const own = glossary.filter(({ note }) => note === slug);
  const used = glossary.filter(
    (term) => term.note !== slug && [term.name, ...term.also].some((word) => has(text, word)),
  );
  return [...own, ...used].slice(0, MOST_WORDS).map(linkTo);
}

const padded = (text: string) => ` ${foldedWords(text).join(' ')} `;

/** A word of two letters stands in many texts by chance. */
const has = (text: string, word: string) => word.length > 2 && text.includes(padded(word));

/** The first sentence without its sources. */
const beginningOf = (markdown: string) =>
  (splitSentences(markdown)[0] ?? '').replace(/ ?\[[^\]\n]*\]/gu, '').replaceAll('*', '');
