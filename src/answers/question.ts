import { type AnswerLanguage, languageOf } from './question-language.ts';

/** A visitor's question, read once: every part of answering gets it like this. */
export interface AskedQuestion {
  text: string;
  /** The language of the answer. */
  language: AnswerLanguage;
  /** Whether the visitor wants more than a short answer: “list all verses about …”, “in detail”. */
  wantsMore: boolean;
  /** Whether the visitor wants verses: “verses about parents”, “give me ayat on sabr”. */
  wantsVerses: boolean;
}

export function questionOf(text: string): AskedQuestion {
  return {
    text,
    language: languageOf(text),
    wantsMore: MANY.test(text) || AT_LENGTH.test(text),
    wantsVerses: VERSES.test(text),
  };
}

const MANY =
  /\b(?:all|every|each|list|many|more|other|complete|full|give me \d+|\d+)\b[^.?!]{0,30}\b(?:verses?|ayahs?|ayat|references?|passages?|hadiths?|evidence|proofs?)\b|(?:كل|جميع|كافة|مزيد|المزيد)[^.؟!]{0,20}(?:ال[آا]يات|[آا]يات|ال[أا]دلة|[أا]دلة|المواضع)/iu;

const AT_LENGTH =
  /\b(?:in (?:more |full |great )?details?|detailed|at length|elaborate|everything about|all about|tell me more|explain fully|long answer|essay|step by step)\b|بالتفصيل|تفصيلا|مفصلا|بإسهاب|كل شيء عن/iu;

const VERSES =
  /\b(?:vers(?:e|es|us)|ayahs?|ayats?|aayats?|ayat|surah?s?|suras?|sourates?|versets?|ayet(?:ler)?|quran(?:ic)? (?:quotes?|passages?))\b|(?<!\p{L})(?:ال)?(?:[آا]ي[ةه]|[آا]يات|سور[ةه])(?!\p{L})/iu;
