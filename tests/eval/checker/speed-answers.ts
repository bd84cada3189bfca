import type { Corpus } from '../../../src/knowledge/corpus/corpus.ts';
import { formatReference } from '../../../src/references/format-reference.ts';
import { type Random, seededRandom } from '../random.ts';
import { generateMutated, type Mutated } from './generate.ts';
import { quoteOf, shapes } from './quote.ts';
import { unitsOf, type VerseUnits } from './units.ts';
import { writeQuote } from './write-quote.ts';

const ANSWERS = 40;
const QUOTATIONS = 12;
const LONGEST = 40;

const prose =
  'The scholars say that whoever reads this with care finds in it a great help for every day, and what follows explains it. '
    .trim()
    .split(' ');

/**
 * Answers of 1,000 words, others for each seed; every third quotation is a wrong one. Of a library with hadith five in
 * twelve are hadith.
 */
export function writeAnswers(corpus: Corpus, seed: number): string[] {
  const random = seededRandom(seed);
  const verses = unitsOf(corpus);
  wrong ??= generateMutated(verses).filter(({ quote }) => quote.tokens.length <= LONGEST);
  const holdsHadith = corpus.works.some(({ id }) => id === 'bukhari');
  return Array.from({ length: ANSWERS }, () => {
    const pieces = Array.from({ length: QUOTATIONS }, (_, count) => {
      const isHadith = holdsHadith && count % 5 < 2;
      return isHadith
        ? quotedHadith(corpus, random, count % 3 === 0)
        : quotedVerse(verses, corpus, random, count % 3 === 0);
    });
    const words = pieces.join(' ').split(/\s+/u).length;
    const between = Math.max(0, Math.round((1000 - words) / pieces.length));
    const filling = Array.from({ length: between }, (_, at) => prose[at % prose.length]).join(' ');
    return pieces.map((piece) => `${filling} ${piece}`).join('\n\n');
  });
}

let wrong: Mutated[] | undefined;

function quotedVerse(verses: readonly VerseUnits[], corpus: Corpus, random: Random, isWrong: boolean): string {
  const edition = random.pick(['uthmani', 'plain', 'english', 'english'] as const);
  const quoted = quoteOf(verses, random.int(verses.length), edition, random.pick(shapes), random);
  const quote = isWrong || !quoted || quoted.tokens.length > LONGEST ? random.pick(wrong ?? []).quote : quoted;
  return writeQuote(quote, corpus.surahs, random.pick(['block', '“…”'] as const), '[Quran 2:183]');
}

/** A part of a hadith; a wrong one lacks a word in its middle. */
function quotedHadith(corpus: Corpus, random: Random, isWrong: boolean): string {
  const work = corpus.works.find(({ id }) => id === 'bukhari');
  const place = random.int(work?.passages ?? 0);
  const words = random
    .pick(work?.editions ?? [])
    .text(place)
    .split(/\s+/u);
  const length = Math.min(words.length, 6 + random.int(LONGEST - 5));
  const start = random.int(words.length - length + 1);
  const part = words.slice(start, start + length);
  const quoted = (isWrong ? part.toSpliced(length >> 1, 1) : part).join(' ');
  const reference = work ? formatReference(work.cite(place, place + 1)) : '';
  return random.pick([
    `> ${quoted}\n>\n> [${reference}]`,
    `The Prophet said: “${quoted.replace(/[“”]/gu, "'")}” [${reference}]`,
  ]);
}
