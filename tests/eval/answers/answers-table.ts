import { grouped, table } from '../../bench/table.ts';
import { percent } from '../checker/percent.ts';
import type { Score } from './score-answer.ts';

/** The scores of the answers to one set, by kind of question. */
export function answersTable(scores: readonly Score[]): string {
  const kinds = [...Map.groupBy(scores, ({ question }) => question.kind)].sort(([one], [other]) =>
    one.localeCompare(other),
  );
  return table(
    ['kind', 'questions', 'cites an expected passage', 'says what it must', 'stuffed', 'unsound', 'words (median)'],
    [...kinds.map(([kind, group]) => row(kind, group)), row('all', scores)],
  );
}

function row(kind: string, scores: readonly Score[]): string[] {
  const expecting = scores.filter(({ cites }) => cites !== undefined);
  const cited = expecting.filter(({ cites }) => cites).length;
  const met = scores.filter(({ unmet }) => unmet.length === 0).length;
  return [
    kind,
    grouped(scores.length),
    expecting.length === 0 ? '–' : `${cited} of ${expecting.length} (${percent(cited, expecting.length)})`,
    `${met} of ${scores.length} (${percent(met, scores.length)})`,
    grouped(scores.filter(({ isStuffed }) => isStuffed).length),
    grouped(scores.filter(({ unsound }) => unsound > 0).length),
    grouped(median(scores.map(({ words }) => words))),
  ];
}

/** The failures with their reasons, one line per question; for held-out questions only their number. */
export function failures(scores: readonly Score[], isShown: boolean): string {
  if (!isShown) return '';
  const lines = scores.flatMap(({ question, cites, unmet, isStuffed, kind }) => {
    const faults = [
      ...(cites === false ? [`cites none of ${[...question.gold_quran, ...question.gold_hadith].join(', ')}`] : []),
      ...unmet.map((wanted) => (wanted.startsWith('not: ') ? `says ${wanted.slice(5)}` : `lacks ${wanted}`)),
      ...(isStuffed ? ['too many references'] : []),
    ];
    if (faults.length === 0) return [];
    const words = question.q.length > 90 ? `${question.q.slice(0, 90)}…` : question.q;
    return [`- ${question.id} “${words}” (${kind}): ${faults.join('; ').replaceAll('|', ' / ')}`];
  });
  return lines.length === 0 ? 'Nothing fails.' : lines.join('\n');
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
}
