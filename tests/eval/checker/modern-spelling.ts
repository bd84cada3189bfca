import { modernWords } from './modern-words.ts';

/**
 * The modern spelling of one Uthmani word, with its vowels, as in schoolbooks, newspapers and the answers of language
 * models. Independent of the product's folding on purpose. A vocative or ها becomes two words.
 */
export function modernSpelling(uthmani: string): string {
  const word = uthmani
    .replace(/أ\u0653/gu, 'آ')
    .replace(annotation, '')
    .normalize('NFC')
    .replace(openTanween, tanweenOf)
    .replace(askingWithWasl, '$1ا$2')
    .replace(doubledLam, 'ٱللَّ');
  const listed = modernWords.get(bareUthmani(word));
  if (listed && !/[\u064B-\u064D]/u.test(word)) return listed;
  const vocative = /^([وف]?َ?)يَـ?ٰ(?!بِسَ)(?=.)/u.exec(word);
  if (vocative) return `${vocative[1]}يَا ${modernSpelling(word.slice(vocative[0].length))}`;
  return seated(withAlefs(withSmallLetters(word)))
    .replace(/(?<=ءُو)$/u, 'ا')
    .replace(/\u065C/gu, '')
    .replace(/ٱ/gu, 'ا')
    .replace(/[ـ\u06E1]/gu, (sign) => (sign === '\u06E1' ? '\u0652' : ''))
    .normalize('NFC');
}

/** Without vowels, as people type it. */
export function plainSpelling(modern: string): string {
  return modern.replace(/[\u064B-\u0652\u0670]/gu, '');
}

export function bareUthmani(word: string): string {
  return word
    .replace(/[\u064B-\u065F\u06D6-\u06ED]/gu, '')
    .replace(/[ٱأإآ]/gu, 'ا')
    .replace(/ة/gu, 'ه')
    .replace(/ـ(?=ٰ)/gu, '');
}

/** Marks of recitation and of pause, which do not belong to a word. */
const annotation = /[\u06D6-\u06DB\u06DD-\u06E0\u06E3\u06E4\u06E9-\u06EC\u0653\u2009]/gu;

/** الليل, اللاتي, اللذان: with one lam there, with two today. */
const doubledLam = /ٱلَّ(?=يۡل|ـ?ٰ(?:تِ|ـِ\u0654)|ذَانِ)/gu;

/** فاسألوا: the Uthmani spelling leaves its first alef out. */
const askingWithWasl = /^([وف]َ)(سۡـَٔل)/u;

/** The source's own signs for a tanween, and a tanween that is written as a vowel and a small meem. */
const openTanween = /[\u0656\u0657\u065E]|([\u064E-\u0650])(\u0651?)[\u06E2\u06ED]|[\u06E2\u06ED]/gu;
const tanweens: Readonly<Record<string, string>> = {
  '\u0657': '\u064B',
  '\u065E': '\u064C',
  '\u0656': '\u064D',
  '\u064E': '\u064B',
  '\u064F': '\u064C',
  '\u0650': '\u064D',
};
const tanweenOf = (sign: string, vowel?: string, doubled = '') => (tanweens[vowel ?? sign] ?? '') + doubled;

/** The letters above and below the line: today full letters inside a word, nothing at its end (لَهُۥ). */
function withSmallLetters(word: string): string {
  return word
    .replace(/ص\u06DC/gu, 'س')
    .replace(/\u06DC/gu, '')
    .replace(/\u06E8/gu, 'ن')
    .replace(/ـ?([\u064B-\u0652]*)\u06E7/gu, 'ي$1')
    .replace(/(?<=دَاوُ)\u06E5/gu, '')
    .replace(/\u06E5(?=\p{L})/gu, 'و')
    .replace(/(?<=ه\u0650)\u06E6$/gu, '')
    .replace(/\u06E6(?=\u064E?$)/gu, 'ي')
    .replace(/\u06E6(?=\p{L})/gu, 'ي')
    .replace(/[\u06E5\u06E6]/gu, '');
}

/** The alefs above the line become letters, except in a few words; their carrier letters are dropped. */
function withAlefs(word: string): string {
  return word
    .replace(
      /(?<=ذَ\u0651?)ـ?ٰ(?=لِك)|(?<=هَ)ـ?ٰ(?=ذ[َِ]|كَذ|ؤُلَ)|(?<=^(?:[وف]َ)?لَ\u0651?)ـ?ٰ(?=كِن)|(?<=إِلَ|ءِلَ)ٰ(?=ه)|(?<=أُوْلَ)ـ?ٰ(?=ئِ)|(?<=حۡمَ)ٰ(?=ن)/gu,
      '',
    )
    .replace(/^(\P{L}*|.*آ?)ؤ(ُ|ٞ|ٌ)اْ$/u, (_, head: string, vowel: string) => finalHamza(head) + vowel)
    .replace(/(ا|آ|ٰ)يِ\u0655$/u, '$1ءِ')
    .replace(/ي([\u064B-\u0650]?)\u0655([\u064B-\u0650]?)/gu, 'ئ$1$2')
    .replace(/(?<!مِ)اْ(?=.)/gu, '')
    .replace(/يْ/gu, '')
    .replace(/(?<=وَ)اْ$/u, '')
    .replace(/^([وف]َ)?([أني]|تَ(?=تۡل))(َ?)(تۡلُ|دۡعُ|رۡجُ|شۡكُ|عۡفُ|بۡلُ)واْ$/u, '$1$2$3$4و')
    .replace(/(?<=و)أَ$/u, 'ءَ')
    .replace(/(?<!و[\u064B-\u0652\u06E1]*)اْ$/u, '')
    .replace(/و\u0670|ى\u0670(?=\p{L})|ى(?=\p{L})/gu, 'ا')
    .replace(/(?<=ى)\u0670/gu, '')
    .replace(/ـ?([\u064E]?)\u0670([\u0654]?)/gu, (_, vowel: string, hamza: string) => (hamza ? `ـَٔا` : `${vowel}ا`))
    .replace(/اْ/gu, 'ا');
}

function finalHamza(head: string): string {
  if (/(?:ا|آ|ٰ)$/u.test(head)) return `${head}ء`;
  return /\u064F$/u.test(head) ? `${head}ؤ` : `${head}أ`;
}

const hamza = /(?:ـ([\u064B-\u0652\u06E1]*)\u0654|ء)([\u064B-\u0652\u06E1]*)(ا(?!\u0652))?/gu;

/** Sets each hamza on the seat that its neighbours ask for. */
function seated(word: string): string {
  return word.replace(hamza, (whole, above = '', below: string, alef: string | undefined, at: number) => {
    const before = word.slice(0, at);
    const vowel = above + below;
    const isLast = at + whole.length === word.length;
    if (alef && /\u064B/u.test(vowel))
      return `${tanweenSeat(before)}${vowel}${/\u064E\u0651?$/u.test(before) ? '' : 'ا'}`;
    if (before === '' && /^[أإآا]/u.test(word.slice(whole.length))) return `أ${vowel}${alef ?? ''}`;
    if (alef && /\u064E/u.test(vowel) && !/(?:ا|آ)$/u.test(before))
      return /(?<!^(?:[وفأ]َ)?[بلك])\u0650\u0651?$|ي\u06E1?$/u.test(before) ? 'ئَا' : 'آ';
    return seatOf(before, vowel, isLast) + vowel + (alef ?? '');
  });
}

function seatOf(before: string, vowel: string, isLast: boolean): string {
  if (before === '') return /\u0650/u.test(vowel) ? 'إ' : 'أ';
  const afterAlef = /(?:ا|آ)$/u.test(before);
  if (isLast && /(?:\u06E1|ا|ي|و)$/u.test(before)) return 'ء';
  if (/^أَ$/u.test(before)) return /\u0650/u.test(vowel) ? 'إ' : 'أ';
  if (/\u0650/u.test(vowel) || /\u0650\u0651?$/u.test(before) || /ي\u06E1?$/u.test(before)) return 'ئ';
  if (/\u064F/u.test(vowel) && !afterAlef && !/و\u06E1?$/u.test(before)) return 'ؤ';
  if (afterAlef || /و\u06E1?$/u.test(before)) return 'ء';
  return /\u064F\u0651?$/u.test(before) ? 'ؤ' : 'أ';
}

function tanweenSeat(before: string): string {
  if (/[زدرو]\u06E1$|(?:ا|آ|و)$/u.test(before)) return 'ء';
  return /\u064E\u0651?$/u.test(before) ? 'أ' : 'ئ';
}
