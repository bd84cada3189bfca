import type { CheckedCitation as Checked } from '../checker/checked-citation.ts';
import type { Checker } from '../checker/checker.ts';
import { verifiedIn } from '../checker/summarize-check.ts';
import type { CheckedCitation, CheckedText } from '../contract/source-entities.ts';
import type { Corpus } from '../knowledge/corpus/corpus.ts';
import { collectionOf } from '../references/collections.ts';
import { formatReference } from '../references/format-reference.ts';
import { parseReference } from '../references/parse-reference.ts';
import type { Reference } from '../references/reference.ts';
import { whyMissing } from './missing-passage.ts';
import { chosenEditions, passagesOf, placeNamed } from './present-source.ts';

/** Maximum verses of a long passage sent with its citation. */
const mostVerses = 3;

/** Maximum citations of one text sent with their passages: a text may contain thousands. */
const mostWithPassages = 300;

/** The check as the API sends it: with the passages and editions that its verdicts rest on. */
export function presentCheck(text: string, checker: Checker): CheckedText {
  const { corpus } = checker;
  const checked = checker.checkText(text);
  const citations = checked.map((each, index) => presentCitation(each, corpus, index < mostWithPassages));
  return { citations, editions: verifiedIn(checked, corpus) };
}

function presentCitation(checked: Checked, corpus: Corpus, withPassages: boolean): CheckedCitation {
  const { start, end, verdict, quotation, quoted, differences, correction, anotherTranslation, cut } = checked;
  const cited = parseReference(checked.reference);
  const editions = editionsOf(checked, corpus);
  const foundAt = elsewhere(checked, cited);
  const note = checked.putTogether
    ? notePieces(checked.foundAt ?? [])
    : (noteClaim(checked, corpus) ?? noteOn(checked, cited, corpus));
  const isElsewhere = verdict === 'misattributed' || verdict === 'misquoted';
  const foundPassages = withPassages && isElsewhere && foundAt[0] ? shownOf(foundAt[0], checked, corpus) : [];
  return {
    start,
    end,
    quotation: quotation ?? null,
    ...(quoted && { quoted: { start: quoted.start, end: quoted.end } }),
    reference: checked.reference,
    written: checked.written,
    verdict,
    passages: cited && withPassages ? shownOf(cited, checked, corpus) : [],
    ...(editions.length > 0 && { editions }),
    ...(foundAt.length > 0 && { foundAt: foundAt.flatMap((reference) => placesOf(reference, corpus)) }),
    ...(foundPassages.length > 0 && { foundPassages }),
    ...(differences?.length && { differences: differences.map((difference) => ({ ...difference })) }),
    ...(correction && { correction }),
    ...(anotherTranslation && { anotherTranslation }),
    ...(note && { note }),
    ...(cut && verdict === 'verified' && { cut: presentCut(cut) }),
  };
}

function presentCut({ between, ...edges }: NonNullable<Checked['cut']>): NonNullable<CheckedCitation['cut']> {
  return { ...edges, ...(between && { between: [...between] }) };
}

/** Other places of the quoted words. Near matches at the cited passage are not searched for elsewhere. */
function elsewhere({ verdict, foundAt = [] }: Checked, cited: Reference | undefined): Reference[] {
  const others = foundAt.filter((reference) => !isWithin(reference, cited));
  return verdict === 'misquoted' && others.length < foundAt.length ? [] : others;
}

/** The first passages that a reference names, in the editions in question. */
function shownOf(reference: Reference, { editions }: Checked, corpus: Corpus) {
  const work = corpus.workOf(reference);
  const places = work?.find(reference);
  if (!work || !places) return [];
  const to = Math.min(places.to, places.from + mostVerses);
  return passagesOf(work, places.from, to, chosenEditions(work, editions));
}

function editionsOf({ editions = [] }: Checked, corpus: Corpus) {
  const held = corpus.works.flatMap((work) => work.editions);
  return held.filter(({ id }) => editions.includes(id)).map(({ id, title }) => ({ id, title }));
}

function placesOf(reference: Reference, corpus: Corpus) {
  const work = corpus.workOf(reference);
  return work ? [placeNamed(work, reference)] : [];
}

function noteOn(
  { verdict, written, foundAt = [] }: Checked,
  cited: Reference | undefined,
  corpus: Corpus,
): string | undefined {
  const work = cited && corpus.workOf(cited);
  if (verdict === 'no-such-reference' && cited && work) return whyMissing(cited, work, corpus);
  if (verdict === 'no-such-reference' && !cited) return 'The Quran has no surah that is known by this name.';
  if (verdict === 'verified') return noteOver(cited, foundAt[0]);
  if (verdict === 'reference-exists' && foundAt.length > 0) return 'These words are there; so few words prove nothing.';
  if (verdict === 'misattributed' && written === '' && cited) return noteSpeaker(cited);
  if (verdict === 'unchecked' && cited && !work) return 'This library does not hold the work that is named.';
  return undefined;
}

/** Words that begin or end in the cited verses and stand in more than these. */
function noteOver(cited: Reference | undefined, found: Reference | undefined): string | undefined {
  if (cited?.work !== 'quran' || found?.work !== 'quran' || cited.surah !== found.surah) return undefined;
  if (isWithin(found, cited)) return undefined;
  const isOver = found.from <= cited.to && found.to >= cited.from;
  return isOver ? `The words run over the cited place: they are ${formatReference(found)}.` : undefined;
}

/** Words without a reference that the text gives to another than the one who says them. */
const noteSpeaker = (cited: Reference) =>
  cited.work === 'hadith'
    ? 'The text gives these words as God’s, or to another book; they are a hadith.'
    : 'The text gives these words to the Prophet, or to another book; they are a verse of the Quran.';

/** What is wrong with the collections that a text names, or not known of them. */
function noteClaim({ claimed = [], reference }: Checked, corpus: Corpus): string | undefined {
  if (claimed.length === 0) return undefined;
  const named = claimed.map((id) => ({
    title: collectionOf(id).title,
    work: corpus.works.find((work) => work.id === id),
  }));
  const unheld = named.filter(({ work }) => !work).map(({ title }) => title);
  const list = new Intl.ListFormat('en').format(named.map(({ title }) => title));
  const missing = new Intl.ListFormat('en').format(unheld);
  return unheld.length > 0
    ? `The words stand in ${reference}. The text names ${list}, and this library does not hold ${missing}.`
    : `The text names ${list}; the words stand in ${reference}.`;
}

function notePieces(places: readonly Reference[]): string {
  const named = [...new Set(places.map(formatReference))];
  return `Only pieces of these words are there (${named.join(', ')}). As a whole they stand in no edition held here.`;
}

function isWithin(one: Reference, other: Reference | undefined): boolean {
  if (one.work !== 'quran' || other?.work !== 'quran') return JSON.stringify(one) === JSON.stringify(other);
  return one.surah === other.surah && other.from <= one.from && one.to <= other.to;
}
