import { Judge } from '../../checker/judge.ts';
import { TextSearch } from '../../checker/text-search.ts';
import type { Corpus } from '../../knowledge/corpus/corpus.ts';
import type { QuranReference, Reference } from '../../references/reference.ts';
import { wordsOf } from './words.ts';

/** Where the words of a claim stand: all of them in a row, nearly so, or nowhere in the editions held. */
export type SayingLocation =
  | { kind: 'found'; at: readonly Reference[] }
  | { kind: 'near'; at: QuranReference }
  | { kind: 'nowhere' };

/** Fewer words are met anywhere. */
const FEWEST_WORDS = 3;

/** So few of the words may differ that what is near still speaks of the same. */
const MOST_DIFFERENT = 0.34;

const NEGATIONS = new Set('not never no nor لا لم لن ليس ما ولا فلا'.split(' '));

/** Looks for the words of a claim in every edition held. */
export function locateSaying(claim: string, corpus: Corpus): SayingLocation {
  const count = wordsOf(claim).row.length;
  if (count < FEWEST_WORDS) return { kind: 'nowhere' };
  let near: SayingLocation = { kind: 'nowhere' };
  for (const wording of wordingsOf(claim)) {
    const judged = new Judge(new TextSearch(wording, corpus)).anywhere({ start: 0, end: wording.length });
    const [first] = judged?.foundAt ?? [];
    if (!judged || !first) continue;
    if (judged.verdict === 'verified') {
      const isTurnedRound = first.work === 'quran' && followsNegation(wording, first, corpus);
      return isTurnedRound ? { kind: 'near', at: first } : { kind: 'found', at: judged.foundAt };
    }
    const isNear = (judged.differences?.length ?? count) <= Math.max(2, count * MOST_DIFFERENT);
    if (judged.verdict === 'misquoted' && isNear && first.work === 'quran') near = { kind: 'near', at: first };
  }
  return near;
}

/** As typed, and with the edition's own word for God. */
function wordingsOf(claim: string): string[] {
  const inItsWords = claim.replace(/\bgod\b/giu, 'Allah');
  return inItsWords === claim ? [claim] : [claim, inItsWords];
}

/** “Approach prayer while drunk” stands in “do not approach prayer …”, and says the opposite of it. */
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
