import type { ThesaurusFile } from './parse-thesaurus.ts';
import { foldedWords } from './stems/search-stems.ts';

/** The languages of `content/thesaurus/words-in-languages.txt`, in the order of its columns after the English one. */
const LANGUAGES = ['fr', 'tr', 'id', 'ur-Latn', 'ur', 'es', 'de', 'bn'] as const;

/** A phrase of another language, word by word, and what it is in English. */
export interface ForeignPhrase {
  words: readonly { start: string; isWhole: boolean }[];
  english: readonly string[];
}

/** The phrases of each language (BCP 47), longest first. */
export type WordsInLanguages = Readonly<Record<string, readonly ForeignPhrase[]>>;

/** Reads the table; throws on a line with another number of cells. */
export function parseWordsInLanguages({ name: file, text }: ThesaurusFile): WordsInLanguages {
  const phrases: Record<string, ForeignPhrase[]> = Object.fromEntries(LANGUAGES.map((language) => [language, []]));
  for (const [at, line] of text.split(/\r?\n/u).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [english = '', ...cells] = line.split('|').map((cell) => cell.trim());
    if (cells.length !== LANGUAGES.length) {
      throw new Error(`${file}:${at + 1}: a line has ${LANGUAGES.length + 1} cells, not ${cells.length + 1}`);
    }
    for (const [column, language] of LANGUAGES.entries()) {
      for (const phrase of (cells[column] ?? '-').split(',').map((each) => each.trim())) {
        if (phrase === '-' || phrase === '') continue;
        phrases[language]?.push({ words: wordsOf(phrase), english: foldedWords(english) });
      }
    }
  }
  for (const list of Object.values(phrases)) list.sort((a, b) => b.words.length - a.words.length);
  return phrases;
}

function wordsOf(phrase: string): ForeignPhrase['words'] {
  return phrase.split(/\s+/u).flatMap((word) => {
    const folded = foldedWords(word.replace(/\*$/u, ''));
    return folded.map((start, at) => ({ start, isWhole: !(word.endsWith('*') && at === folded.length - 1) }));
  });
}

/** What a question in this language names, in English words, each once. */
export function englishWordsIn(words: readonly string[], language: string, table: WordsInLanguages): string[] {
  const english = new Set<string>();
  const phrases = table[language] ?? [];
  for (let at = 0; at < words.length; ) {
    const found = phrases.find((phrase) => beginsAt(words, at, phrase));
    for (const word of found?.english ?? []) english.add(word);
    at += found?.words.length ?? 1;
  }
  return [...english];
}

function beginsAt(words: readonly string[], at: number, phrase: ForeignPhrase): boolean {
  return phrase.words.every(({ start, isWhole }, index) => {
    const word = words[at + index] ?? '';
    return isWhole ? word === start : word.startsWith(start);
  });
}
