import { hasArabic } from '../../text/language.ts';
import { type PhrasePlace, phrases, placesOf, type SignPhrase, says } from './phrases.ts';
import type { ListSection } from './read-list.ts';
import { type ReaderWeights, read } from './reader.ts';
import { classified, languagesOf, readWordClasses, type WordClasses } from './word-classes.ts';
import { type FoldedWords, wordsOf } from './words.ts';

/**
 * How sure it is that somebody is in danger: `certain` replaces the answer, `likely` puts help above it, `possible` a word of
 * help below it.
 */
export type Tier = 'certain' | 'likely' | 'possible';

/** The patterns of one language. */
export interface DangerPatterns {
  crisis: readonly SignPhrase[];
  abuse: readonly SignPhrase[];
  otherSense: readonly SignPhrase[];
  taken: readonly SignPhrase[];
  asksLaw: readonly SignPhrase[];
}

/** Everything that `content/triage` says of danger. */
export interface DangerLists {
  wordClasses: readonly WordClasses[];
  patterns: ReadonlyMap<string, DangerPatterns>;
  reader: ReaderWeights;
}

export interface Danger {
  kind: 'crisis' | 'abuse';
  tier: Tier;
  /** Something was swallowed already. */
  taken: boolean;
  /** The visitor also asks what Islam says. */
  alsoAsks: boolean;
}

/** The languages whose patterns serve a text of each language too: Malay and Indonesian share most words. */
const served: Readonly<Record<string, readonly string[]>> = { ms: ['id', 'ms'], id: ['id', 'ms'] };

/** Reads the patterns of `danger.xx.txt`; throws on an unknown head. */
export function readPatterns(sections: readonly ListSection[]): DangerPatterns {
  const of = (...head: string[]) =>
    sections
      .filter((section) => section.head.join(' ') === head.join(' '))
      .flatMap(({ lines }) => phrases(lines.join('\n')));
  const known = /^(?:words [a-z-]+|crisis|abuse|other-sense|taken|asks-law)$/u;
  for (const { head, place } of sections) {
    if (!known.test(head.join(' '))) throw new Error(`${place}: no section is called “${head.join(' ')}”`);
  }
  return {
    crisis: of('crisis'),
    abuse: of('abuse'),
    otherSense: of('other-sense'),
    taken: of('taken'),
    asksLaw: of('asks-law'),
  };
}

/** The lists of all languages, from their sections. */
export function dangerLists(lists: ReadonlyMap<string, readonly ListSection[]>, reader: ReaderWeights): DangerLists {
  return {
    wordClasses: [...lists].map(([language, sections]) => readWordClasses(language, sections)),
    patterns: new Map([...lists].map(([language, sections]) => [language, readPatterns(sections)])),
    reader,
  };
}

/** The words of a question with their classes, and the languages that it may be in, the likeliest first. */
export interface ReadQuestion {
  words: FoldedWords;
  languages: readonly string[];
}

/** Reads the classes of a question's words in the languages that it may be in; English mixes with any. */
export function readQuestion(text: string, { wordClasses }: DangerLists): ReadQuestion {
  const words = wordsOf(text);
  const found = languagesOf(words, wordClasses);
  const languages = [...new Set([...found, ...(found.length === 0 && hasArabic(text) ? ['ar', 'ur'] : [])])];
  const [first = 'en'] = languages;
  const inUse = new Set(['en', ...languages].flatMap((language) => served[language] ?? [language]));
  const firstSmall = wordClasses.find(({ language }) => language === first)?.small;
  const used = wordClasses
    .filter(({ language }) => inUse.has(language))
    // A small word of the question's language is not meant in English: German “die”, French “me”.
    .map((classes) => ({
      classes,
      ...(classes.language === 'en' && first !== 'en' && firstSmall && { without: firstSmall }),
    }));
  return { words: classified(words, used), languages: [first, ...[...inUse].filter((each) => each !== first)] };
}

/**
 * What the reader must say of a text, from 0 to 1. `possible`: by itself. `likely`: by itself, and if a pattern is met.
 * `certain`: if a pattern is met, and if a person and a harm are only named in one text. Chosen on strangers' lines that the
 * reader was not fitted to.
 */
const POSSIBLE = 0.33;
const LIKELY = { alone: 0.6, withPattern: 0.2 };
const CERTAIN = { withPattern: 0.6, named: 0.985 };

/** Of a longer text more parts are read, and each is one more chance of a false alarm. */
function among(windows: number, ofOne: number): number {
  const odds = (ofOne / (1 - ofOne)) * Math.max(1, windows);
  return odds / (1 + odds);
}

/** Classes that name a person, and classes that name a harm. */
const PERSONS = ['@i', '@me', '@my', '@myself', '@he', '@kin', '@near', '@young', '@authority'];
const HARMS = [
  '@suicide',
  '@self-harm',
  '@self-verb',
  '@die',
  '@took',
  '@means',
  '@vanish',
  '@burden',
  '@kill',
  '@hit',
  '@rape',
  '@touch',
  '@force',
  '@lock',
  '@threat',
  '@injury',
  '@weapon',
];

/** Classes of questions about a story, a text, a law, an animal, a game or a dream: there a person and a harm are named too. */
const TOLD_OF = ['@old', '@scripture', '@study', '@legal', '@animal', '@play', '@dream'];

const JOKE = '@joke';
const QUOTED = /"[^"]{1,300}"|“[^”]{1,300}”|«[^»]{1,300}»/gu;

/** What danger a question speaks of, if any. */
export function readDanger(text: string, question: ReadQuestion, lists: DangerLists): Danger | undefined {
  const patterns = question.languages.flatMap((language) => lists.patterns.get(language) ?? []);
  const { words } = question;
  const reading = read(words, lists.reader);
  const said = kindSaid(words, patterns);
  if (reading.danger < (said ? LIKELY.withPattern : among(reading.windows, POSSIBLE))) return undefined;
  const isMeant = !words.places.has(JOKE) && !(said && isOnlyQuoted(text, lists, patterns));
  const isLikely = said !== undefined || reading.danger >= among(reading.windows, LIKELY.alone);
  const isSure = reading.danger >= (said ? CERTAIN.withPattern : CERTAIN.named) && (said || isNamed(words));
  const isIn = (list: (of: DangerPatterns) => readonly SignPhrase[]) => patterns.some((of) => says(words, list(of)));
  return {
    kind: said ?? (reading.despair >= 0.5 ? 'crisis' : 'abuse'),
    tier: isMeant && isSure ? 'certain' : isLikely ? 'likely' : 'possible',
    taken: isIn((of) => of.taken),
    alsoAsks: isIn((of) => of.asksLaw),
  };
}

/** Which danger the patterns find; despair before violence. */
function kindSaid(words: FoldedWords, patterns: readonly DangerPatterns[]): Danger['kind'] | undefined {
  if (isMet('crisis', words, patterns)) return 'crisis';
  return isMet('abuse', words, patterns) ? 'abuse' : undefined;
}

/** Whether a person and a harm are named, in whatever words. */
function isNamed({ places }: FoldedWords): boolean {
  const names = (classes: readonly string[]) => classes.some((name) => places.has(name));
  return names(PERSONS) && names(HARMS) && !names(TOLD_OF);
}

/** Whether all words of danger stand in quotation marks: then they are not the visitor's own. */
function isOnlyQuoted(text: string, lists: DangerLists, patterns: readonly DangerPatterns[]): boolean {
  const unquoted = text.replace(QUOTED, ' . ');
  return unquoted !== text && kindSaid(readQuestion(unquoted, lists).words, patterns) === undefined;
}

/** Whether a pattern is met by words that are not covered by another sense of them. */
function isMet(kind: Danger['kind'], words: FoldedWords, patterns: readonly DangerPatterns[]): boolean {
  const places = patterns.flatMap((of) => placesOf(words, of[kind]));
  if (places.length === 0) return false;
  const others = patterns.flatMap(({ otherSense }) => placesOf(words, otherSense));
  return places.some((place) => !others.some((other) => covers(other, place)));
}

function covers(one: PhrasePlace, other: PhrasePlace): boolean {
  return one.at <= other.at && one.end >= other.end;
}
