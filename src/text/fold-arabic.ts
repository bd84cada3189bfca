import { arabicLetter } from './language.ts';

/** The Quran writes many a word in fewer letters than are written today; `written` puts the modern letters in. */
interface ArabicSpelling {
  /** The alef above the line (U+0670): a letter today in الكتاب, none in الرحمن. */
  daggerAlef: 'dropped' | 'written';
  /** The hamza that sits on no letter (ـٔ): today on alef in يسألون, on ya in الأفئدة. */
  seatlessHamza: '' | 'ا' | 'ي';
}

/** Folds Arabic for comparison: one bare form for all spellings of a word. Never for display. */
export function foldArabic(
  text: string,
  daggerAlef: ArabicSpelling['daggerAlef'],
  seatlessHamza: ArabicSpelling['seatlessHamza'] = '',
): string {
  let folded = plainArabic(text).replace(hamzaOnTatweel, `${seatlessHamza}$1`);
  if (daggerAlef === 'written') folded = folded.replace(carriedAlef, 'ا').replace(daggerNotOnYa, 'ا');
  return folded
    .replace(smallYa, 'ي')
    .replace(marks, '')
    .replace(alefs, 'ا')
    .replace(/ؤ/gu, 'و')
    .replace(/[ئى]/gu, 'ي')
    .replace(/ة/gu, 'ه')
    .replace(/ء/gu, '')
    .replace(/ا{2,}/gu, 'ا')
    .replace(/ي{2,}/gu, 'ي')
    .replace(/و{2,}/gu, 'و')
    .replace(silentAlef, '')
    .replace(doubledLam, 'ال')
    .replace(askingWithWasl, '$1سال')
    .replace(notLetters, ' ')
    .trim();
}

/**
 * The words of an Arabic text as written, with vowels, but separated as in modern spelling and without verse numbers.
 */
export function arabicWords(text: string): string[] {
  return plainArabic(text)
    .split(/[^\p{Script=Arabic}\p{M}\u0640\u200B-\u200F]+/u)
    .filter((word) => arabicLetter.test(word));
}

/** Every bare form of one word: in the Quran's own spelling and in the modern ones. */
export function arabicForms(word: string): string[] {
  const forms = new Set<string>();
  const seats = word.search(hamzaOnTatweel) < 0 ? ([''] as const) : (['', 'ا', 'ي'] as const);
  for (const seat of seats) {
    for (const dagger of ['dropped', 'written'] as const) forms.add(foldArabic(word, dagger, seat));
    for (const partly of withOneDagger(word)) forms.add(foldArabic(partly, 'written', seat));
    // The Quran's bare letters, without the ya above the line: إبرهم.
    if (word.includes('\u06E7')) forms.add(foldArabic(word.replace(/\u06E7/gu, ''), 'dropped', seat));
  }
  forms.delete('');
  return [...forms];
}

/** Of two alefs above the line one may be written today and the other not: السموات for ٱلسَّمَٰوَٰت. */
function withOneDagger(word: string): string[] {
  const daggers = [...word.matchAll(/\u0670/gu)].map(({ index }) => index);
  if (daggers.length !== 2) return [];
  return daggers.map((at) => word.slice(0, at) + word.slice(at + 1));
}

/** NFKC turns the ready-made letter shapes that some programs paste (ﻻ) into letters; the honorific signs go. */
function plainArabic(text: string): string {
  return arabicLetters(text.replace(thinSpaceOrHonorific, '').normalize('NFKC'))
    .replace(verseNumbers, ' ')
    .replace(vocative, '$1يا ');
}

/** Persian and Urdu keyboards have letters of their own for the same ones: ی ک ہ ۃ. */
function arabicLetters(text: string): string {
  return keyboards.test(text) ? text.replace(otherLetters, (letter) => arabicLetterOf.get(letter) ?? letter) : text;
}

const arabicLetterOf = new Map([
  ['ی', 'ي'],
  ['ے', 'ي'],
  ['ک', 'ك'],
  ['ہ', 'ه'],
  ['ھ', 'ه'],
  ['ە', 'ه'],
  ['ۃ', 'ة'],
]);
const keyboards = /[یےکہھەۃ]/u;
const otherLetters = /[یےکہھەۃ]/gu;

/** A thin space occurs inside a word of the source; ﷺ and ﷻ are whole phrases in one character. */
const thinSpaceOrHonorific = /[\u2009\uFDFA\uFDFB]/gu;

/** ﴿١٨٣﴾ or the end-of-ayah mark with its number. */
const verseNumbers = /﴿[\s\d٠-٩۰-۹]*﴾|\u06DD[\d٠-٩۰-۹]*/gu;

/**
 * Uthmani joins the vocative to its word, يَٰٓأَيُّهَا; modern spelling has two words: يا أيها. With a full alef
 * (ياأيها) this is done only before the words that follow it most: "ياتي" may be a bare يأتي.
 */
const vocative =
  /(?<![\p{L}\p{M}])([وف]\u064E?)?ي\u064E?(?:\u0640?\u0670\u0653?(?=[\p{L}\u0640])|ا(?=[أا]\p{M}*ي\p{M}*ت?\p{M}*ه|بني|قوم|[أا]هل|عباد))/gu;

const hamzaOnTatweel = /\u0640([\u064B-\u0652\u0656-\u065E\u0670\u06E1]*)[\u0654\u0655]/gu;

/**
 * An alef that waw or ya only carries: ٱلصَّلَوٰة is الصلاة, ٱلتَّوۡرَىٰة is التوراة; at a word's end the ya stays
 * (على).
 */
const carriedAlef = /و\u0670|ى\u0670(?=\u0653?\p{L})/gu;
const daggerNotOnYa = /(?<!ى)\u0670/gu;

/** The ya that the Uthmani spelling sets above the line is a full letter today: إِبۡرَٰهِـۧمَ is إبراهيم. */
const smallYa = /\u06E7/gu;

/** Vowels, Quranic annotation, tatweel, direction and zero-width marks. */
const marks = /[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** A hamza before an alef melts into it: Uthmani ءا is the modern آ. */
const alefs = /ءا|[أإآٱا]/gu;

/**
 * The alef that is written and not read after a final waw, by one spelling here and by the other there: أولوا, أولو.
 */
const silentAlef = /(?<=و)ا(?!\p{L})/gu;

/** The Quran spells الليل and اللاتي with one lam. (اللذين is another word than الذين and stays.) */
const doubledLam = /الل(?=يل|اتي|اي)/gu;

/** The Quran spells فاسألوا without its first alef: فَسۡـَٔلُواْ. */
const askingWithWasl = /(?<!\p{L})([وف])اسال/gu;

const notLetters = /\P{L}+/gu;
