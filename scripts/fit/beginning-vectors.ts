import { type Meaning, ofLengthOne } from '../../src/knowledge/retrieval/meanings/word-meanings.ts';

// The word vectors that the fit begins with. Kept are the 30,000 commonest words and all that the notes use. As Arora and
// others found (2017), a sum of word vectors says most if common words count little and the direction is left out that all
// texts share; here that of the questions of the notes.

export interface WordVectors {
  words: string[];
  dimensions: number;
  /** One row for each word: its direction, as long as the word weighs. */
  rows: Float32Array;
}

const COMMONEST = 30_000;
/** Words whose mean is the origin: the vectors of common words lie to one side. */
const FOR_MEAN = 20_000;
/** A word that is this share of all words counts half. */
const HALF = 0.001;
const DIMENSIONS = 100;

export function beginningVectors(
  { vectors }: { vectors: Record<string, number[]> },
  { used, questions }: { used: ReadonlySet<string>; questions: readonly (readonly string[])[] },
): WordVectors {
  const kept = Object.keys(vectors)
    .filter((word) => /^[a-z]+$/u.test(word))
    .map((word, rank) => ({ word, rank, vector: Float32Array.from((vectors[word] ?? []).slice(0, DIMENSIONS)) }))
    .filter(({ word, rank }) => rank < COMMONEST || used.has(word));

  const mean = new Float32Array(DIMENSIONS);
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
      const sum = new Float32Array(DIMENSIONS);
      for (const word of words) {
        const found = byWord.get(word);
        if (found) add(sum, found.vector, found.weight);
      }
      return ofLengthOne(sum);
    }),
  );

  const rows = new Float32Array(kept.length * DIMENSIONS);
  for (const [at, { weight, vector }] of weighed.entries()) {
    const along = vector.reduce((sum, each, place) => sum + each * (shared[place] ?? 0), 0);
    rows.set(
      vector.map((each, place) => weight * (each - along * (shared[place] ?? 0))),
      at * DIMENSIONS,
    );
  }
  return { words: kept.map(({ word }) => word), dimensions: DIMENSIONS, rows };
}

/** The direction in which the vectors lie most, by power iteration. */
function sharedDirection(all: readonly Meaning[]): Meaning {
  let direction: Meaning = new Float32Array(DIMENSIONS).fill(1);
  for (let round = 0; round < 30; round++) {
    const next = new Float32Array(DIMENSIONS);
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
