import type { SpottedWord } from './word.ts';

/** The wishes after the name of God, of a prophet or of a companion, as the bare forms of their words. */
const honorifics: Readonly<Record<string, readonly (readonly string[])[]>> = {
  ar: [
    'صلي الله عليه واله وسلم',
    'صلي الله عليه وسلم',
    'عليه الصلاه والسلام',
    'عليه السلام',
    'رضي الله عنهما',
    'رضي الله عنهم',
    'رضي الله عنها',
    'رضي الله عنه',
    'عز وجل',
  ].map(wordsOf),
  en: [
    'peace and blessings of allah be upon him',
    'peace and blessings be upon him',
    'may the peace and blessings of allah be upon him',
    'blessings and peace be upon him',
    'may peace be upon him',
    'may allah bless him and grant him peace',
    'peace be upon him',
    'may allah be pleased with him',
    'may allah be pleased with her',
    'may allah be pleased with them both',
    'may allah be pleased with them',
    'pbuh',
  ].map(wordsOf),
};

function wordsOf(phrase: string): string[] {
  return phrase.split(' ');
}

/** The words without wishes, in order. */
export function withoutHonorifics(words: readonly SpottedWord[], language: string): SpottedWord[] {
  const phrases = honorifics[language];
  if (!phrases) return [...words];
  const kept: SpottedWord[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phrases.find((each) => stands(each, words, at));
    const word = words[at];
    if (!phrase && word) kept.push(word);
    at += phrase?.length ?? 1;
  }
  return kept;
}

function stands(phrase: readonly string[], words: readonly SpottedWord[], at: number): boolean {
  return phrase.every((form, index) => words[at + index]?.forms.includes(form));
}
