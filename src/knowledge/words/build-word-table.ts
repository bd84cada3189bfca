import { StringTable } from '../../text/string-table.ts';
import { readTokens } from '../../text/tokens.ts';
import { type KnownWords, passageWords, type Reading, readWords } from './read-words.ts';
import type { SpottedWord } from './word.ts';
import { WordForms } from './word-forms.ts';
import type { WordTable } from './word-table.ts';

interface EditionTexts extends Reading {
  /** Passage by passage, in the work's order. */
  texts: readonly string[];
  /** The section of each passage. */
  sections: readonly number[];
  /** An Arabic passage in today's spelling, word for word. */
  alsoWritten?: (place: number) => string;
}

/** Makes the words of an edition ready for comparison. */
export function buildWordTable({ texts, sections, alsoWritten, ...reading }: EditionTexts): WordTable {
  const known: KnownWords = new Map();
  const numbers = new Map<string, number>();
  const forms: Set<string>[] = [];
  const text: number[] = [];
  const starts: number[] = [];

  const numberOf = (word: SpottedWord): number => {
    const number = numbers.get(word.written) ?? numbers.size;
    if (number === numbers.size) {
      numbers.set(word.written, number);
      forms.push(new Set(word.forms));
    }
    return number;
  };

  for (const [place, passage] of texts.entries()) {
    starts.push(text.length);
    const words = passageWords(readTokens(passage), reading, known).map(numberOf);
    for (const word of words) text.push(word);
    const today = alsoWritten ? readWords(alsoWritten(place), reading.language) : [];
    // A spelling that does not lie word upon word would give words the forms of their neighbours.
    if (today.length !== words.length) continue;
    for (const [index, word] of words.entries()) {
      for (const form of today[index]?.forms ?? []) forms[word]?.add(form);
    }
  }
  starts.push(text.length);
  return {
    writings: StringTable.of([...numbers.keys()]),
    forms: WordForms.of(forms.map((each) => [...each])),
    text: Uint32Array.from(text),
    starts: Uint32Array.from(starts),
    sections: Uint32Array.from(sections),
  };
}
