import { existsSync, readFileSync } from 'node:fs';

/** A visitor's question with the references and statements of a good answer. */
export interface SetQuestion {
  id: string;
  q: string;
  kind: string;
  /** Verses of which a good answer cites at least one; none where no passage is expected. */
  gold_quran: readonly string[];
  gold_hadith: readonly string[];
  /** Each a regular expression; a good answer says something of every one. */
  must_mention: readonly string[];
  must_not?: readonly string[];
}

/** The questions of a JSON Lines file; undefined if the file does not exist. */
export function readQuestionSet(file: string): SetQuestion[] | undefined {
  if (!existsSync(file)) return undefined;
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as SetQuestion);
}

/** The half that is looked at while the product is built: ids that end in an odd digit. */
export function isForDevelopment({ id }: { id: string }): boolean {
  return /[13579]$/.test(id);
}
