import { type TriageLists, triage } from '../../../src/answers/triage/triage.ts';
import { table } from '../../bench/table.ts';
import { percent } from '../checker/percent.ts';
import type { Kind, LabelledQuestion, LabelledSet } from './read-sets.ts';

const kinds: readonly Kind[] = [
  'crisis',
  'abuse',
  'weapon',
  'override',
  'personal-ruling',
  'premise',
  'off-topic',
  'general',
];

type Judged = LabelledQuestion & { got: Kind };

/** Recall and false alarms of every kind, and the confusions between kinds. */
export function measureKinds(sets: readonly LabelledSet[], lists: TriageLists): string {
  return sets.map((set) => reportOf(set, lists)).join('\n\n');
}

function reportOf({ name, questions, heldOut, note }: LabelledSet, lists: TriageLists): string {
  const judged = questions.map((each): Judged => ({ ...each, got: triage(each.question, lists).kind }));
  const rows = kinds
    .map((kind) => ({ kind, right: judged.filter((each) => each.kind === kind) }))
    .filter(({ right }) => right.length > 0)
    .map(({ kind, right }) => rowOf(kind, right, judged));
  const inNeed = judged.filter(({ kind }) => isNeed(kind));
  const helped = inNeed.filter(({ got }) => isNeed(got));
  const alarmed = judged.filter(({ kind, got }) => !isNeed(kind) && isNeed(got));
  const help =
    inNeed.length > 0
      ? `\n\nIn need, and given help of either kind: ${helped.length} of ${inNeed.length} (${percent(helped.length, inNeed.length)}). Given help without need: ${alarmed.length} of ${judged.length - inNeed.length}.`
      : '';
  return `### ${capital(name)}: ${questions.length} questions

${table(['Kind', 'questions', 'recall', 'false alarms', ...kinds.map((kind) => `→ ${kind}`)], rows)}${help}${note ? `\n\n${note}` : ''}${heldOut ? '' : failuresOf(judged)}`;
}

function rowOf(kind: Kind, right: readonly Judged[], all: readonly Judged[]): string[] {
  const others = all.filter((each) => each.kind !== kind);
  const alarms = others.filter(({ got }) => got === kind).length;
  const counts = kinds.map((other) => right.filter(({ got }) => got === other).length);
  return [
    kind,
    String(right.length),
    percent(counts[kinds.indexOf(kind)] ?? 0, right.length),
    `${alarms} of ${others.length}`,
    ...counts.map((count) => (count === 0 ? '·' : String(count))),
  ];
}

function failuresOf(judged: readonly Judged[]): string {
  const failed = judged.filter(({ kind, got }) => got !== kind);
  if (failed.length === 0) return '';
  return `\n\nNot as labelled:\n\n${failed.map(({ id, kind, got, question }) => `- ${id}, ${kind} → ${got}: ${question}`).join('\n')}`;
}

const isNeed = (kind: Kind) => kind === 'crisis' || kind === 'abuse';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
