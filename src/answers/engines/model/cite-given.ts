import { type FoundReference, findReferences } from '../../../references/find-references.ts';
import { formatReference } from '../../../references/format-reference.ts';
import { splitSentences } from '../../../text/sentences.ts';
import { isGiven, type Material, referencesOf, withoutInventedWorks, worksOf } from './material.ts';

/** `[P2]`, `[[P1], [N1.2]]`, `(P1; P3)`, or a bare `P2` in a sentence. */
const CITED_IDS =
  /[[(]{1,2}\s?(?:[PN]\d{1,3}(?:\.\d{1,3})?[\s,;&[\]]{0,4}){1,12}[\])]{1,2}|\b(?:P\d{1,3}|N\d{1,3}\.\d{1,3})\b/gu;
const ID = /[PN]\d+(?:\.\d+)?/gu;

/**
 * Turns the ids that prose cites into references, and removes references that were not given to the model. A sentence
 * with no other source is removed with its reference: without it, readers would still believe the sentence.
 */
export function citeGiven(prose: string, material: Material): string {
  const units = unitsOf(prose).flatMap((unit) => {
    if (unit === '') return [''];
    const sentences = unit.startsWith('>') ? [unit] : splitSentences(unit);
    const cited = sentences.map((sentence) => citeInSentence(sentence, material)).filter((one) => one !== '');
    return /\p{L}/u.test(cited.join('')) ? [cited.join(' ')] : [];
  });
  return units.join('\n').trim();
}

/** Paragraphs, list items and block quotations, with the blank lines between them. */
function unitsOf(prose: string): string[] {
  const units: string[] = [];
  for (const line of prose.split('\n').map((one) => one.trimEnd())) {
    const last = units.at(-1);
    const isQuote = line.startsWith('>');
    const begins = line.trim() === '' || /^\s*(?:[-*+|]\s|#|\d{1,3}[.)]\s)/u.test(line);
    if (last && !begins && !last.startsWith('#') && isQuote === last.startsWith('>')) {
      units[units.length - 1] = `${last}\n${line}`;
    } else {
      units.push(line.trim() === '' ? '' : line);
    }
  }
  return units;
}

function citeInSentence(sentence: string, material: Material): string {
  let isGrounded = false;
  let missing = false;
  const known = withoutInventedWorks(sentence, material);
  if (known !== sentence) missing = true;
  const named = known.replace(CITED_IDS, (ids) => {
    const given = (ids.match(ID) ?? []).flatMap((id) => {
      const references = referencesOf(id, material);
      return references ? [references] : [];
    });
    if (given.length > 0) isGrounded = true;
    else missing = true;
    const works = (ids.match(ID) ?? []).flatMap((id) => worksOf(id, material));
    return [bracketOf(given.flat().map(formatReference)), ...new Set(works)]
      .filter((source) => source !== '')
      .join(' ');
  });

  let cited = '';
  let at = 0;
  for (const { start, end, isBracket, references } of phrasesOf(named)) {
    const kept = references.filter((reference) => isGiven(reference, material));
    if (kept.length > 0) isGrounded = true;
    if (kept.length < references.length) {
      missing = true;
      // A reference without brackets is part of the sentence, which is incomplete without it.
      if (!isBracket) return '';
    }
    cited += named.slice(at, start) + (isBracket ? bracketOf(kept.map(formatReference)) : named.slice(start, end));
    at = end;
  }
  cited += named.slice(at);
  if (missing && !isGrounded) return '';
  const whole = cited
    .replace(/(?<=\S)[ \t]+(?=[.,;:!?؟](?:\s|$))/gu, '')
    .replace(/(?<=\S)[ \t]{2,}(?=\S)/gu, ' ')
    .trimEnd();
  // The words before and after a removed reference may form a new one.
  return !missing || phrasesOf(whole).every(({ references }) => references.every((each) => isGiven(each, material)))
    ? whole
    : '';
}

const bracketOf = (references: readonly string[]) =>
  references.length > 0 ? `[${[...new Set(references)].join('; ')}]` : '';

interface CitedPhrase {
  start: number;
  end: number;
  isBracket: boolean;
  references: FoundReference['reference'][];
}

/** References, grouped by the bracket or the words that hold them. A surah name without a number is not a citation. */
function phrasesOf(sentence: string): CitedPhrase[] {
  const phrases = new Map<number, CitedPhrase>();
  for (const { start, end, text, reference } of findReferences(sentence)) {
    if (reference.work === 'quran' && !/\p{N}/u.test(text)) continue;
    const phrase = phrases.get(start) ?? { start, end, isBracket: /[[({]/.test(sentence[start] ?? ''), references: [] };
    phrase.references.push(reference);
    phrases.set(start, phrase);
  }
  return [...phrases.values()];
}
