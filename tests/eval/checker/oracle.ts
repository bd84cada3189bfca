import { bareWord, type Edition, hasLetter, type Passage, type VerseUnits } from './units.ts';

/**
 * A naive search, independent of the product: do these words, unit by unit, occur in the passage (or, without one,
 * anywhere), in any of the spellings allowed for each unit? Vowels that are written must match.
 */
export class Oracle {
  readonly #rows: Readonly<Record<'arabic' | 'english', Row>>;

  constructor(verses: readonly VerseUnits[]) {
    this.#rows = { arabic: rowOf(verses, arabicKeys), english: rowOf(verses, englishKeys) };
  }

  stands(tokens: readonly string[], edition: Edition, passage?: Passage): boolean {
    const row = this.#rows[edition === 'english' ? 'english' : 'arabic'];
    const keyOf = edition === 'uthmani' || edition === 'vowelled' ? vowelledKey : bareKey;
    let [from, to] = passage ? rangeOf(row, passage) : [0, row.keys.length];
    return piecesOf(tokens).every((piece) => {
      const end = endAfter(row, piece.map(keyOf), from, to);
      // Words after an ellipsis must follow those before it.
      from = end ?? from;
      to = passage ? to : (row.surahEnds[from - 1] ?? to);
      return end !== undefined;
    });
  }
}

interface Row {
  /** Every key of each unit. */
  keys: Set<string>[];
  verseStarts: Map<string, number>;
  /** Where the surah of each unit ends. */
  surahEnds: number[];
  places: Map<string, number[]>;
}

function rowOf(verses: readonly VerseUnits[], keysOf: (verse: VerseUnits) => Set<string>[]): Row {
  const row: Row = { keys: [], verseStarts: new Map(), surahEnds: [], places: new Map() };
  const surahs: number[] = [];
  for (const verse of verses) {
    row.verseStarts.set(`${verse.surah}:${verse.ayah}`, row.keys.length);
    for (const keys of keysOf(verse)) {
      for (const key of keys) placesIn(row, key).push(row.keys.length);
      row.keys.push(keys);
      surahs.push(verse.surah);
    }
  }
  const ends = new Map(surahs.map((surah, at) => [surah, at + 1]));
  row.surahEnds = surahs.map((surah) => ends.get(surah) ?? 0);
  return row;
}

function placesIn({ places }: Row, key: string): number[] {
  const known = places.get(key);
  if (known) return known;
  const empty: number[] = [];
  places.set(key, empty);
  return empty;
}

function rangeOf(row: Row, { surah, from, to }: Passage): [from: number, to: number] {
  const start = row.verseStarts.get(`${surah}:${from}`);
  if (start === undefined) return [0, 0];
  const end = row.verseStarts.get(`${surah}:${to + 1}`) ?? row.surahEnds[start] ?? row.keys.length;
  return [start, end];
}

/** Where the first run of these keys ends. */
function endAfter(row: Row, keys: readonly string[], from: number, to: number): number | undefined {
  const starts = row.places.get(keys[0] ?? '') ?? [];
  const start = starts.find(
    (at) => at >= from && at + keys.length <= Math.min(to, row.surahEnds[at] ?? 0) && isRun(row, keys, at),
  );
  return start === undefined ? undefined : start + keys.length;
}

function isRun(row: Row, keys: readonly string[], at: number): boolean {
  return keys.every((key, index) => row.keys[at + index]?.has(key));
}

/** The parts between ellipses; verse numbers are not words. */
function piecesOf(tokens: readonly string[]): string[][] {
  const pieces: string[][] = [[]];
  for (const token of tokens) {
    if (hasLetter(token)) pieces.at(-1)?.push(token);
    else if (token === '…' || token === '...') pieces.push([]);
  }
  return pieces.filter((piece) => piece.length > 0);
}

function arabicKeys({ words }: VerseUnits): Set<string>[] {
  return words.uthmani.map((uthmani, index) => {
    const [vowelled = '', plain = ''] = [words.vowelled[index], words.plain[index]];
    const withAlef = uthmani.replace(/\u0670/gu, 'ا');
    const keys = [vowelledKey(uthmani), vowelledKey(vowelled)];
    // The last vowel is often not written where a reader stops.
    const paused = keys.map((key) => key.replace(/[\u064B-\u0650]$/u, ''));
    return new Set([...keys, ...paused, ...[plain, uthmani, withAlef].map(bareKey)]);
  });
}

const englishKeys = ({ words }: VerseUnits) => words.english.map((word) => new Set([bareKey(word)]));

const bareKey = (word: string) => bareWord(word).replace(/ /gu, '');

/** The letters with their short vowels and tanween; not the doubling and silence that the word before brings about. */
export function vowelledKey(word: string): string {
  return `:${word
    .replace(/([\u064E-\u0650])(\u0651?)[\u06E2\u06ED]/gu, (_, vowel: string) => tanween[vowel] ?? '')
    .replace(/[\u0656\u0657\u065E]/gu, (sign) => tanween[sign] ?? '')
    .normalize('NFC')
    .replace(/(?<=ى)\u0670/gu, '')
    .replace(/[\u0651-\u0653\u06D6-\u06ED\u0654\u0655ـ ]/gu, '')}`;
}

const tanween: Readonly<Record<string, string>> = {
  '\u064E': '\u064B',
  '\u064F': '\u064C',
  '\u0650': '\u064D',
  '\u0657': '\u064B',
  '\u065E': '\u064C',
  '\u0656': '\u064D',
};
