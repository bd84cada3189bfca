import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startServer } from '../bench/server-process.ts';
import type { Random } from '../eval/random.ts';
import { makeText, randomRecipe } from './make-text.ts';

/** Milliseconds within which a quiet visitor gets the home page in 99 of 100 cases. */
const mostP99 = 50;

/** Texts that are under way at once. */
const senders = 4;

/** Characters of the texts: the limits of the calls, and of the form on the page `/check`. */
const sizes = { check: 50_000, page: 50_000, save: 20_000, ask: 2_000 };

/** Sends hostile texts to a server of its own while a quiet visitor reads the home page; says whether that stayed fast. */
export async function fuzzServer(random: Random, minutes: number): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'isnad-fuzz-'));
  const server = await startServer(folder);
  const end = Date.now() + minutes * 60_000;
  const statuses = new Map<string, number>();
  const sending = Array.from({ length: senders }, async () => {
    while (Date.now() < end) {
      const answer = await send(server.url, random);
      statuses.set(answer, (statuses.get(answer) ?? 0) + 1);
    }
  });
  const times: number[] = [];
  while (Date.now() < end) {
    const before = performance.now();
    const answer = await statusOf('GET /', fetch(server.url));
    times.push(answer === 'GET /: 200' ? performance.now() - before : Number.POSITIVE_INFINITY);
    if (answer !== 'GET /: 200') statuses.set(answer, (statuses.get(answer) ?? 0) + 1);
    await setTimeout(100);
  }
  await Promise.all(sending);
  await server.stop();
  await rm(folder, { recursive: true });
  times.sort((one, other) => one - other);
  const p = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  for (const [answer, count] of [...statuses].sort()) console.log(`${answer}: ${count}`);
  console.log(`GET / beside them, ${times.length} times: p50 ${p(0.5).toFixed(1)} ms, p99 ${p(0.99).toFixed(1)} ms`);
  const failed = [...statuses.keys()].filter((answer) => /: (5(?!03)|failed)/.test(answer));
  if (failed.length > 0) console.log(`Unexpected: ${failed.join(', ')}`);
  return p(0.99) <= mostP99 && failed.length === 0;
}

async function send(url: string, random: Random): Promise<string> {
  const recipe = randomRecipe(random);
  const call = random.pick(['check', 'page', 'save', 'ask'] as const);
  // A recipe may cut a letter of two halves; an address or a form cannot hold one half.
  const text = makeText(recipe, 1 + random.int(sizes[call])).toWellFormed();
  return statusOf(`/${call}`, requests[call](url, text));
}

/** The status of a response that was read to its end, or why there is none. */
async function statusOf(name: string, sent: Promise<Response>): Promise<string> {
  try {
    const response = await sent;
    await response.arrayBuffer();
    return `${name}: ${response.status}`;
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    return `${name}: failed (${cause instanceof Error ? cause.message : message})`;
  }
}

const requests: Readonly<Record<keyof typeof sizes, (url: string, text: string) => Promise<Response>>> = {
  check: (url, text) => post(`${url}/api/check`, { text }),
  page: (url, text) => fetch(`${url}/check`, { method: 'POST', body: new URLSearchParams({ text }) }),
  save: (url, text) => post(`${url}/api/save`, { question: 'What is zakat?', answer: text, userRole: 'user' }),
  ask: (url, text) => fetch(`${url}/api/ask?q=${encodeURIComponent(text)}`),
};

function post(url: string, body: object): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
}
