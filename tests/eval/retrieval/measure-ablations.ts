import type { Ablations } from '../../../src/knowledge/retrieval/ablations.ts';
import type { Retrieval } from '../../../src/knowledge/retrieval/retrieval.ts';
import { table } from '../../bench/table.ts';
import { percent } from '../checker/percent.ts';
import { measureQuestions } from './measure-questions.ts';
import type { QuestionSet } from './read-questions.ts';

/** The figures of the search with one part of it switched off. */
export async function measureAblations(
  sets: readonly QuestionSet[],
  open: (ablations: Partial<Ablations>) => Promise<Retrieval>,
): Promise<string> {
  const rows: string[][] = [];
  for (const [name, switchedOff] of ablations) {
    const retrieval = await open(switchedOff);
    const cells: string[] = [];
    for (const { questions } of sets) {
      const { atFive } = await measureQuestions(questions, retrieval);
      cells.push(percent(atFive, questions.length));
    }
    rows.push([name, ...cells]);
    await retrieval.close();
  }
  return `### What each part is worth

Recall@5 with one part switched off.

${table(['', ...sets.map(({ name }) => name)], rows)}`;
}

const ablations: readonly [string, Partial<Ablations>][] = [
  ['everything', {}],
  ['without the thesaurus', { thesaurus: false }],
  ['without spelling variants', { variants: false }],
  ['without typo tolerance', { typos: false }],
  ['without the notes', { notes: false }],
  ['without other editions', { otherEditions: false }],
  ['without recitation in Latin letters', { recitation: false }],
  [
    'words alone',
    { thesaurus: false, variants: false, typos: false, notes: false, otherEditions: false, recitation: false },
  ],
];
