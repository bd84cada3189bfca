/**
 * Strips the particles, the article and the endings that are written onto a folded Arabic word: وبالصلاة, الصلوات and
 * صلاته all become صل. Light on purpose: roots are left to the thesaurus.
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
 * The same, and also without a one-letter particle, if the word is long enough to have one: بصبر, لصلاة. Whether the
 * letter is a particle or the word's own first letter is ambiguous, so both forms are kept.
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
