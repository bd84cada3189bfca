import path from 'node:path';
import type { Part } from '../document.ts';
import type { EvalOptions } from '../eval.ts';
import { answersTable, failures } from './answers-table.ts';
import { askAll } from './ask-all.ts';
import { measurePoints, pointsTable, readNoteQuestions } from './measure-points.ts';
import { isForDevelopment, readQuestionSet, type SetQuestion } from './question-set.ts';
import { scoreAnswer } from './score-answer.ts';

/** Evaluates whole answers without a model: do they cite and say what a good answer does? */
export async function evaluateAnswers({ reference }: EvalOptions): Promise<Part[]> {
  const sample = readQuestionSet(path.join(reference, 'questions-sample.jsonl'));
  const parts: Part[] = [
    sample
      ? await part('answers/sample', 'The sample (61 questions of others, not tuned on)', sample, false)
      : { name: 'answers/sample', skipped: 'the sample questions are not in the folder of the reference data' },
  ];
  const strangers = readNoteQuestions(path.join(reference, 'questions-strangers.jsonl'));
  parts.push(
    strangers
      ? {
          name: 'answers/points',
          markdown: `### Strangers’ questions\n\n${pointsTable(await measurePoints(strangers))}`,
        }
      : { name: 'answers/points', skipped: 'the strangers’ questions are not in the folder of the reference data' },
  );
  for (const { name, file, title } of ownSets) {
    const questions = readQuestionSet(path.join(import.meta.dirname, '../sets', file)) ?? [];
    const heldOut = questions.filter((question) => !isForDevelopment(question));
    const development = questions.filter(isForDevelopment);
    parts.push(
      await part(`answers/${name}development`, `${title}, the half looked at while building`, development, true),
    );
    parts.push(await part(`answers/${name}held-out`, `${title}, the half that was held out`, heldOut, false));
  }
  return parts;
}

/** Each by a writer who had seen nothing of the site, at three times (decision 14). */
const ownSets = [
  { name: '', file: 'answers.jsonl', title: 'Our own set' },
  { name: 'later-', file: 'answers-later.jsonl', title: 'A harder set, written later' },
  { name: 'mainstream-', file: 'answers-mainstream.jsonl', title: 'What is asked most, written last' },
];

async function part(name: string, title: string, questions: SetQuestion[], isShown: boolean): Promise<Part> {
  const scores = await askAll(questions, scoreAnswer);
  return { name, markdown: `### ${title}\n\n${answersTable(scores)}\n\n${failures(scores, isShown)}` };
}
