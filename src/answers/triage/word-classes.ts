import type { ListSection } from './read-list.ts';
import { type ClassPlace, type FoldedWords, fold, SENTENCE_END, withClasses, withoutConjunction } from './words.ts';

// The named classes of words of one language. A word of a class may be
//
//   husband     one word            kill*    a beginning        *ni*   letters inside a word
//   in laws     several words       *ni      an ending          @kin   all words of another class

/** The classes of one language, by the form of their words. */
export interface WordClasses {
  language: string;
  words: ReadonlyMap<string, readonly string[]>;
  beginnings: ReadonlyMap<string, readonly string[]>;
  endings: ReadonlyMap<string, readonly string[]>;
  parts: ReadonlyMap<string, readonly string[]>;
  /** Several words, by the first of them. */
  rows: ReadonlyMap<string, readonly { row: readonly string[]; name: string }[]>;
  /** Small words that tell the language; they belong to no class. */
  small: ReadonlySet<string>;
}

/** Longest word that is searched for endings and inner letters; longer runs of letters are no words. */
const LONGEST_WORD = 24;

/** The class whose words tell the language of a text and mean nothing else. */
const SMALL = 'small';

/** Reads the sections `[words name]`; throws on an unknown class. */
export function readWordClasses(language: string, sections: readonly ListSection[]): WordClasses {
  const defined = new Map<string, string[]>();
  for (const { head, lines, place } of sections) {
    if (head[0] !== 'words') continue;
    const name = head[1] ?? '';
    if (!/^[a-z-]+$/u.test(name)) throw new Error(`${place}: a class needs a name in small letters`);
    defined.set(name, [...(defined.get(name) ?? []), ...lines.flatMap((line) => line.split(','))]);
  }
  const maps = { words: new Map(), beginnings: new Map(), endings: new Map(), parts: new Map() } as const;
  const rows = new Map<string, { row: string[]; name: string }[]>();
  for (const name of defined.keys()) {
    if (name === SMALL) continue;
    for (const entry of entriesOf(name, defined, language)) {
      const words = entry.split(/\s+/u);
      const [first = ''] = words;
      if (words.length > 1) rows.set(first, [...(rows.get(first) ?? []), { row: words, name: `@${name}` }]);
      else put(maps[formOf(entry)], entry.replaceAll('*', ''), `@${name}`);
    }
  }
  return { language, ...maps, rows, small: new Set(entriesOf(SMALL, defined, language)) };
}

function entriesOf(
  name: string,
  defined: ReadonlyMap<string, readonly string[]>,
  language: string,
  trail: readonly string[] = [],
): string[] {
  return (defined.get(name) ?? []).flatMap((written) => {
    const entry = fold(written).trim();
    if (!entry.startsWith('@')) return entry === '' ? [] : [entry];
    const other = entry.slice(1);
    if (!defined.has(other) || trail.includes(other))
      throw new Error(`${language}: @${other} in “${name}” is no class`);
    return entriesOf(other, defined, language, [...trail, other]);
  });
}

function formOf(entry: string): 'words' | 'beginnings' | 'endings' | 'parts' {
  if (entry.startsWith('*')) return entry.endsWith('*') ? 'parts' : 'endings';
  return entry.endsWith('*') ? 'beginnings' : 'words';
}

function put(map: Map<string, string[]>, key: string, name: string): void {
  const names = map.get(key);
  if (!names) map.set(key, [name]);
  else if (!names.includes(name)) names.push(name);
}

/** The words with the classes that the wordClasses know; a classes may pass over words that are another language's. */
export function classified(
  words: FoldedWords,
  wordClasses: readonly { classes: WordClasses; without?: ReadonlySet<string> }[],
): FoldedWords {
  const known = new Map<string, readonly string[]>();
  const namesOf = (word: string) => {
    const names = known.get(word) ?? wordClasses.flatMap(({ classes, without }) => namesIn(classes, word, without));
    known.set(word, names);
    return names;
  };
  const classes = words.row.map((word, at): ClassPlace[] => {
    if (word === SENTENCE_END) return [];
    const single = namesOf(word).map((name) => ({ name, length: 1 }));
    const several = wordClasses.flatMap(({ classes }) =>
      [word, withoutConjunction(word)]
        .filter((form, index, forms) => forms.indexOf(form) === index)
        .flatMap((form) => classes.rows.get(form) ?? [])
        .filter(({ row }) => row.every((each, step) => step === 0 || words.row[at + step] === each))
        .map(({ name, row }) => ({ name, length: row.length })),
    );
    return [...single, ...several];
  });
  return withClasses(words, classes);
}

function namesIn(classes: WordClasses, word: string, without: ReadonlySet<string> | undefined): string[] {
  if (without?.has(word)) return [];
  const found = new Set<string>();
  const add = (names: readonly string[] | undefined) => {
    for (const name of names ?? []) found.add(name);
  };
  for (const form of new Set([word, withoutConjunction(word)])) {
    add(classes.words.get(form));
    if (form.length > LONGEST_WORD) continue;
    for (let from = 0; from < form.length; from++) {
      add(classes.endings.get(form.slice(from)));
      for (let to = from + 2; classes.parts.size > 0 && to <= form.length; to++) {
        add(classes.parts.get(form.slice(from, to)));
      }
    }
    for (let to = 1; to <= form.length; to++) add(classes.beginnings.get(form.slice(0, to)));
  }
  return [...found];
}

/** Shortest word of a class that tells the language: shorter ones occur in many languages. */
const TELLING_WORD = 5;

/**
 * The languages that a text may be in, the likeliest first. Visitors mix languages, so a second one with half as many
 * telling words counts too.
 */
export function languagesOf({ row }: FoldedWords, wordClasses: readonly WordClasses[]): string[] {
  const english = wordClasses.find(({ language }) => language === 'en');
  const isEnglish = (word: string) => english !== undefined && (english.small.has(word) || english.words.has(word));
  const scores = wordClasses.map(({ language, small, words }) => {
    const telling = row.filter(
      (word) =>
        small.has(word) || (language !== 'en' && word.length >= TELLING_WORD && words.has(word) && !isEnglish(word)),
    );
    const count = language === 'en' ? telling.length : telling.filter((word) => !isEnglish(word)).length;
    return { language, count };
  });
  const most = Math.max(...scores.map(({ count }) => count));
  return scores
    .filter(({ count }) => count > 0 && count >= most / 2)
    .sort((one, other) => other.count - one.count)
    .map(({ language }) => language);
}
