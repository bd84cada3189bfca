import { setImmediate as nextTurn } from 'node:timers/promises';
import { answerQuestion } from '../answers/answer-question.ts';
import type { Context } from './context.ts';

/**
 * Asks a question of each note once, so that the code that answers is compiled and the passages that answers quote are
 * judged before many visitors wait for them. Between two questions the server does whatever else it is asked.
 */
export async function warmUp(context: Pick<Context, 'notes' | 'retrieval' | 'ownEngine' | 'corpus'>): Promise<void> {
  const { notes, retrieval, ownEngine, corpus } = context;
  for (const { english } of notes) {
    const question = english.questions.at(-1) ?? english.title;
    await answerQuestion(question, { retrieval, engine: ownEngine, ownEngine, corpus }, new AbortController().signal);
    await nextTurn();
  }
}
