import { arabicKey, withoutClitics } from '../text/arabic-key.ts';
import { editDistance } from '../text/edit-distance.ts';
import { articles, latinKey, plainWord } from '../text/latin-key.ts';
import { surahs } from './surahs.ts';

/** The longest name that a row of words begins with, and of how many words it is. */
export interface NameMatch {
  surah: number;
  length: number;
}

/** Words in plain form, as `tokenize` gives them. `loosely` takes e for a, as in Meryem. */
export function matchTransliteration(words: readonly string[], loosely = false): NameMatch | undefined {
  if (nameOfGod.test(words[0] ?? '')) return undefined;
  const plain = loosely ? words.map((word) => word.replaceAll('e', 'a')) : words;
  const match = longest(transliterations, plain, (word) => (articles.has(word) ? '' : latinKey(word)));
  if (match) return match;
  const [first = '', ...others] = plain;
  const bare = withoutJoinedArticle(first);
  return bare === undefined ? undefined : longest(transliterations, [bare, ...others], latinKey);
}

export function matchMeaning(words: readonly string[]): NameMatch | undefined {
  const skipped = words[0] === 'the' ? 1 : 0;
  const match = longest(meanings, words.slice(skipped), (word) => `${word} `);
  return match && { ...match, length: match.length + skipped };
}

export function matchArabicName(words: readonly string[]): NameMatch | undefined {
  const [first = '', ...others] = words;
  for (const form of withoutClitics(first)) {
    const match = longest(arabicNames, [form, ...others], (word) => `${word} `);
    if (match) return match;
  }
  return undefined;
}

/**
 * Whether any name begins with this word, which has this `latinKey` or forms without clitics: faster than finding
 * which.
 */
export function mayBeginSurahName(word: string, keys: readonly string[]): boolean {
  if (word > '~') return keys.some((form) => arabicNames.has(`${form} `));
  if (nameOfGod.test(word)) return false;
  if (keys.some((key) => transliterations.has(key)) || meanings.has(`${word} `)) return true;
  const bare = withoutJoinedArticle(word);
  if (bare !== undefined && transliterations.has(latinKey(bare))) return true;
  return word.includes('e') && matchTransliteration([word], true) !== undefined;
}

/** Without its doubled letters and its h it would be al-A‘la. */
const nameOfGod = /^all+a+h$/;

/** Surah numbers by name key; a key that is only the beginning of a name has the number 0. */
type Names = ReadonlyMap<string, number>;

function longest(names: Names, words: readonly string[], keyOf: (word: string) => string): NameMatch | undefined {
  let key = '';
  let match: NameMatch | undefined;
  for (const [index, word] of words.entries()) {
    const part = keyOf(word);
    if (part === '') continue;
    key += part;
    const surah = names.get(key);
    if (surah === undefined) break;
    if (surah > 0) match = { surah, length: index + 1 };
  }
  return match;
}

/** Albaqarah, Annisa, Ashshams */
function withoutJoinedArticle(word: string): string | undefined {
  return assimilated.exec(word)?.[1] ?? joined.exec(word)?.[1];
}

const assimilated = /^[ae](?:sh(?=sh)|dh(?=dh)|th(?=th)|n(?=n)|r(?=r)|s(?=s)|t(?=t)|z(?=z)|d(?=d))(\w{3,})$/;
const joined = /^[ae]l(\w{2,})$/;

function namesOf(keyed: (surah: (typeof surahs)[number]) => string[][]): Names {
  const names = new Map<string, number>();
  for (const surah of surahs) {
    for (const parts of keyed(surah)) {
      parts.forEach((_, index) => {
        const key = parts.slice(0, index + 1).join('');
        if (index === parts.length - 1) names.set(key, surah.number);
        else if (!names.has(key)) names.set(key, 0);
      });
    }
  }
  return names;
}

function latinWords(name: string): string[] {
  return name.split(/[\s-]+/).map(plainWord);
}

const transliterations = namesOf(({ name, alsoCalled }) =>
  [name, ...alsoCalled].map((each) =>
    latinWords(each)
      .filter((word) => !articles.has(word))
      .map(latinKey),
  ),
);

const meanings = namesOf((surah) =>
  surah.meanings.map((each) => latinWords(each.replace(/^The /, '')).map((word) => `${word} `)),
);

const arabicNames = namesOf((surah) =>
  surah.arabicNames.flatMap((each) => {
    const words = each.split(' ').map((word) => `${arabicKey(word)} `);
    const [first = '', ...others] = words;
    return [words, [first.replace(/^ال(?=..)/u, ''), ...others]];
  }),
);

/**
 * Whether a row of words may be a misspelt name, or a meaning by which some translator calls a surah. A typist's slip
 * is one letter, and vowels are anybody's guess in transliteration; one word of a known meaning is enough for a
 * meaning.
 */
export function isNearSurahName(words: readonly string[]): boolean {
  const isArabic = (words[0] ?? '') > '~';
  if (!isArabic && words.some((word) => meaningWords.has(word))) return true;
  const known = isArabic ? arabicNamesByLength : consonantsByLength;
  const written = isArabic
    ? words.map((word) => word.replace(/^ال(?=..)/u, ''))
    : words.filter((word) => !articles.has(word)).map((word) => consonantsOf(latinKey(word)));
  return [...written, written.join('')].some((key) => isNear(key.slice(0, LONGEST_KEY), known));
}

/** Keys are not compared beyond this length, in letters: the bound keeps the comparison cheap. */
const LONGEST_KEY = 24;

function isNear(key: string, known: ReadonlyMap<number, readonly string[]>): boolean {
  for (const length of [key.length - 1, key.length, key.length + 1]) {
    for (const name of known.get(length) ?? []) if (name === key || isOneSlip(name, key)) return true;
  }
  return false;
}

/** One letter swapped in a short name, or one added, missing or wrong as well in a longer one. */
function isOneSlip(name: string, key: string): boolean {
  if (Math.min(name.length, key.length) < 3 || editDistance(name, key, 1) > 1) return false;
  const isSwapped = [...name].sort().join('') === [...key].sort().join('');
  return isSwapped || Math.max(name.length, key.length) > 3;
}

function consonantsOf(key: string): string {
  return key.replace(/[aiu]/g, '');
}

/** Four letters or more: shorter words do not identify a meaning. */
const meaningWords: ReadonlySet<string> = new Set(
  surahs.flatMap(({ meanings: each }) => each.flatMap(latinWords)).filter((word) => word.length > 3),
);

const consonantsByLength = Map.groupBy(
  surahs.flatMap(({ name, alsoCalled }) =>
    [name, ...alsoCalled].map((each) => {
      const words = latinWords(each).filter((word) => !articles.has(word));
      return consonantsOf(words.map(latinKey).join(''));
    }),
  ),
  (key) => key.length,
);

const arabicNamesByLength = Map.groupBy(
  surahs.flatMap(({ arabicNames: each }) =>
    each.map((name) =>
      name
        .split(' ')
        .map((word) => arabicKey(word).replace(/^ال(?=..)/u, ''))
        .join(''),
    ),
  ),
  (key) => key.length,
);
