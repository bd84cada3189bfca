import { checkOf } from '../../checker/check-of.ts';
import type { HistoryItem } from '../../contract/entities.ts';
import type { Corpus } from '../../knowledge/corpus/corpus.ts';

/** Characters that are checked for one page at most, because a visitor waits for it. */
const mostCharacters = 200_000;

/** Gives another API's items that come without a check one from this library; beyond the limit they stay without. */
export function withChecks(items: readonly HistoryItem[], corpus: Corpus): HistoryItem[] {
  let left = mostCharacters;
  return items.map((item) => {
    if (item.check || item.answer.length > left) return item;
    left -= item.answer.length;
    return { ...item, check: checkOf(item.answer, corpus) };
  });
}
