import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Corpus } from '../../../src/knowledge/corpus/corpus.ts';
import { grouped, median, table } from '../../bench/table.ts';
import { judgeText } from './judge-words.ts';
import { writeAnswers } from './speed-answers.ts';

const ROUNDS = 5;

interface MeasuredLibrary {
  corpus: Corpus;
  /** How many hadith are added by packs. */
  hadith: number;
}

/** C: the time of a check, with the shipped library and with a large one. */
export function measureSpeed(libraries: readonly MeasuredLibrary[], reference: string): string {
  const rows = libraries.map(({ corpus, hadith }) => {
    for (const answer of writeAnswers(corpus, ROUNDS)) judgeText(answer, corpus);
    // Verified quotations are cached, so each round has answers of its own.
    const times = Array.from({ length: ROUNDS }, (_, round) =>
      writeAnswers(corpus, round).map((answer) => millisecondsOf(answer, corpus)),
    ).flat();
    const sorted = times.toSorted((a, b) => a - b);
    const { opening, preparing, megabytes, peak } = prepared(hadith, reference);
    return [
      hadith === 0 ? 'as it ships' : `with ${grouped(hadith)} hadith`,
      `${median(times).toFixed(1)} ms`,
      `${(sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN).toFixed(1)} ms`,
      `${grouped(opening)} ms`,
      `${grouped(preparing)} ms`,
      `${grouped(megabytes)} MB`,
      `${grouped(peak)} MB`,
    ];
  });
  return `### Speed

One check of an answer of 1,000 words with twelve quotations, Arabic and English, every third one wrong; 40 answers, ${ROUNDS}
rounds, Node ${process.versions.node}, ${availableParallelism()} cores. Where hadith are added, five of the twelve are hadith with \`[Sahih al-Bukhari 8]\`; the
goal is a median under 25 ms with 50,000. Memory is that of a process which does nothing else.

${table(['Library', 'median', 'p95', 'opened in', 'made ready in', 'memory', 'at its peak'], rows)}`;
}

function millisecondsOf(answer: string, corpus: Corpus): number {
  const started = performance.now();
  judgeText(answer, corpus);
  return performance.now() - started;
}

/** In a process of its own, which holds nothing else. */
function prepared(hadith: number, reference: string): Record<'opening' | 'preparing' | 'megabytes' | 'peak', number> {
  const script = path.join(import.meta.dirname, 'measure-preparing.ts');
  const { stdout, stderr } = spawnSync(process.execPath, [script, String(hadith), reference], { encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as ReturnType<typeof prepared>;
}
