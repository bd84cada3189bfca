import type { Note } from '../notes/note.ts';
import { bareSentences } from './bare-sentences.ts';
import type { NoteCorrection, PointWording } from './correction.ts';
import { pointDigest, wordsDigest } from './point-digest.ts';

/** Most points that are kept with one text. An answer has a handful, an article some thirty. */
const MOST = 60;

/**
 * Finds the points whose sentences a text repeats: those of today, and those that were wrong and are no longer in a note.
 * Their index takes some tenths of a second, and is made when it is first needed.
 */
export class PointTracer {
  readonly #notes: readonly Note[];
  readonly #corrections: readonly NoteCorrection[];
  readonly #sha256: (words: string) => string;
  #index: ReadonlyMap<string, PointWording[]> | undefined;

  constructor(notes: readonly Note[], corrections: readonly NoteCorrection[], sha256: (words: string) => string) {
    this.#notes = notes;
    this.#corrections = corrections;
    this.#sha256 = sha256;
  }

  /** In the order of the text, each once. */
  trace(text: string): PointWording[] {
    this.#index ??= indexSentences(this.#notes, this.#corrections, this.#sha256);
    const index = this.#index;
    return distinct(bareSentences(text).flatMap((sentence) => index.get(sentence) ?? [])).slice(0, MOST);
  }
}

function indexSentences(
  notes: readonly Note[],
  corrections: readonly NoteCorrection[],
  sha256: (words: string) => string,
): ReadonlyMap<string, PointWording[]> {
  const index = new Map<string, PointWording[]>();
  const add = (words: string, wording: PointWording) => {
    for (const sentence of bareSentences(words)) index.set(sentence, [...(index.get(sentence) ?? []), wording]);
  };
  for (const { slug, english, arabic } of notes) {
    for (const point of [...english.points, ...(arabic?.points ?? [])]) {
      add(point.markdown, { note: slug, point: point.id, digest: pointDigest(point, sha256) });
    }
  }
  for (const { note, point, said, saidInArabic } of corrections) {
    for (const words of [said, ...(saidInArabic === undefined ? [] : [saidInArabic])]) {
      add(words, { note, point, digest: wordsDigest(words, sha256) });
    }
  }
  return index;
}

/** Each text of a point once. */
export function distinct(texts: readonly PointWording[]): PointWording[] {
  return [...new Map(texts.map((text) => [keyOf(text), text])).values()];
}

const keyOf = ({ note, point, digest }: PointWording) => `${note}#${point} ${digest}`;

/** Finds the corrections of what a kept text rests on, the newest first. */
export class CorrectionFinder {
  readonly #corrections = new Map<string, NoteCorrection[]>();

  constructor(corrections: readonly NoteCorrection[], sha256: (words: string) => string) {
    for (const correction of corrections) {
      for (const text of wrongTexts(correction, sha256)) {
        const key = keyOf(text);
        this.#corrections.set(key, [...(this.#corrections.get(key) ?? []), correction]);
      }
    }
  }

  of(points: readonly PointWording[]): NoteCorrection[] {
    const found = new Set(points.flatMap((point) => this.#corrections.get(keyOf(point)) ?? []));
    return [...found].sort((one, other) => (one.date < other.date ? 1 : -1));
  }
}

/** The texts that had an error: whole points by their digests, and the wrong words alone. */
export function wrongTexts(
  { note, point, said, saidInArabic, texts }: NoteCorrection,
  sha256: (words: string) => string,
): PointWording[] {
  const words = [said, ...(saidInArabic === undefined ? [] : [saidInArabic])];
  return [...texts, ...words.map((each) => ({ note, point, digest: wordsDigest(each, sha256) }))];
}
