import { Checker } from '../../../src/checker/checker.ts';
import type { Corpus } from '../../../src/knowledge/corpus/corpus.ts';
import { modernSpelling } from '../../../src/knowledge/corpus/modern-spelling.ts';
import { percent } from './percent.ts';

// The Quran as it is typed and printed, from the Uthmani text by rules of these spellings alone.

const marks = /[\u064B-\u065F\u0670\u06D6-\u06ED\u0640]/gu;
const vowels = /[\u064B-\u065E\u06D6-\u06ED]/gu;

const withoutWasl = (text: string) => text.replace(/ٱ/gu, 'ا');
/** A hamza with a long alef in letters of their own, as the Uthmani spelling has them elsewhere. */
const longHamzas = (text: string) => text.replace(/أٓ/gu, 'ءا');
/** Today's spelling without any sign. */
const bare = (text: string) => withoutWasl(modernSpelling(text).replace(marks, ''));
const inLetters = (text: string, letters: Readonly<Record<string, string>>) =>
  text.replace(/\p{L}/gu, (letter) => letters[letter] ?? letter);
/** The long vowels of a pronoun by signs of their own, as Indian and Indonesian prints have them. */
const withLongVowels = (text: string) =>
  withoutWasl(text).replace(/هِۦ/gu, 'هٖ').replace(/ِۦ/gu, 'ٖ').replace(/ُۥ/gu, 'ٗ').replace(/ۡ/gu, 'ْ');

/** How each spelling writes a verse of the Uthmani text. */
export const writtenSpellings: Readonly<Record<string, (uthmani: string) => string>> = {
  Uthmani: (text) => text,
  'Uthmani, alefs above the line alone': (text) => withoutWasl(longHamzas(text).replace(vowels, '')),
  'Uthmani, bare letters': (text) => withoutWasl(longHamzas(text).replace(marks, '')),
  'today’s, with vowels': modernSpelling,
  'today’s, bare': bare,
  'without hamzas on alef': (text) => bare(text).replace(/[أإآ]/gu, 'ا'),
  'without hamzas': (text) =>
    bare(text).replace(/[أإآ]/gu, 'ا').replace(/ؤ/gu, 'و').replace(/ئ/gu, 'ي').replace(/ء/gu, ''),
  'Persian letters': (text) => inLetters(bare(text), { ي: 'ی', ى: 'ی', ك: 'ک' }),
  'Urdu letters': (text) => inLetters(bare(text), { ي: 'ی', ى: 'ی', ك: 'ک', ه: 'ہ', ة: 'ۃ' }),
  'Indian print': (text) =>
    withLongVowels(text.replace(/ُۢ/gu, 'ٌ').replace(/َۢ/gu, 'ً').replace(/ِۭ/gu, 'ٍ')).replace(
      /[\u06D6-\u06DC\u06DE-\u06ED]/gu,
      '',
    ),
  'Indonesian print': withLongVowels,
  'ya without dots': (text) => bare(text).replace(/ي(?=\s|$)/gu, 'ى'),
  'ya with dots': (text) => bare(text).replace(/ى(?=\s|$)/gu, 'ي'),
  'ha for ta marbuta': (text) => bare(text).replace(/ة/gu, 'ه'),
  'waw apart': (text) => bare(text).replace(/(^|\s)و(?=\p{L}{3})/gu, '$1و '),
  'vocative joined': (text) => bare(text).replace(/(^|\s)يا (?=\p{L})/gu, '$1يا'),
  السموات: (text) => bare(text).replace(/سماوات/gu, 'سموات'),
  'presentation forms': (text) => bare(text).replace(/لا/gu, 'ﻻ'),
};

export interface SpeltVerse {
  reference: string;
  text: string;
}

/** Verses in this spelling that are not verified at their own place. */
export function refusedIn(
  spelling: string,
  verses: readonly { surah: number; ayah: number; arabic: string }[],
  checker: Checker,
): SpeltVerse[] {
  const write = writtenSpellings[spelling];
  if (!write) throw new Error(`There is no spelling “${spelling}”`);
  return verses
    .map(({ surah, ayah, arabic }) => ({
      reference: `${surah}:${ayah}`,
      text: `﴿${write(arabic)}﴾ [${surah}:${ayah}]`,
    }))
    .filter(({ text }) => checker.checkText(text)[0]?.verdict !== 'verified');
}

/** The whole Quran in each spelling. */
export function measureSpellings(corpus: Corpus): string {
  const checker = new Checker(corpus);
  const rows = Object.keys(writtenSpellings).map((spelling) => {
    const refused = refusedIn(spelling, corpus.verses, checker);
    const examples = refused
      .slice(0, 5)
      .map(({ reference }) => reference)
      .join(', ');
    return { spelling, refused: refused.length, examples };
  });
  const all = rows.length * corpus.verses.length;
  const accepted = all - rows.reduce((sum, { refused }) => sum + refused, 0);
  return `### The whole Quran in ${rows.length} spellings

**accepted ${percent(accepted, all)}**, **the worst spelling ${percent(corpus.verses.length - Math.max(...rows.map(({ refused }) => refused)), corpus.verses.length)}**

| spelling | refused of ${corpus.verses.length} | for example |
| --- | ---: | --- |
${rows.map(({ spelling, refused, examples }) => `| ${spelling} | ${refused} | ${examples} |`).join('\n')}`;
}
