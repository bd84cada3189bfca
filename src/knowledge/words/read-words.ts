import { arabicForms, arabicWords } from '../../text/fold-arabic.ts';
import { readTokens, type Script, type VerseNumber, type WordToken } from '../../text/tokens.ts';
import type { WorkKind } from '../corpus/corpus.ts';
import { withoutHonorifics } from './honorifics.ts';
import type { SpottedWord, Word } from './word.ts';

/** A cache of prepared words by their written form: a text's words recur. */
export type KnownWords = Pick<Map<string, readonly Word[]>, 'get' | 'set'>;

/** In which letters a language is written here. */
export function scriptOf(language: string): Script {
  const [primary = '', second = ''] = language.split('-');
  if (second === 'Latn') return 'alphabet';
  if (['ar', 'ur', 'fa', 'ps', 'sd', 'ug', 'ckb'].includes(primary)) return 'arabic';
  return primary === 'zh' ? 'han' : 'alphabet';
}

/** The words of a text in one language, prepared for comparison. Words in other scripts are skipped. */
export function readWords(text: string, language: string, known: KnownWords = new Map()): SpottedWord[] {
  return wordsOf(readTokens(text), language, known);
}

/** How a text is read: the same for editions, for quotations and for displayed text. */
export interface Reading {
  language: string;
  kind: WorkKind;
}

/**
 * The words of a passage or a quotation. In hadith the wishes after a name are left out, in which editions and
 * quotations differ; and a number in brackets numbers no verse there: it is a word.
 */
export function passageWords(
  tokens: readonly (WordToken | VerseNumber)[],
  { language, kind }: Reading,
  known?: KnownWords,
): SpottedWord[] {
  if (kind !== 'hadith') return wordsOf(tokens, language, known);
  return withoutHonorifics(wordsOf(tokens, language, known, numberWord), language);
}

function numberWord({ ayah, start, end }: VerseNumber): SpottedWord[] {
  return [{ forms: [String(ayah)], written: String(ayah), start, end }];
}

/** The words among tokens that are in the language's letters. */
function wordsOf(
  tokens: readonly (WordToken | VerseNumber)[],
  language: string,
  known: KnownWords = new Map(),
  ofNumber: (number: VerseNumber) => SpottedWord[] = () => [],
): SpottedWord[] {
  const script = scriptOf(language);
  const spotted: SpottedWord[] = [];
  for (const token of tokens) {
    if (token.kind === 'number') spotted.push(...ofNumber(token));
    if (token.kind !== script) continue;
    for (const word of knownOrRead(token.written, language, known)) {
      spotted.push({ forms: word.forms, written: word.written, start: token.start, end: token.end });
    }
  }
  return spotted;
}

function knownOrRead(written: string, language: string, known: KnownWords): readonly Word[] {
  const before = known.get(written);
  if (before) return before;
  const words = readWord(withoutPile(written), language);
  known.set(written, words);
  return words;
}

/** Mostly one word; two for a vocative that is written onto its word; none for a stray mark. */
function readWord(written: string, language: string): Word[] {
  if (language === 'ar') {
    return arabicWords(written)
      .map((vowelled) => ({ forms: arabicForms(vowelled), written: vowelled }))
      .filter(({ forms }) => forms.length > 0);
  }
  const form = scriptOf(language) === 'arabic' ? persianForm(written) : alphabetForm(written, language);
  return form === '' ? [] : [{ forms: [form], written: form }];
}

/** Urdu and Persian: without vowel marks, and with interchangeable letters unified. */
function persianForm(written: string): string {
  return written
    .normalize('NFKC')
    .replace(/[\p{M}\p{Cf}\u0640]/gu, '')
    .replace(/[يى]/gu, 'ی')
    .replace(/ك/gu, 'ک')
    .replace(/[هة]/gu, 'ہ');
}

/**
 * Ignores case, apostrophes and the translators' brackets. English also ignores accents, which only transliterated
 * names have (Qur’ān); in other languages an accent is part of the letter.
 */
function alphabetForm(written: string, language: string): string {
  const plain = written.replace(/[\p{Cf}'’‘ʼʾʿ`´[\]]/gu, '');
  const hasBareAccents = language === 'en' || language.endsWith('-Latn');
  if (!hasBareAccents) return plain.normalize('NFKC').toLowerCase();
  const bare = plain.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return language === 'en' ? inOneSpelling(bare) : bare;
}

/** British and American spelling are the same words: honour, recognise, traveller, judgement. In lower case. */
export function inOneSpelling(word: string): string {
  return word
    .replace(
      /^(un|dis|mis)?(arm|behavi|clam|col|endeav|fav|harb|hon|lab|neighb|od|rum|savi|splend|tum|val|vap|vig)our/,
      '$1$2or',
    )
    .replace(/^(.{3,})is(?=(?:e|es|ed|er|ers|ing|ation|ations)$)/, '$1iz')
    .replace(/^(counsel|fuel|jewel|marvel|quarrel|revel|travel|worship)[lp](?=(?:ed|er|ers|ing|ous)$)/, '$1')
    .replace(/^(acknowledg|judg)ement/, '$1ment')
    .replace(/^(centre|sabre|sepulchre|theatre)(?=s?$)/, (british) => `${british.slice(0, -2)}er`)
    .replace(/^(def|off|pret)ence(?=s?$)/, '$1ense')
    .replace(/^grey/, 'gray')
    .replace(/^(enrol|fulfil|instil)(?=s?$|ment)/, '$1l')
    .replace(/^(skil|wil)l(?=ful)/, '$1')
    .replace(/^plough/, 'plow');
}

/** A cut-off for combining marks: no word has this many, and ICU sorts a long run of them in quadratic time. */
const pile = /(\p{M}{20})\p{M}+/gu;

const withoutPile = (written: string) => (written.length > 20 ? written.replace(pile, '$1') : written);
