/**
 * What normalisation passes over and a reader may read all the same, or in another order: letters that are symbols
 * (🅽🅾🆃), enclosing marks, signs without a meaning of their own, overrides of the direction. Punctuation, the Quran's
 * own signs (۞, ۩, the end of an ayah), two apostrophes and the zero-width marks of ordinary writing are none of these.
 */
const strange = /[^\p{L}\p{Mn}\p{Mc}\p{Nd}\p{P}\s`´\u06DD\u06DE\u06E9\u00AD\u061C\u200B-\u200F\u2060\uFEFF]/u;

export function hasStrangeSigns(quotation: string): boolean {
  return strange.test(quotation) || struckOrRaised.test(quotation) || hasStrangeMarks(quotation);
}

/** Marks that strike a letter through or are a letter above another (n̶o̶), and letters that are written raised (ⁿᵒ). */
const struckOrRaised = /[\u0334-\u0338\u0363-\u036F\u20D0-\u20FF]|[\u02B0-\u02B8\u1D2C-\u1D6A\u2070-\u209C]/u;

/**
 * Marks that can be read as letters or strokes of their own: small letters above a word (ⷩⷷ), an x below it, the signs of
 * another script. What composes with its letter, what a script itself writes, and the accents and dots of
 * transliterations are none of these.
 */
function hasStrangeMarks(quotation: string): boolean {
  if (!unusualMark.test(quotation)) return false;
  if (pile.test(quotation)) return true;
  let base = '';
  for (const character of quotation.normalize('NFC')) {
    if (invisible.test(character)) continue;
    if (!mark.test(character)) base = character;
    else if (!isUsual(base, character)) return true;
  }
  return false;
}

function isUsual(base: string, character: string): boolean {
  if (accents.test(character)) return true;
  if (arabicBase.test(base)) return arabicMark.test(character);
  // Editions have slips of the keyboard, too: a vowel behind a comma.
  return scripts.some((script) => script.test(character) && (script.test(base) || !letter.test(base)));
}

const letter = /\p{L}/u;
const mark = /\p{M}/u;

/** What joins or spaces the letters of one word. */
const invisible = /[\p{Cf}\u2009]/u;

/** More marks than any word has; normalising them would take quadratic time. */
const pile = /\p{M}{21}/u;

/** Marks beyond the vowels and the signs of the Quran. */
const unusualMark = /[^\P{M}\u064B-\u0655\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED]/u;

/** The accents, dots and lines of European letters and of transliterations, where no composed letter holds them. */
const accents = /[\u0300-\u0304\u0306-\u030C\u0323-\u0328\u032E\u0331\u0332\u0360]/u;

const arabicBase = /[\p{Script=Arabic}\u0640]/u;

/** Vowels and recitation; words and pauses above the line are compared with the edition's (`added-signs`). */
const arabicMark = /[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED\u08D3-\u08FF]/u;

/** Scripts that write vowels or tones as marks of their own. */
const scripts = [
  /\p{Script=Bengali}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Gujarati}/u,
  /\p{Script=Gurmukhi}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Kannada}/u,
  /\p{Script=Khmer}/u,
  /\p{Script=Lao}/u,
  /\p{Script=Malayalam}/u,
  /\p{Script=Myanmar}/u,
  /\p{Script=Oriya}/u,
  /\p{Script=Sinhala}/u,
  /\p{Script=Syriac}/u,
  /\p{Script=Tamil}/u,
  /\p{Script=Telugu}/u,
  /\p{Script=Thaana}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Tibetan}/u,
];
