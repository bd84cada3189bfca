import type { Lexicon } from '../lexicon.ts';
import { readTerms, saysNothing } from '../read-words.ts';
import { stemOf } from '../stems/search-stems.ts';
import type { Subject } from '../thesaurus.ts';

/**
 * The concepts of a text: subjects of the thesaurus under any of their names, and the stems of all other words.
 * Synonyms share one stem.
 */
export type Concepts = ReadonlySet<Subject | string>;

export function conceptsOf(
  words: readonly string[],
  language: string,
  lexicon: Lexicon,
  withSubjects: boolean,
): Concepts {
  const concepts = new Set<Subject | string>();
  for (const term of readTerms(words, language, lexicon, withSubjects)) {
    if (term.kind === 'subject') concepts.add(term.named.subject);
    // The parts of a longer name count too, each as it would alone, for others name them apart: "prayer on Friday".
    const single = term.kind === 'word' ? [term.word] : term.words.length > 1 ? term.words : [];
    for (const word of single)
      for (const concept of conceptOf(word, language, lexicon, withSubjects)) concepts.add(concept);
  }
  return concepts;
}

/** What one word says by itself, if anything. */
function conceptOf(word: string, language: string, lexicon: Lexicon, withSubjects: boolean): (Subject | string)[] {
  if (saysNothing(word, language, lexicon)) return [];
  const [alone] = readTerms([word], language, lexicon, withSubjects);
  if (alone?.kind === 'subject') return [alone.named.subject];
  const stem = stemOf(word);
  return [lexicon.thesaurus.synonyms.get(stem) ?? stem];
}
