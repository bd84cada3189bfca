// Measures the product's quality: `npm run eval` runs every evaluation, `npm run eval -- checker` one of them.
// Each prints its figures, rewrites its section of build/quality.md (whole tables) and of docs/quality.md (one line for
// each table), unless `--dry` is given. EVAL_REFERENCE names the folder of the reference data (labelled answers, questions
// of visitors, collections of hadith), which does not belong to the project; without it those parts are skipped.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { evaluateAnswers } from './answers/evaluate-answers.ts';
import { evaluateArticles } from './articles/evaluate-articles.ts';
import { evaluateChecker } from './checker/evaluate-checker.ts';
import { type Part, writeParts } from './document.ts';
import { evaluateNotes } from './notes/evaluate-notes.ts';
import { evaluateRetrieval } from './retrieval/evaluate-retrieval.ts';
import { summaryOf } from './summary.ts';
import { evaluateTriage } from './triage/evaluate-triage.ts';

export interface EvalOptions {
  /** The folder of the reference data. It may be absent. */
  reference: string;
  /** How many hadith a second library shall hold, added by packs, where the clock is measured; none for 0. */
  hadith: number;
}

const evaluations: Readonly<Record<string, (options: EvalOptions) => Part[] | Promise<Part[]>>> = {
  checker: evaluateChecker,
  triage: evaluateTriage,
  retrieval: evaluateRetrieval,
  answers: evaluateAnswers,
  articles: evaluateArticles,
  notes: evaluateNotes,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { hadith: { type: 'string', default: '50000' }, dry: { type: 'boolean', default: false } },
});
const root = path.join(import.meta.dirname, '../..');
const options = {
  reference: path.resolve(root, process.env.EVAL_REFERENCE ?? 'eval-reference'),
  hadith: Number(values.hadith),
};

if (!existsSync(options.reference)) {
  console.log(`There is no folder ${options.reference}, so the parts that need the reference data are skipped.
EVAL_REFERENCE names another folder.\n`);
}

for (const name of positionals.length > 0 ? positionals : Object.keys(evaluations)) {
  const evaluate = evaluations[name];
  if (!evaluate) throw new Error(`No evaluation is called "${name}"; there is: ${Object.keys(evaluations).join(', ')}`);
  const parts = await evaluate(options);
  for (const part of parts) console.log(`${part.markdown ?? `Skipped: ${part.name}: ${part.skipped}`}\n`);
  if (values.dry) continue;
  writeParts(path.join(root, 'build/quality.md'), parts);
  writeParts(path.join(root, 'docs/quality.md'), parts.map(summarized));
}
// What the tests share between sites, threads among it, ends with the process.
process.exit();

function summarized(part: Part): Part {
  return part.markdown === undefined ? part : { ...part, markdown: summaryOf(part.markdown) };
}
