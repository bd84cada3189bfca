import { createContext, useContext } from 'react';
import type { Verdict } from '../../contract/entities.ts';
import type { Reference } from '../../references/reference.ts';
import type { DateFormat } from '../dates.ts';
import { english } from './english.ts';

/**
 * What the interface itself says around a text that is written in two languages. The type makes a language complete:
 * a catalogue that lacks a sentence does not compile.
 */
export interface Words {
  language: 'en' | 'ar';
  /** Above a text: whose words it is. */
  voices: Readonly<Record<Voice, string>>;
  noScholar: string;
  /** Of a work that a text names and this library does not hold. */
  namedWork: string;
  /** Beside a passage: what was found of its words. */
  verdicts: Readonly<Record<Verdict, string>>;
  verifiedWords: string;
  whatThisMeans: string;
  /** What the mark of a reference says. */
  marks: { verified: string; exists: string; unheld: string };
  sources: (count: number) => string;
  share: string;
  linkCopied: string;
  print: string;
  showLess: string;
  onThisPage: string;
  /** In the form of the language; in English as the text has it. */
  reference: (reference: Reference, written: string) => string;
  /** The editions whose words are shown. */
  editions: (titles: readonly string[]) => string;
  /** Below a text with marks: what they mean. */
  legend: { verified: string; exists: string; unheld: string; more: string };
  date: (iso: string, format: DateFormat) => string;
}

/** Whose words a text is. What each of them means is on the page about this site. */
export type Voice = 'note' | 'program' | 'sample' | 'foreign';

export const WordsContext = createContext<Words>(english);

/** The words of the interface in the language of the text around. */
export const useWords = (): Words => useContext(WordsContext);
