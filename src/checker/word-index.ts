import type { QuranReference } from '../references/reference.ts';
import type { Effort } from './effort.ts';
import type { Word } from './normalize.ts';
import { isSameWord } from './same-word.ts';

/** A run of quoted words found in an edition. */
export interface Place {
  reference: QuranReference;
  /** The words are the whole of the verses, from the first word to the last. */
  whole: boolean;
  /** Where they begin in the edition. */
  start: number;
}

interface Verse {
  surah: number;
  ayah: number;
}

/** An edition's words in one row, and where each word stands. Runs may cross from verse to verse, never between surahs. */
export class WordIndex {
  readonly #words: Word[] = [];
  readonly #verseOfWord: number[] = [];
  readonly #firstWordOfVerse: number[] = [];
  readonly #verses: readonly Verse[];
  readonly #verseNumbers = new Map<string, number>();
  readonly #positions = new Map<string, number[]>();
  /** Where verses begin, by their length and the forms of their first word. */
  readonly #verseStarts = new Map<string, number[]>();

  constructor(verses: readonly Verse[], wordsOf: (verse: number) => Word[]) {
    this.#verses = verses;
    for (const [verse, { surah, ayah }] of verses.entries()) {
      this.#verseNumbers.set(`${surah}:${ayah}`, verse);
      this.#firstWordOfVerse.push(this.#words.length);
      const words = wordsOf(verse);
      for (const form of words[0]?.forms ?? []) {
        listIn(this.#verseStarts, startKey(words.length, form)).push(this.#words.length);
      }
      for (const word of words) this.#add(word, verse);
    }
    this.#firstWordOfVerse.push(this.#words.length);
  }

  #add(word: Word, verse: number): void {
    for (const form of word.forms) listIn(this.#positions, form).push(this.#words.length);
    this.#words.push(word);
    this.#verseOfWord.push(verse);
  }

  /** Every place where the words stand whole and in order, or every one in a passage; undefined if the effort ends. */
  find(words: readonly Word[], effort: Effort, passage?: QuranReference): Place[] | undefined {
    const [from, to] = passage ? this.#rangeOf(passage) : [0, this.#words.length];
    const anchor = this.#rarest(words);
    const starts = new Set<number>();
    for (const form of words[anchor]?.forms ?? []) {
      const positions = this.#positions.get(form) ?? [];
      for (let at = firstFrom(positions, from + anchor); at < positions.length; at++) {
        const start = (positions[at] ?? 0) - anchor;
        if (start + words.length > to) break;
        if (this.#standsAt(start, words, effort)) starts.add(start);
        if (effort.stepsLeft <= 0) return undefined;
      }
    }
    return [...starts].map((start) => this.#place(start, words.length));
  }

  /** Every verse that consists of these words. */
  findVerses(words: readonly Word[], effort: Effort): Place[] | undefined {
    const forms = words[0]?.forms ?? [];
    const starts = new Set(forms.flatMap((form) => this.#verseStarts.get(startKey(words.length, form)) ?? []));
    const found = [...starts].filter((start) => this.#standsAt(start, words, effort));
    return effort.stepsLeft <= 0 ? undefined : found.map((start) => this.#place(start, words.length));
  }

  /** The words of a passage. */
  wordsOf(passage: QuranReference): readonly Word[] {
    return this.#words.slice(...this.#rangeOf(passage));
  }

  /** Whether a verse of this number begins or ends so many words behind the place's first. */
  hasVerseBorder({ reference, start }: Place, ayah: number, offset: number): boolean {
    if (ayah < reference.from || ayah > reference.to) return false;
    return this.#rangeOf({ ...reference, from: ayah, to: ayah }).includes(start + offset);
  }

  #rangeOf({ surah, from, to }: QuranReference): [start: number, end: number] {
    const first = this.#verseNumbers.get(`${surah}:${from}`) ?? 0;
    return [this.#firstWordOfVerse[first] ?? 0, this.#firstWordOfVerse[first + to - from + 1] ?? this.#words.length];
  }

  /** Which of the words stands in fewest places: where it does not, the others need not be looked for. */
  #rarest(words: readonly Word[]): number {
    let rarest = 0;
    let fewest = Number.POSITIVE_INFINITY;
    for (const [index, { forms }] of words.entries()) {
      let count = 0;
      for (const form of forms) count += this.#positions.get(form)?.length ?? 0;
      if (count < fewest) [rarest, fewest] = [index, count];
      if (count === 0) break;
    }
    return rarest;
  }

  #standsAt(start: number, words: readonly Word[], effort: Effort): boolean {
    effort.stepsLeft--;
    if (start < 0 || start + words.length > this.#words.length) return false;
    // A plain loop: this is where the time goes.
    for (let index = 0; index < words.length; index++) {
      const word = words[index];
      const held = this.#words[start + index];
      if (!word || !held || !isSameWord(word, held)) return false;
      effort.stepsLeft--;
    }
    return this.#verseAt(start).surah === this.#verseAt(start + words.length - 1).surah;
  }

  #place(start: number, length: number): Place {
    const [first, last] = [this.#verseAt(start), this.#verseAt(start + length - 1)];
    const verseAfter = (this.#verseOfWord[start + length - 1] ?? 0) + 1;
    const whole =
      this.#firstWordOfVerse[this.#verseOfWord[start] ?? 0] === start &&
      this.#firstWordOfVerse[verseAfter] === start + length;
    return { reference: { work: 'quran', surah: first.surah, from: first.ayah, to: last.ayah }, whole, start };
  }

  #verseAt(word: number): Verse {
    const verse = this.#verses[this.#verseOfWord[word] ?? -1];
    if (!verse) throw new RangeError(`No verse holds word ${word}`);
    return verse;
  }
}

function startKey(length: number, form: string): string {
  return `${length} ${form}`;
}

function listIn(lists: Map<string, number[]>, key: string): number[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/** The index of the first position that is not before `least`; the positions are in order. */
function firstFrom(positions: readonly number[], least: number): number {
  let [low, high] = [0, positions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((positions[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
