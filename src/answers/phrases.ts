// Triage must be plain to review, so its patterns are phrases and not regular expressions. In a phrase,
//
//   die|dying    is any of these words          ..    lets up to four words pass, inside one sentence
//   kill*        is any word that begins so     ...   lets up to twelve pass, sentence ends too
//   to?          may be missing                 ^     is the beginning of a sentence
//
// A gap never passes over a negation: "I do not want to die" is no "I .. want to die".

type Step =
  | { kind: 'word'; words: ReadonlySet<string>; beginnings: readonly string[]; optional: boolean }
  | { kind: 'gap'; length: number; acrossSentences: boolean }
  | { kind: 'sentence-start' };

export type Phrase = readonly Step[];

const SENTENCE_END = '.';

const NEGATIONS = new Set('not dont didnt doesnt never wont no without cannot cant isnt لا لن لم ليس ما'.split(' '));

// Zero-width marks, the soft hyphen and the tatweel stand inside words; apostrophes join ("don't" is "dont").
const INSIDE_WORDS = /[\u00ad\u200b-\u200f\u2060\ufeff\u0640'’‘`ʼ]/gu;
const MARKS = /\p{M}/gu;
const WORDS = /[\p{L}\p{N}]+|[.!?؟;\n]/gu;

/** The folded words of a text, with a full stop where a sentence ends. */
export function wordsOf(text: string): string[] {
  return (fold(text).match(WORDS) ?? []).map((word) => (/^[\p{L}\p{N}]/u.test(word) ? word : SENTENCE_END));
}

function fold(text: string): string {
  // Decomposed first: the marks then carry every accent, vowel sign and hamza away from its seat.
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(INSIDE_WORDS, '')
    .replace(/ى/gu, 'ي')
    .replace(/ة/gu, 'ه')
    .replace(/ٱ/gu, 'ا');
}

export function phrase(written: string): Phrase {
  return written.trim().split(/\s+/u).map(parseStep);
}

function parseStep(written: string): Step {
  if (written === '^') return { kind: 'sentence-start' };
  if (written === '..') return { kind: 'gap', length: 4, acrossSentences: false };
  if (written === '...') return { kind: 'gap', length: 12, acrossSentences: true };
  const optional = written.endsWith('?');
  const alternatives = fold(optional ? written.slice(0, -1) : written).split('|');
  return {
    kind: 'word',
    words: new Set(alternatives.filter((word) => !word.endsWith('*'))),
    beginnings: alternatives.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    optional,
  };
}

export function says(words: readonly string[], phrases: readonly Phrase[]): boolean {
  const vocabulary = new Set(words.flatMap((word) => [word, withoutConjunction(word)]));
  return phrases
    .filter((steps) => steps.every((step) => canBeMet(step, vocabulary)))
    .some((steps) => words.some((_, at) => endOf(steps, words, at) !== undefined));
}

/** Most phrases have a word that a text has nowhere, and need not be looked for. */
function canBeMet(step: Step, vocabulary: ReadonlySet<string>): boolean {
  if (step.kind !== 'word' || step.optional || step.beginnings.length > 0) return true;
  return [...step.words].some((word) => vocabulary.has(word));
}

/** The words with every such phrase taken out; a sentence end in its place keeps the rest apart. */
export function without(words: readonly string[], phrases: readonly Phrase[]): string[] {
  const left: string[] = [];
  for (let at = 0; at < words.length; ) {
    const start = at;
    const end = Math.max(...phrases.map((steps) => endOf(steps, words, start) ?? start));
    left.push(end > start ? SENTENCE_END : (words[start] ?? SENTENCE_END));
    at = Math.max(end, start + 1);
  }
  return left;
}

/** Where the steps end if they begin at `at`. The work is bounded by the gaps, so a text takes linear time. */
function endOf(steps: Phrase, words: readonly string[], at: number, next = 0): number | undefined {
  const step = steps[next];
  if (step === undefined) return at;
  if (step.kind === 'sentence-start') {
    return at === 0 || words[at - 1] === SENTENCE_END ? endOf(steps, words, at, next + 1) : undefined;
  }
  if (step.kind === 'gap') {
    for (let to = at; to <= at + step.length && to < words.length; to++) {
      const end = endOf(steps, words, to, next + 1);
      if (end !== undefined) return end;
      const passed = words[to] ?? SENTENCE_END;
      if (NEGATIONS.has(passed) || (passed === SENTENCE_END && !step.acrossSentences)) return undefined;
    }
    return undefined;
  }
  const word = words[at];
  if (word !== undefined && (isOneOf(step, word) || isOneOf(step, withoutConjunction(word)))) {
    const end = endOf(steps, words, at + 1, next + 1);
    if (end !== undefined) return end;
  }
  return step.optional ? endOf(steps, words, at, next + 1) : undefined;
}

function isOneOf(step: { words: ReadonlySet<string>; beginnings: readonly string[] }, word: string): boolean {
  return step.words.has(word) || step.beginnings.some((beginning) => word.startsWith(beginning));
}

/** Arabic writes "and" and "so" as a letter of the next word. */
function withoutConjunction(word: string): string {
  return word.length > 3 && /^[وف]/u.test(word) ? word.slice(1) : word;
}
