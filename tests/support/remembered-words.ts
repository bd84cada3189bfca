import { randomInt } from 'node:crypto';
import { getHeapSnapshot } from 'node:v8';
import { passGate } from '../../src/answers/gate/gate.ts';
import { languageOf } from '../../src/answers/question-language.ts';
import { loadTriage } from '../../src/answers/triage/load-triage.ts';
import { triage } from '../../src/answers/triage/triage.ts';
import { Checker } from '../../src/checker/checker.ts';
import { searchLibrary } from '../../src/knowledge/retrieval/search-library.ts';
import { findReferences } from '../../src/references/find-references.ts';
import { testCorpus } from './test-corpus.ts';
import { testSearchIndex } from './test-retrieval.ts';

// Runs in a process of its own, with --expose-gc. Each part of the site handles texts that hold random words; then a heap
// snapshot shows which of these words are still in memory. Prints the names of the parts that kept one, as JSON.

const corpus = testCorpus();
const checker = new Checker(corpus);
const [lists, searched] = await Promise.all([loadTriage('content'), testSearchIndex(corpus)]);

const parts: Readonly<Record<string, (text: string) => unknown>> = {
  // Keeps its input, so that a snapshot in which nothing can be found is noticed.
  control: (text) => kept.push(text),
  references: (text) => findReferences(text),
  checker: (text) => checker.checkText(text),
  gate: (text) =>
    passGate({ engine: 'test', parts: [{ kind: 'answer', blocks: [{ kind: 'text', markdown: text }] }] }, checker),
  triage: (text) => [triage(text, lists), languageOf(text)],
  retrieval: (text) => searchLibrary({ question: text, limit: 8 }, searched),
};
const kept: string[] = [];

const LENGTH = 14;

/** Character codes: a string would itself be found in memory. */
function randomWord(first: number, count: number): number[] {
  return Array.from({ length: LENGTH }, () => first + randomInt(count));
}

/** From a frame of its own, so that no variable holds a word when the snapshot is taken. */
function handle(run: (text: string) => unknown, latin: readonly number[], arabic: readonly number[]): void {
  const [one, two] = [String.fromCharCode(...latin), String.fromCharCode(...arabic)];
  run(
    `${one} asks whether ${one} is in Surah ${one}, verse 3, or “the mercy of ${one} is for all of them” (Quran 2:255).`,
  );
  run(`يسأل ${two} عن قوله تعالى: ﴿إن الله مع ${two} الصابرين﴾ (سورة ${two}: ٣) وعن ${two}.`);
  run(one);
  run(two);
}

const words = Object.entries(parts).map(([name, run]) => {
  const [latin, arabic] = [randomWord(0x61, 26), randomWord(0x641, 10)];
  handle(run, latin, arabic);
  return { name, latin, arabic };
});

// The engine remembers the subject of the last match, and caches of its own until a collection.
/x/.exec('x');
globalThis.gc?.();
globalThis.gc?.();

const chunks: Buffer[] = [];
for await (const chunk of getHeapSnapshot()) chunks.push(Buffer.from(chunk));
const snapshot = Buffer.concat(chunks);
const escaped = (codes: readonly number[]) => codes.map((code) => `\\u${code.toString(16).padStart(4, '0')}`).join('');
const holds = (codes: readonly number[]) =>
  [String.fromCharCode(...codes), escaped(codes), escaped(codes).toUpperCase().replaceAll('\\U', '\\u')].some(
    (written) => snapshot.includes(written),
  );
const remembering = words.filter(({ latin, arabic }) => holds(latin) || holds(arabic)).map(({ name }) => name);
process.stdout.write(JSON.stringify(remembering));
