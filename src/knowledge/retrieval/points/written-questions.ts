import { StringTable } from '../../../text/string-table.ts';
import { type KeptLists, NumberLists } from '../../words/number-lists.ts';

export interface KeptQuestions {
  /** One a line, as UTF-8. */
  questions: Uint8Array;
  points: KeptLists;
}

/** Questions word for word, each with the points that answer it. */
export class WrittenQuestions {
  readonly #questions: StringTable;
  readonly #points: NumberLists;

  constructor({ questions, points }: KeptQuestions) {
    this.#questions = StringTable.ofLines(questions);
    this.#points = new NumberLists(points);
  }

  static of(points: ReadonlyMap<string, readonly number[]>): WrittenQuestions {
    const questions = StringTable.of([...points.keys()]).lines;
    return new WrittenQuestions({ questions, points: NumberLists.of([...points.values()]).kept });
  }

  get kept(): KeptQuestions {
    return { questions: this.#questions.lines, points: this.#points.kept };
  }

  /** The points that answer just these words. */
  of(question: string): Iterable<number> {
    const number = this.#questions.indexOf(question);
    return number < 0 ? [] : this.#points.of(number);
  }
}
