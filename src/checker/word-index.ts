import type { QuranReference } from '../references/reference.ts';
import type { Word } from './normalize.ts';
import { isSameWord } from './same-word.ts';

/** A run of quoted words found in an edition. */
export interface Place {
  reference: QuranReference;
  /** The words are the whole of the verses, from the first word to the last. */
  whole: boolean;
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

  constructor(verses: readonly Verse[], wordsOf: (verse: number) => Word[]) {
    this.#verses = verses;
    for (const [verse, { surah, ayah }] of verses.entries()) {
      this.#verseNumbers.set(`${surah}:${ayah}`, verse);
      this.#firstWordOfVerse.push(this.#words.length);
      for (const word of wordsOf(verse)) this.#add(word, verse);
    }
    this.#firstWordOfVerse.push(this.#words.length);
  }

  #add(word: Word, verse: number): void {
    for (const form of word.forms) {
      const positions = this.#positions.get(form);
      if (positions) positions.push(this.#words.length);
      else this.#positions.set(form, [this.#words.length]);
    }
    this.#words.push(word);
    this.#verseOfWord.push(verse);
  }

  /** Every place where the words stand whole and in order. */
  find(words: readonly Word[]): Place[] {
    const [anchor, positions] = this.#rarest(words);
    const starts = new Set(positions.map((position) => position - anchor));
    return [...starts].filter((start) => this.#standsAt(start, words)).map((start) => this.#place(start, words.length));
  }

  /** The words of a passage. */
  wordsOf({ surah, from, to }: QuranReference): readonly Word[] {
    const first = this.#verseNumbers.get(`${surah}:${from}`) ?? 0;
    return this.#words.slice(this.#firstWordOfVerse[first], this.#firstWordOfVerse[first + to - from + 1]);
  }

  /** The word that stands in fewest places, by its position in the quotation, and those places. */
  #rarest(words: readonly Word[]): [anchor: number, positions: number[]] {
    let anchor = 0;
    let fewest = Number.POSITIVE_INFINITY;
    for (const [index, { forms }] of words.entries()) {
      const count = forms.reduce((sum, form) => sum + (this.#positions.get(form)?.length ?? 0), 0);
      if (count < fewest) [anchor, fewest] = [index, count];
      if (count === 0) break;
    }
    const forms = words[anchor]?.forms ?? [];
    return [anchor, forms.flatMap((form) => this.#positions.get(form) ?? [])];
  }

  #standsAt(start: number, words: readonly Word[]): boolean {
    if (start < 0 || start + words.length > this.#words.length || words.length === 0) return false;
    const last = start + words.length - 1;
    if (this.#verseAt(start).surah !== this.#verseAt(last).surah) return false;
    return words.every((word, index) => {
      const held = this.#words[start + index];
      return held !== undefined && isSameWord(word, held);
    });
  }

  #place(start: number, length: number): Place {
    const [first, last] = [this.#verseAt(start), this.#verseAt(start + length - 1)];
    const verseAfter = (this.#verseOfWord[start + length - 1] ?? 0) + 1;
    const whole =
      this.#firstWordOfVerse[this.#verseOfWord[start] ?? 0] === start &&
      this.#firstWordOfVerse[verseAfter] === start + length;
    return { reference: { work: 'quran', surah: first.surah, from: first.ayah, to: last.ayah }, whole };
  }

  #verseAt(word: number): Verse {
    const verse = this.#verses[this.#verseOfWord[word] ?? -1];
    if (!verse) throw new RangeError(`No verse holds word ${word}`);
    return verse;
  }
}
