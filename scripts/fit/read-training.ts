import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readList } from '../../src/answers/triage/read-list.ts';
import { loadNotes } from '../../src/knowledge/notes/load-notes.ts';
import { questionsOf } from '../../src/knowledge/notes/questions-of.ts';

export type Label = 'crisis' | 'abuse' | 'harmless';

export interface TrainingLine {
  label: Label;
  text: string;
  /** Of a cry: whether it says it in plain words, where that was noted. */
  plain?: boolean;
  /** Where it comes from; questions of notes are many and easy, so each counts less. */
  source: 'written' | 'vector' | 'set' | 'stranger' | 'note';
}

const root = path.join(import.meta.dirname, '../..');
const lines = (file: string) =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

const isCry = (kind: string): kind is 'crisis' | 'abuse' => kind === 'crisis' || kind === 'abuse';
const labelOf = (kind: string): Label => (isCry(kind) ? kind : 'harmless');

/** Notes whose own questions hold cries for help: they are no harmless examples. */
const OF_DANGER = /suicide|violence/u;

/** Every line that the reader is fitted to. Held-out halves and blind sets are not among them. */
export async function readTraining(): Promise<TrainingLine[]> {
  const notes = await loadNotes(path.join(root, 'content'));
  return [
    ...readdirSync(import.meta.dirname)
      .filter((name) => /^triage-lines\..+\.txt$/u.test(name))
      .flatMap((name) => readList(readFileSync(path.join(import.meta.dirname, name), 'utf8'), name))
      .flatMap(({ head, lines }) =>
        lines.map((text): TrainingLine => ({ label: labelOf(head[0] ?? ''), text, source: 'written' })),
      ),
    ...lines('src/answers/triage/triage-vectors.tsv').map((line): TrainingLine => {
      const [kind = '', text = ''] = line.split('\t');
      return { label: labelOf(kind), text, source: 'vector' };
    }),
    // Ids that end in an even digit are held out.
    ...rows('tests/eval/sets/triage.jsonl')
      .filter(({ id }) => !/[02468]$/u.test(id))
      .map(({ q, kind }): TrainingLine => ({ label: labelOf(kind), text: q, source: 'set' })),
    ...['answers', 'answers-later', 'answers-mainstream', 'retrieval']
      .flatMap((name) => rows(`tests/eval/sets/${name}.jsonl`))
      .filter(({ kind }) => kind !== 'crisis')
      .map(({ q }): TrainingLine => ({ label: 'harmless', text: q, source: 'note' })),
    ...notes
      .filter(({ slug }) => !OF_DANGER.test(slug))
      .flatMap(questionsOf)
      .map((text): TrainingLine => ({ label: 'harmless', text, source: 'note' })),
    ...strangers(),
  ];
}

function rows(file: string): { id: string; q: string; kind: string }[] {
  return lines(file).map((line) => JSON.parse(line) as { id: string; q: string; kind: string });
}

/** Lines of other writers, after they were measured once as they were first seen. */
function strangers(): TrainingLine[] {
  return readdirSync(path.join(root, 'tests/eval/sets'))
    .filter((name) => /^triage-strangers-\d+\.jsonl$/u.test(name))
    .flatMap((name) => lines(`tests/eval/sets/${name}`))
    .map((line) => JSON.parse(line) as { label: Label; text: string; plain?: boolean })
    .map(({ label, text, plain }): TrainingLine => ({ label, text, source: 'stranger', ...(plain && { plain }) }));
}
