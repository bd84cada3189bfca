import type { Corpus } from '../knowledge/corpus/corpus.ts';
import type { FoundReference } from '../references/find-references.ts';
import { formatReference } from '../references/format-reference.ts';
import type { QuranReference } from '../references/reference.ts';
import type { CheckedCitation } from './checked-citation.ts';
import { type CitedText, findQuotations } from './find-quotations.ts';
import { freshEffort, type Judgement, judgeQuotation, locateArabic } from './judge-quotation.ts';
import { prepareChecker } from './prepare-checker.ts';

/** Judges every citation of a text against the corpus, in the order in which they stand. Never throws. */
export function checkText(text: string, corpus: Corpus): CheckedCitation[] {
  const judge = judgeAgainst(corpus);
  return findQuotations(text).flatMap((cited) =>
    cited.references.length > 0 ? checkReferences(cited, corpus, judge) : checkUnreferenced(cited, corpus, judge),
  );
}

type Judge = (quotation: string, cited: QuranReference) => Judgement | undefined;

/** Judges within what one text may cost; the same words at the same place are judged once. */
function judgeAgainst(corpus: Corpus): Judge {
  const effort = freshEffort();
  const judged = new Map<string, Judgement | undefined>();
  return (quotation, cited) => {
    const key = `${formatReference(cited)} ${quotation}`;
    if (!judged.has(key)) judged.set(key, judgeQuotation(quotation, cited, prepareChecker(corpus), effort));
    return judged.get(key);
  };
}

/** The references of one bracket share its quotation: where it is borne out by one, the others are mere references. */
function checkReferences(cited: CitedText, corpus: Corpus, judge: Judge): CheckedCitation[] {
  const checked = cited.references.map((reference) => checkReference(reference, cited, corpus, judge));
  if (!checked.some(({ verdict }) => verdict === 'verified')) return checked;
  const { quotation: _, ...bare } = cited;
  return checked.map((citation, index) => {
    const reference = cited.references[index];
    return citation.verdict === 'verified' || !reference ? citation : checkReference(reference, bare, corpus, judge);
  });
}

function checkReference(found: FoundReference, cited: CitedText, corpus: Corpus, judge: Judge): CheckedCitation {
  const { reference, text } = found;
  const { start, end, quotation } = cited;
  const citation = { reference: text, start, end, ...(quotation !== undefined && { quotation }) };
  // The library holds no hadith: neither the wording nor the number can be looked up.
  if (reference.work === 'hadith') return { ...citation, verdict: 'unchecked' };
  if (!corpus.passage(reference)) return { ...citation, verdict: 'no-such-reference' };
  const judged = quotation === undefined ? undefined : judge(quotation, reference);
  if (!judged) return { ...citation, verdict: 'reference-exists' };
  const { verdict, foundAt } = judged;
  return { ...citation, verdict, ...(foundAt.length > 0 && { foundAt }) };
}

/** An Arabic block quotation that names no source is looked for everywhere, and its source is named where it is found. */
function checkUnreferenced({ start, end, quotation = '' }: CitedText, corpus: Corpus, judge: Judge): CheckedCitation[] {
  const { places, tells } = locateArabic(quotation, prepareChecker(corpus));
  if (!tells) return [];
  const citation = { start, end, quotation };
  const judged = places.map((place) => ({ place, verdict: judge(quotation, place)?.verdict ?? 'not-in-corpus' }));
  const best = judged.find(({ verdict }) => verdict === 'verified') ?? judged[0];
  if (!best) return [{ ...citation, reference: '', verdict: 'not-in-corpus' }];
  return [{ ...citation, reference: formatReference(best.place), verdict: best.verdict, foundAt: places }];
}
