import { readCollections } from '../../references/read-collection.ts';
import { isMark } from '../../references/read-verses.ts';
import type { HadithCollection } from '../../references/reference.ts';
import { type Token, tokenize } from '../../references/tokenize.ts';
import type { Span } from './quotation.ts';

/** Characters beside a quotation in which its collection is named. */
const REACH = 90;

/**
 * The collections that a text names for a quotation, without a number: «رواه البخاري ومسلم», “(Bukhari)”, “agreed upon”,
 * “in Sahih Muslim the Prophet said: …”. Empty where it names none.
 */
export function claimedCollections(text: string, { start, end }: Span): HadithCollection[] {
  const behind = namedBehind(
    text
      .slice(end, end + REACH)
      .split(otherSentence, 1)
      .join(),
  );
  return behind.length > 0
    ? behind
    : namedBefore(
        text
          .slice(Math.max(0, start - REACH), start)
          .split(otherSentence)
          .at(-1) ?? '',
      );
}

/** A paragraph's end; a stop before another sentence, or another quotation. */
const otherSentence = /\n\s*\n|[.!?؟]\s+(?=[\p{Lu}\p{Script=Arabic}])|[“«"﴿]/u;

function namedBehind(words: string): HadithCollection[] {
  const lead = leads.exec(words);
  if (lead && agreed.test(lead[0])) return ['bukhari', 'muslim'];
  const begins = lead ? lead[0].length : (/^[^\p{L}\p{N}]{0,6}/u.exec(words)?.[0].length ?? 0);
  // A name that people bear too means the collection behind “narrated by”, or alone in a bracket.
  const isSure = lead !== null || /[([]/.test(words.slice(0, begins));
  return namesFrom(tokenize(words.slice(begins)), isSure);
}

const leads =
  /^[^\p{L}\p{N}]{0,6}(?:و?(?:روا[هية]|أخرج[هت]ه?|خرجه)(?:\s+(?:الإمام|الشيخان))?|متفق عليه|(?:it (?:is|was) )?(?:narrated|reported|related|recorded|collected|transmitted) (?:by|in)|agreed upon|as (?:narrated|reported|recorded) (?:by|in)|source:|in)(?![\p{L}])[^\p{L}\p{N}]*/iu;

const agreed = /متفق عليه|agreed upon|الشيخان/iu;

/** One name after the other: “Bukhari and Muslim”, «البخاري ومسلم وأبو داود». */
function namesFrom(tokens: readonly Token[], isSure: boolean): HadithCollection[] {
  const found: HadithCollection[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    const [name] = token ? readCollections(tokens, at) : [];
    if (name && (name.sure || isSure || found.length > 0)) {
      found.push(name.collection);
      at = name.next;
    } else if (found.length > 0 && (isMark(token, ',') || isMark(token, '،') || between.has(token?.key ?? ''))) at++;
    else if (found.length === 0 && articles.has(token?.key ?? '')) at++;
    else break;
  }
  return found;
}

const between = new Set(['and', 'و', 'both', 'in']);
const articles = new Set(['imam', 'the', 'sahih', 'الامام']);

/** Before a quotation only names that mean nothing else: Muslim is also a person. */
function namedBefore(words: string): HadithCollection[] {
  const tokens = tokenize(words);
  for (const [at] of tokens.entries()) {
    const names = readCollections(tokens, at).filter(({ sure }) => sure);
    if (names[0]) return namesFrom(tokens.slice(at), true);
  }
  return [];
}
