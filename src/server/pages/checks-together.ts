import type { Check } from '../../contract/entities.ts';
import type { TextThreads } from '../text/text-threads.ts';

/**
 * Checks the texts of a page: those that are asked for in the same turn go to a thread as one job. A page of a hundred
 * verses then waits in the queue once, and not a hundred times behind what visitors send.
 */
export function checksTogether(texts: Pick<TextThreads, 'run'>): (text: string) => Promise<Check> {
  let next: { texts: string[]; job: Promise<Check[]> } | undefined;

  function begin() {
    const asked: string[] = [];
    const job = Promise.resolve().then(async () => {
      next = undefined;
      const found = await texts.run({ kind: 'check-all', texts: asked });
      return found.map(({ citations, editions }) => ({ citations, editions }));
    });
    return { texts: asked, job };
  }

  return async (text) => {
    next ??= begin();
    const { texts: asked, job } = next;
    const place = asked.push(text) - 1;
    return (await job)[place] as Check;
  };
}
