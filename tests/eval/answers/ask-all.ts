import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AnsweredQuestion, answerQuestion } from '../../../src/answers/answer-question.ts';
import { extractiveEngine } from '../../../src/answers/engines/extractive/extractive-engine.ts';
import { loadTriage } from '../../../src/answers/triage/load-triage.ts';
import { Checker } from '../../../src/checker/checker.ts';
import { parseConfig } from '../../../src/server/config.ts';
import { closeContext, openContext } from '../../../src/server/context.ts';

/** Asks the whole product, with the engine that it has without a model, and hands on each reply. */
export async function askAll<Question extends { q: string }, Result>(
  questions: readonly Question[],
  judge: (question: Question, answered: AnsweredQuestion) => Result,
): Promise<Result[]> {
  const folder = path.join(tmpdir(), `isnad-eval-${process.pid}`);
  const parsed = parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  if (parsed.kind === 'faults') throw new Error(parsed.faults.join('\n'));
  const context = await openContext(parsed.config);
  try {
    const { retrieval, library, notes } = context;
    const corpus = library.current();
    const engine = extractiveEngine(notes, corpus);
    const lists = await loadTriage('content');
    const parts = { retrieval, engine, ownEngine: engine, checker: new Checker(corpus), notes, lists };
    const results: Result[] = [];
    for (const question of questions) {
      results.push(judge(question, await answerQuestion(question.q, parts, AbortSignal.timeout(30_000))));
    }
    return results;
  } finally {
    await closeContext(context);
    await rm(folder, { recursive: true, force: true });
  }
}
