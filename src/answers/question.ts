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
    wantsVerses: asksForVerses(text),
  };
}

const MANY =
  /\b(?:all|every|each|list|many|more|other|complete|full|give me \d+|\d+)\b[^.?!]{0,30}\b(?:verses?|ayahs?|ayat|references?|passages?|hadiths?|evidence|proofs?)\b|(?:كل|جميع|كافة|مزيد|المزيد)[^.؟!]{0,20}(?:ال[آا]يات|[آا]يات|ال[أا]دلة|[أا]دلة|المواضع)/iu;

const AT_LENGTH =
  /\b(?:in (?:more |full |great )?details?|detailed|at length|elaborate|everything about|all about|tell me more|explain fully|long answer|essay|step by step)\b|بالتفصيل|تفصيلا|مفصلا|بإسهاب|كل شيء عن/iu;

const VERSES =
  /(?<!\p{L})(?:quran(?:ic)?\s+)?(?:verses?|ayahs?|ayats?|aayats?|surahs?|suras?|sourates?|versets?|ayet(?:ler)?|quotes?|passages?|(?:ال)?(?:[آا]ي[ةه]|[آا]يات|سور[ةه]))(?!\p{L})/giu;

const ASKED_BEFORE =
  /(?:^\P{L}*|(?<!\p{L})(?:which|what|any|some|give|gimme|show|list|find|send|tell|need|want|looking for|search|best|all|اذكر|هات|اعطني|أعطني|اريد|أريد|ما|ماهي|أي|اي|كل|جميع|بعض)(?:\s+[\p{L}\d]+){0,3}\s+)$/iu;

const SUBJECT_AFTER =
  /^\s+(?:about|on|for|regarding|concerning|against|of|du|sur|de|sobre|tentang|عن|في|تتحدث|تدل|على|حول)(?!\p{L})/iu;

/** Whether verses are named first, after a word that asks, or with their subject; a verse that is only mentioned is not asked for. */
function asksForVerses(text: string): boolean {
  return [...text.matchAll(VERSES)].some(({ index, 0: named }) => {
    const before = text.slice(Math.max(0, index - FAR), index);
    return ASKED_BEFORE.test(before) || SUBJECT_AFTER.test(text.slice(index + named.length));
  });
}

/** Letters before a word in which another may ask for it. */
const FAR = 60;
