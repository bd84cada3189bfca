import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Corpus } from '../../../src/knowledge/corpus/corpus.ts';
import { grouped, median } from '../../bench/table.ts';
import { seededRandom } from '../random.ts';
import { generateMutated } from './generate.ts';
import { judgeText } from './judge-words.ts';
import { quoteOf, shapes } from './quote.ts';
import { unitsOf, type VerseUnits } from './units.ts';
import { writeQuote } from './write-quote.ts';

const ANSWERS = 40;
const ROUNDS = 5;

/** C: what a check costs. The corpus is the one that the caller measures everything with. */
export function measureSpeed(corpus: Corpus, hadith: number): string {
  const answers = writeAnswers(unitsOf(corpus), corpus);
  for (const answer of answers) judgeText(answer, corpus);
  const times = Array.from({ length: ROUNDS }, () => answers.map((answer) => millisecondsOf(answer, corpus))).flat();
  const sorted = times.toSorted((a, b) => a - b);
  const { milliseconds, megabytes } = prepared(hadith);
  return `### Speed

Answers of 1,000 words with twelve quotations, Arabic and English, every third one wrong; ${grouped(answers.length)} answers, ${ROUNDS} rounds, Node
${process.versions.node}, ${availableParallelism()} cores, ${hadith === 0 ? 'the built-in library' : `with ${grouped(hadith)} hadith`}. One check: median **${median(times).toFixed(1)} ms**, p95 **${(sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN).toFixed(1)} ms**.
Making the library ready: ${grouped(milliseconds)} ms; the process then takes ${grouped(megabytes)} MB.`;
}

function millisecondsOf(answer: string, corpus: Corpus): number {
  const started = performance.now();
  judgeText(answer, corpus);
  return performance.now() - started;
}

/** In a process of its own, which holds nothing else. */
function prepared(hadith: number): { milliseconds: number; megabytes: number } {
  const script = path.join(import.meta.dirname, 'measure-preparing.ts');
  const { stdout, stderr } = spawnSync(process.execPath, [script, String(hadith)], { encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as { milliseconds: number; megabytes: number };
}

const prose =
  'The scholars say that whoever reads this with care finds in it a great help for every day, and what follows explains it. '
    .trim()
    .split(' ');

function writeAnswers(verses: readonly VerseUnits[], corpus: Corpus): string[] {
  const random = seededRandom(7);
  const wrong = generateMutated(verses).filter(({ quote }) => quote.tokens.length <= 40);
  return Array.from({ length: ANSWERS }, () => {
    const pieces = Array.from({ length: 12 }, (_, count) => {
      const edition = random.pick(['uthmani', 'plain', 'english', 'english'] as const);
      const quoted = quoteOf(verses, random.int(verses.length), edition, random.pick(shapes), random);
      const quote = count % 3 === 0 || !quoted || quoted.tokens.length > 40 ? random.pick(wrong).quote : quoted;
      return writeQuote(quote, corpus.surahs, random.pick(['block', '“…”'] as const), '[Quran 2:183]');
    });
    const words = pieces.join(' ').split(/\s+/u).length;
    const between = Math.max(0, Math.round((1000 - words) / pieces.length));
    const filling = Array.from({ length: between }, (_, at) => prose[at % prose.length]).join(' ');
    return pieces.map((piece) => `${filling} ${piece}`).join('\n\n');
  });
}
