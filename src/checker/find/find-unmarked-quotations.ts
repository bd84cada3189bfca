import type { EditionRole } from '../../knowledge/corpus/corpus.ts';
import type { SpottedWord } from '../../knowledge/words/word.ts';
import { formatReference } from '../../references/format-reference.ts';
import { alignLocally, type LocalMatch } from '../compare/align-locally.ts';
import type { Judge } from '../judge/judge.ts';
import { FEWEST_TELLING_WORDS } from '../judge/judge-words.ts';
import type { Judgement } from '../judge/judgement.ts';
import type { CitedText } from './cited-text.ts';
import { arabicWithin } from './find-unreferenced-arabic.ts';
import type { Span } from './quotation.ts';
import type { ReferenceGroup } from './reference-groups.ts';
import { isSaying } from './speech-cues.ts';
import type { UnquotedCache } from './unquoted-cache.ts';

/** Characters of a line before and after a reference that may be quoted from it. */
const REACH = 900;

/** Share of Arabic words that must be the source's to count as quoted. */
const ARABIC_DENSITY = 0.75;

/** Words of a translation that do not match by chance. */
const FEWEST_TRANSLATED = 6;

/** A translation may be paraphrased: altered words count as quoted only from this number and share of matching words. */
const FEWEST_ALTERED = 10;
const ALTERED_DENSITY = 0.9;

/** Maximum words of a passage that is aligned with the text beside its reference. */
const LONGEST_PASSAGE = 600;

/** Maximum Arabic words at either end that may be altered ones; more are the writer's own. */
const MOST_ADDED = 3;

/** The side of a reference on which its words are. */
type Side = 'before' | 'behind';

/**
 * Ties references without a quotation to the words beside them if these are the passage's own, or nearly, though without
 * quotation marks. They must reach the reference and end with a sentence: otherwise words that a writer adds would count
 * as quoted too.
 */
export function withUnmarkedQuotations(
  text: string,
  cited: readonly CitedText[],
  judge: Judge,
  unquoted?: UnquotedCache,
): CitedText[] {
  return cited.map((each, index) => {
    const { group, quoted, start, end } = each;
    if (!group || quoted) return each;
    const before = onLastLine(text, { start: Math.max(cited[index - 1]?.end ?? 0, start - REACH), end: start });
    const behind = onFirstLine(text, {
      start: end,
      end: Math.min(cited[index + 1]?.start ?? text.length, end + REACH),
    });
    const beside = text.slice(before.start, behind.end);
    const references = group.references.map(({ reference }) => formatReference(reference)).join(';');
    if (unquoted?.has(beside, references)) return each;
    const words =
      quotedIn(text, before, 'before', group, judge) ??
      quotedIn(text, behind, 'behind', group, judge) ??
      verseBefore(text, before, judge);
    if (!words) {
      unquoted?.add(beside, references);
      return each;
    }
    return { group, quoted: words, start: Math.min(start, words.start), end: Math.max(end, words.end) };
  });
}

function quotedIn(
  text: string,
  beside: Span,
  side: Side,
  { references }: ReferenceGroup,
  judge: Judge,
): Span | undefined {
  const [found] = references;
  if (!found || found.reference.work === 'unknown-surah') return undefined;
  const { reference } = found;
  const { search } = judge;
  if (!search.spend(beside.end - beside.start)) return undefined;
  const cited = search.passagesOf(reference);
  if (!cited) return undefined;
  for (const part of search.read(beside).parts) {
    for (const { finder, words } of search.editionsFor(part, cited.work)) {
      const { role } = finder.prepared.edition;
      const run = finder.index.wordsOf(cited);
      if (run.end - run.start > LONGEST_PASSAGE) continue;
      const match = alignLocally(words, run, finder);
      if (!match || !isTelling(match, role)) continue;
      const span = role === 'original' ? withEnds(text, words, match) : spanOf(words, match.first, match.last);
      if (!reaches(text, span, beside, side)) continue;
      if (isQuoted(match, judge.at(span, reference), role)) return span;
    }
  }
  return undefined;
}

/** Arabic of some verse that ends right before the reference: it may be another verse than the cited one. */
function verseBefore(text: string, beside: Span, { search }: Judge): Span | undefined {
  const last = arabicWithin(beside, search).at(-1)?.quoted;
  return last && reaches(text, last, beside, 'before') ? last : undefined;
}

/** Whether no word is between the quoted words and their reference, nor between them and the end of a sentence after it. */
function reaches(text: string, span: Span, beside: Span, side: Side): boolean {
  if (side === 'before') return !letters.test(text.slice(span.end, beside.end));
  const lead = text.slice(beside.start, span.start);
  return (
    (!letters.test(lead) || isSaying(lead)) && /^[^\p{L}\p{N}]*(?:[.!?؟;\n]|$)/u.test(text.slice(span.end, beside.end))
  );
}

/** An altered word at an end is no match, yet it is meant to be quoted: the words as far as their clause goes. */
function withEnds(text: string, words: readonly SpottedWord[], { first, last }: LocalMatch): Span {
  let [from, to] = [first, last];
  while (from > 0 && first - from < MOST_ADDED && isNext(text, words[from - 1], words[from])) from--;
  while (to + 1 < words.length && to - last < MOST_ADDED && isNext(text, words[to], words[to + 1])) to++;
  // A clause that goes on is the writer's: then it is not quoted at all, or quoted where the match ends.
  const goesOn = to - last === MOST_ADDED && isNext(text, words[to], words[to + 1]);
  const comesFrom = first - from === MOST_ADDED && isNext(text, words[from - 1], words[from]);
  return spanOf(words, comesFrom ? first : from, goesOn ? last : to);
}

/** Whether two words are in one clause, and the first does not only introduce a quotation. */
function isNext(text: string, one: SpottedWord | undefined, other: SpottedWord | undefined): boolean {
  if (!one || !other) return false;
  return /^\s*$/u.test(text.slice(one.end, other.start)) && !isSaying(text.slice(one.start, one.end));
}

function isTelling({ first, last, same }: LocalMatch, role: EditionRole): boolean {
  if (role !== 'original') return same >= FEWEST_TRANSLATED;
  return same >= FEWEST_TELLING_WORDS && same >= (last - first + 1) * ARABIC_DENSITY;
}

/** Words of a translation that are not exactly its own are a retelling, unless hardly any of many differs. */
function isQuoted({ first, last, same }: LocalMatch, judged: Judgement | undefined, role: EditionRole): boolean {
  if (role === 'original' || judged?.verdict === 'verified') return true;
  return judged?.verdict === 'misquoted' && same >= FEWEST_ALTERED && same >= (last - first + 1) * ALTERED_DENSITY;
}

function spanOf(words: readonly SpottedWord[], first: number, last: number): Span {
  return { start: words[first]?.start ?? 0, end: words[last]?.end ?? 0 };
}

function onLastLine(text: string, { start, end }: Span): Span {
  return { start: start + text.slice(start, end).lastIndexOf('\n') + 1, end };
}

function onFirstLine(text: string, { start, end }: Span): Span {
  const length = text.slice(start, end).indexOf('\n');
  return { start, end: length < 0 ? end : start + length };
}

const letters = /[\p{L}\p{N}]/u;
