import type { QuranReference } from '../../references/reference.ts';
import type { Ablations } from './ablations.ts';
import { detectLanguage } from './detect-language.ts';
import type { NamedSubject } from './index-thesaurus.ts';
import type { Lexicon } from './lexicon.ts';
import { findNamedPassages } from './named-passages.ts';
import { isKnown, isOfTheField, normalizeWords } from './normalize-words.ts';
import { readTerms, saysNothing } from './read-words.ts';
import { foldedWords } from './stems/search-stems.ts';

/** A question as parsed from its words alone. */
export interface QuestionReading {
  /** BCP 47; `ur-Latn` is Urdu in Latin letters. */
  language: string;
  /** Passages that it names outright. */
  named: readonly QuranReference[];
  /** Subjects of the thesaurus, in their order, each once. */
  subjects: readonly NamedSubject[];
  /** The subject of a question about the field as a whole: "What is the Quran?" */
  fieldItself: NamedSubject | undefined;
  /** How often it names any of them. */
  mentions: number;
  /** Its other telling words, each once. */
  words: readonly string[];
  /** The words that are in no text of the library. */
  strange: ReadonlySet<string>;
  /** Words that name the field itself, in their order. */
  fieldWords: readonly string[];
  /** Whether it uses the words in which rulings are asked for. */
  asksForRuling: boolean;
  /** How many words were taken for misspellings of others. */
  corrected: number;
  /** How many words belong to phrases that mean something else. */
  elsewhere: number;
  /** How many words it has in all. */
  length: number;
  /** Its words in their order, spelling corrected; with the names of passages, where it says more than these. */
  typed: readonly string[];
}

/** The bounds keep the cost of a question even: a rambling story names its subjects early. */
const MOST_LETTERS = 3_000;
const MOST_WORDS = 400;

export function readQuestion(question: string, lexicon: Lexicon, ablations: Ablations): QuestionReading {
  const { thesaurus } = lexicon;
  const bounded = question.slice(0, MOST_LETTERS).normalize('NFKC');
  const { passages: named, rest } = findNamedPassages(bounded, thesaurus);
  const typed = foldedWords(rest).slice(0, MOST_WORDS);
  const language = detectLanguage(bounded, typed, thesaurus.stopWords, (word) => lexicon.knows(word));
  const { meant, corrected } = normalizeWords(typed, language, lexicon);
  const words = typed.map((word) => meant.get(word) ?? word);

  const subjects = new Map<NamedSubject['subject'], NamedSubject>();
  const fieldWords: string[] = [];
  const telling = new Set<string>();
  let mentions = 0;
  let elsewhere = 0;
  for (const term of readTerms(words, language, lexicon, ablations.thesaurus)) {
    if (term.kind === 'elsewhere') elsewhere += term.words.length;
    else if (term.kind === 'subject') {
      mentions++;
      const { subject } = term.named;
      const ofTheField = term.named.ofTheField && !term.words.every((word) => corrected.has(word));
      subjects.set(subject, { subject, ofTheField: ofTheField || (subjects.get(subject)?.ofTheField ?? false) });
    } else if (isOfTheField(term.word, lexicon) && !corrected.has(term.word)) fieldWords.push(term.word);
    else if (!saysNothing(term.word, language, lexicon)) telling.add(term.word);
  }
  return {
    language,
    named,
    subjects: [...subjects.values()],
    fieldItself: ablations.thesaurus ? fieldItself(fieldWords, lexicon) : undefined,
    mentions,
    words: [...telling],
    strange: new Set([...telling].filter((word) => !isKnown(word, lexicon))),
    fieldWords,
    asksForRuling: [...typed, ...words].some((word) => ruling.test(word)),
    corrected: corrected.size,
    elsewhere,
    length: words.length,
    typed: named.length > 0 && words.length > 0 ? withNames(bounded, language, lexicon) : words,
  };
}

/** Notes tell of what goes by such a name, too: “why does at-Tawba not begin with the bismillah”. */
function withNames(bounded: string, language: string, lexicon: Lexicon): string[] {
  const words = foldedWords(bounded).slice(0, MOST_WORDS);
  const { meant } = normalizeWords(words, language, lexicon);
  return words.map((word) => meant.get(word) ?? word);
}

/** Folded, in the languages that visitors mix: no other trade asks like this. */
const ruling =
  /^(?:halaa?l|haraa?m|mak?rooh|makruh|mekruh|bidah?|sins?|sinful|sinning|wajib|fardh?|mustahabb?|mubah|caiz|gunah|jai?z|jayez|(?:ال)?(?:حلال|حرام|مكروه|بدعه)|[وي]?يجوز|وحرام|حرمه)$/u;

function fieldItself(fieldWords: readonly string[], { thesaurus }: Lexicon): NamedSubject | undefined {
  for (const [asked, name] of itself) {
    if (fieldWords.some((word) => asked.test(word))) return thesaurus.subjects.longestAt(name, 0)?.value;
  }
  return undefined;
}

const itself: readonly [RegExp, string[]][] = [
  [/^(?:qurans?|koran|kuran|coran|(?:ال)?قران)$/u, ['quran', 'itself']],
  [/^(?:allah|god|الله)$/u, ['allah', 'himself']],
  [/^(?:ahadith|had[ie][et]+hs?|sunnah|(?:ال)?حديث|(?:ال)?سنه)$/u, ['what', 'is', 'hadith']],
  [/^(?:shia|shiite|sunni)$/u, ['sunni', 'and', 'shia']],
  [/^(?:sharia|shariah|fatwas?|(?:ال)?شريعه)$/u, ['shariah']],
  [/^(?:prophet|rasul|(?:ال)?رسول)$/u, ['prophet', 'muhammad']],
  [/^(?:islam|muslims?|moslem|(?:ال)?اسلام|(?:ال)?مسلم)$/u, ['islam', 'itself']],
];
