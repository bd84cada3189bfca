import { premisePatterns } from './premise-patterns.ts';
import type { Saying } from './sayings.ts';

// Finds the premise of a question: that a verse or a hadith says something. A question for a subject (“which verse talks
// about patience”) has no such premise.

/** A statement that the question attributes to scripture. */
export interface Premise {
  /** The asker's words, without quotation marks. */
  claim: string;
  /** The source that the question names for it. */
  of: 'quran' | 'hadith';
  /**
   * `words`: scripture is said to contain them; `rule`: the statement is said to follow from it (“which verse forbids …”);
   * `whether`: the question only asks (“does the Quran say …”).
   */
  manner: 'words' | 'rule' | 'whether';
}

/** A premise, with its entry in the list of sayings if it has one. */
export type TakenForGranted = Premise & { saying?: Saying };

/** Maximum characters of a single question. A longer text is a story, and is read sentence by sentence. */
const ONE_QUESTION = 320;

/** Quoted words in a question for their place are the premise, whatever the grammar. */
const QUOTED = /"(?<claim>[^"]{8,300})"/u;
const ASKS_FOR_PLACE =
  /\b(?:verse|ayah?|ayat|surah?|surat|chapter|passage|hadith|hadeeth|narration)s?\b|\b(?:qur'?an|koran|where|reference|source|authentic|sourate|verset|ayet)\b|سورة|سوره|آية|اية|ايه|القرآن|القران|حديث|أين|اين|مصدر/iu;

/** A question about a subject, a place or a person has no premise. */
const TOPIC =
  /^(?:about|regarding|concerning|on |something|anything|of the|in (?:the )?(?:qur'?an|koran|surah|verse|chapter|\d)|to (?:us|him|her|them|me)\b|when\b|if (?:i|we|you)\b|عن |حول |بخصوص |قصة |قصه |كلمة |كلمه |اسم |لفظ |فضل |bahwa$|tentang|sur |à propos|acerca|sobre )/iu;

const TAIL =
  /(?:[,.;–-]? (?:in (?:the )?(?:holy )?(?:qur'?an|koran)|in (?:sahih )?(?:bukhari|muslim)|in islam|(?:please|pls|thanks|right|correct|true)|is (?:it|this|that) (?:true|authentic|real)|(?:i )?need the .+|give me .+|which (?:surah|verse|ayah).*|and (?:where|which|what).*|في (?:القرآن|القران)(?: الكريم)?|(?:diyor|yazıyor) mu))+$/iu;

/** The statement that the question attributes to scripture, if any. */
export function readPremise(question: string): Premise | undefined {
  const text = plain(question);
  const pieces = text.length <= ONE_QUESTION ? [text] : text.split(/(?<=[.?؟!\n])\s+/u).filter(isShort);
  for (const piece of pieces) {
    const premise = readPiece(piece);
    if (premise) return premise;
  }
  return undefined;
}

function readPiece(piece: string): Premise | undefined {
  const of = isOfHadith(piece) ? 'hadith' : 'quran';
  const quoted = QUOTED.exec(piece)?.groups?.claim ?? '';
  if (wordsIn(quoted) >= 2 && ASKS_FOR_PLACE.test(piece.replace(quoted, ' ')))
    return { claim: quoted, of, manner: 'words' };
  for (const { pattern, manner } of premisePatterns) {
    const claim = trimmed(pattern.exec(piece)?.groups?.claim ?? '');
    if (wordsIn(claim) < (manner === 'rule' ? 1 : 3) || TOPIC.test(claim)) continue;
    return { claim, of, manner };
  }
  return undefined;
}

function isShort(piece: string): boolean {
  return piece.length <= ONE_QUESTION;
}

/** Unifies quotation marks, apostrophes and spaces. */
function plain(question: string): string {
  return question
    .replace(/[“”„«»﴿﴾「」]|(?<!\p{L})['‘’](?=\p{L}[^'‘’]{12,}['’](?!\p{L}))|(?<=\p{L})[’'](?=\s*[?؟]?$)/gu, '"')
    .replace(/[‘’ʼ`]/gu, "'")
    .replace(/[^\S\n]+/gu, ' ')
    .trim();
}

function trimmed(claim: string): string {
  return (claim.split(/[?؟\n]/u)[0] ?? '')
    .replace(/^[\s:,."“-]+(?:that |to us that |us that |أن |إن (?=ال)|بأن )?[\s:,."]*/iu, '')
    .replace(/[\s.,!":;-]+$/u, '')
    .replace(TAIL, '')
    .trim();
}

const NAMES_HADITH =
  /\b(?:hadith|hadeeth|narration)s?\b|\bprophet\b.{0,20}\bsa(?:y|id|ys)\b|\b(?:bukhari|sahih muslim|hadis|hadits|hadiz)\b|حديث|قال (?:النبي|الرسول|رسول)|البخاري/iu;
const NAMES_VERSE = /\b(?:verses?|ayahs?|ayats?|surahs?|suras?|qur'?an|koran)\b|آية|اية|ايه|سورة|سوره|القرآن|القران/iu;

function isOfHadith(piece: string): boolean {
  return NAMES_HADITH.test(piece) && !NAMES_VERSE.test(piece);
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{M}\p{N}'-]+/gu)?.length ?? 0;
}
