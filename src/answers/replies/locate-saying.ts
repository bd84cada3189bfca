import type { Checker } from '../../checker/checker.ts';
import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import type { QuranReference, Reference } from '../../references/reference.ts';
import { wordsOf } from '../triage/words.ts';

/** Whether the words of a premise occur in the library: exactly, approximately, or not at all. */
export type SayingLocation =
  | { kind: 'found'; at: readonly Reference[] }
  | { kind: 'near'; at: QuranReference }
  | { kind: 'nowhere' };

/** Minimum words to search for: fewer occur by chance. */
const FEWEST_WORDS = 3;

/** Maximum share of different words at which an approximate match still means the same. */
const MOST_DIFFERENT = 0.34;

const NEGATIONS = new Set('not never no nor لا لم لن ليس ما ولا فلا'.split(' '));

/** Looks for the words of a premise in every edition of the library. */
export function locateSaying(claim: string, checker: Checker): SayingLocation {
  const count = wordsOf(claim).row.length;
  if (count < FEWEST_WORDS) return { kind: 'nowhere' };
  let near: SayingLocation = { kind: 'nowhere' };
  for (const wording of wordingsOf(claim)) {
    const judged = checker.judgeWords(wording);
    const [first] = judged?.foundAt ?? [];
    if (!judged || !first) continue;
    if (judged.verdict === 'verified') {
      const isNegated = first.work === 'quran' && followsNegation(wording, first, checker.corpus);
      return isNegated ? { kind: 'near', at: first } : { kind: 'found', at: judged.foundAt };
    }
    const isNear = (judged.differences?.length ?? count) <= Math.max(2, count * MOST_DIFFERENT);
    if (judged.verdict === 'misquoted' && isNear && first.work === 'quran') near = { kind: 'near', at: first };
  }
  return near;
}

/** As typed, and with “Allah” for “God”, as the editions write it. */
function wordingsOf(claim: string): string[] {
  const inItsWords = claim.replace(/\bgod\b/giu, 'Allah');
  return inItsWords === claim ? [claim] : [claim, inItsWords];
}

/** Whether a negation precedes the words: “approach prayer while drunk” occurs in “do not approach prayer …”. */
function followsNegation(wording: string, reference: QuranReference, corpus: Corpus): boolean {
  const claimed = wordsOf(wording).row;
  const passage = corpus.passage(reference);
  return (passage?.verses ?? []).some(({ arabic, translation }) =>
    [arabic, translation].some((text) => {
      const { row } = wordsOf(text);
      const at = row.findIndex((_, index) => claimed.every((word, step) => row[index + step] === word));
      return at > 0 && row.slice(Math.max(0, at - 2), at).some((word) => NEGATIONS.has(word));
    }),
  );
}
