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
    const anchor = this.#rarest(words);
    const starts = new Set<number>();
    for (const form of words[anchor]?.forms ?? []) {
      for (const position of this.#positions.get(form) ?? []) {
        if (this.#standsAt(position - anchor, words)) starts.add(position - anchor);
      }
    }
    return [...starts].map((start) => this.#place(start, words.length));
  }

  /** The words of a passage. */
  wordsOf({ surah, from, to }: QuranReference): readonly Word[] {
    const first = this.#verseNumbers.get(`${surah}:${from}`) ?? 0;
    return this.#words.slice(this.#firstWordOfVerse[first], this.#firstWordOfVerse[first + to - from + 1]);
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

  #standsAt(start: number, words: readonly Word[]): boolean {
    if (start < 0 || start + words.length > this.#words.length) return false;
    // A plain loop: this is where the time goes.
    for (let index = 0; index < words.length; index++) {
      const word = words[index];
      const held = this.#words[start + index];
      if (!word || !held || !isSameWord(word, held)) return false;
    }
    return this.#verseAt(start).surah === this.#verseAt(start + words.length - 1).surah;
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
