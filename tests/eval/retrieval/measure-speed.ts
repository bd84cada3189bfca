import type { Retrieval } from '../../../src/knowledge/retrieval/retrieval.ts';
import { table } from '../../bench/table.ts';

/** How long a search takes, thread and back: one at a time, four at a time, and for the worst that may be typed. */
export async function measureSpeed(questions: readonly string[], retrieval: Retrieval): Promise<string> {
  for (const question of questions) await retrieval.find(question, 8);
  const alone = await timesOf(questions, retrieval, 1);
  const together = await timesOf(questions, retrieval, 4);
  const worst = await timesOf(hostile, retrieval, 1);
  return `### Times of a search

Milliseconds, from the question to its findings, the search thread’s queue included.

${table(
  ['', 'median', 'p99', 'longest'],
  [
    ['one at a time', ...figuresOf(alone)],
    ['four at a time', ...figuresOf(together)],
    ['hostile questions of 2,000 characters', ...figuresOf(worst)],
  ],
)}`;
}

/** Unknown words, words that every verse has, one name repeated, characters of the query language. */
const hostile: readonly string[] = [
  Array.from({ length: 200 }, (_, at) => `qzx${at.toString(26)}wvkj`).join(' '),
  'allah lord believe people god day earth '.repeat(50),
  'prayer fasting moses heaven and earth '.repeat(53),
  'ibrahem mosees praier chariti fastin jugdement '.repeat(43),
  'والصابرين بالصلاة فاستغفروا '.repeat(71),
  '" OR NEAR(a, b) * ^ '.repeat(100),
  'a '.repeat(1_000),
  'inna lillahi wa inna ilayhi rajioon '.repeat(56),
].map((text) => text.slice(0, 2_000));

async function timesOf(questions: readonly string[], retrieval: Retrieval, atOnce: number): Promise<number[]> {
  const times: number[] = [];
  const waiting = [...questions];
  const ask = async () => {
    for (let question = waiting.pop(); question !== undefined; question = waiting.pop()) {
      const start = performance.now();
      await retrieval.find(question, 8);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return times.sort((a, b) => a - b);
}

function figuresOf(sorted: readonly number[]): string[] {
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return [at(0.5), at(0.99), at(1)].map((time) => time.toFixed(1));
}
