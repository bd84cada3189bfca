// Searches for texts that cost more time than their length allows: `npm run fuzz`. Each round makes a text of repeated
// fragments in three lengths and measures one target. A finding is printed with all parameters needed to repeat it.
//   --minutes N   how long to search, 10 by default
//   --seed N      the same seed tries the same texts
//   --target NAME one target alone
//   --requests N  sends N requests of every kind to a server instead (fuzz-requests.ts); --resume takes a run up again
//   --server      sends the texts to a running server instead, and times a page for another visitor meanwhile
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seededRandom } from '../eval/random.ts';
import { fuzzRequests } from './fuzz-requests.ts';
import { fuzzServer } from './fuzz-server.ts';
import { FuzzThread } from './fuzz-thread.ts';
import type { Times } from './fuzz-worker.ts';
import { judgeTimes, lengths } from './judge-times.ts';
import { makeText, type Recipe, randomRecipe } from './make-text.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: `${Date.now() % 1_000_000}` },
    target: { type: 'string' },
    requests: { type: 'string' },
    resume: { type: 'boolean', default: false },
    server: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const minutes = Number(values.minutes);
const random = seededRandom(seed);

/** A job that takes longer is stopped. */
const deadlineMs = 10_000;

const isSound = await run();
process.exit(isSound ? 0 : 1);

function run(): Promise<boolean> {
  if (values.requests) return fuzzRequests({ seed, count: Number(values.requests), resume: values.resume });
  console.log(`seed ${seed}, ${minutes} minutes`);
  return values.server ? fuzzServer(random, minutes) : fuzzTargets();
}

async function fuzzTargets(): Promise<boolean> {
  const thread = new FuzzThread();
  const names = (await thread.start()).filter((name) => !values.target || name === values.target);
  if (names.length === 0) throw new Error(`There is no target “${values.target}”`);
  const slowest = new Map<string, { ms: number; recipe: Recipe }>();
  const findings: { target: string; finding: string; times: readonly number[]; recipe: Recipe }[] = [];
  const end = Date.now() + minutes * 60_000;
  let rounds = 0;
  for (; Date.now() < end; rounds += 1) {
    const recipe = randomRecipe(random);
    for (const target of names) {
      const first = await thread.measure({ target, recipe, lengths, averageOver: 0 }, deadlineMs);
      // A thread that is still warming up is slow once, and its clock is coarse: what looks slow is measured again.
      const times = first && judgeTimes(first) ? await measuredAgain(thread, target, recipe) : first;
      const finding = times ? judgeTimes(times) : 'did not end';
      const ms = times?.at(-1) ?? deadlineMs;
      if (ms > (slowest.get(target)?.ms ?? 0)) slowest.set(target, { ms, recipe });
      if (!finding) continue;
      findings.push({ target, finding, times: times ?? [], recipe });
      console.log(`${target}: ${finding}: ${(times ?? []).map((time) => time.toFixed(1)).join(' → ')} ms`);
      console.log(`  ${JSON.stringify(recipe)}`);
    }
  }
  await thread.close();
  mkdirSync('build', { recursive: true });
  writeFileSync('build/fuzz-findings.json', JSON.stringify({ seed, findings }, null, 2));
  console.log(
    `\n${rounds} texts of up to ${lengths.at(-1)} characters, ${findings.length} findings (build/fuzz-findings.json)`,
  );
  for (const [target, { ms, recipe }] of slowest) {
    console.log(`${target}: slowest ${ms.toFixed(1)} ms on ${JSON.stringify(makeText(recipe, 60))}…`);
  }
  return findings.length === 0;
}

async function measuredAgain(thread: FuzzThread, target: string, recipe: Recipe) {
  const runs: Times[] = [];
  while (runs.length < 3) {
    const times = await thread.measure({ target, recipe, lengths, averageOver: 40 }, deadlineMs);
    if (!times) return undefined;
    runs.push(times);
  }
  return lengths.map((_, index) => Math.min(...runs.map((times) => times[index] ?? 0)));
}
