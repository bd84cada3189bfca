import { passageWords } from '../../knowledge/words/read-words.ts';
import type { SpottedWord } from '../../knowledge/words/word.ts';
import { readTokens } from '../../text/tokens.ts';
import type { PreparedEdition } from '../look-up/prepare-editions.ts';
import type { Run } from '../look-up/word-index.ts';

/**
 * The source's own words of a run, byte for byte, from the first word to the last; a passage that it holds whole is given
 * whole, with its punctuation. Each passage is read once.
 */
export function sourceWords({ work, edition, index }: PreparedEdition): (run: Run) => string {
  const read = new Map<number, { text: string; words: readonly SpottedWord[] }>();
  const passageAt = (place: number) => {
    const text = edition.text(place);
    const words = passageWords(readTokens(text), { language: edition.language, kind: work.kind });
    const passage = read.get(place) ?? { text, words };
    read.set(place, passage);
    return passage;
  };

  return ({ start, end }) => {
    const pieces: string[] = [];
    for (let place = index.passageAt(start); place <= index.passageAt(end - 1); place++) {
      const begins = index.table.starts[place] ?? 0;
      const { text, words } = passageAt(place);
      const from = start <= begins ? 0 : words[start - begins]?.start;
      const to = end >= begins + words.length ? text.length : words[end - begins - 1]?.end;
      pieces.push(text.slice(from, to));
    }
    return pieces.join(' ').trim();
  };
}
