import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readList } from '../../src/answers/triage/read-list.ts';

export type Label = 'crisis' | 'abuse' | 'weapon' | 'harmless';

export interface TrainingLine {
  label: Label;
  text: string;
  /** Where it comes from; ordinary questions are many and easy, so each counts less. */
  source: 'written' | 'vector' | 'set' | 'stranger' | 'ordinary';
}

const root = path.join(import.meta.dirname, '../..');
const lines = (file: string) =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

const dangers: readonly Label[] = ['crisis', 'abuse', 'weapon'];
const labelOf = (kind: string): Label => dangers.find((danger) => danger === kind) ?? 'harmless';

/** Every line that the reader is fitted to. Held-out halves and blind sets are not among them. */
export function readTraining(): TrainingLine[] {
  return [
    ...readdirSync(import.meta.dirname)
      .filter((name) => /^triage-lines\..+\.txt$/u.test(name))
      .flatMap((name) => readList(readFileSync(path.join(import.meta.dirname, name), 'utf8'), name))
      .flatMap(({ head, lines }) =>
        lines.map(
          (text): TrainingLine => ({
            label: labelOf(head[0] ?? ''),
            text,
            source: head[0] === 'ordinary' ? 'ordinary' : 'written',
          }),
        ),
      ),
    ...lines('src/answers/triage/triage-vectors.tsv').map((line): TrainingLine => {
      const [kind = '', text = ''] = line.split('\t');
      return { label: labelOf(kind), text, source: 'vector' };
    }),
    ...ofSet((id) => !isHeldOut(id)),
    // Long ordinary questions; those of the other sets of answers are fitted to by nothing.
    ...['answers-later', 'retrieval']
      .flatMap((name) => rows(`tests/eval/sets/${name}.jsonl`))
      .filter(({ kind }) => kind !== 'crisis')
      .map(({ q }): TrainingLine => ({ label: 'harmless', text: q, source: 'set' })),
    // Questions that strangers asked, long stories among them; none is a cry.
    ...questionsAsked().map(({ q }): TrainingLine => ({ label: 'harmless', text: q, source: 'set' })),
    ...strangers(),
  ];
}

function questionsAsked(): { q: string }[] {
  return readdirSync(path.join(root, 'tests/eval/sets'))
    .filter((name) => /^questions-.+\.jsonl$/u.test(name))
    .sort()
    .flatMap((name) => rows(`tests/eval/sets/${name}`));
}

/** The half of the set that nothing is fitted to. Of it, lists only say whether a pattern is met at all. */
export const readHeldOut = () => ofSet(isHeldOut);

/** Ids that end in an even digit are held out. */
const isHeldOut = (id: string) => /[02468]$/u.test(id);

function ofSet(isWanted: (id: string) => boolean): TrainingLine[] {
  return rows('tests/eval/sets/triage.jsonl')
    .filter(({ id }) => isWanted(id))
    .map(({ q, kind }): TrainingLine => ({ label: labelOf(kind), text: q, source: 'set' }));
}

function rows(file: string): { id: string; q: string; kind: string }[] {
  return lines(file).map((line) => JSON.parse(line) as { id: string; q: string; kind: string });
}

/** The sets of other writers, after they were measured once as they were first seen. */
export const strangersSets = () => setsCalled(/^triage-strangers-\d+\.jsonl$/u);

/** Lines of strangers to which nothing was fitted, and that nobody read to change a rule: they measure what ships. */
export const unseenSets = () => setsCalled(/^triage-unseen-\d+\.jsonl$/u);

function setsCalled(names: RegExp): string[] {
  const folder = path.join(root, 'tests/eval/sets');
  return readdirSync(folder)
    .filter((name) => names.test(name))
    .sort()
    .map((name) => path.join(folder, name));
}

function strangers(): TrainingLine[] {
  return strangersSets()
    .flatMap((file) => lines(path.relative(root, file)))
    .map((line) => JSON.parse(line) as { label: Label; text: string })
    .map(({ label, text }): TrainingLine => ({ label, text, source: 'stranger' }));
}
