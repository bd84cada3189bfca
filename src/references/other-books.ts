import { isMark, isWord } from './read-verses.ts';
import type { Token } from './tokenize.ts';
import { ofWords, otherBooks } from './vocabulary.ts';

/** `John, chapter 3`, `verse 16 of the Gospel` */
export function isOfAnotherBook(tokens: readonly Token[], start: number, end: number): boolean {
  let before = start - 1;
  if (isMark(tokens[before], ',:')) before--;
  if (isWord(tokens[before], otherBooks)) return true;
  let after = isMark(tokens[end], ',') ? end + 1 : end;
  if (isWord(tokens[after], ofWords)) after++;
  if (tokens[after]?.key === 'the') after++;
  if (tokens[after]?.key === 'book') after += 2;
  return isWord(tokens[after], otherBooks);
}
