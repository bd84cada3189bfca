/**
 * Strips the endings of an English word by Porter's algorithm (1980): fasting, fasts and fasted become fast. The word
 * is in lower case without accents; words of other languages are stemmed too, in the question and in the text alike.
 */
export function stemEnglish(word: string): string {
  if (word.length <= 2 || !onlyLatin.test(word)) return word;
  let stem = withoutPlural(word);
  stem = withoutTense(stem);
  if (/y$/.test(stem) && hasVowel(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`;
  stem = replaceEnding(stem, nouns, 0);
  stem = replaceEnding(stem, adjectives, 0);
  stem = withoutLastEnding(stem);
  return withoutFinalE(stem);
}

const onlyLatin = /^[a-z]+$/;

type Endings = readonly (readonly [ending: string, instead: string])[];

const nouns: Endings = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['abli', 'able'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
];

const adjectives: Endings = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
];

const lastEndings = /(?:al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|(?<=[st])ion|ou|ism|ate|iti|ous|ive|ize)$/;

function withoutPlural(word: string): string {
  if (/(?:ss|i)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutTense(word: string): string {
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const stem = word.replace(/(?:ed|ing)$/, '');
  if (stem === word || !hasVowel(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (/([^aeiouylsz])\1$/.test(stem)) return stem.slice(0, -1);
  return measure(stem) === 1 && endsShort(stem) ? `${stem}e` : stem;
}

function replaceEnding(word: string, endings: Endings, least: number): string {
  for (const [ending, instead] of endings) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    return measure(stem) > least ? stem + instead : word;
  }
  return word;
}

function withoutLastEnding(word: string): string {
  const stem = word.replace(lastEndings, '');
  return stem !== word && measure(stem) > 1 ? stem : word;
}

function withoutFinalE(word: string): string {
  if (word.endsWith('e')) {
    const stem = word.slice(0, -1);
    const length = measure(stem);
    if (length > 1 || (length === 1 && !endsShort(stem))) return stem;
  }
  return word.endsWith('ll') && measure(word) > 1 ? word.slice(0, -1) : word;
}

/** How many times consonants follow vowels: Porter's m. */
function measure(stem: string): number {
  let count = 0;
  let afterVowel = false;
  for (let at = 0; at < stem.length; at++) {
    const vowel = isVowel(stem, at);
    if (afterVowel && !vowel) count++;
    afterVowel = vowel;
  }
  return count;
}

function hasVowel(stem: string): boolean {
  return [...stem].some((_, at) => isVowel(stem, at));
}

function isVowel(word: string, at: number): boolean {
  const letter = word[at] ?? '';
  return 'aeiou'.includes(letter) || (letter === 'y' && at > 0 && !isVowel(word, at - 1));
}

/** Consonant, vowel, consonant, the last not w, x or y: hop, fil. */
function endsShort(stem: string): boolean {
  const last = stem.length - 1;
  return (
    last >= 2 && !isVowel(stem, last) && isVowel(stem, last - 1) && !isVowel(stem, last - 2) && !/[wxy]$/.test(stem)
  );
}
