import { StringTable } from '../../../text/string-table.ts';
import { NumberLists } from '../../words/number-lists.ts';

/** Questions word for word, each with the points that answer it. */
export class WrittenQuestions {
  readonly #questions: StringTable;
  readonly #points: NumberLists;

  constructor(points: ReadonlyMap<string, readonly number[]>) {
    this.#questions = StringTable.of([...points.keys()]);
    this.#points = NumberLists.of([...points.values()]);
  }

  /** The points that answer just these words. */
  of(question: string): Iterable<number> {
    const number = this.#questions.indexOf(question);
    return number < 0 ? [] : this.#points.of(number);
  }
}
