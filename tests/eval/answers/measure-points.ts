import { existsSync, readFileSync } from 'node:fs';
import type { AnsweredQuestion } from '../../../src/answers/answer-question.ts';
import { questionOf } from '../../../src/answers/question.ts';
import { table } from '../../bench/table.ts';
import { percent } from '../checker/percent.ts';
import { askAll } from './ask-all.ts';

/** A question with the notes that answer it, as a reader of all titles and summaries judged; none if there are none. */
export interface NoteQuestion {
  id: string;
  q: string;
  notes: readonly string[];
}

export interface PointScore {
  question: NoteQuestion;
  kind: string;
  /** The notes of the points that answer, and of those between which the visitor may choose. */
  answering: readonly string[];
  offered: readonly string[];
  words: number;
  markdown: string;
}

export function readNoteQuestions(file: string): NoteQuestion[] | undefined {
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as NoteQuestion);
}

export function scorePoints(question: NoteQuestion, { answer, kind, points, choices }: AnsweredQuestion): PointScore {
  const withoutArabic = answer.markdown.split('\n').filter((line) => !/^> ?\p{Script=Arabic}/u.test(line));
  return {
    question,
    kind,
    answering: points.map(({ slug }) => slug),
    offered: choices.map(({ slug }) => slug),
    words: withoutArabic.join(' ').split(/\s+/u).filter(Boolean).length,
    markdown: answer.markdown,
  };
}

/** Whether the right note leads, is offered, or is rightly missed; and how long answers are. */
export function pointsTable(scores: readonly PointScore[]): string {
  const has = ({ question, answering, offered }: PointScore) => ({
    first: question.notes.includes(answering[0] ?? ''),
    shown: answering.some((slug) => question.notes.includes(slug)),
    offered: offered.some((slug) => question.notes.includes(slug)),
  });
  const ordinary = scores.filter(({ kind }) => kind !== 'help');
  const held = ordinary.filter(({ question }) => question.notes.length > 0);
  const missing = ordinary.filter(({ question }) => question.notes.length === 0);
  const count = (some: readonly PointScore[], test: (score: PointScore) => boolean) => {
    const all = some.filter(test).length;
    return `${all} of ${some.length} (${percent(all, some.length)})`;
  };
  const answered = ordinary.filter(({ kind }) => kind === 'answer' || kind === 'personal-ruling');
  const lengths = answered
    .filter(({ question }) => !questionOf(question.q).wantsMore)
    .map(({ words }) => words)
    .sort((a, b) => a - b);
  const at = (share: number) => String(lengths[Math.floor(share * (lengths.length - 1))] ?? 0);
  return table(
    ['Of the questions', ''],
    [
      ['that a note answers: the right note first', count(held, (score) => has(score).first)],
      ['the right note first or offered among choices', count(held, (score) => has(score).first || has(score).offered)],
      ['answered with another note', count(held, (score) => score.answering.length > 0 && !has(score).shown)],
      ['said that nothing is here, wrongly', count(held, ({ kind }) => kind === 'abstained' || kind === 'declined')],
      ['that no note answers: answered with a note', count(missing, (score) => score.answering.length > 0)],
      ['words of an answer, median and 95th percentile', `${at(0.5)}, ${at(0.95)}`],
    ],
  );
}

export async function measurePoints(questions: readonly NoteQuestion[]): Promise<PointScore[]> {
  return askAll(questions, scorePoints);
}
