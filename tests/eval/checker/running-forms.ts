import type { Surah } from '../../../src/knowledge/corpus/corpus.ts';
import type { Passage } from './units.ts';

type Write = (words: string, place: string, surah: Surah | undefined, verses: string) => string;

/** A quotation after its reference, without quotation marks, or with straight marks inside straight marks. */
export const runningForms = {
  'Quran 2:183 says: “…”': (words, place) => `Quran ${place} says: “${inner(words)}”, and so it is.`,
  'In Surah Al-Baqarah, verse 183: “…”': (words, _, surah, verses) =>
    `In Surah ${surah?.name}, verse${verses.includes('-') ? 's' : ''} ${verses}: “${inner(words)}”. So it is.`,
  'Allah says: … (2:183)': (words, place) => `Allah says: ${words} (${place})`,
  '"… "…" …" (2:183)': (words, place) => `It is written: "${words.replace(/[“”]/gu, '"')}" (${place}), so it is.`,
} satisfies Record<string, Write>;
export type RunningForm = keyof typeof runningForms;

/** Quotation marks inside these marks are written differently. */
const inner = (words: string) => words.replace(/[“”]/gu, "'");

export function writeRunning(
  tokens: readonly string[],
  { surah, from, to }: Passage,
  surahs: readonly Surah[],
  form: RunningForm,
): string {
  const verses = from === to ? `${from}` : `${from}-${to}`;
  return runningForms[form](tokens.join(' '), `${surah}:${verses}`, surahs[surah - 1], verses);
}
