import type { Places, Work } from '../../knowledge/corpus/corpus.ts';
import { type KnownWords, passageWords } from '../../knowledge/words/read-words.ts';
import type { SpottedWord, Word } from '../../knowledge/words/word.ts';
import type { HadithCollection, Reference } from '../../references/reference.ts';
import type { Checker } from '../checker.ts';
import { type Part, type Quotation, readQuotation, type Span } from '../find/quotation.ts';
import type { Judgement } from '../judge/judgement.ts';
import { CandidateFinder } from './candidate-finder.ts';
import type { PreparedEdition } from './prepare-editions.ts';
import { freshBudget, type WorkBudget } from './work-budget.ts';

/** Share of the words that an edition must know to be considered as the quoted one. */
const FEWEST_KNOWN = 0.6;

/** Number of words from which the language is judged. */
const SAMPLE = 24;

/** A part's words as an edition's language reads them, and the finder that looks for them there. */
export interface EditionWords {
  finder: CandidateFinder;
  words: SpottedWord[];
}

/** One text and the editions in which its quotations are looked up, within the work budget. Nothing is read twice. */
export class TextSearch {
  readonly #text: string;
  readonly #checker: Checker;
  readonly #budget: WorkBudget = freshBudget();
  readonly #finders: readonly CandidateFinder[];
  readonly #known = new Map<string, KnownWords>();
  readonly #read = new Map<string, Quotation>();

  constructor(text: string, checker: Checker) {
    this.#text = text;
    this.#checker = checker;
    this.#finders = checker.editions.map((prepared) => new CandidateFinder(prepared, this.#budget));
  }

  get holdsHadith(): boolean {
    return this.#checker.corpus.works.some(({ kind }) => kind === 'hadith');
  }

  collectionHeld(collection: HadithCollection): Work | undefined {
    return this.#checker.corpus.works.find(({ id, kind }) => id === collection && kind === 'hadith');
  }

  /** The texts of a passage in every edition of its work. */
  textsOf(reference: Reference): string[] {
    const found = this.passagesOf(reference);
    if (!found) return [];
    const { work, from, to } = found;
    return Array.from({ length: to - from }, (_, index) => from + index).flatMap((place) =>
      work.editions.map(({ text }) => text(place)),
    );
  }

  /** Spends steps of the work budget; false if nothing is left. */
  spend(steps: number): boolean {
    if (this.#budget.stepsLeft <= 0) return false;
    this.#budget.stepsLeft -= steps;
    return true;
  }

  /** The judgement of an earlier check, if the same words were verified at the same place. */
  verifiedBefore(span: Span, place: string): Judgement | undefined {
    return this.#checker.verified.get(this.#text, span, place);
  }

  rememberVerified(span: Span, place: string, judgement: Judgement): void {
    this.#checker.verified.set(this.#text, span, place, judgement);
  }

  read(span: Span): Quotation {
    const key = `${span.start} ${span.end}`;
    const quotation = this.#read.get(key) ?? readQuotation(this.#text, span);
    this.#read.set(key, quotation);
    return quotation;
  }

  /** The passages of a reference in the work that holds it. */
  passagesOf(reference: Reference): (Places & { work: Work }) | undefined {
    const work = this.#checker.corpus.workOf(reference);
    const places = work?.find(reference);
    return work && places && { work, ...places };
  }

  /** The Quran in the part's letters and its own words, whether it knows the part's words or not. */
  quranOriginals(part: Part): EditionWords[] {
    return this.#finders
      .filter(({ prepared }) => prepared.script === part.script && isQuranItself(prepared))
      .map((finder) => ({ finder, words: this.#wordsOf(part, finder.prepared) }));
  }

  /** The editions, perhaps of one work, that know the words of a part, the best first. */
  editionsFor(part: Part, work?: Work): EditionWords[] {
    const sample = { tokens: part.tokens.slice(0, SAMPLE), numbers: [] };
    return this.#finders
      .filter(({ prepared }) => prepared.script === part.script && (!work || prepared.work === work))
      .map((finder) => ({ finder, share: shareKnown(this.#wordsOf(sample, finder.prepared), finder.prepared) }))
      .filter(({ share }) => share >= FEWEST_KNOWN)
      .sort((one, other) => other.share - one.share)
      .map(({ finder }) => ({ finder, words: this.#wordsOf(part, finder.prepared) }));
  }

  #wordsOf({ tokens, numbers }: Pick<Part, 'tokens' | 'numbers'>, { work, edition }: PreparedEdition): SpottedWord[] {
    const { language } = edition;
    const known = this.#known.get(language) ?? knownOf(language, this.#finders);
    this.#known.set(language, known);
    const all = numbers.length > 0 ? [...tokens, ...numbers].sort((one, other) => one.start - other.start) : tokens;
    return passageWords(all, { language, kind: work.kind }, known);
  }
}

/**
 * The words of a language that were read before. An edition's own writings are kept with its index, because quotations
 * consist of them; other words of a text are forgotten with the text.
 */
function knownOf(language: string, finders: readonly CandidateFinder[]): KnownWords {
  const index = finders.find(({ prepared }) => prepared.edition.language === language)?.index;
  const ofThisText = new Map<string, readonly Word[]>();
  return {
    get: (written) => index?.knownWords.get(written) ?? ofThisText.get(written),
    set: (written, words) => (index?.isOwnWriting(written, words) ? index.knownWords : ofThisText).set(written, words),
  };
}

function isQuranItself({ work, edition }: PreparedEdition): boolean {
  return work.kind === 'quran' && edition.role === 'original';
}

function shareKnown(words: readonly SpottedWord[], { index }: PreparedEdition): number {
  return words.filter((word) => index.knows(word)).length / (words.length || 1);
}
