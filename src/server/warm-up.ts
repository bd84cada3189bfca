import { collectWhenQuiet } from '../threads/collect-when-quiet.ts';
import type { Context } from './context.ts';
import { loadMcp } from './mcp.ts';
import { answerInThread } from './text/answer-in-thread.ts';

/** Questions that are answered before the server says that it is ready: the first is the slowest. */
const FIRST = 2;

/**
 * Starts the threads and answers the first questions. Then, while the
 * server runs, it asks one question for each note, so that the answering code is compiled and the passages that answers
 * quote are judged before many visitors need them; `rest` resolves when that is done.
 */
export async function warmUp(
  context: Pick<Context, 'notes' | 'retrieval' | 'texts'>,
): Promise<{ rest: () => Promise<void> }> {
  const { notes, retrieval, texts } = context;
  const questions = notes.map(({ english }) => english.points[0]?.questions.at(-1) ?? english.title);
  const ask = (question: string) =>
    answerInThread(question, { retrieval, texts }, { signal: new AbortController().signal });
  await Promise.all([texts.start(), retrieval.start?.()]);
  const first = questions.slice(0, FIRST);
  for (const question of first) await ask(question);
  return {
    rest: async () => {
      for (const question of questions.slice(first.length)) await ask(question);
      await loadMcp();
      collectWhenQuiet();
    },
  };
}
