import { verifiedIn } from '../../checker/check-of.ts';
import { checkText } from '../../checker/check-text.ts';
import type { CheckedCitation as Checked } from '../../checker/checked-citation.ts';
import type { CheckedCitation, CheckedText } from '../../contract/source-entities.ts';
import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import { parseReference } from '../../references/parse-reference.ts';
import type { Reference } from '../../references/reference.ts';
import { whyMissing } from './missing-passage.ts';
import { chosenEditions, passagesOf, placeNamed } from './present-source.ts';

/** Of a long passage so many verses come with its citation. */
const mostVerses = 3;

/** So many citations of one text come with their passages: a text may name thousands. */
const mostWithPassages = 300;

/** The check as it is told: with the passages and editions that it rests on. */
export function presentCheck(text: string, corpus: Corpus): CheckedText {
  const checked = checkText(text, corpus);
  const citations = checked.map((each, index) => presentCitation(each, corpus, index < mostWithPassages));
  return { citations, editions: verifiedIn(checked, corpus) };
}

function presentCitation(checked: Checked, corpus: Corpus, withPassages: boolean): CheckedCitation {
  const { start, end, verdict, quotation, differences, correction, anotherTranslation } = checked;
  const cited = parseReference(checked.reference);
  const work = cited && corpus.workOf(cited);
  const editions = editionsOf(checked, corpus);
  const places = cited && work?.find(cited);
  const shown =
    places && withPassages ? { from: places.from, to: Math.min(places.to, places.from + mostVerses) } : undefined;
  const note = noteOn(verdict, cited, corpus);
  const foundAt = (checked.foundAt ?? []).filter((reference) => !isSame(reference, cited));
  return {
    start,
    end,
    quotation: quotation ?? null,
    reference: checked.reference,
    written: checked.written,
    verdict,
    passages: shown && work ? passagesOf(work, shown.from, shown.to, chosenEditions(work, checked.editions)) : [],
    ...(editions.length > 0 && { editions }),
    ...(foundAt.length > 0 && { foundAt: foundAt.flatMap((reference) => placesOf(reference, corpus)) }),
    ...(differences?.length && { differences: differences.map((difference) => ({ ...difference })) }),
    ...(correction && { correction }),
    ...(anotherTranslation && { anotherTranslation }),
    ...(note && { note }),
  };
}

function editionsOf({ editions = [] }: Checked, corpus: Corpus) {
  const held = corpus.works.flatMap((work) => work.editions);
  return held.filter(({ id }) => editions.includes(id)).map(({ id, title }) => ({ id, title }));
}

function placesOf(reference: Reference, corpus: Corpus) {
  const work = corpus.workOf(reference);
  return work ? [placeNamed(work, reference)] : [];
}

function noteOn(verdict: Checked['verdict'], cited: Reference | undefined, corpus: Corpus): string | undefined {
  const work = cited && corpus.workOf(cited);
  if (verdict === 'no-such-reference' && cited && work) return whyMissing(cited, work, corpus);
  if (verdict === 'unchecked' && cited && !work) return 'This library does not hold the work that is named.';
  return undefined;
}

const isSame = (one: Reference, other: Reference | undefined) => JSON.stringify(one) === JSON.stringify(other);
