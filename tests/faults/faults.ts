// What is lost when parts fail: `npm run faults`, or `npm run faults -- processes --rounds 20`. Each scenario breaks
// something for real and counts what a caller was told is kept; the result is one line each, and one at the end.
import { parseArgs } from 'node:util';
import { table } from '../bench/table.ts';
import { failingDisk, failingDiskFiles } from './failing-disk.ts';
import { idleConnections } from './idle-connections.ts';
import { killedInGenerations } from './killed-in-generations.ts';
import { killedInSaves } from './killed-in-saves.ts';
import { memoryLimit } from './memory-limit.ts';
import { processesOnPostgres } from './processes-on-postgres.ts';

export interface Outcome {
  /** What was done. */
  happened: string;
  /** What callers were told is kept. */
  acknowledged: number;
  missing: number;
  doubled: number;
  /** What visitors saw meanwhile. */
  seen: string;
  /** Whether what visitors saw is what is promised. */
  asPromised: boolean;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '300' }, seeds: { type: 'string', default: '10000' } },
});
const rounds = Number(values.rounds);

const scenarios: Record<string, () => Promise<Outcome>> = {
  'killed-in-saves': () => killedInSaves({ rounds, database: 'sqlite' }),
  'killed-in-saves-postgres': () => killedInSaves({ rounds: Math.ceil(rounds / 3), database: 'postgres' }),
  'killed-in-generations': () => killedInGenerations({ rounds: Math.ceil(rounds / 10) }),
  processes: processesOnPostgres,
  'failing-disk': () => failingDisk({ seeds: Number(values.seeds) }),
  'failing-disk-files': () => failingDiskFiles({ seeds: Number(values.seeds) }),
  'idle-connections': () => idleConnections(),
  'memory-limit': () => memoryLimit({ rounds: Math.ceil(rounds / 30) }),
};

const wanted = positionals.length > 0 ? positionals : Object.keys(scenarios);
const rows: string[][] = [];
let failed = 0;
for (const name of wanted) {
  const scenario = scenarios[name];
  if (!scenario) throw new Error(`There is no scenario “${name}”: ${Object.keys(scenarios).join(', ')}.`);
  console.error(`${name} …`);
  const { happened, acknowledged, missing, doubled, seen, asPromised } = await scenario();
  const isKept = missing === 0 && doubled === 0 && acknowledged > 0 && asPromised;
  if (!isKept) failed += 1;
  rows.push([name, happened, seen, `${acknowledged}`, `${missing}`, `${doubled}`]);
}
console.log(table(['Scenario', 'What happened', 'What visitors saw', 'acknowledged', 'missing', 'doubled'], rows));
console.log(`${wanted.length - failed} held, ${failed} did not`);
process.exitCode = failed > 0 ? 1 : 0;
