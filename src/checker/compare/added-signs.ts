/**
 * Signs above an Arabic word that are small words or letters: «لا» (it forbids a pause), wishes, notes of reciters. A reader
 * may read them as words. The other signs of pauses are no words, and each printed Quran has its own.
 */
const readable = /[\u0610-\u061A\u06D9\u06DC\u06E3\u08D3-\u08E1]/gu;

/** Whether a quoted word carries such a sign that the held one does not. */
export function addsSigns(quoted: string, held: string): boolean {
  return (quoted.match(readable) ?? []).some((sign) => !held.includes(sign));
}

/** Such signs separated from their word by a blank, as some editions write pauses. */
export const signsApart = /(?<=[\s\u00A0])[\u0610-\u061A\u06D6-\u06DC\u06E3\u08D3-\u08E1]+/gu;
