import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answerQuestion } from '../../../src/answers/answer-question.ts';
import { extractiveEngine } from '../../../src/answers/extractive/extractive-engine.ts';
import { loadSayings } from '../../../src/answers/triage/load-sayings.ts';
import { Checker } from '../../../src/checker/checker.ts';
import { parseConfig } from '../../../src/server/config.ts';
import { closeContext, openContext } from '../../../src/server/context.ts';
import type { SetQuestion } from './question-set.ts';
import { type Score, scoreAnswer } from './score-answer.ts';

/** Asks the whole product, with the engine that it has without a model. */
export async function askAll(questions: readonly SetQuestion[]): Promise<Score[]> {
  const folder = path.join(tmpdir(), `isnad-eval-${process.pid}`);
  const parsed = parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  if (parsed.kind === 'faults') throw new Error(parsed.faults.join('\n'));
  const context = await openContext(parsed.config);
  try {
    const { retrieval, library, notes } = context;
    const corpus = library.current();
    const engine = extractiveEngine(notes, corpus);
    const sayings = await loadSayings('content');
    const parts = { retrieval, engine, ownEngine: engine, checker: new Checker(corpus), notes, sayings };
    const scores: Score[] = [];
    for (const question of questions) {
      const answered = await answerQuestion(question.q, parts, AbortSignal.timeout(30_000));
      if (process.env.EVAL_SHOW === question.id) console.log(answered.answer.markdown);
      scores.push(scoreAnswer(question, answered));
    }
    return scores;
  } finally {
    await closeContext(context);
    await rm(folder, { recursive: true, force: true });
  }
}
