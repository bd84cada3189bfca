import { hasArabic } from '../../text/language.ts';
import { latinKey } from '../../text/latin-key.ts';
import type { Ablations } from './ablations.ts';
import { Spelling } from './correct-spelling.ts';
import type { ThesaurusIndex } from './index-thesaurus.ts';
import { stemOf, stemsOf } from './stems/search-stems.ts';

/** What a lexicon is made of, besides the thesaurus. */
export interface LexiconWords {
  stems: ReadonlySet<string>;
  /** How often each word is used. */
  weights: ReadonlyMap<string, number>;
}

/** `words` as the notes and translations have them; `stems` of other texts, which are never guessed to be meant. */
export function countWords(
  thesaurus: ThesaurusIndex,
  words: readonly string[],
  stems: readonly string[],
): LexiconWords {
  const weights = new Map<string, number>();
  for (const word of words) weights.set(word, (weights.get(word) ?? 0) + 1);
  for (const word of thesaurus.words) weights.set(word, (weights.get(word) ?? 0) + OF_THE_FIELD);
  const small = thesaurus.stopWords.get('en') ?? [];
  return { stems: new Set([...stems, ...[...weights.keys(), ...small].map(stemOf)]), weights };
}

/** The words that somebody here has used: the thesaurus, the notes and the Quran in Arabic and English. */
export class Lexicon {
  readonly thesaurus: ThesaurusIndex;
  readonly #ablations: Ablations;
  readonly #stems: ReadonlySet<string>;
  readonly #spelling: Spelling;

  constructor({ stems, weights }: LexiconWords, thesaurus: ThesaurusIndex, ablations: Ablations) {
    this.thesaurus = thesaurus;
    this.#ablations = ablations;
    this.#stems = stems;
    this.#spelling = new Spelling(weights);
  }

  /** This lexicon with a memory, for reading thousands of texts: each word is looked up once. */
  keepingWords(): Lexicon {
    const knows = keeping((word) => this.knows(word));
    const variantOf = keeping((word) => this.variantOf(word));
    const correctionOf = keeping((word) => this.correctionOf(word));
    const stemsOf = keeping((word) => this.stemsOf(word));
    return Object.assign(Object.create(Lexicon.prototype), {
      thesaurus: this.thesaurus,
      knows,
      variantOf,
      correctionOf,
      stemsOf,
    });
  }

  /** Whether anybody here has used this word. */
  knows(word: string): boolean {
    return this.stemsOf(word).some((stem) => this.#stems.has(stem));
  }

  /** The stems by which a word is compared with other words of the same question or note. */
  stemsOf(word: string): readonly string[] {
    return stemsOf(word, hasArabic(word) ? 'ar' : 'en');
  }

  /** The word of the field that this one is another spelling of. */
  variantOf(word: string): string | undefined {
    return this.#ablations.variants ? this.thesaurus.spellings.get(latinKey(word)) : undefined;
  }

  /** The known word that this one may be a misspelling of. */
  correctionOf(word: string): string | undefined {
    return this.#ablations.typos ? this.#spelling.correct(word) : undefined;
  }
}

function keeping<Result>(find: (word: string) => Result): (word: string) => Result {
  const kept = new Map<string, Result>();
  return (word) => {
    if (kept.has(word)) return kept.get(word) as Result;
    const found = find(word);
    kept.set(word, found);
    return found;
  };
}

/** A word of the thesaurus counts as often as this many uses in a text: it is more likely the word that was meant. */
const OF_THE_FIELD = 20;
