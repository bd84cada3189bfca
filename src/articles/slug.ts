/** Maximum characters of a slug: longer ones are cut off in search results and messages. */
const LONGEST = 80;

/** A title as part of an address: in kebab case, ASCII where it has Latin letters, else the letters that it has. */
export function slugOf(title: string): string {
  const inLatin = wordsOf(title.normalize('NFKD').replace(/\p{M}/gu, ''), /[^a-z0-9]+/u);
  const words = inLatin.some((word) => /[a-z]/.test(word))
    ? inLatin
    : wordsOf(title.normalize('NFKC').replace(ARABIC_VOWELS, ''), /[^\p{L}\p{M}\p{Nd}]+/u);
  while (words.length > 1 && words.join('-').length > LONGEST) words.pop();
  return (
    words
      .join('-')
      .slice(0, LONGEST)
      .toWellFormed()
      .replace(/\ufffd$/u, '') || 'article'
  );
}

const wordsOf = (text: string, between: RegExp) =>
  text
    .toLowerCase()
    .replace(/['’‘ʿʾ]/gu, '')
    .split(between)
    .filter((word) => word !== '');

/** Arabic is written without them; other scripts write their vowels as marks too, and need them. */
const ARABIC_VOWELS = /[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/gu;

/** The slugs to try one after the other until one is free: the title's own, then numbered ones. */
export function* slugsFor(slug: string): Generator<string> {
  yield slug;
  for (let copy = 2; ; copy += 1) yield `${slug}-${copy}`;
}
