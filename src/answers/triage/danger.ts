import { hasArabic } from '../../text/language.ts';
import { classified, type Lexicon, languagesOf, readLexicon } from './lexicon.ts';
import { type PhrasePlace, phrases, placesOf, type SignPhrase, says } from './phrases.ts';
import type { ListSection } from './read-list.ts';
import { type ReaderWeights, type Reading, read } from './reader.ts';
import { type FoldedWords, wordsOf } from './words.ts';

/** How sure it is that somebody is in danger: `certain` replaces the answer, `likely` puts help above it. */
export type Tier = 'certain' | 'likely';

/** The patterns of one language. */
export interface DangerPatterns {
  crisis: Readonly<Record<Tier, readonly SignPhrase[]>>;
  abuse: Readonly<Record<Tier, readonly SignPhrase[]>>;
  otherSense: readonly SignPhrase[];
  taken: readonly SignPhrase[];
  asksLaw: readonly SignPhrase[];
}

/** Everything that `content/triage` says of danger. */
export interface DangerLists {
  lexicons: readonly Lexicon[];
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
  const known = /^(?:words [a-z-]+|(?:crisis|abuse) (?:certain|likely)|other-sense|taken|asks-law)$/u;
  for (const { head, place } of sections) {
    if (!known.test(head.join(' '))) throw new Error(`${place}: no section is called “${head.join(' ')}”`);
  }
  return {
    crisis: { certain: of('crisis', 'certain'), likely: of('crisis', 'likely') },
    abuse: { certain: of('abuse', 'certain'), likely: of('abuse', 'likely') },
    otherSense: of('other-sense'),
    taken: of('taken'),
    asksLaw: of('asks-law'),
  };
}

/** The lists of all languages, from their sections. */
export function dangerLists(lists: ReadonlyMap<string, readonly ListSection[]>, reader: ReaderWeights): DangerLists {
  return {
    lexicons: [...lists].map(([language, sections]) => readLexicon(language, sections)),
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
export function readQuestion(text: string, { lexicons }: DangerLists): ReadQuestion {
  const words = wordsOf(text);
  const found = languagesOf(words, lexicons);
  const languages = [...new Set([...found, ...(found.length === 0 && hasArabic(text) ? ['ar', 'ur'] : [])])];
  const [first = 'en'] = languages;
  const inUse = new Set(['en', ...languages].flatMap((language) => served[language] ?? [language]));
  const firstSmall = lexicons.find(({ language }) => language === first)?.small;
  const used = lexicons
    .filter(({ language }) => inUse.has(language))
    // A small word of the question's language is not meant in English: German “die”, French “me”.
    .map((lexicon) => ({
      lexicon,
      ...(lexicon.language === 'en' && first !== 'en' && firstSmall && { without: firstSmall }),
    }));
  return { words: classified(words, used), languages: [first, ...[...inUse].filter((each) => each !== first)] };
}

/** From here on the reader asks for the box of help, and below the other value it doubts what a pattern says. */
const READS_DANGER = 0.5;
const READS_NONE = 0.1;

const QUOTED = /"[^"]{1,300}"|“[^”]{1,300}”|«[^»]{1,300}»/gu;

/** What danger a question speaks of, if any. Of two, the surer one; of two that are certain, despair. */
export function readDanger(text: string, question: ReadQuestion, lists: DangerLists): Danger | undefined {
  const patterns = question.languages.flatMap((language) => lists.patterns.get(language) ?? []);
  const { words } = question;
  const reading = read(words, lists.reader);
  const kind = (tier: Tier) => kindOf(tier, words, patterns, reading);
  const certain = kind('certain');
  const likely = certain ?? kind('likely') ?? (reading.danger >= READS_DANGER ? leaning(reading) : undefined);
  if (!likely) return undefined;
  const isSaid = (list: (of: DangerPatterns) => readonly SignPhrase[]) => patterns.some((of) => says(words, list(of)));
  return {
    kind: likely,
    tier: certain && reading.danger >= READS_NONE && !isOnlyQuoted(text, lists, patterns) ? 'certain' : 'likely',
    taken: isSaid((of) => of.taken),
    alsoAsks: isSaid((of) => of.asksLaw),
  };
}

const leaning = ({ despair }: Reading) => (despair >= 0.5 ? 'crisis' : 'abuse');

/** Which danger the patterns of a tier find; despair before violence if they are certain of both. */
function kindOf(
  tier: Tier,
  words: FoldedWords,
  patterns: readonly DangerPatterns[],
  reading: Reading,
): Danger['kind'] | undefined {
  const crisis = isMet('crisis', tier, words, patterns);
  const abuse = isMet('abuse', tier, words, patterns);
  if (crisis && abuse) return tier === 'certain' ? 'crisis' : leaning(reading);
  if (crisis) return 'crisis';
  return abuse ? 'abuse' : undefined;
}

/** Whether the certain words stand in quotation marks: then they are not the visitor's own. */
function isOnlyQuoted(text: string, lists: DangerLists, patterns: readonly DangerPatterns[]): boolean {
  const unquoted = text.replace(QUOTED, ' . ');
  if (unquoted === text) return false;
  const { words } = readQuestion(unquoted, lists);
  return !isMet('crisis', 'certain', words, patterns) && !isMet('abuse', 'certain', words, patterns);
}

/** Whether a pattern is met by words that are not covered by another sense of them. */
function isMet(kind: 'crisis' | 'abuse', tier: Tier, words: FoldedWords, patterns: readonly DangerPatterns[]): boolean {
  const places = patterns.flatMap((of) => placesOf(words, of[kind][tier]));
  if (places.length === 0) return false;
  const others = patterns.flatMap(({ otherSense }) => placesOf(words, otherSense));
  return places.some((place) => !others.some((other) => covers(other, place)));
}

function covers(one: PhrasePlace, other: PhrasePlace): boolean {
  return one.at <= other.at && one.end >= other.end;
}
