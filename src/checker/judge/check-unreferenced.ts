import { formatReference } from '../../references/format-reference.ts';
import type { HadithCollection, Reference } from '../../references/reference.ts';
import type { CheckedCitation } from '../checked-citation.ts';
import type { CitedText } from '../find/cited-text.ts';
import { claimedCollections } from '../find/claimed-collections.ts';
import { arabicWithin } from '../find/find-unreferenced-arabic.ts';
import { placeBeside, placesMeant } from '../find/place-beside.ts';
import { quotedWords, type Span } from '../find/quotation.ts';
import { CLOSING } from '../find/quotation-marks.ts';
import {
  cueBefore,
  isHadithBehind,
  isOtherSourceBehind,
  isSaidByGod,
  isSaidByTheProphet,
  quotesGod,
} from '../find/speech-cues.ts';
import type { Judge } from './judge.ts';
import { FEWEST_TELLING_WORDS } from './judge-words.ts';
import { type Judgement, reported } from './judgement.ts';

/** Translated words needed in quotation marks: fewer may be from any text. */
const FEWEST_TRANSLATED = 6;

/** Words from which a quotation that was not found is searched for another one inside. */
const LONG = 12;

/**
 * Looks up a quotation without a reference everywhere, and names its source if it is found. Otherwise it counts as a
 * quotation of scripture only if the text says so.
 */
export function checkUnreferenced(
  text: string,
  { start, end, quoted, form }: CitedText,
  judge: Judge,
): CheckedCitation[] {
  if (!quoted) return [];
  const { parts } = judge.search.read(quoted);
  const arabic = parts.find(({ script, tokens }) => script === 'arabic' && tokens.length > 0);
  const words = arabic ?? parts.find(({ tokens }) => tokens.length > 0);
  if (!words) return [];
  const judged = judge.anywhere(quoted);
  if (!judged) return [];

  const citation = { start, end, written: '', quotation: quotedWords(text, quoted), quoted };
  const isEnough = words.tokens.length >= (arabic ? FEWEST_TELLING_WORDS : FEWEST_TRANSLATED);
  const found = judged.foundAt[0];
  const named = { ...citation, reference: found ? formatReference(found) : '', ...reported(judged) };
  // A word or two that are a whole verse are a word or two all the same, unless they are shown as a verse.
  const isWhole =
    arabic !== undefined && judged.verdict === 'verified' && (form === 'ornate' || arabic.tokens.length > 2);
  const isFound = found && judged.verdict !== 'not-in-corpus' && (isEnough || isWhole);
  if (isFound && judged.verdict !== 'misquoted') {
    if (form === undefined && isEverydayPhrase(judged, words.tokens.length) && !cueBefore(text, start)) return [];
    const isClaimed = found.work === 'quran' && isSaidByTheProphet(text, start);
    if (isClaimed || isOtherSourceBehind(text, end, found.work)) return [{ ...named, verdict: 'misattributed' }];
    if (found.work === 'hadith') {
      if (isSaidByGod(text, start) && !isDivine(found, judge)) return [{ ...named, verdict: 'misattributed' }];
      const claimed = claimedCollections(text, citation);
      if (claimed.length > 0) return [inClaimed(named, claimed, quoted, judge)];
    }
    return [judged.verdict === 'verified' ? atItsPlace(text, named, quoted, judge) : named];
  }
  if (!isEnough) return [];

  const announced = announcedSource(text, { start, end }, form, arabic !== undefined);
  // A quotation announced as a hadith is not a misquotation of a similar verse.
  if (isFound && !(announced === 'hadith' && found.work === 'quran')) return [named];
  // The marks may be unclosed, or enclose an explanation: search for a quotation inside.
  const within = arabic && !found && words.tokens.length >= LONG ? arabicWithin(quoted, judge.search) : [];
  const inner = within.flatMap((each) => foundWithin(text, each, judge));
  if (inner.length > 0) {
    // Closed marks that are said to hold scripture hold nothing else: genuine pieces do not make the rest genuine.
    const isWholeVerse = announced === 'quran' && isClosed(text, quoted);
    return isWholeVerse ? [putTogether(citation, words.tokens, inner, text)] : inner;
  }
  // The work budget ended: report it as unchecked.
  if (judged.verdict === 'unchecked') return [named];
  if (announced === undefined) return [];
  // A hadith cannot be looked up where its collection is not held.
  const claimed = claimedCollections(text, citation);
  const isClaimHeld = claimed.length === 0 || claimed.some((collection) => judge.search.collectionHeld(collection));
  const isHeld = announced === 'quran' || (judge.search.holdsHadith && isClaimHeld);
  return [{ ...citation, reference: '', announced, verdict: isHeld ? 'not-in-corpus' : 'unchecked' }];
}

/** Of a hadith in which God speaks, “God says” is no false claim. */
const isDivine = (found: Reference, judge: Judge) =>
  judge.search.textsOf(found).some((words) => quotesGod(folded(words)));

/** Without the signs of Arabic, which texts of hadith have. */
const folded = (words: string) => words.normalize('NFC').replace(/[\p{M}\u0640]/gu, '');

/**
 * Compares verified words with the collections that the text names for them: they must stand in each that is held, and where
 * one is not held the claim is open.
 */
function inClaimed(
  citation: CheckedCitation,
  claimed: readonly HadithCollection[],
  quoted: Span,
  judge: Judge,
): CheckedCitation {
  const judged = claimed.flatMap((collection) => {
    const work = judge.search.collectionHeld(collection);
    return work ? (judge.within(quoted, work) ?? []) : [];
  });
  const lacking = judged.some(({ verdict }) => verdict !== 'verified');
  if (lacking) return { ...citation, verdict: 'misattributed', claimed };
  const first = judged[0]?.foundAt[0];
  if (judged.length < claimed.length || !first) return { ...citation, verdict: 'place-unread', claimed };
  return { ...citation, ...reported(judged[0] as Judgement), reference: formatReference(first) };
}

/** «والله على كل شيء قدير» stands in many verses and in any prose: without marks and without a cue it quotes nothing. */
function isEverydayPhrase({ foundAt }: Judgement, words: number): boolean {
  return foundAt.length > 2 && words < LONG;
}

const isClosed = (text: string, { start, end }: Span) => CLOSING[text[start - 1] ?? ''] === text[end];

/** Words of which only some are a verse's, or that are put together from several. */
function putTogether(
  citation: Pick<CheckedCitation, 'start' | 'end' | 'written' | 'quotation' | 'quoted'>,
  words: readonly Span[],
  pieces: readonly CheckedCitation[],
  text: string,
): CheckedCitation {
  const isHeld = ({ start, end }: Span) =>
    pieces.some(({ quoted }) => quoted && quoted.start <= start && end <= quoted.end);
  const invented: Span[] = [];
  for (const [index, word] of words.entries()) {
    if (isHeld(word)) continue;
    const before = words[index - 1];
    const last = invented.at(-1);
    if (last && before && last.end === before.end) last.end = word.end;
    else invented.push({ start: word.start, end: word.end });
  }
  return {
    ...citation,
    reference: pieces[0]?.reference ?? '',
    verdict: 'misquoted',
    putTogether: true,
    foundAt: pieces.flatMap(({ foundAt = [] }) => foundAt.slice(0, 1)),
    editions: [...new Set(pieces.flatMap(({ editions = [] }) => editions))],
    differences: invented.map(({ start, end }) => ({ start, end, quoted: text.slice(start, end), source: '' })),
  };
}

/** Compares verified words with a place beside them that is not written like a reference. */
function atItsPlace(text: string, citation: CheckedCitation, quoted: Span, judge: Judge): CheckedCitation {
  const place = placeBeside(text, citation);
  if (!place) return citation;
  const there = placesMeant(place).find(
    (reference) => judge.search.passagesOf(reference) && judge.at(quoted, reference)?.verdict === 'verified',
  );
  return {
    ...citation,
    start: Math.min(citation.start, place.start),
    end: Math.max(citation.end, place.end),
    written: place.written,
    ...(there ? { reference: formatReference(there) } : { verdict: 'place-unread' }),
  };
}

function foundWithin(text: string, { start, end, quoted }: CitedText, judge: Judge): CheckedCitation[] {
  const judged = quoted && judge.anywhere(quoted);
  const found = judged?.foundAt[0];
  if (!judged || !found || judged.verdict === 'not-in-corpus') return [];
  const quotation = quotedWords(text, quoted);
  return [{ start, end, written: '', quotation, quoted, reference: formatReference(found), ...reported(judged) }];
}

function announcedSource(text: string, { start, end }: Span, form: CitedText['form'], isArabic: boolean) {
  if (form === 'ornate') return 'quran';
  if (form === 'rest') return undefined;
  if (isHadithBehind(text, end)) return 'hadith';
  const cue = cueBefore(text, start);
  if (cue) return cue;
  return form === 'block' && isArabic ? 'quran' : undefined;
}
