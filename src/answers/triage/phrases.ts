import { type FoldedWords, fold, SENTENCE_END, withoutConjunction } from './words.ts';

// Triage must be easy to review, so its patterns are phrases and not regular expressions. In a phrase,
//
//   die|dying    is any of these words          ..    lets up to four words pass, inside one sentence
//   kill*        is any word that begins so     ...   lets up to twelve pass, sentence ends too
//   to?          may be missing                 ^     is the beginning of a sentence
//   #            is any number                  @kin  is any word or words of the class “kin”
//
// A gap never passes over a negation: "I do not want to die" is no "I .. want to die".

interface WordStep {
  kind: 'word';
  /** Words, and names of classes with their mark. */
  words: ReadonlySet<string>;
  hasClass: boolean;
  beginnings: readonly string[];
  isNumber: boolean;
  optional: boolean;
}

type PhraseStep = WordStep | { kind: 'gap'; length: number; acrossSentences: boolean } | { kind: 'sentence-start' };

export type SignPhrase = readonly PhraseStep[];

const NEGATIONS = new Set('not dont didnt doesnt never wont no without cannot cant isnt لا لن لم ليس ما'.split(' '));

/** Reads phrases, one on a line. */
export function phrases(written: string): readonly SignPhrase[] {
  return written
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.split(/\s+/u).map(parseStep));
}

function parseStep(written: string): PhraseStep {
  if (written === '^') return { kind: 'sentence-start' };
  if (written === '..') return { kind: 'gap', length: 4, acrossSentences: false };
  if (written === '...') return { kind: 'gap', length: 12, acrossSentences: true };
  const optional = written.endsWith('?');
  const alternatives = fold(optional ? written.slice(0, -1) : written).split('|');
  return {
    kind: 'word',
    words: new Set(alternatives.filter((word) => !word.endsWith('*'))),
    hasClass: alternatives.some((word) => word.startsWith('@')),
    beginnings: alternatives.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    isNumber: alternatives.includes('#'),
    optional,
  };
}

export function says(words: FoldedWords, list: readonly SignPhrase[]): boolean {
  return candidates(list, words).some((steps) =>
    startsOf(steps, words).some((at) => endOf(steps, words, at) !== undefined),
  );
}

/** A phrase that occurs in a text, from its first word to after its last. */
export interface PhrasePlace {
  phrase: SignPhrase;
  at: number;
  end: number;
}

/** The phrases that occur in the text, and where. */
export function placesOf(words: FoldedWords, list: readonly SignPhrase[]): PhrasePlace[] {
  return candidates(list, words).flatMap((phrase) =>
    startsOf(phrase, words).flatMap((at) => {
      const end = endOf(phrase, words, at);
      return end === undefined ? [] : [{ phrase, at, end }];
    }),
  );
}

/** The phrases of a list by a word that each must contain, so that a text is compared with few of them. */
interface PhraseIndex {
  byWord: ReadonlyMap<string, readonly SignPhrase[]>;
  /** Phrases without such a word. */
  others: readonly SignPhrase[];
}

const indexes = new WeakMap<readonly SignPhrase[], PhraseIndex>();

/** The phrases that may occur in the text: it contains a word of their most specific step. */
function candidates(list: readonly SignPhrase[], { places }: FoldedWords): readonly SignPhrase[] {
  const index = indexes.get(list) ?? indexOf(list);
  indexes.set(list, index);
  const possible = new Set(index.others);
  for (const word of places.keys()) for (const phrase of index.byWord.get(word) ?? []) possible.add(phrase);
  return [...possible];
}

function indexOf(list: readonly SignPhrase[]): PhraseIndex {
  const byWord = new Map<string, SignPhrase[]>();
  const others: SignPhrase[] = [];
  for (const phrase of list) {
    const [telling] = phrase
      .filter((step) => step.kind === 'word')
      .filter((step) => !step.optional && !step.isNumber && step.beginnings.length === 0)
      .sort((one, other) => one.words.size - other.words.size);
    if (!telling) others.push(phrase);
    for (const word of telling?.words ?? []) byWord.set(word, [...(byWord.get(word) ?? []), phrase]);
  }
  return { byWord, others };
}

/** Where the phrase may begin: the positions of its first words, if the text has a word for every step. */
function startsOf(steps: SignPhrase, words: FoldedWords): number[] {
  if (!steps.every((step) => canBeMet(step, words))) return [];
  const starts = new Set<number>();
  for (const step of steps) {
    if (step.kind !== 'word') continue;
    for (const at of placesOfStep(step, words)) starts.add(at);
    if (!step.optional) break;
  }
  return [...starts];
}

/** Whether the text has a word for this step at all; for most phrases it has not. */
function canBeMet(step: PhraseStep, { places }: FoldedWords): boolean {
  if (step.kind !== 'word' || step.optional || step.isNumber || step.beginnings.length > 0) return true;
  for (const word of step.words) if (places.has(word)) return true;
  return false;
}

function placesOfStep(step: WordStep, { places }: FoldedWords): number[] {
  if (step.beginnings.length === 0 && !step.isNumber) return [...step.words].flatMap((word) => places.get(word) ?? []);
  return [...places].flatMap(([word, at]) => (isOneOf(step, word) ? at : []));
}

/** Where the steps end if they begin at `at`. The work is bounded by the gaps, so a text takes linear time. */
function endOf(steps: SignPhrase, words: FoldedWords, at: number, next = 0): number | undefined {
  const { row } = words;
  const step = steps[next];
  if (step === undefined) return at;
  if (step.kind === 'sentence-start') {
    return at === 0 || row[at - 1] === SENTENCE_END ? endOf(steps, words, at, next + 1) : undefined;
  }
  if (step.kind === 'gap') {
    for (let to = at; to <= at + step.length && to < row.length; to++) {
      const end = endOf(steps, words, to, next + 1);
      if (end !== undefined) return end;
      const passed = row[to] ?? SENTENCE_END;
      if (NEGATIONS.has(passed) || (passed === SENTENCE_END && !step.acrossSentences)) return undefined;
    }
    return undefined;
  }
  const word = row[at];
  if (word !== undefined && (isOneOf(step, word) || isOneOf(step, withoutConjunction(word)))) {
    const end = endOf(steps, words, at + 1, next + 1);
    if (end !== undefined) return end;
  }
  for (const { name, length } of step.hasClass ? (words.classes[at] ?? []) : []) {
    if (!step.words.has(name)) continue;
    const end = endOf(steps, words, at + length, next + 1);
    if (end !== undefined) return end;
  }
  return step.optional ? endOf(steps, words, at, next + 1) : undefined;
}

function isOneOf({ words, beginnings, isNumber }: WordStep, word: string): boolean {
  if (words.has(word) || beginnings.some((beginning) => word.startsWith(beginning))) return true;
  return isNumber && /^\p{N}+$/u.test(word);
}
