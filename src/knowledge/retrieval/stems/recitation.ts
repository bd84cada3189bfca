/**
 * The part of transliterated Arabic that does not depend on the scheme: its consonants, without those that only some
 * schemes distinguish. `inna lillahi wa inna ilayhi rajioon` and `innaa lillaahi wainnaaa ilaihi raaji'oon` have one
 * skeleton.
 */
export function recitationSkeleton(text: string): string {
  return (
    text
      .slice(0, LONGEST)
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z]+/g, '')
      .replace(/sh/g, 'x')
      .replace(/kh/g, 'c')
      .replace(/gh/g, 'g')
      .replace(/th|dh|z/g, 's')
      .replace(/q/g, 'k')
      // The article's l is not heard before these letters, which are heard twice.
      .replace(/l(?=([tdrsxn])\1)/g, '')
      .replace(/[aeiouwyv]/g, '')
      .replace(/(.)\1+/g, '$1')
  );
}

/** The pieces by which a skeleton is searched. */
export function recitationGrams(text: string): string[] {
  const skeleton = recitationSkeleton(text);
  const grams = new Set<string>();
  for (let at = 0; at + GRAM <= skeleton.length; at++) grams.add(skeleton.slice(at, at + GRAM));
  return [...grams];
}

const GRAM = 4;

/** The longest verse in Latin letters is shorter. */
const LONGEST = 4_000;
