import { foldedWords } from '../../knowledge/retrieval/stems/search-stems.ts';
import type { NamedPassages } from '../../knowledge/retrieval/thesaurus.ts';

/** Letters of a name that are read. */
const LONGEST = 100;

/** Finds the verse that goes by a name: “Ayat al-Kursi”, however it is spelt. */
export function namedVerses(named: readonly NamedPassages[]) {
  const verses = new Map(
    named.flatMap(({ names, passages: [first] }) =>
      first ? names.map((name) => [folded(name), { surah: first.surah, verse: first.from }] as const) : [],
    ),
  );
  return (words: string) => verses.get(folded(words.slice(0, LONGEST)));
}

const folded = (words: string) => foldedWords(words).join(' ');
