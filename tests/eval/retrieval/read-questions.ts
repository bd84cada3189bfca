import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readVectors } from '../../support/read-vectors.ts';

/** A question and the verses of which at least one must be found. */
export interface Question {
  asked: string;
  fitting: readonly string[];
  tags: readonly string[];
}

/** A named set of questions. */
export interface QuestionSet {
  name: string;
  questions: readonly Question[];
}

interface WrittenQuestion {
  id: string;
  q: string;
  kind?: string;
  tags?: string[];
  gold?: string[];
  gold_quran?: string[];
}

/** Questions that were written together with the search. */
export function questionsOfVectors(): QuestionSet {
  const questions = readVectors('questions-on-topic.tsv').map(([asked = '', fitting = '']) => ({
    asked,
    fitting: fitting.split(' '),
    tags: [],
  }));
  return { name: 'written with the search', questions };
}

/**
 * Questions by an author who has not seen the search. Those with an odd number may be looked at while it is improved;
 * the others are only counted.
 */
export function blindQuestions(): { development: QuestionSet; heldOut: QuestionSet } {
  const written = readLines(path.join(import.meta.dirname, '../sets/retrieval.jsonl'));
  return {
    development: { name: 'blind, development half', questions: written.filter(isOdd).map(questionOf) },
    heldOut: { name: 'blind, held out', questions: written.filter((one) => !isOdd(one)).map(questionOf) },
  };
}

/** The questions by which answers are measured, of the same blind author: those that cite a verse. Only counted. */
export function questionsOfAnswers(): QuestionSet {
  const written = readLines(path.join(import.meta.dirname, '../sets/answers.jsonl'));
  return {
    name: 'blind, the answers’ set',
    questions: written.map(questionOf).filter(({ fitting }) => fitting.length > 0),
  };
}

/** Blind questions from elsewhere, which nothing may be found for; in halves as those above. */
export function blindOffTopic(): { development: string[]; heldOut: string[] } {
  const written = readLines(path.join(import.meta.dirname, '../sets/triage.jsonl')).filter(
    ({ kind }) => kind === 'off-topic',
  );
  const asked = (half: WrittenQuestion[]) => half.map(({ q }) => q);
  return { development: asked(written.filter(isOdd)), heldOut: asked(written.filter((one) => !isOdd(one))) };
}

/** The sample of the reference data, where it is there; what asks for hadith alone is left out. */
export function sampleQuestions(reference: string): QuestionSet | undefined {
  const file = path.join(reference, 'questions-sample.jsonl');
  if (!existsSync(file)) return undefined;
  const questions = readLines(file)
    .map(questionOf)
    .filter(({ fitting }) => fitting.length > 0);
  return { name: 'sample of visitors’ questions', questions };
}

function isOdd({ id }: WrittenQuestion): boolean {
  return Number(id.at(-1)) % 2 === 1;
}

function readLines(file: string): WrittenQuestion[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as WrittenQuestion);
}

function questionOf({ q, tags = [], gold, gold_quran = [] }: WrittenQuestion): Question {
  return { asked: q, fitting: (gold ?? gold_quran).flatMap(versesOf), tags };
}

/** `2:285` or `2:285-286`. */
function versesOf(place: string): string[] {
  const [, surah = '', from = '', to = from] = /^(\d+):(\d+)(?:-(\d+))?$/.exec(place) ?? [];
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, step) => `${surah}:${Number(from) + step}`);
}
