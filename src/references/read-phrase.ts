import { whatBegins } from './first-word.ts';
import { readHadith } from './read-hadith.ts';
import { readQuran } from './read-quran.ts';
import { readUnknownSurah } from './read-unknown-surah.ts';
import { isMark, isWord, type ParsedPhrase, type QuranPhrase } from './read-verses.ts';
import type { CitedReference } from './reference.ts';
import type { Token } from './tokenize.ts';
import { andWords, leads, translators } from './vocabulary.ts';

export type ReferencePhrase = ParsedPhrase<CitedReference> & { wholeSurah?: boolean };

/** The references that begin at a token; `alone` where nothing but references is expected. */
export function readPhrase(tokens: readonly Token[], at: number, alone: boolean): ReferencePhrase | undefined {
  const { hadith, quran } = whatBegins(tokens, at, alone);
  const phrase: ReferencePhrase | undefined =
    (hadith ? readHadith(tokens, at, alone) : undefined) ??
    (quran ? withMembers(readQuran(tokens, at, alone)) : undefined) ??
    (quran ? readUnknownSurah(tokens, at) : undefined);
  const first = phrase?.members[0];
  if (!phrase || !first) return undefined;
  const isOne = phrase.members.length === 1;
  return {
    ...phrase,
    members: [{ ...first, from: at, ...(isOne && { to: phrase.next }) }, ...phrase.members.slice(1)],
  };
}

/** A surah number above 114 has no verses to list: “Surah 115”. */
function withMembers(phrase: QuranPhrase | undefined): QuranPhrase | undefined {
  return phrase && phrase.members.length > 0 ? phrase : undefined;
}

/** The references of which these tokens consist, and of nothing else but what leads to them: `see 2:255; cf. 3:18`. */
export function readOnlyReferences(tokens: readonly Token[]): ReferencePhrase['members'] | undefined {
  const members: ReferencePhrase['members'] = [];
  let at = 0;
  while (at < tokens.length) {
    const start = skipLeads(tokens, at);
    const phrase = readPhrase(tokens, start, true);
    if (!phrase) return undefined;
    for (const member of phrase.members) members.push(member);
    at = phrase.next;
    if (at < tokens.length && !isBetween(tokens[at])) return undefined;
    while (isBetween(tokens[at])) at++;
    if (at < tokens.length && tokens.slice(at).every((token) => isWord(token, translators) || isBetween(token))) break;
  }
  return members.length > 0 ? members : undefined;
}

function skipLeads(tokens: readonly Token[], from: number): number {
  let at = from;
  while (isWord(tokens[at], leads) && !readPhrase(tokens, at, true)) {
    at++;
    while (isMark(tokens[at], '.,:')) at++;
  }
  return at;
}

function isBetween(token: Token | undefined): boolean {
  return isMark(token, ',;&.|-/') || isWord(token, andWords);
}
