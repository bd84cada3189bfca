import type { QuranReference } from '../../references/reference.ts';
import { hasArabic } from '../../text/language.ts';
import { latinKey } from '../../text/latin-key.ts';
import { WordMeanings } from './meanings/word-meanings.ts';
import { PhraseTable } from './phrase-table.ts';
import { foldedWords, stemsOf } from './stems/search-stems.ts';
import type { Subject, Thesaurus } from './thesaurus.ts';
import type { WordsInLanguages } from './words-in-languages.ts';

/** A subject under one of its names. */
export interface NamedSubject {
  subject: Subject;
  ofTheField: boolean;
}

/** The thesaurus, ready to read questions with. */
export interface ThesaurusIndex {
  subjects: PhraseTable<NamedSubject>;
  /** Everyday names as they are written: "fast" is one, though "fasting" is of the field and has the same stem. */
  everyday: ReadonlySet<string>;
  namedPassages: PhraseTable<readonly QuranReference[]>;
  elsewhere: PhraseTable<true>;
  /** The words of those phrases; the spelling correction leaves them alone. */
  elsewhereWords: ReadonlySet<string>;
  fieldWords: ReadonlySet<string>;
  stopWords: ReadonlyMap<string, ReadonlySet<string>>;
  languages: WordsInLanguages;
  meanings: WordMeanings;
  /** One concept for all words that mean the same, by the stem of each: a subject, if one of them names it. */
  synonyms: ReadonlyMap<string, Subject | string>;
  /** The usual spelling of a word of the field, by what its spellings share. */
  spellings: ReadonlyMap<string, string>;
  /** Every word of its subjects and of the field. */
  words: ReadonlySet<string>;
}

export function indexThesaurus(thesaurus: Thesaurus): ThesaurusIndex {
  const subjects = new PhraseTable<NamedSubject>();
  const namedPassages = new PhraseTable<readonly QuranReference[]>();
  const elsewhere = new PhraseTable<true>();
  const everyday = new Set<string>();
  const spellings = new Map<string, string>();
  const words = new Set<string>();

  const read = (written: string) => {
    const folded = foldedWords(written);
    for (const word of folded) words.add(word);
    return folded;
  };
  for (const subject of thesaurus.subjects) {
    for (const { words: name, ofTheField } of subject.names) {
      const folded = read(name);
      subjects.add(folded, { subject, ofTheField });
      if (ofTheField) addSpellings(spellings, folded);
      else everyday.add(folded.join(' '));
    }
    for (const term of subject.search) read(term);
  }
  for (const { names, passages } of thesaurus.namedPassages) {
    for (const name of names) namedPassages.add(foldedWords(name), passages);
  }
  for (const phrase of thesaurus.elsewhere) elsewhere.add(foldedWords(phrase), true);
  const stopWords = Object.entries(thesaurus.stopWords).map(
    ([language, list]) => [language, new Set(list.flatMap(foldedWords))] as const,
  );
  const elsewhereWords = new Set(thesaurus.elsewhere.flatMap(foldedWords));
  const fieldWords = new Set(thesaurus.fieldWords.flatMap(read).flatMap(fieldStems));
  return {
    subjects,
    everyday,
    namedPassages,
    elsewhere,
    elsewhereWords,
    fieldWords,
    stopWords: new Map(stopWords),
    languages: thesaurus.languages,
    meanings: new WordMeanings(thesaurus.meanings),
    synonyms: synonymsOf(thesaurus.synonyms, subjects),
    spellings,
    words,
  };
}

/** A stem of two groups belongs to the first. */
function synonymsOf(groups: Thesaurus['synonyms'], subjects: PhraseTable<NamedSubject>): Map<string, Subject | string> {
  const synonyms = new Map<string, Subject | string>();
  for (const group of groups) {
    const words = group.flatMap(foldedWords);
    const stems = words.flatMap((word) => stemsOf(word, hasArabic(word) ? 'ar' : 'en'));
    const [named] = words.flatMap((word) => subjects.longestAt([word], 0)?.value.subject ?? []);
    const [first = ''] = stems;
    for (const stem of stems) if (!synonyms.has(stem)) synonyms.set(stem, named ?? first);
  }
  return synonyms;
}

/** Field words are few, so they must match exactly, except for what is written onto Arabic ones. */
export function fieldStems(word: string): string[] {
  return hasArabic(word) ? stemsOf(word, 'ar') : [word];
}

/** Shorter words share their letters with too many others. */
const SHORTEST_VARIANT = 4;

function addSpellings(spellings: Map<string, string>, words: readonly string[]): void {
  for (const word of words) {
    const key = latinKey(word);
    if (/^[a-z]+$/.test(word) && word.length >= SHORTEST_VARIANT && !spellings.has(key)) spellings.set(key, word);
  }
}
