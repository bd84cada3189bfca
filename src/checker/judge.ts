import type { Corpus, Work } from '../knowledge/corpus/corpus.ts';
import { withoutHonorifics } from '../knowledge/words/honorifics.ts';
import { type KnownWords, wordsOf } from '../knowledge/words/read-words.ts';
import type { Token } from '../knowledge/words/tokens.ts';
import type { SpottedWord } from '../knowledge/words/word.ts';
import { formatReference } from '../references/format-reference.ts';
import type { Reference } from '../references/reference.ts';
import { type Effort, freshEffort } from './effort.ts';
import { Finder } from './finder.ts';
import { judgeGaps } from './judge-gaps.ts';
import { type Cited, judgeWords } from './judge-words.ts';
import { graver, type Judgement, judgement } from './judgement.ts';
import { type PreparedEdition, prepareChecker } from './prepare-checker.ts';
import { type Part, type Quotation, readQuotation, type Span } from './quotation.ts';

/** An edition must know so many of the words to be the one that is quoted. */
const FEWEST_KNOWN = 0.6;

/** So many editions of one work are tried: a quotation is in one language. */
const MOST_TRIED = 2;

/** So many words tell which language it is. */
const SAMPLE = 24;

/** What it costs to read a quotation at all, in steps of a search. */
const STEPS_TO_READ = 100;

/** Of what several editions say of a quotation, the first of these is believed. */
const BEST_FIRST = ['verified', 'misattributed', 'misquoted', 'reference-exists', 'unchecked', 'not-in-corpus'];

/** Judges the quotations of one text, within what one text may cost; each is read and looked for once. */
export class Judge {
  readonly effort: Effort = freshEffort();
  readonly #corpus: Corpus;
  readonly #text: string;
  readonly #editions: readonly PreparedEdition[];
  readonly #finders = new Map<PreparedEdition, Finder>();
  readonly #known = new Map<string, KnownWords>();
  readonly #read = new Map<string, Quotation>();
  readonly #judged = new Map<string, Judgement | undefined>();

  constructor(text: string, corpus: Corpus) {
    this.#text = text;
    this.#corpus = corpus;
    this.#editions = prepareChecker(corpus);
  }

  /** Judges a stretch of the text against an existing reference; undefined where it holds no words. */
  at(span: Span, reference: Reference): Judgement | undefined {
    const cited = this.passagesOf(reference);
    if (!cited) return judgement('unchecked');
    return this.#remembered(span, formatReference(reference), (part) => this.#judgePart(part, cited));
  }

  /** Judges a stretch of the text wherever its words stand. */
  anywhere(span: Span): Judgement | undefined {
    return this.#remembered(span, '', (part) => this.#judgePart(part));
  }

  /** Where the words of a stretch stand as they are, however few, in any edition that has them all. */
  standing(span: Span): readonly Reference[] {
    const [part, ...others] = this.read(span).parts.filter(({ tokens }) => tokens.length > 0);
    if (!part || others.length > 0) return [];
    return this.editionsFor(part).flatMap(({ prepared, words }) => {
      const finder = this.finder(prepared);
      const passages = (finder.find(words) ?? []).map((run) => finder.passagesOf(run));
      return passages.map(({ from, to }) => prepared.work.cite(from, to));
    });
  }

  /** Takes its share of what one text may cost; false where nothing is left. */
  spend(steps: number): boolean {
    if (this.effort.stepsLeft <= 0) return false;
    this.effort.stepsLeft -= steps;
    return true;
  }

  read(span: Span): Quotation {
    const key = `${span.start} ${span.end}`;
    const quotation = this.#read.get(key) ?? readQuotation(this.#text, span);
    this.#read.set(key, quotation);
    return quotation;
  }

  finder(prepared: PreparedEdition): Finder {
    const finder = this.#finders.get(prepared) ?? new Finder(prepared.index, this.effort);
    this.#finders.set(prepared, finder);
    return finder;
  }

  /** The passages of a reference in the work that holds it. */
  passagesOf(reference: Reference): (Cited & { work: Work }) | undefined {
    const work = this.#corpus.workOf(reference);
    const cited = work?.find(reference);
    return work && cited && { work, ...cited };
  }

  get holdsHadith(): boolean {
    return this.#corpus.works.some(({ kind }) => kind === 'hadith');
  }

  /** The editions in the part's letters whose words are the sources' own, whether they know its words or not. */
  originals(part: Part): EditionWords[] {
    return this.#editions
      .filter(({ script, edition }) => script === part.script && edition.role === 'original')
      .map((prepared) => ({ prepared, words: this.#wordsOf(part.tokens, prepared) }));
  }

  /** The editions, perhaps of one work, that know the words of a part, the best first. */
  editionsFor(part: Part, work?: Work): EditionWords[] {
    const sample = part.tokens.slice(0, SAMPLE);
    return this.#editions
      .filter((prepared) => prepared.script === part.script && (!work || prepared.work === work))
      .map((prepared) => ({ prepared, share: shareKnown(this.#wordsOf(sample, prepared), prepared) }))
      .filter(({ share }) => share >= FEWEST_KNOWN)
      .sort((one, other) => other.share - one.share)
      .map(({ prepared }) => ({ prepared, words: this.#wordsOf(part.tokens, prepared) }));
  }

  #remembered(span: Span, place: string, judge: (part: Part) => Judgement): Judgement | undefined {
    const key = `${span.start} ${span.end} ${place}`;
    if (this.#judged.has(key)) return this.#judged.get(key);
    if (!this.spend(STEPS_TO_READ)) return judgement('unchecked');
    const { parts, isStrange } = this.read(span);
    const spoken = parts.filter(({ tokens }) => tokens.length > 0);
    const worst = spoken.length === 0 ? undefined : spoken.map(judge).reduce(graver);
    const judged = worst && isStrange ? graver(worst, judgement('not-in-corpus', worst.editions)) : worst;
    this.#judged.set(key, judged);
    return judged;
  }

  /** In the editions of the cited work first; what stands in none of them may stand in another work. */
  #judgePart(part: Part, cited?: Cited & { work: Work }): Judgement {
    const editions = this.editionsFor(part);
    const own = editions.filter(({ prepared }) => !cited || prepared.work === cited.work);
    const judged: Judgement[] = [];
    for (const { prepared, words } of own.slice(0, MOST_TRIED)) {
      const one = this.#judgeRow(part, words, prepared, cited);
      if (one.verdict === 'verified') return one;
      judged.push(one);
    }
    if (cited && !judged.some(({ verdict }) => verdict === 'misattributed')) {
      const others = editions.filter(({ prepared }) => prepared.work !== cited.work);
      const elsewhere = others.map(({ prepared, words }) => this.#judgeRow(part, words, prepared));
      const found = elsewhere.find(({ verdict }) => verdict === 'verified');
      if (found) return { ...found, verdict: 'misattributed' };
    }
    const [best] = judged.sort((a, b) => BEST_FIRST.indexOf(a.verdict) - BEST_FIRST.indexOf(b.verdict));
    if (!best) return this.#ofUnknownWords(part, cited);
    const isTranslated = own[0]?.prepared.edition.role !== 'original';
    return best.verdict === 'not-in-corpus' && isTranslated ? { ...best, anotherTranslation: true } : best;
  }

  #judgeRow(part: Part, words: SpottedWord[], prepared: PreparedEdition, cited?: Cited): Judgement {
    const finder = this.finder(prepared);
    const whole = judgeWords({ words, numbers: part.numbers }, prepared, finder, cited);
    if (part.gaps.length === 0 || whole.verdict === 'verified') return whole;
    return judgeGaps(part, words, prepared, finder, cited) ?? whole;
  }

  /** Words that no edition knows: a translation that is not held here, or no scripture at all. */
  #ofUnknownWords({ tokens, script }: Part, cited?: { work: Work }): Judgement {
    if (cited && tokens.length === 1) return judgement('reference-exists');
    const isTranslated = script !== 'arabic';
    return { ...judgement('not-in-corpus'), ...(isTranslated && { anotherTranslation: true }) };
  }

  #wordsOf(tokens: readonly Token[], { work, edition }: PreparedEdition): SpottedWord[] {
    const { language } = edition;
    const known: KnownWords = this.#known.get(language) ?? new Map();
    this.#known.set(language, known);
    const words = wordsOf(tokens, language, known);
    return work.kind === 'hadith' ? withoutHonorifics(words, language) : words;
  }
}

/** A part's words as an edition's language reads them. */
interface EditionWords {
  prepared: PreparedEdition;
  words: SpottedWord[];
}

function shareKnown(words: readonly SpottedWord[], { index }: PreparedEdition): number {
  return words.filter((word) => index.knows(word)).length / (words.length || 1);
}
