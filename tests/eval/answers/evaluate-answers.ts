import path from 'node:path';
import type { Part } from '../document.ts';
import type { EvalOptions } from '../eval.ts';
import { answersTable, failures } from './answers-table.ts';
import { askAll } from './ask-all.ts';
import { isForDevelopment, readQuestionSet, type SetQuestion } from './question-set.ts';

/** Whole answers, without a model: do they cite what a good answer cites, and say what it says? */
export async function evaluateAnswers({ reference }: EvalOptions): Promise<Part[]> {
  const own = readQuestionSet(path.join(import.meta.dirname, '../sets/answers.jsonl')) ?? [];
  const later = readQuestionSet(path.join(import.meta.dirname, '../sets/answers-later.jsonl')) ?? [];
  const sample = readQuestionSet(path.join(reference, 'questions-sample.jsonl'));
  return [
    sample
      ? await part('answers/sample', 'The sample (61 questions of others, not tuned on)', sample, false)
      : { name: 'answers/sample', skipped: 'the sample questions are not in the folder of the reference data' },
    await part(
      'answers/development',
      'Our own set, the half looked at while building',
      own.filter(isForDevelopment),
      true,
    ),
    await part(
      'answers/held-out',
      'Our own set, the half that was held out',
      own.filter((question) => !isForDevelopment(question)),
      false,
    ),
    await part(
      'answers/later-development',
      'A harder set, written later, the half looked at since',
      later.filter(isForDevelopment),
      true,
    ),
    await part(
      'answers/later-held-out',
      'The harder set, the half that was held out',
      later.filter((question) => !isForDevelopment(question)),
      false,
    ),
  ];
}

async function part(name: string, title: string, questions: SetQuestion[], isShown: boolean): Promise<Part> {
  const scores = await askAll(questions);
  return { name, markdown: `### ${title}\n\n${answersTable(scores)}\n\n${failures(scores, isShown)}` };
}
