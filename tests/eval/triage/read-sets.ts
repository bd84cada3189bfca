import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Triage } from '../../../src/answers/triage/triage.ts';

export type Kind = Triage['kind'];

export interface LabelledQuestion {
  id: string;
  question: string;
  kind: Kind;
  /** Of a premise: whether it is true, and the passages that say so (`2:255`, `bukhari:1`). */
  isTrue?: boolean;
  gold?: readonly string[];
}

export interface LabelledSet {
  name: string;
  questions: readonly LabelledQuestion[];
  /** Not shown to authors of the lists: only its totals are printed. */
  heldOut: boolean;
  /** A remark for readers of its figures. */
  note?: string;
}

const root = path.join(import.meta.dirname, '../../..');

interface Row {
  id: string;
  q: string;
  kind: Kind;
  true?: boolean;
  gold?: string[];
}

const SEEN =
  'The set was renumbered once while the lists were written: 23 of these premises and 8 of these ordinary questions had been seen by then; of the other kinds none.';

/** The set of another author, who saw no list: the reader is fitted to ids that end in an odd digit; even ones are held out. */
export function readBlindSet(): LabelledSet[] {
  const rows = linesOf(path.join(root, 'tests/eval/sets/triage.jsonl')).map((line) => JSON.parse(line) as Row);
  const questions = rows.map(({ id, q, kind, true: isTrue, gold }) => ({
    id,
    kind,
    question: q,
    ...(isTrue !== undefined && { isTrue }),
    ...(gold && { gold }),
  }));
  const isHeldOut = ({ id }: LabelledQuestion) => /[02468]$/.test(id);
  return [
    { name: 'blind set, development', questions: questions.filter((each) => !isHeldOut(each)), heldOut: false },
    { name: 'blind set, held out', questions: questions.filter(isHeldOut), heldOut: true, note: SEEN },
  ];
}

/** The sample's names for the kinds; all its other kinds are ordinary questions. */
const kindsOfSample: Readonly<Record<string, Kind>> = {
  crisis: 'crisis',
  abuse: 'abuse',
  'needs-scholar': 'personal-ruling',
  'off-topic': 'off-topic',
  injection: 'override',
  'false-premise': 'premise',
};

/** The visitors' questions of the reference data, where they are; never used for the lists. */
export function readSample(reference: string): LabelledSet | undefined {
  const file = path.join(reference, 'questions-sample.jsonl');
  if (!existsSync(file)) return undefined;
  const questions = linesOf(file).map((line): LabelledQuestion => {
    const { id, q, kind } = JSON.parse(line) as { id: string; q: string; kind: string };
    const known = kindsOfSample[kind] ?? 'general';
    return { id, question: q, kind: known, ...(known === 'premise' && { isTrue: false }) };
  });
  return { name: 'visitors’ sample', questions, heldOut: true };
}

function linesOf(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}
