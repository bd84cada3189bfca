import type { Note } from '../notes/note.ts';
import { bareSentences } from './bare-sentences.ts';
import type { NoteCorrection, PointWording } from './correction.ts';
import { pointDigest, wordsDigest } from './point-digest.ts';

/** Most points that are kept with one text. An answer has a handful, an article some thirty. */
const MOST = 60;

/** Finds the points whose sentences a text repeats: those of today, and those that were wrong and are no longer in a note. */
export class PointTracer {
  readonly #texts = new Map<string, PointWording[]>();

  constructor(notes: readonly Note[], corrections: readonly NoteCorrection[], sha256: (words: string) => string) {
    for (const { slug, english, arabic } of notes) {
      for (const point of [...english.points, ...(arabic?.points ?? [])]) {
        const text = { note: slug, point: point.id, digest: pointDigest(point, sha256) };
        for (const sentence of bareSentences(point.markdown)) this.#add(sentence, text);
      }
    }
    for (const { note, point, said, saidInArabic } of corrections) {
      for (const words of [said, ...(saidInArabic === undefined ? [] : [saidInArabic])]) {
        const text = { note, point, digest: wordsDigest(words, sha256) };
        for (const sentence of bareSentences(words)) this.#add(sentence, text);
      }
    }
  }

  #add(sentence: string, text: PointWording) {
    this.#texts.set(sentence, [...(this.#texts.get(sentence) ?? []), text]);
  }

  /** In the order of the text, each once. */
  trace(text: string): PointWording[] {
    return distinct(bareSentences(text).flatMap((sentence) => this.#texts.get(sentence) ?? [])).slice(0, MOST);
  }
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
