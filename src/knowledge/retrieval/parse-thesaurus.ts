import { parseReference } from '../../references/parse-reference.ts';
import type { QuranReference } from '../../references/reference.ts';
import { versesIn } from '../../references/surahs.ts';
import type { NamedPassages, Subject } from './thesaurus.ts';

/** A file of the thesaurus; error messages contain its name. */
export interface ThesaurusFile {
  name: string;
  text: string;
}

/** Reads subjects, one a line: words of the field | everyday words | words of the translation | passages. */
export function parseSubjects(file: ThesaurusFile): Subject[] {
  return linesOf(file).map((line) => {
    const [field = [], everyday = [], search = [], passages = []] = columnsOf(line, 4);
    const names = [
      ...field.map((words) => ({ words, ofTheField: true })),
      ...everyday.map((words) => ({ words, ofTheField: false })),
    ];
    if (names.length === 0) throw faultAt(line, 'the subject has no name');
    return { names, search, passages: passages.map((written) => passageOf(written, line)) };
  });
}

/** Reads passages that have a name, one a line: names | passages. */
export function parseNamedPassages(file: ThesaurusFile): NamedPassages[] {
  return linesOf(file).map((line) => {
    const [names = [], passages = []] = columnsOf(line, 2);
    if (names.length === 0 || passages.length === 0) throw faultAt(line, 'a name and a passage are needed');
    return { names, passages: passages.map((written) => passageOf(written, line)) };
  });
}

/** Reads phrases, one a line. */
export function parsePhrases(file: ThesaurusFile): string[] {
  return linesOf(file).map(({ text }) => text);
}

/** Reads words that are separated by blanks. */
export function parseWords(file: ThesaurusFile): string[] {
  return linesOf(file).flatMap(({ text }) => text.split(/\s+/u));
}

/** Reads groups of at least two words, one group a line, separated by blanks. */
export function parseGroups(file: ThesaurusFile): string[][] {
  return linesOf(file).map((line) => {
    const words = line.text.split(/\s+/u);
    if (words.length < 2) throw faultAt(line, 'a word alone means the same as no other');
    return words;
  });
}

/** Reads words by language: `fr: le la les`. */
export function parseWordsByLanguage(file: ThesaurusFile): Record<string, string[]> {
  const words: Record<string, string[]> = {};
  for (const line of linesOf(file)) {
    const [, language, list] = /^([a-z]{2}(?:-[A-Z][a-z]+)?): (.+)$/.exec(line.text) ?? [];
    if (language === undefined || list === undefined) throw faultAt(line, 'a line begins with its language, as “fr: ”');
    words[language] = [...(words[language] ?? []), ...list.split(/\s+/u)];
  }
  return words;
}

interface Line {
  file: string;
  number: number;
  text: string;
}

function linesOf({ name, text }: ThesaurusFile): Line[] {
  return text
    .split('\n')
    .map((line, index) => ({ file: name, number: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '' && !line.text.startsWith('#'));
}

function columnsOf(line: Line, count: number): string[][] {
  const columns = line.text.split('|');
  if (columns.length !== count) throw faultAt(line, `${count} columns are needed, and there are ${columns.length}`);
  return columns.map((column) =>
    column
      .split(/[,،]/u)
      .map((cell) => cell.trim())
      .filter(Boolean),
  );
}

function passageOf(written: string, line: Line): QuranReference {
  const reference = parseReference(`Quran ${written}`);
  if (reference?.work !== 'quran' || reference.to > versesIn(reference.surah)) {
    throw faultAt(line, `“${written}” is no passage of the Quran`);
  }
  return reference;
}

function faultAt({ file, number }: Line, fault: string): Error {
  return new Error(`${file}:${number}: ${fault}`);
}
