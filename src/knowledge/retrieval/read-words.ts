import { hasArabic } from '../../text/language.ts';
import type { NamedSubject } from './index-thesaurus.ts';
import type { Lexicon } from './lexicon.ts';

/** A row of words, understood: subjects of the thesaurus, and words that belong to none. */
type Term =
  | { kind: 'subject'; named: NamedSubject; words: readonly string[] }
  | { kind: 'word'; word: string }
  /** A phrase that means something else than its words. */
  | { kind: 'elsewhere'; words: readonly string[] };

/** Splits words into the subjects that they name, longest names first, and the words that are left. */
export function readTerms(words: readonly string[], language: string, lexicon: Lexicon, withSubjects: boolean): Term[] {
  const { thesaurus } = lexicon;
  const stemsOf = (word: string) => lexicon.stemsOf(word);
  const terms: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const elsewhere = thesaurus.elsewhere.longestAt(words, at, stemsOf);
    const named = withSubjects ? thesaurus.subjects.longestAt(words, at, stemsOf) : undefined;
    // A small word may begin a name, but is not a name by itself: حكم only asks for a ruling.
    const subject = named?.length === 1 && saysNothing(words[at] ?? '', language, lexicon) ? undefined : named;
    if (elsewhere && elsewhere.length >= (subject?.length ?? 0)) {
      terms.push({ kind: 'elsewhere', words: words.slice(at, at + elsewhere.length) });
      at += elsewhere.length;
    } else if (subject) {
      const written = words.slice(at, at + subject.length);
      const ofTheField = subject.value.ofTheField && !thesaurus.everyday.has(written.join(' '));
      terms.push({ kind: 'subject', named: { subject: subject.value.subject, ofTheField }, words: written });
      at += subject.length;
    } else {
      terms.push({ kind: 'word', word: words[at] ?? '' });
      at++;
    }
  }
  return terms;
}

/** Whether a word says nothing: a small word of the language, of English or Arabic, a number or a single letter. */
export function saysNothing(word: string, language: string, { thesaurus }: Lexicon): boolean {
  if (word.length < 2 || /^\p{N}+$/u.test(word)) return true;
  const isSmall = (each: string) => thesaurus.stopWords.get(each)?.has(word) ?? false;
  return isSmall(language) || isSmall('en') || (hasArabic(word) && isSmall('ar'));
}
