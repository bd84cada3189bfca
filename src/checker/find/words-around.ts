import { foldArabic } from '../../text/fold-arabic.ts';
import type { WordToken } from '../../text/tokens.ts';
import type { Part } from './quotation.ts';

/**
 * A quotation without what its writer says around or between the verse: «أعوذ بالله …», the basmala, «صدق الله العظيم» and
 * «الآية» at its edges, and «إلى قوله» where it leaves words out. Undefined where it has none. The words are a closed list,
 * and the rest is judged as strictly as ever.
 */
export function withoutWordsAround(part: Part): Part | undefined {
  const folded = part.tokens.map(({ written }) => foldArabic(written, 'written'));
  let [from, to] = [0, folded.length];
  for (const phrase of before) if (startsWith(folded, phrase, from)) from += phrase.length;
  for (const phrase of behind) if (startsWith(folded, phrase, to - phrase.length)) to -= phrase.length;
  for (const phrase of afterDots) {
    const at = to - phrase.length;
    if (startsWith(folded, phrase, at) && isAfterDots(part, at)) to = at;
  }
  const kept: WordToken[] = [];
  const gaps: number[] = [];
  for (let at = from; at < to; at++) {
    const phrase = kept.length > 0 ? between.find((each) => startsWith(folded, each, at)) : undefined;
    const token = part.tokens[at];
    if (!token) break;
    if (phrase && at + phrase.length < to) {
      gaps.push(token.start);
      at += phrase.length - 1;
    } else {
      kept.push(token);
    }
  }
  if (kept.length === 0 || kept.length === folded.length) return undefined;
  const [first, last] = [kept[0], kept.at(-1)];
  const isInside = (at: number) => first !== undefined && last !== undefined && at > first.start && at < last.end;
  return { ...part, tokens: kept, gaps: [...part.gaps, ...gaps].filter(isInside).sort((a, b) => a - b) };
}

const phrases = (...written: string[]) =>
  written.map((phrase) => phrase.split(' ').map((word) => foldArabic(word, 'written')));

/** In the order in which they stand before a verse. */
const before = phrases('أعوذ بالله من الشيطان الرجيم', 'بسم الله الرحمن الرحيم');

/** From the end backwards. */
const behind = phrases('صدق الله العظيم', 'إلى آخر الآية');

/** Alone they may be a word of the verse, and a changed one: «يبين الله لكم الآيات». */
const afterDots = phrases('الآية', 'الآيات');

function isAfterDots({ tokens, gaps }: Part, at: number): boolean {
  const [word, next] = [tokens[at - 1], tokens[at]];
  return word !== undefined && next !== undefined && gaps.some((gap) => gap >= word.end && gap < next.start);
}

/** The longer ones first. */
const between = phrases('إلى قوله تعالى', 'إلى أن قال تعالى', 'إلى قوله', 'إلى أن قال');

function startsWith(words: readonly string[], phrase: readonly string[], at: number): boolean {
  return at >= 0 && phrase.every((word, index) => words[at + index] === word);
}
