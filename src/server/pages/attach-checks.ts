import type { HistoryItem } from '../../contract/entities.ts';
import { ThreadError } from '../../threads/thread-error.ts';
import type { TextThreads } from '../text/text-threads.ts';

/** Characters that are checked for one page at most, because a visitor waits for it. */
const mostCharacters = 200_000;

/** Gives another API's items that come without a check one from this library; beyond the limit they stay without. */
export function withChecks(items: readonly HistoryItem[], texts: TextThreads): Promise<HistoryItem[]> {
  let left = mostCharacters;
  return Promise.all(
    items.map(async (item) => {
      if (item.check || item.answer.length > left) return item;
      left -= item.answer.length;
      try {
        const { citations, editions } = await texts.run({ kind: 'check', text: item.answer });
        return { ...item, check: { citations, editions } };
      } catch (error) {
        // A text that takes too long is shown without a check.
        if (error instanceof ThreadError) return item;
        throw error;
      }
    }),
  );
}
