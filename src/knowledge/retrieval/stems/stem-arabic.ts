/**
 * What is left of a folded Arabic word without the particles, the article and the endings that are written onto it:
 * وبالصلاة, الصلوات and صلاته meet in صل. Light on purpose: roots are the thesaurus's to know.
 */
function stemArabic(word: string): string {
  let stem = word;
  if (/^[وف]/u.test(stem) && stem.length > 4) stem = stem.slice(1);
  stem = cut(stem, /^(?:[بكل]ال|ال)/u);
  stem = cut(stem, /^لل/u);
  stem = cut(stem, /(?:هما|كما|هم|هن|كم|كن|ها|نا|وا)$/u);
  stem = cut(stem, /(?:تين|ات|ان|ون|ين|ته|يه)$/u);
  return cut(stem, /[هيت]$/u);
}

/**
 * The same without a particle of one letter too, where the word is long enough for it to be one: بصبر, لصلاة. Whether it
 * is a particle or the word's own first letter cannot be told, so both forms are kept.
 */
export function stemsArabic(word: string): string[] {
  const stem = stemArabic(word);
  const bare = word.length > 4 ? stemArabic(word.replace(/^[وف]?[بلكس](?!ال)/u, '')) : stem;
  return bare === stem || bare.length < 3 ? [stem] : [stem, bare];
}

/** A stem keeps three letters. */
function cut(word: string, part: RegExp): string {
  const rest = word.replace(part, '');
  return rest.length >= 3 ? rest : word;
}
