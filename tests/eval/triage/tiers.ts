// Measures triage on a file of cries and harmless lines: node tests/eval/triage/tiers.ts FILE.jsonl [--misses]
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadTriage } from '../../../src/answers/triage/load-triage.ts';
import { judgeCries, measureTiers, readCries } from './measure-tiers.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { misses: { type: 'boolean', default: false } },
});
const lists = await loadTriage('content');
for (const file of positionals) {
  console.log(measureTiers(path.basename(file), judgeCries(readCries(file), lists), values.misses));
}
