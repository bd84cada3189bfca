import type { Corpus } from '../knowledge/corpus/corpus.ts';
import type { FoundReference } from '../references/find-references.ts';
import { formatReference } from '../references/format-reference.ts';
import type { CheckedCitation } from './checked-citation.ts';
import { type CitedText, findQuotations } from './find-quotations.ts';
import { Judge } from './judge-quotation.ts';
import { prepareChecker } from './prepare-checker.ts';

/** Judges every citation of a text against the corpus, in the order in which they stand. Never throws. */
export function checkText(text: string, corpus: Corpus): CheckedCitation[] {
  const judge = new Judge(prepareChecker(corpus));
  return findQuotations(text).flatMap((cited) =>
    cited.references.length > 0 ? checkReferences(cited, corpus, judge) : checkUnreferenced(cited, judge),
  );
}

/** Against so many references of one bracket its quotation is judged. */
const MOST_REFERENCES = 10;

/** The references of one bracket share its quotation: where it is borne out by one, the others are mere references. */
function checkReferences(cited: CitedText, corpus: Corpus, judge: Judge): CheckedCitation[] {
  const { quotation, ...bare } = cited;
  const checked = cited.references.map((reference, index) => {
    const citation = checkReference(reference, index < MOST_REFERENCES ? cited : bare, corpus, judge);
    const isLeftOut = index >= MOST_REFERENCES && quotation !== undefined && citation.verdict === 'reference-exists';
    return isLeftOut ? { ...citation, quotation, verdict: 'unchecked' as const } : citation;
  });
  if (!checked.some(({ verdict }) => verdict === 'verified')) return checked;
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
  const judged = quotation === undefined ? undefined : judge.judge(quotation, reference);
  if (!judged) return { ...citation, verdict: 'reference-exists' };
  const { verdict, foundAt } = judged;
  return { ...citation, verdict, ...(foundAt.length > 0 && { foundAt }) };
}

/** An Arabic block quotation that names no source is looked for everywhere, and its source is named where it is found. */
function checkUnreferenced({ start, end, quotation = '' }: CitedText, judge: Judge): CheckedCitation[] {
  const { places, tells } = judge.locateArabic(quotation);
  if (!tells) return [];
  const citation = { start, end, quotation };
  if (!places) return [{ ...citation, reference: '', verdict: 'unchecked' }];
  const judged = places.map((place) => ({ place, verdict: judge.judge(quotation, place)?.verdict ?? 'not-in-corpus' }));
  const best = judged.find(({ verdict }) => verdict === 'verified') ?? judged[0];
  if (!best) return [{ ...citation, reference: '', verdict: 'not-in-corpus' }];
  return [{ ...citation, reference: formatReference(best.place), verdict: best.verdict, foundAt: places }];
}
