/** A stretch of a text that is compared as one: a word of an alphabet, or one sign of Chinese. */
export interface WordToken {
  kind: Script;
  written: string;
  /** Offsets in the text (UTF-16). */
  start: number;
  end: number;
}

export type Script = 'arabic' | 'han' | 'alphabet';

/** A number as verses carry it: `﴿١٨٣﴾`, `(183)`, `۝١٨٣`, `١٨٣`. Any other number is a word, and may be a wrong one. */
export interface VerseNumber {
  kind: 'number';
  ayah: number;
  start: number;
  end: number;
}

const anything = /[[\p{L}\p{N}]﴿\(\u06DD\u0640]/gv;

/** The end-of-ayah sign is followed by its number; without one it only ends a verse. */
const number = /[﴿\(]\s{0,3}([٠-٩۰-۹]{1,3}|\d{1,3})\s{0,3}[﴾\)]|\u06DD([٠-٩۰-۹]{1,3}|\d{1,3})|([٠-٩۰-۹]+)/vy;

const scripts: readonly [Script, RegExp][] = [
  // A thin space occurs inside a word of the Uthmani source; ﷺ and ﷻ are whole phrases in one character and are skipped.
  [
    'arabic',
    /[[[\p{Script=Arabic}&&\p{L}]\u0640]--[\uFDFA\uFDFB]](?:\u2009?[[\p{Script=Arabic}\p{M}\u0640\u200B-\u200F]--[۰-۹\uFDFA\uFDFB\u06D4\u06DE\u06E9]])*/vy,
  ],
  ['han', /\p{Script=Han}/vy],
  // Translators put additions in brackets, sometimes inside a word: good[ness].
  [
    'alphabet',
    /[[\p{L}\p{N}]--[\p{Script=Arabic}\p{Script=Han}ʼʾʿ]][[\p{L}\p{N}\p{M}\p{Cf}'’‘ʼʾʿ`´\[\]]--[\p{Script=Arabic}\p{Script=Han}]]*/vy,
  ],
];

/** Reads the words and verse numbers of a text in order; all other characters are separators. Takes linear time. */
export function readTokens(text: string): (WordToken | VerseNumber)[] {
  const found: (WordToken | VerseNumber)[] = [];
  anything.lastIndex = 0;
  for (let next = anything.exec(text); next; next = anything.exec(text)) {
    const token = numberAt(text, next.index) ?? wordAt(text, next.index);
    if (token) found.push(token);
    if (token) anything.lastIndex = token.end;
  }
  return found;
}

function numberAt(text: string, start: number): VerseNumber | undefined {
  number.lastIndex = start;
  const [whole, inBrackets, afterSign, bare] = number.exec(text) ?? [];
  const digits = inBrackets ?? afterSign ?? bare;
  if (whole === undefined || digits === undefined) return undefined;
  return { kind: 'number', ayah: numberOf(digits), start, end: start + whole.length };
}

function wordAt(text: string, start: number): WordToken | undefined {
  for (const [kind, script] of scripts) {
    script.lastIndex = start;
    const written = script.exec(text)?.[0];
    if (written !== undefined) return { kind, written, start, end: start + written.length };
  }
  return undefined;
}

function numberOf(digits: string): number {
  return Number([...digits].map((digit) => (digit < '٠' ? digit : digit.charCodeAt(0) % 16)).join(''));
}
