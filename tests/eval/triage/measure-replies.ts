import { type AnswerDependencies, answerQuestion } from '../../../src/answers/answer-question.ts';
import { type TriageLists, triage } from '../../../src/answers/triage/triage.ts';
import type { Note } from '../../../src/knowledge/notes/note.ts';
import { questionsOf } from '../../../src/knowledge/notes/questions-of.ts';
import { table } from '../../bench/table.ts';
import { percent } from '../checker/percent.ts';
import type { LabelledSet } from './read-sets.ts';

/** What visitors get in the end where triage is not all: retrieval abstains too. */
export async function measureReplies(sets: readonly LabelledSet[], needs: AnswerDependencies): Promise<string> {
  const rows: string[][] = [];
  for (const { name, questions } of sets) {
    for (const kind of ['off-topic', 'override'] as const) {
      const asked = questions.filter((each) => each.kind === kind);
      if (asked.length === 0) continue;
      const replies = { declined: 0, abstained: 0, other: 0 };
      for (const { question } of asked) {
        const reply = await answerQuestion(question, needs, AbortSignal.timeout(60_000));
        if (reply.kind === 'declined' || reply.kind === 'abstained') replies[reply.kind]++;
        else replies.other++;
      }
      const { declined, abstained, other } = replies;
      rows.push([`${name}: ${kind}`, String(asked.length), String(declined), String(abstained), String(other)]);
    }
  }
  return `### What is declined in the end

Where triage knows no attempt and no other matter, the search may still find nothing, and the site abstains. “Answered” is
anything else: for an attempt to override, by the site's own engine, what was found for its words, quoted as it stands.

${table(['Set: kind', 'questions', 'declined', 'abstained', 'answered'], rows)}`;
}

/** The questions of our own notes are ordinary ones, except the cries for help that two of them answer. */
export function measureNotes(notes: readonly Note[], lists: TriageLists): string {
  const questions = notes.flatMap(questionsOf);
  const counts = Map.groupBy(questions, (question) => triage(question, lists).kind);
  const rows = [...counts].map(([kind, group]) => [
    kind,
    String(group.length),
    percent(group.length, questions.length),
  ]);
  return `### The questions of the knowledge notes

${questions.length} ways in which ordinary questions are asked; among them the cries for help that the notes on suicide and on violence
in the home answer, and cases of one's own.

${table(['Taken for', 'questions', 'share'], rows)}`;
}
