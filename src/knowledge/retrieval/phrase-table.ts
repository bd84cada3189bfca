import { hasArabic } from '../../text/language.ts';
import { stemsOf } from './stems/search-stems.ts';

/** A name that begins at a word of a text, and how many of its words the name takes. */
interface NameFound<Value> {
  value: Value;
  length: number;
}

/** Finds names of one or more words in a list of words, by their stems. */
export class PhraseTable<Value> {
  readonly #byKey = new Map<string, Value>();
  #longest = 0;

  /** The first that claims a name keeps it. */
  add(words: readonly string[], value: Value): void {
    const telling = words.filter((word) => !joining.has(word));
    const name = telling.length > 0 ? telling : words;
    for (const key of keysOf(name, stemsOfWord)) if (!this.#byKey.has(key)) this.#byKey.set(key, value);
    this.#longest = Math.max(this.#longest, name.length);
  }

  /** The longest name that begins at this word; its small words may be present or missing. */
  longestAt(words: readonly string[], at: number, stems: StemWord = stemsOfWord): NameFound<Value> | undefined {
    let found: NameFound<Value> | undefined;
    let keys: string[] = [];
    let taken = 0;
    for (let next = at; next < words.length && taken < this.#longest; next++) {
      const word = words[next] ?? '';
      if (joining.has(word)) {
        if (next === at) break;
        continue;
      }
      keys = keys.length === 0 ? keysOf([word], stems) : keys.map((key) => `${key} ${stems(word)[0] ?? ''}`);
      taken++;
      for (const key of keys) {
        const value = this.#byKey.get(key);
        if (value === undefined) continue;
        found = { value, length: next - at + 1 };
        break;
      }
    }
    return found;
  }
}

const joining: ReadonlySet<string> = new Set('the of a an al el ul my your his her their our'.split(' '));

/** Where many texts are read, the stems of their words are kept for as long. */
type StemWord = (word: string) => readonly string[];

const stemsOfWord: StemWord = (word) => stemsOf(word, hasArabic(word) ? 'ar' : 'en');

/** An Arabic name of one word is known with a particle before it and without. */
function keysOf(words: readonly string[], stems: StemWord): string[] {
  const [first = [], ...others] = words.map(stems);
  const rest = others.map(([stem = '']) => stem).join(' ');
  return first.map((stem) => (rest ? `${stem} ${rest}` : stem));
}
