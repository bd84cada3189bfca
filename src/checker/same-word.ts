import type { Word } from './normalize.ts';

/** Whether a quoted word is the corpus's word: the same letters in some spelling, and no vowel against it. */
export function isSameWord(quoted: Word, held: Word): boolean {
  return hasSameLetters(quoted, held) && !hasOtherVowels(quoted, held);
}

/** From 0, the same word, over ½, the same letters with other vowels, to 1, another word. */
export function wordDistance(quoted: Word, held: Word): number {
  if (!hasSameLetters(quoted, held)) return 1;
  return hasOtherVowels(quoted, held) ? 0.5 : 0;
}

function hasSameLetters(quoted: Word, held: Word): boolean {
  if (quoted === held) return true;
  for (const form of quoted.forms) if (held.forms.includes(form)) return true;
  return false;
}

/** حَرَّمَ (He forbade) is not حُرِّمَ (it was forbidden). Only vowels that both carry on the same letter are compared. */
function hasOtherVowels(quoted: Word, held: Word): boolean {
  if (!quoted.vowelled || !held.vowelled || quoted.vowelled === held.vowelled) return false;
  const [one, other] = [lettersOf(quoted), lettersOf(held)];
  // Spellings of different length do not lie letter upon letter.
  if (one.length !== other.length) return false;
  return one.some(
    ({ vowel }, index) => vowel !== '' && (other[index]?.vowel ?? '') !== '' && other[index]?.vowel !== vowel,
  );
}

interface Letter {
  vowel: string;
}

/** Tatweel counts where it carries a hamza, an alef or a small letter; elsewhere it only stretches the line. */
const signs = /[\u0621-\u063A\u0641-\u064A\u0671]|\u0640(?=\p{M}*[\u0654\u0655\u0670\u06E7\u06E8])|\p{M}/gu;

const known = new WeakMap<Word, Letter[]>();

function lettersOf(word: Word): Letter[] {
  const letters = known.get(word) ?? readLetters(word.vowelled ?? '');
  known.set(word, letters);
  return letters;
}

function readLetters(vowelled: string): Letter[] {
  const letters: Letter[] = [];
  for (const [sign] of vowelled.matchAll(signs)) {
    const last = letters.at(-1);
    const vowel = vowels.get(sign);
    if (!mark.test(sign)) letters.push({ vowel: '' });
    else if (vowel && last) last.vowel = vowel;
    else if (last?.vowel.length === 1 && smallMeem.test(sign)) last.vowel += 'n';
  }
  return letters;
}

const mark = /\p{M}/u;

/** Before ب the source writes a tanween as its vowel and a small meem. */
const smallMeem = /[\u06E2\u06ED]/u;

/** The source writes an open tanween by signs of its own (U+0656, U+0657, U+065E). */
const vowels = new Map([
  ['\u064E', 'a'],
  ['\u064F', 'u'],
  ['\u0650', 'i'],
  ['\u064B', 'an'],
  ['\u0657', 'an'],
  ['\u064C', 'un'],
  ['\u065E', 'un'],
  ['\u064D', 'in'],
  ['\u0656', 'in'],
]);
