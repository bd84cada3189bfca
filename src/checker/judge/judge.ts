import type { Places, Work } from '../../knowledge/corpus/corpus.ts';
import { formatReference } from '../../references/format-reference.ts';
import type { Reference } from '../../references/reference.ts';
import { isPersianOrUrdu } from '../../text/language.ts';
import type { Part, Span } from '../find/quotation.ts';
import { respelled } from '../find/respell.ts';
import { withoutWordsAround } from '../find/words-around.ts';
import type { EditionWords, TextSearch } from '../look-up/text-search.ts';
import { judgeGaps } from './judge-gaps.ts';
import { judgeElsewhere, judgeWords } from './judge-words.ts';
import { graver, type Judgement, judgement } from './judgement.ts';

/** Maximum editions of one work that are tried: a quotation is in one language. */
const MOST_TRIED = 2;

/** The cost of reading a quotation, in steps of the work budget. */
const STEPS_TO_READ = 100;

/** If editions disagree on a quotation, the first of these verdicts counts. */
const BEST_FIRST = ['verified', 'misattributed', 'misquoted', 'reference-exists', 'unchecked', 'not-in-corpus'];

/** Judges the quotations of one text; each only once. */
export class Judge {
  readonly search: TextSearch;
  readonly #judged = new Map<string, Judgement | undefined>();

  constructor(search: TextSearch) {
    this.search = search;
  }

  /** Judges a stretch of the text against an existing reference; undefined where it holds no words. */
  at(span: Span, reference: Reference): Judgement | undefined {
    const cited = this.search.passagesOf(reference);
    if (!cited) return judgement('unchecked');
    return this.#remembered(span, formatReference(reference), (part) => this.#judgeWritten(part, cited));
  }

  /** Judges a stretch of the text wherever its words occur. */
  anywhere(span: Span): Judgement | undefined {
    return this.#remembered(span, '', (part) => this.#judgeWritten(part));
  }

  /** Judges a stretch of the text within one work, wherever its words occur there. */
  within(span: Span, work: Work): Judgement | undefined {
    const all = { work, from: 0, to: work.passages };
    return this.#remembered(span, `in ${work.id}`, (part) => this.#judgeWritten(part, all));
  }

  #remembered(span: Span, place: string, judge: (part: Part) => Judgement): Judgement | undefined {
    const key = `${span.start} ${span.end} ${place}`;
    if (this.#judged.has(key)) return this.#judged.get(key);
    if (!this.search.spend(STEPS_TO_READ)) return judgement('unchecked');
    const verified = this.search.verifiedBefore(span, place);
    if (verified) return verified;
    const { parts, isStrange } = this.search.read(span);
    const spoken = parts.filter(({ tokens }) => tokens.length > 0);
    const worst = spoken.length === 0 ? undefined : inOnePlace(spoken.map(judge));
    const judged = worst && isStrange ? graver(worst, judgement('not-in-corpus', worst.editions)) : worst;
    this.#judged.set(key, judged);
    if (judged?.verdict === 'verified') this.search.rememberVerified(span, place, judged);
    return judged;
  }

  /** Judges the words as they are written, and, if they are not verified, without what people say around a verse. */
  #judgeWritten(part: Part, cited?: Places & { work: Work }): Judgement {
    const whole = this.#judgeSpelled(part, cited);
    if (part.script !== 'arabic' || whole.verdict === 'verified') return whole;
    const inner = withoutWordsAround(part);
    const again = inner && this.#judgeSpelled(inner, cited);
    return again && isBetter(again, whole) ? again : whole;
  }

  /** Judges Arabic words as they are parted in the text, and, if they are not verified, as the editions part them. */
  #judgeSpelled(part: Part, cited?: Places & { work: Work }): Judgement {
    let best = this.#judgePart(part, cited);
    if (part.script !== 'arabic') return best;
    for (const joinedYa of ['يا', 'ي'] as const) {
      if (best.verdict === 'verified') break;
      const tokens = respelled(part.tokens, joinedYa);
      const again = tokens && this.#judgePart({ ...part, tokens }, cited);
      if (again && isBetter(again, best)) best = again;
    }
    return best;
  }

  /** Tries the editions of the cited work first, then the other works. */
  #judgePart(part: Part, cited?: Places & { work: Work }): Judgement {
    const editions = this.search.editionsFor(part);
    const own = editions.filter(({ finder }) => !cited || finder.prepared.work === cited.work);
    const judged: Judgement[] = [];
    // Exact words are looked for in every edition, near ones in few: that takes longer.
    for (const { words, finder } of cited ? [] : own.slice(MOST_TRIED)) {
      const found = judgeElsewhere({ words, numbers: part.numbers }, finder);
      if (found?.verdict === 'verified') judged.push(found);
    }
    for (const each of own.slice(0, MOST_TRIED)) {
      const one = judgeRow(part, each, cited);
      if (one.verdict === 'verified') return one;
      judged.push(one);
    }
    if (cited && !judged.some(({ verdict }) => verdict === 'misattributed')) {
      const others = editions.filter(({ finder }) => finder.prepared.work !== cited.work);
      for (const { words, finder } of others) {
        const found = judgeElsewhere({ words, numbers: part.numbers }, finder);
        if (found?.verdict === 'verified') return { ...found, verdict: 'misattributed' };
      }
    }
    const [best] = judged.sort((a, b) => BEST_FIRST.indexOf(a.verdict) - BEST_FIRST.indexOf(b.verdict));
    if (!best) return ofUnknownWords(part, cited !== undefined);
    const isTranslated = own[0]?.finder.prepared.edition.role !== 'original' || isForeign(part);
    return best.verdict === 'not-in-corpus' && isTranslated ? { ...best, anotherTranslation: true } : best;
  }
}

/** A better verdict, or fewer differences under the same one. */
function isBetter(one: Judgement, other: Judgement): boolean {
  const [a, b] = [one, other].map(({ verdict }) => BEST_FIRST.indexOf(verdict)) as [number, number];
  if (a !== b) return a < b;
  return (one.differences?.length ?? 0) < (other.differences?.length ?? 0);
}

/** A quotation in several scripts, such as Arabic with its translation, must be of one passage. */
function inOnePlace([first, ...others]: Judgement[]): Judgement | undefined {
  if (!first || others.length === 0) return first;
  const all = [first, ...others];
  const worst = all.reduce(graver);
  if (worst.verdict !== 'verified') {
    // A word that no edition knows, among others that are known, is an inserted word.
    return worst.verdict === 'reference-exists' ? judgement('not-in-corpus', worst.editions) : worst;
  }
  const shared = first.foundAt.filter((place) =>
    others.every(({ foundAt }) => foundAt.some((at) => overlap(at, place))),
  );
  return shared.length > 0 ? { ...worst, foundAt: shared } : { ...worst, verdict: 'misattributed' };
}

function overlap(one: Reference, other: Reference): boolean {
  if (one.work !== 'quran' || other.work !== 'quran') return formatReference(one) === formatReference(other);
  return one.surah === other.surah && one.from <= other.to && other.from <= one.to;
}

function judgeRow(part: Part, edition: EditionWords, cited?: Places): Judgement {
  const judged = judgeWithGaps(part, edition, cited);
  const isQuran = edition.finder.prepared.work.kind === 'quran';
  return isQuran && judged.verdict === 'verified' && part.wishes.length > 0 ? withWishes(part, judged) : judged;
}

/** The words are verified, but the edition does not have the wishes between them. */
function withWishes({ wishes }: Part, verified: Judgement): Judgement {
  const { cut: _, source, ...judged } = verified;
  const correction = source?.();
  // Urdu translators write the wish themselves.
  if (correction !== undefined && /[\uFDFA\uFDFB]/u.test(correction)) return verified;
  return {
    ...judged,
    verdict: 'misquoted',
    // Inserted signs are reported as the text writes them.
    differences: wishes.map(({ start, end, written }) => ({ start, end, quoted: written, source: '' })),
    ...(correction !== undefined && { correction }),
  };
}

function judgeWithGaps(part: Part, { words, finder }: EditionWords, cited?: Places): Judgement {
  const whole = judgeWords({ words, numbers: part.numbers }, finder, cited);
  if (part.gaps.length === 0 || whole.verdict === 'verified') return whole;
  return judgeGaps(part, words, finder, cited) ?? whole;
}

/** Words that no edition knows: a translation that is not held here, or no scripture at all. */
function ofUnknownWords(part: Part, isCited: boolean): Judgement {
  if (isCited && part.tokens.length === 1) return judgement('reference-exists');
  const isTranslated = part.script !== 'arabic' || isForeign(part);
  return { ...judgement('not-in-corpus'), ...(isTranslated && { anotherTranslation: true }) };
}

/** Persian and Urdu are written in Arabic letters too. */
function isForeign({ script, tokens }: Part): boolean {
  return script === 'arabic' && isPersianOrUrdu(tokens.map(({ written }) => written).join(' '));
}
