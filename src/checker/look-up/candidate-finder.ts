import type { Places } from '../../knowledge/corpus/corpus.ts';
import type { Word } from '../../knowledge/words/word.ts';
import { addsSigns } from '../compare/added-signs.ts';
import { hasOtherLetters, signsOf } from '../compare/compare-hamzas.ts';
import { readLetters, vowelsDiffer } from '../compare/compare-vowels.ts';
import { CutReader } from '../judge/judge-cuts.ts';
import type { PreparedEdition } from './prepare-editions.ts';
import type { Accepted, Run, WordIndex } from './word-index.ts';
import type { WorkBudget } from './work-budget.ts';

/** Looks up the quoted words of one text in one edition, within the work budget. */
export class CandidateFinder {
  readonly prepared: PreparedEdition;
  readonly budget: WorkBudget;
  readonly cuts: CutReader;
  #zeros = new Float32Array();
  readonly #accepted = new Map<string, Accepted>();

  constructor(prepared: PreparedEdition, budget: WorkBudget) {
    this.prepared = prepared;
    this.budget = budget;
    this.cuts = new CutReader(prepared);
  }

  get index(): WordIndex {
    return this.prepared.index;
  }

  /** A buffer of zeros with at least this many elements. The caller sets back to zero what it changes. */
  zeros(length: number): Float32Array {
    if (this.#zeros.length < length) this.#zeros = new Float32Array(length);
    return this.#zeros;
  }

  /** Every run that consists of the words in their order, optionally within another run; undefined if the budget ends. */
  find(words: readonly Word[], within?: Run): Run[] | undefined {
    if (this.budget.stepsLeft <= 0) return undefined;
    const accepted = words.map((word) => this.accepted(word).writings);
    const anchor = this.#rarest(words);
    const { start: from, end: to } = within ?? { start: 0, end: this.index.table.text.length };
    const starts: number[] = [];
    for (const writing of accepted[anchor] ?? []) {
      const positions = this.index.positionsOf(writing);
      for (let at = within ? firstFrom(positions, from + anchor) : 0; at < positions.length; at++) {
        const start = (positions[at] ?? 0) - anchor;
        if (start + words.length > to) break;
        if (start >= from && this.#standsAt(start, accepted)) starts.push(start);
        if (this.budget.stepsLeft <= 0) return undefined;
      }
    }
    return starts.sort((one, other) => one - other).map((start) => ({ start, end: start + words.length }));
  }

  /** Every run of the words that is the whole of one or more passages; undefined if the budget ends. */
  findWhole(words: readonly Word[]): Run[] | undefined {
    if (this.budget.stepsLeft <= 0) return undefined;
    const accepted = words.map((word) => this.accepted(word).writings);
    const { starts } = this.index.table;
    const runs: Run[] = [];
    for (const place of this.index.passagesUpTo(words.length)) {
      const run = { start: starts[place] ?? 0, end: (starts[place] ?? 0) + words.length };
      if (this.#standsAt(run.start, accepted) && this.isWhole(run)) runs.push(run);
      if (this.budget.stepsLeft <= 0) return undefined;
    }
    return runs;
  }

  /** From 0, the same word, over ½, the same letters but for vowels and hamzas, to 1, another word. */
  distance(word: Word, writing: number): number {
    const { writings, contradicted } = this.accepted(word);
    if (writings.includes(writing)) return 0;
    return contradicted.includes(writing) ? 0.5 : 1;
  }

  /** Whether the run is the whole of one or more passages, from the first word to the last. */
  isWhole({ start, end }: Run): boolean {
    const { starts } = this.index.table;
    return starts[this.index.passageAt(start)] === start && starts[this.index.passageAt(end - 1) + 1] === end;
  }

  /** The passages that a run touches. */
  placesOf({ start, end }: Run): Places {
    return { from: this.index.passageAt(start), to: this.index.passageAt(end - 1) + 1 };
  }

  accepted(word: Word): Accepted {
    const before = this.index.accepted.get(word.written) ?? this.#accepted.get(word.written);
    if (before) return before;
    const accepted = this.#compare(word);
    const kept = this.index.hasWriting(word.written) ? this.index.accepted : this.#accepted;
    kept.set(word.written, accepted);
    return accepted;
  }

  #compare(word: Word): Accepted {
    const [writings, contradicted] = [[] as number[], [] as number[]];
    const letters = readLetters(word.written);
    const signs = signsOf(word.written);
    let count = 0;
    for (const writing of this.index.writingsOf(word)) {
      const held = this.index.table.writings.at(writing);
      const differ =
        held !== word.written &&
        (vowelsDiffer(letters, this.index.lettersOf(writing), this.index.hasAllVowels) ||
          hasOtherLetters(signs, this.index.signsOf(writing)) ||
          addsSigns(word.written, held));
      (differ ? contradicted : writings).push(writing);
      if (!differ) count += this.index.positionsOf(writing).length;
    }
    return { writings, contradicted, count };
  }

  /** The index of the word with the fewest positions: the search starts there. */
  #rarest(words: readonly Word[]): number {
    let rarest = 0;
    let fewest = Number.POSITIVE_INFINITY;
    for (const [index, word] of words.entries()) {
      const { count } = this.accepted(word);
      if (count < fewest) [rarest, fewest] = [index, count];
      if (count === 0) break;
    }
    return rarest;
  }

  #standsAt(start: number, accepted: readonly (readonly number[])[]): boolean {
    const { text, sections } = this.index.table;
    this.budget.stepsLeft--;
    // A plain loop, because it is hot.
    for (let at = 0; at < accepted.length; at++) {
      if (!accepted[at]?.includes(text[start + at] ?? -1)) return false;
      this.budget.stepsLeft--;
    }
    const [first, last] = [this.index.passageAt(start), this.index.passageAt(start + accepted.length - 1)];
    return sections[first] === sections[last];
  }
}

/** The index of the first position that is not before `least`; the positions are in order. */
function firstFrom(positions: Uint32Array, least: number): number {
  let [low, high] = [0, positions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((positions[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
