import type { EditionRole } from '../knowledge/corpus/corpus.ts';
import type { SpottedWord } from '../knowledge/words/word.ts';
import { alignLocally, type LocalMatch } from './align-locally.ts';
import type { CitedText } from './cited-text.ts';
import type { Judge } from './judge.ts';
import { FEWEST_TELLING_WORDS } from './judge-words.ts';
import type { Judgement } from './judgement.ts';
import type { Span } from './quotation.ts';
import type { ReferenceGroup } from './reference-groups.ts';

/** So much of a line before and behind a reference may be quoted from it. */
const REACH = 900;

/** Of Arabic that is taken for quoted, so many words must be the source's. */
const ARABIC_DENSITY = 0.75;

/** A run of a translation so long is no chance. */
const FEWEST_TRANSLATED = 6;

/** A translation may be retold in words of its own: what differs from it is only called quoted where it is this like it. */
const FEWEST_ALTERED = 10;
const ALTERED_DENSITY = 0.9;

/** Longer passages are not laid side by side with the text beside their reference. */
const LONGEST_PASSAGE = 600;

/**
 * Gives references that stand alone the words beside them, where these are the passage's own, or nearly, though no mark
 * shows them as quoted.
 */
export function withUnmarked(text: string, cited: readonly CitedText[], judge: Judge): CitedText[] {
  return cited.map((each, index) => {
    const { group, quoted, start, end } = each;
    if (!group || quoted) return each;
    const before = { start: Math.max(cited[index - 1]?.end ?? 0, start - REACH), end: start };
    const behind = { start: end, end: Math.min(cited[index + 1]?.start ?? text.length, end + REACH) };
    const words = quotedIn(onLastLine(text, before), group, judge) ?? quotedIn(onFirstLine(text, behind), group, judge);
    if (!words) return each;
    return { group, quoted: words, start: Math.min(start, words.start), end: Math.max(end, words.end) };
  });
}

function quotedIn(beside: Span, { references }: ReferenceGroup, judge: Judge): Span | undefined {
  const [reference] = references;
  const { search } = judge;
  if (!search.spend(beside.end - beside.start)) return undefined;
  const cited = reference && search.passagesOf(reference.reference);
  if (!cited) return undefined;
  for (const part of search.read(beside).parts) {
    for (const { finder, words } of search.editionsFor(part, cited.work)) {
      const { role } = finder.prepared.edition;
      const run = finder.index.wordsOf(cited);
      if (run.end - run.start > LONGEST_PASSAGE) continue;
      const match = alignLocally(words, run, finder);
      if (!match || !isTelling(match, role)) continue;
      const span = spanOf(words, match.first, match.last);
      if (isQuoted(match, judge.at(span, reference.reference), role)) return span;
    }
  }
  return undefined;
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
