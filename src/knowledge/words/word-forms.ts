import { StringTable } from '../../text/string-table.ts';
import { NumberLists } from './number-lists.ts';

/** The bare forms in which the writings of an edition may be met. */
export class WordForms {
  readonly #forms: StringTable;
  /** The forms of each writing, and the writings of each form; missing where each writing is its own only form. */
  readonly #lists: { ofWriting: NumberLists; ofForm: NumberLists } | undefined;
  readonly #writings: number;

  private constructor(forms: StringTable, ofWriting?: NumberLists, writings = forms.length) {
    this.#forms = forms;
    this.#writings = writings;
    this.#lists = ofWriting && { ofWriting, ofForm: ofWriting.inverted(forms.length) };
  }

  static of(forms: readonly (readonly string[])[]): WordForms {
    const numbers = new Map<string, number>();
    const lists = forms.map((each) =>
      each.map((form) => {
        const number = numbers.get(form) ?? numbers.size;
        if (number === numbers.size) numbers.set(form, number);
        return number;
      }),
    );
    return new WordForms(StringTable.of([...numbers.keys()]), NumberLists.of(lists), forms.length);
  }

  /** Each writing is its own only form. Most editions are so: in a Latin alphabet a word is written in its bare form. */
  static same(writings: StringTable): WordForms {
    return new WordForms(writings);
  }

  /** The forms of a writing. */
  of(writing: number): string[] {
    if (!this.#lists) return writing < this.#writings ? [this.#forms.at(writing)] : [];
    return Array.from(this.#lists.ofWriting.of(writing), (form) => this.#forms.at(form));
  }

  has(form: string): boolean {
    return this.#forms.has(form);
  }

  /** The writings that have a form, in order. */
  writingsWith(form: string): ArrayLike<number> & Iterable<number> {
    const number = this.#forms.indexOf(form);
    if (number < 0) return [];
    return this.#lists ? this.#lists.ofForm.of(number) : [number];
  }
}
