import type { Corpus } from '../knowledge/corpus/corpus.ts';
import { checkText } from './check-text.ts';
import type { CheckedCitation } from './checked-citation.ts';
import { UnquotedCache } from './find/unquoted-cache.ts';
import { Judge } from './judge/judge.ts';
import type { Judgement } from './judge/judgement.ts';
import { type PreparedEdition, prepareEditions } from './look-up/prepare-editions.ts';
import { TextSearch } from './look-up/text-search.ts';
import { VerifiedCache } from './look-up/verified-cache.ts';

/**
 * Checks texts against one corpus. It owns the word index of every edition and the caches of earlier results, which end
 * with it. Creating one reads all editions: a server does so before it switches to a corpus, so that no visitor waits.
 */
export class Checker {
  readonly corpus: Corpus;
  readonly editions: readonly PreparedEdition[];
  readonly verified = new VerifiedCache();
  readonly #unquoted = new UnquotedCache();

  /** Takes the word indexes of editions that are the same in the corpus of a previous checker from there. */
  constructor(corpus: Corpus, previous?: Checker) {
    this.corpus = corpus;
    this.editions = prepareEditions(corpus, previous?.editions);
  }

  /** Judges every citation of a text, in the order of the text. Never throws. Of the text only verified words are kept. */
  checkText(text: string): CheckedCitation[] {
    return checkText(text, this);
  }

  /**
   * The same for a text that this site composed. Its paragraphs come again in other answers, so those that quote nothing
   * beside their references are remembered.
   */
  checkSiteText(text: string): CheckedCitation[] {
    return checkText(text, this, this.#unquoted);
  }

  /** Judges words alone, as one quotation without a reference; undefined if there are none. */
  judgeWords(words: string): Judgement | undefined {
    return new Judge(new TextSearch(words, this)).anywhere({ start: 0, end: words.length });
  }
}
