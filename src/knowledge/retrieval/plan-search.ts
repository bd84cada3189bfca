import { parseReference } from '../../references/parse-reference.ts';
import type { QuranReference } from '../../references/reference.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { findSubjects, type NamedSubject, subjectNamed } from './find-subjects.ts';
import { findNamedPassages } from './named-passages.ts';
import { hasArabic, questionWords, withClitics, withoutClitics } from './question-words.ts';
import type { Belonging } from './rank-verses.ts';
import { fieldWords, stopWords } from './stop-words.ts';
import type { Subject } from './thesaurus.ts';

/** One thing that the question is about: any of its terms will do. */
export interface SearchTopic {
  /** Terms for the English and for the Arabic index, each a word or a phrase. */
  english: string[];
  arabic: string[];
  /** Where the thesaurus says that the Quran speaks of it. */
  passages: QuranReference[];
}

interface SearchPlan {
  /** Passages that the question names outright. */
  named: QuranReference[];
  belonging: Belonging;
  subjects: SearchTopic[];
  /** The question's other words. */
  words: SearchTopic[];
}

/** A rambling story names its subjects early; the bound keeps the cost of a question even. */
const MOST_SUBJECTS = 8;
const MOST_WORDS = 16;

/** A question may name whole surahs, and many: an answer shows the beginnings of a few. */
const MOST_NAMED = 5;
const LONGEST_NAMED = 10;

/** What to look for when this is asked. */
export function planSearch(question: string, corpus: Corpus): SearchPlan {
  const { passages: named, rest } = findNamedPassages(question, corpus);
  const vocabulary = vocabularyOf(corpus);
  const found = findSubjects(questionWords(rest), (word) => stopWords.has(word) || vocabulary.has(word));
  const words = [...new Set(found.rest)];
  const belonging = belongingOf(found.named, words);
  let subjects = [...new Set(found.named.map(({ subject }) => subject))];
  let telling = words.filter((word) => !saysNothing(word));
  if (subjects.length === 0 && belonging === 'unsaid' && isStray(telling, found.rest)) telling = [];
  if (subjects.length + telling.length + named.length === 0) subjects = subjectOfTheFieldItself(words);
  return {
    named: beginnings(named.filter((passage) => corpus.passage(passage))),
    belonging,
    subjects: subjects.slice(0, MOST_SUBJECTS).map(topicOfSubject),
    words: telling.slice(0, MOST_WORDS).map(topicOfWord),
  };
}

/** The first verses of each passage, none twice. */
function beginnings(passages: readonly QuranReference[]): QuranReference[] {
  const distinct = new Map<string, QuranReference>();
  for (const passage of passages) {
    const to = Math.min(passage.to, passage.from + LONGEST_NAMED - 1);
    distinct.set(`${passage.surah}:${passage.from}-${to}`, { ...passage, to });
  }
  return [...distinct.values()].slice(0, MOST_NAMED);
}

/** "Rivers" alone is a search; "how old is the earth" holds one word that the Quran has too, and means no verse. */
function isStray(telling: readonly string[], all: readonly string[]): boolean {
  return telling.length === 1 && all.length > 2;
}

function belongingOf(named: readonly NamedSubject[], words: readonly string[]): Belonging {
  if (words.some(isOfTheField)) return 'named';
  return named.some(({ ofTheField }) => ofTheField) ? 'implied' : 'unsaid';
}

function isOfTheField(word: string): boolean {
  return fieldWords.has(word) || (hasArabic(word) && withoutClitics(word).some((form) => fieldWords.has(form)));
}

function saysNothing(word: string): boolean {
  if (word.length < 2 || /^\d+$/.test(word)) return true;
  return (
    stopWords.has(word) ||
    isOfTheField(word) ||
    (hasArabic(word) && withoutClitics(word).some((form) => stopWords.has(form)))
  );
}

/** "What is the Quran?" asks for nothing but what otherwise only marks the field. */
function subjectOfTheFieldItself(words: readonly string[]): Subject[] {
  for (const [name, asked] of fieldItself) {
    const subject = words.some((word) => asked.test(word)) && subjectNamed(name);
    if (subject) return [subject];
  }
  return [];
}

const fieldItself: readonly [string, RegExp][] = [
  ['the quran itself', /^(?:qurans?|koran|قران|القران)$/u],
  ['allah himself', /^(?:allah|god|الله)$/u],
  ['islam itself', /^(?:islam|muslims?|اسلام|الاسلام)$/u],
];

const vocabularies = new WeakMap<Corpus, Set<string>>();

/** The words of the translation. */
function vocabularyOf(corpus: Corpus): Set<string> {
  const known = vocabularies.get(corpus);
  if (known) return known;
  const vocabulary = new Set(corpus.verses.flatMap(({ translation }) => questionWords(translation)));
  vocabularies.set(corpus, vocabulary);
  return vocabulary;
}

const topics = new Map<Subject, SearchTopic>();

function topicOfSubject(subject: Subject): SearchTopic {
  const known = topics.get(subject);
  if (known) return known;
  const topic: SearchTopic = {
    english: subject.search,
    arabic: [],
    passages: subject.passages.flatMap((written) => {
      const reference = parseReference(`Quran ${written}`);
      return reference?.work === 'quran' ? [reference] : [];
    }),
  };
  topics.set(subject, topic);
  return topic;
}

function topicOfWord(word: string): SearchTopic {
  if (!hasArabic(word)) return { english: [word], arabic: [], passages: [] };
  return { english: [], arabic: [...new Set(withoutClitics(word).flatMap(withClitics))], passages: [] };
}
