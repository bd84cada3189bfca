import path from 'node:path';
import { fitReader } from '../../../scripts/fit/fit-reader.ts';
import { readTraining, strangersSets, unseenSets } from '../../../scripts/fit/read-training.ts';
import { extractiveEngine } from '../../../src/answers/engines/extractive/extractive-engine.ts';
import { loadTriage } from '../../../src/answers/triage/load-triage.ts';
import { type TriageLists, triage } from '../../../src/answers/triage/triage.ts';
import { Checker } from '../../../src/checker/checker.ts';
import { table } from '../../bench/table.ts';
import { testCorpus } from '../../support/test-corpus.ts';
import { testNotes } from '../../support/test-notes.ts';
import { testRetrieval } from '../../support/test-retrieval.ts';
import type { Part } from '../document.ts';
import type { EvalOptions } from '../eval.ts';
import { measureKinds } from './measure-kinds.ts';
import { measurePremises } from './measure-premises.ts';
import { measureNotes, measureReplies } from './measure-replies.ts';
import { judgeCries, measureTiers, readCries } from './measure-tiers.ts';
import { readBlindSet, readSample } from './read-sets.ts';

/** Evaluates triage on questions of other authors, and its speed; the lists' own questions say nothing of quality. */
export async function evaluateTriage({ reference }: EvalOptions): Promise<Part[]> {
  const lists = await loadTriage('content');
  const sample = readSample(reference);
  const own = readBlindSet();
  const corpus = testCorpus();
  const retrieval = await testRetrieval(corpus, { deadlineMs: 60_000 });
  const notes = await testNotes();
  const ownEngine = extractiveEngine(notes, corpus);
  const needs = { retrieval, engine: ownEngine, ownEngine, checker: new Checker(corpus), notes, lists };
  const all = [...own, ...(sample ? [sample] : [])];
  const premises = await measurePremises(all, needs);
  const replies = await measureReplies(all, needs);
  await retrieval.close();
  return [
    { name: 'triage/kinds', markdown: measureKinds(own, lists) },
    sample
      ? { name: 'triage/sample', markdown: measureKinds([sample], lists) }
      : { name: 'triage/sample', skipped: 'the visitors’ questions are not in the folder of the reference data' },
    { name: 'triage/notes', markdown: measureNotes(notes, lists) },
    { name: 'triage/premises', markdown: premises },
    { name: 'triage/replies', markdown: replies },
    { name: 'triage/tiers', markdown: `${measureUnseen(lists)}\n\n${measureStrangers(lists)}` },
    { name: 'triage/speed', markdown: measureSpeed(lists) },
  ];
}

/** Sets that nothing was fitted to, judged by the reader that ships. */
const measureUnseen = (lists: TriageLists) =>
  unseenSets()
    .map((file) => measureTiers(`${path.basename(file)}, as it ships`, judgeCries(readCries(file), lists), false))
    .join('\n\n');

/** The sets of strangers' lines, judged by a reader that is not fitted to them. */
function measureStrangers(lists: TriageLists): string {
  const others = readTraining().filter(({ source }) => source !== 'stranger');
  const unseen = { ...lists, danger: { ...lists.danger, reader: fitReader(others, lists.danger) } };
  return strangersSets()
    .map((file) => measureTiers(`${path.basename(file)}, not fitted to`, judgeCries(readCries(file), unseen), false))
    .join('\n\n')
    .concat(`\n\n${SEEN}`);
}

const SEEN =
  'The reader that ships is fitted to these lines too. Here it is not, but their misses were read before more lines were written: as they were first seen, decision 16.';

const LENGTHS = [200, 2_000, 50_000];

/** Texts made to be slow: every word begins many phrases. */
function measureSpeed(lists: TriageLists): string {
  const texts = {
    'a story': 'i want my husband and my father to think about it, and i feel so tired of this life. ',
    'one word': 'i ',
    'half a question': 'which verse says that ',
    'no word at all': 'aB3/',
  };
  const rows = Object.entries(texts).map(([name, text]) => [
    name,
    ...LENGTHS.map((length) => `${Math.round(medianTime(text.repeat(length).slice(0, length), lists) * 10) / 10} ms`),
  ]);
  return `### The clock

${table(['Text', ...LENGTHS.map((length) => `${length.toLocaleString('en')} characters`)], rows)}`;
}

function medianTime(text: string, lists: TriageLists): number {
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now();
    triage(text, lists);
    return performance.now() - started;
  });
  return times.sort((one, other) => one - other)[2] ?? Number.NaN;
}
