// Measures a set of questions that is not in the repository: `node tests/eval/answers/blind-set.ts FILE.jsonl [--show]`.
// Each line is {"id", "q", "notes"}: the notes that answer it, by slug, or none. `--show` prints every reply.
import process from 'node:process';
import { measurePoints, pointsTable, readNoteQuestions } from './measure-points.ts';

const [file = ''] = process.argv.slice(2);
const questions = readNoteQuestions(file);
if (!questions) throw new Error(`There is no file ${file}`);
const scores = await measurePoints(questions);
if (process.argv.includes('--show')) {
  for (const { question, kind, answering, offered, words, markdown } of scores) {
    const wanted = question.notes.join(', ') || 'none';
    const shown = answering.join(', ') || `choices: ${offered.join(', ')}`;
    console.log(
      `=== ${question.id} ${question.q}\n--- ${kind}, ${words} words; wanted ${wanted}; ${shown}\n${markdown}\n`,
    );
  }
}
console.log(pointsTable(scores));
