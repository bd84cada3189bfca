import { arabicKey } from '../text/arabic-key.ts';
import { plainWord } from '../text/latin-key.ts';

/** What may begin with a word. Most words begin nothing. */
export interface Beginning {
  hadith: boolean;
  quran: boolean;
  surahName: boolean;
  surahWord: boolean;
}

/** A word of one text, shared by all its tokens, so that `firstOf` is computed once. */
interface TextWord {
  key: string;
  /** Whether it begins with a capital letter. */
  capital?: boolean;
  begins?: Beginning;
}

/** A word, a number, or a mark. Blanks, vowel signs and emphasis leave no token. */
export interface Token {
  kind: 'word' | 'number' | 'mark';
  start: number;
  end: number;
  /** Whether a blank precedes it. */
  spaced: boolean;
  /** A word's plain form (`plainWord`, `arabicKey`); a number's digits; one mark for all that mean the same, or ''. */
  key: string;
  value: number;
  word?: TextWord;
}

/** A longer number counts no verse and no hadith. */
const MOST_DIGITS = 6;

/** Maximum letters of a word in a reference; the limit keeps long runs of letters cheap. */
const LONGEST_WORD = 40;

/** Splits a text into tokens, in one pass. Nothing of the text is kept when the tokens are gone. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const words: TextWords = new Map();
  let spaced = false;
  for (let at = 0; at < text.length; ) {
    const kind = kindOf(text, at);
    const end = endOf(text, at, kind);
    if (kind === BLANK) spaced = true;
    else if (kind !== UNSEEN) {
      addToken(tokens, words, text.slice(at, end), at, kind, spaced);
      spaced = false;
    }
    at = end;
  }
  return tokens;
}

function addToken(
  tokens: Token[],
  words: TextWords,
  written: string,
  start: number,
  kind: number,
  spaced: boolean,
): void {
  const end = start + written.length;
  if (kind === LETTER) {
    const word = readWord(written, words);
    tokens.push({ kind: 'word', start, end, spaced, key: word.key, value: 0, word });
  } else if (kind === DIGIT && written.length <= MOST_DIGITS) {
    const key = westernDigits(written);
    tokens.push({ kind: 'number', start, end, spaced, key, value: Number(key) });
  } else {
    const key = kind === MARK ? (marks.get(written) ?? '') : '';
    const last = tokens.at(-1);
    // Characters without meaning form one token of any length; of consecutive opening brackets the innermost counts.
    if (last?.kind === 'mark' && last.key === key && (key === '' || opening.has(key))) {
      if (key !== '') last.start = start;
      last.end = end;
    } else tokens.push({ kind: 'mark', start, end, spaced, key, value: 0 });
  }
}

const [BLANK, UNSEEN, LETTER, DIGIT, MARK, ADDRESS] = [0, 1, 2, 3, 4, 5];

function kindOf(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (isDigit(code)) return DIGIT;
  if (isPunctuation(code)) return MARK;
  if (isLetter(code)) return isAddress(text, at, code) ? ADDRESS : LETTER;
  if (code === 10) return MARK;
  if (code <= 32) return BLANK;
  const character = text[at] ?? '';
  if (emphasis.has(character) || (code > 127 && unseen.test(character))) return UNSEEN;
  if (code > 127 && blank.test(character)) return BLANK;
  // An apostrophe belongs to the adjacent word.
  if (apostrophes.has(character) && (isLetter(text.charCodeAt(at + 1)) || isLetter(text.charCodeAt(at - 1)))) {
    return UNSEEN;
  }
  return MARK;
}

function endOf(text: string, at: number, kind: number): number {
  let end = at + 1;
  if (kind === DIGIT) while (isDigit(text.charCodeAt(end))) end++;
  else if (kind === LETTER) while (continuesWord(text, end)) end++;
  else if (kind === ADDRESS) while (end < text.length && !addressEnd.test(text[end] ?? '')) end++;
  return end;
}

function continuesWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (isLetter(code)) return true;
  if (code < 128 && code !== 39 && code !== 96) return false;
  const character = text[at] ?? '';
  return inWord.test(character) || (apostrophes.has(character) && isLetter(text.charCodeAt(at + 1)));
}

function isAddress(text: string, at: number, code: number): boolean {
  return code === 104 && (text.startsWith('https://', at) || text.startsWith('http://', at));
}

function isDigit(code: number): boolean {
  return (code >= 48 && code <= 57) || (code > 127 && zeroOf(code) !== undefined);
}

/** The zero of the digits to which a character belongs. */
function zeroOf(code: number): number | undefined {
  return zeros.find((zero) => code >= zero && code <= zero + 9);
}

/** Western, Arabic, Persian, Devanagari, Bengali and full-width digits. */
const zeros: readonly number[] = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xff10];

/** Dashes, quotation marks and other punctuation except apostrophes; and surrogate halves. */
function isPunctuation(code: number): boolean {
  return (code >= 0x2010 && code <= 0x2027 && code !== 0x2018 && code !== 0x2019) || (code >= 0xd800 && code <= 0xdfff);
}

function isLetter(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
  if (code >= 0x621 && code <= 0x64a) return code !== 0x640;
  return letter.test(String.fromCharCode(code));
}

function westernDigits(written: string): string {
  let digits = '';
  for (let at = 0; at < written.length; at++) {
    const code = written.charCodeAt(at);
    digits += code - (zeroOf(code) ?? code);
  }
  return digits;
}

/** The words of one text by their written form. Most words of a text occur more than once. */
type TextWords = Map<string, TextWord>;

function readWord(written: string, words: TextWords): TextWord {
  if (written.length > LONGEST_WORD) return tooLong;
  let word = words.get(written);
  if (word === undefined) {
    word = arabicStart.test(written) ? { key: arabicKey(written) } : latinWord(written);
    words.set(written, word);
  }
  return word;
}

function latinWord(written: string): TextWord {
  return { key: plainWord(written), capital: capital.test(written) };
}

const tooLong: TextWord = { key: '' };

const letter = /\p{L}/u;
const capital = /^\p{Lu}/u;
const inWord = /[\p{Mn}\u0640\u200b-\u200f]/u;
const unseen = /[\p{Mn}\p{Cf}\u0640]/u;
const blank = /\s/u;
const addressEnd = /[\s()[\]{}<>;؛]/u;
const arabicStart = /^\p{Script=Arabic}/u;
const opening: ReadonlySet<string> = new Set('([{\n');
const emphasis: ReadonlySet<string> = new Set('*_');
const apostrophes: ReadonlySet<string> = new Set("'’‘`´ʼʾʿ");

const marks: ReadonlyMap<string, string> = new Map(
  [':：∶﹕', ',،', ';؛', '-‐‑‒–—―−', '.', '/\\', '#№', '&', '|', '(（', ')）', '[［', ']］', '{', '}', '\n'].flatMap(
    (same) => [...same].map((mark): [string, string] => [mark, same[0] ?? '']),
  ),
);
