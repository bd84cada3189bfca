import type { Corpus, Work } from '../knowledge/corpus/corpus.ts';
import type { FoundReference } from '../references/find-references.ts';
import { formatReference } from '../references/format-reference.ts';
import type { Reference } from '../references/reference.ts';
import { checkUnnamed } from './check-unnamed.ts';
import type { CheckedCitation } from './checked-citation.ts';
import { type CitedText, findQuotations } from './find-quotations.ts';
import { withUnmarked } from './find-unmarked.ts';
import { findUnnamedArabic } from './find-unnamed-arabic.ts';
import { Judge } from './judge.ts';
import { told } from './judgement.ts';
import { quotedWords, type Span } from './quotation.ts';
import type { ReferenceGroup } from './reference-groups.ts';

/** Judges every citation of a text against the corpus, in the order in which they stand. Never throws. */
export function checkText(text: string, corpus: Corpus): CheckedCitation[] {
  const check = new TextCheck(text, corpus);
  return check.run();
}

/** Against so many references of one bracket its quotation is judged. */
const MOST_REFERENCES = 10;

class TextCheck {
  readonly #text: string;
  readonly #corpus: Corpus;
  readonly #judge: Judge;

  constructor(text: string, corpus: Corpus) {
    this.#text = text;
    this.#corpus = corpus;
    this.#judge = new Judge(text, corpus);
  }

  run(): CheckedCitation[] {
    const shown = withUnmarked(this.#text, findQuotations(this.#text), this.#judge);
    const cited = [...shown, ...findUnnamedArabic(this.#text, shown, this.#judge)];
    return cited
      .flatMap((each) =>
        each.group ? this.#checkGroup(each, each.group) : checkUnnamed(this.#text, each, this.#judge),
      )
      .sort((one, other) => one.start - other.start || one.end - other.end);
  }

  /** The references of one bracket share its quotation: where it is borne out by one, the others are mere references. */
  #checkGroup({ start, end, quoted }: CitedText, { references }: ReferenceGroup): CheckedCitation[] {
    const quotation = quoted && { quotation: quotedWords(this.#text, quoted), quoted };
    const checked = references.map((found, index) => {
      const citation = this.#checkReference(found, { start, end }, index < MOST_REFERENCES ? quotation : undefined);
      const isLeftOut = index >= MOST_REFERENCES && quotation !== undefined && citation.verdict === 'reference-exists';
      return isLeftOut ? { ...citation, ...quotation, verdict: 'unchecked' as const } : citation;
    });
    if (!checked.some(({ verdict }) => verdict === 'verified')) return checked;
    return checked.map((citation, index) => {
      const found = references[index];
      return citation.verdict === 'verified' || !found ? citation : this.#checkReference(found, { start, end });
    });
  }

  #checkReference({ reference, text }: FoundReference, span: Span, quotation?: Quoted): CheckedCitation {
    const citation = { ...span, reference: formatReference(reference), written: text, ...quotation };
    const work = this.#corpus.workOf(reference);
    if (!work) return { ...citation, verdict: 'unchecked' };
    if (!work.find(reference))
      return { ...citation, verdict: isMissing(work, reference) ? 'no-such-reference' : 'unchecked' };
    const judged = quotation && this.#judge.at(quotation.quoted, reference);
    return judged ? { ...citation, ...told(judged) } : { ...citation, verdict: 'reference-exists' };
  }
}

/** What is not in a part of a collection, or is numbered by another scheme, may exist all the same. */
function isMissing({ complete }: Work, reference: Reference): boolean {
  return complete && !(reference.work === 'hadith' && reference.book !== undefined);
}

type Quoted = Required<Pick<CheckedCitation, 'quotation' | 'quoted'>>;
