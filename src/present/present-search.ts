import type { WorkSearch } from '../contract/source-entities.ts';
import type { Work } from '../knowledge/corpus/corpus.ts';
import { inOneSpelling } from '../knowledge/words/read-words.ts';
import { foldArabic } from '../text/fold-arabic.ts';
import { hasArabic } from '../text/language.ts';
import { chosenEditions, placeNamed } from './present-source.ts';

/** Maximum passages in one reply, words of a question that are searched, and characters of a passage that are shown. */
const MOST_FOUND = 20;
const MOST_WORDS = 12;
const SHOWN = 260;

/** The passages of an operator's work that have the words of a question, the best first, each with the words around them. */
export function presentSearch(work: Work, question: string): WorkSearch {
  const { id, title } = work;
  const words = wordsOf(question);
  const places = work.search?.(words, MOST_FOUND) ?? [];
  return {
    ...{ work: { id, title }, question },
    found: places.map((place) => ({
      ...placeNamed(work, work.cite(place, place + 1)),
      around: around(work, place, words),
    })),
  };
}

function wordsOf(question: string): string[] {
  const written = question
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  const words = written.flatMap((word) =>
    hasArabic(word) ? foldArabic(word, 'dropped').split(' ') : [inOneSpelling(word)],
  );
  return [...new Set(words.filter((word) => word.length > 1))].slice(0, MOST_WORDS);
}

/** The words around the first one that was asked for, in its own language if an edition has it. */
function around(work: Work, place: number, words: readonly string[]) {
  const chains = work.about?.(place).chains ?? {};
  const texts = chosenEditions(work).map((edition) => ({
    language: edition.language,
    text: edition
      .text(place)
      .slice(chains[edition.id] ?? 0)
      .trim(),
  }));
  const isArabic = words.some(hasArabic);
  const shown =
    texts.find(({ text, language }) => text !== '' && (language === 'ar') === isArabic) ??
    texts.find(({ text }) => text !== '');
  if (!shown) return { language: 'en', text: '' };
  const { language, text } = shown;
  const lower = text.toLowerCase();
  const at = Math.max(
    0,
    Math.min(...words.map((word) => lower.indexOf(word)).filter((index) => index >= 0), text.length),
  );
  const start = at === text.length || at < SHOWN / 2 ? 0 : text.indexOf(' ', at - SHOWN / 2) + 1;
  const end = start + SHOWN >= text.length ? text.length : text.lastIndexOf(' ', start + SHOWN);
  return { language, text: `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}` };
}
