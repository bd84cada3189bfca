import type { Lexicon } from '../lexicon.ts';
import { readTerms, saysNothing } from '../read-words.ts';
import type { Subject } from '../thesaurus.ts';

/** What words are compared by: the stem, or for synonyms what they have in common. */
export type Term = string | Subject;

/** The terms of telling words, in their order. No word is replaced by a subject that it may name. */
export function termsOf(words: readonly string[], language: string, lexicon: Lexicon): Term[] {
  return words
    .filter((word) => isNumber(word) || !saysNothing(word, language, lexicon))
    .map((word) => termOf(word, lexicon));
}

/** A small number tells much beside other words: 72 virgins, a child of 9, 4 wives. */
const isNumber = (word: string) => /^\d{1,3}$/u.test(word);

export function termOf(word: string, lexicon: Lexicon): Term {
  const [stem = word] = lexicon.stemsOf(word);
  return lexicon.thesaurus.synonyms.get(stem) ?? stem;
}

/** The subjects of the thesaurus that words name. */
export function subjectsOf(words: readonly string[], language: string, lexicon: Lexicon): Set<Subject> {
  const terms = readTerms(words, language, lexicon, true);
  return new Set(terms.flatMap((term) => (term.kind === 'subject' ? [term.named.subject] : [])));
}

/** The groups of three letters of telling words: words that are spelt nearly alike share most of theirs. */
export function trigramsOf(words: readonly string[], language: string, lexicon: Lexicon): string[] {
  return words
    .filter((word) => !saysNothing(word, language, lexicon))
    .flatMap((word) => {
      const letters = [...`^${word}$`];
      return letters.slice(2).map((letter, at) => `${letters[at] ?? ''}${letters[at + 1] ?? ''}${letter}`);
    });
}
