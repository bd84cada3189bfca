/** A letter of a Uthmani word with the marks upon it, in one order. */
export interface UthmaniLetter {
  base: string;
  marks: string;
}

/** Represents a hamza on the stroke between two letters, ـٔ, where ء would break the connection between them. */
export const STROKE_HAMZA = '\uE000';

const SHADDA = '\u0651';
export const FATHA = '\u064E';
export const DAMMA = '\u064F';
export const KASRA = '\u0650';
export const FATHATAN = '\u064B';
export const SUKUN = '\u06E1';
export const DAGGER = '\u0670';
export const MADDA = '\u0653';

/** The source writes its sukun as U+06E1; U+0652 says that a letter is not read. */
export const SILENT = '\u0652';

const isMark = (sign: string) => order.includes(sign);
const order = `\u0654\u0655${SHADDA}${FATHA}${DAMMA}${KASRA}${FATHATAN}\u064C\u064D${SUKUN}${SILENT}${DAGGER}${MADDA}`;

/** Unifies what the source encodes in several ways: tanween before a meem, the small letters, the order of marks. */
export function cleanUthmani(word: string): string {
  return word
    .replace(tanweenWithMeem, (_, vowel: string) => tanweenOf[vowel] ?? '')
    .replace(openTanween, (sign) => openTanweens[sign] ?? '')
    .replace(prolonged, '')
    .replace(smallWaw, 'و')
    .replace(smallYa, 'ي')
    .replace(smallNoon, 'ن')
    .replace(annotations, '')
    .replace(/\p{M}+/gu, (marks) => [...marks].filter(isMark).sort(byRank).join(''))
    .replace(/\u0640(\p{M}*)/gu, (_, marks: string) =>
      marks.includes('\u0654') ? STROKE_HAMZA + marks.replace('\u0654', '') : marks,
    );
}

export function lettersOf(word: string): UthmaniLetter[] {
  return [...word.matchAll(/(\P{M})(\p{M}*)/gu)].map(([, base = '', marks = '']) => ({ base, marks }));
}

export function writeLetters(letters: readonly UthmaniLetter[]): string {
  return letters.map(({ base, marks }) => base + marks).join('');
}

const byRank = (one: string, other: string) => order.indexOf(one) - order.indexOf(other);

const tanweenWithMeem = /([\u064E-\u0650])[\u06E2\u06ED]/gu;
const tanweenOf: Record<string, string> = { [FATHA]: '\u064B', [DAMMA]: '\u064C', [KASRA]: '\u064D' };
const openTanween = /[\u0656\u0657\u065E]/gu;
const openTanweens: Record<string, string> = { '\u0657': '\u064B', '\u065E': '\u064C', '\u0656': '\u064D' };

/** After the pronoun ه the small letters only prolong its vowel; elsewhere they are letters: يُحۡيِۦ is يحيي. */
const prolonged = /(?<=ه\p{M}*)[\u06E5\u06E6]\u0653?/gu;
const smallWaw = /\u06E5/gu;
const smallYa = /\u0640?[\u06E6\u06E7]/gu;
const smallNoon = /\u0640?\u06E8/gu;
const annotations = /[\u06D6-\u06DE\u06E0\u06E2-\u06E4\u06E9-\u06ED\u065C\u2009]/gu;
