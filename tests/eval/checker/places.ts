import { Checker } from '../../../src/checker/checker.ts';
import type { Corpus, Verse } from '../../../src/knowledge/corpus/corpus.ts';
import { readVectors } from '../../support/read-vectors.ts';
import { seededRandom } from '../random.ts';
import { percent } from './percent.ts';

/** A way of writing a place, and the language of the quotation beside it. */
export interface Spelling {
  language: 'en' | 'ar';
  written: string;
}

export const placeSpellings: readonly Spelling[] = readVectors('places-beside-quotations.tsv').map(
  ([language, written = '']) => ({ language: language === 'ar' ? 'ar' : 'en', written }),
);

/** Which place is written beside the words of a verse. */
export type Place = 'its own' | 'another verse' | 'no verse';

/** A text that quotes a verse, with a place written in this way. */
export function textWith({ language, written }: Spelling, verse: Verse, place: Place, corpus: Corpus): string {
  const { surah, ayah } = verse;
  const { name = '', arabicName = '', verses = 0 } = corpus.surahs[surah - 1] ?? {};
  const another = ayah > verses / 2 ? Math.max(1, ayah - 7) : ayah + 5;
  const said = place === 'its own' ? ayah : place === 'no verse' ? verses + 30 : another;
  const parts: Readonly<Record<string, string>> = {
    s: `${surah}`,
    a: `${said}`,
    ss: arabicDigits(surah),
    aa: arabicDigits(said),
    roman: romanNumeral(surah),
    name,
    arabic: arabicName,
  };
  const filled = written.replace(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '');
  return language === 'en' ? `God says: “${verse.translation}” ${filled}` : `قال تعالى: ﴿${verse.arabic}﴾ ${filled}`;
}

const arabicDigits = (number: number) => [...`${number}`].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('');

const numerals = [
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

function romanNumeral(number: number): string {
  const [value, numeral] = numerals.find(([each]) => each <= number) ?? [];
  return value ? numeral + romanNumeral(number - value) : '';
}

/** The verses of a length that is quoted, whose words are nowhere else. */
export function quotableVerses({ verses }: Corpus): Verse[] {
  const times = Map.groupBy(verses, ({ arabic }) => arabic);
  return verses.filter(({ surah, arabic, translation, ayah }) => {
    const words = translation.split(' ').length;
    // The name of surah 38 is also the sign of a page.
    return surah !== 38 && times.get(arabic)?.length === 1 && words >= 10 && words <= 40 && ayah > 1;
  });
}

/** Of one of these texts: whether its words are verified. */
export const isVerified = (text: string, checker: Checker) =>
  checker.checkText(text).some(({ verdict, quotation }) => verdict === 'verified' && quotation !== undefined);

/** Words beside a place of their own, of another verse and of none, in every spelling of the list. */
export function measurePlaces(corpus: Corpus): string {
  const checker = new Checker(corpus);
  const random = seededRandom(5);
  const verses = quotableVerses(corpus);
  const verified = { 'its own': 0, 'another verse': 0, 'no verse': 0 };
  const each = 20;
  for (const spelling of placeSpellings) {
    for (let count = 0; count < each; count++) {
      const verse = random.pick(verses);
      for (const place of ['its own', 'another verse', 'no verse'] as const) {
        if (isVerified(textWith(spelling, verse, place, corpus), checker)) verified[place]++;
      }
    }
  }
  const of = placeSpellings.length * each;
  const share = (place: Place) => `${verified[place]} of ${of} (${percent(verified[place], of)})`;
  return `### Places in ${placeSpellings.length} spellings

| the place beside the words | verified |
| --- | ---: |
| their own | **their own ${share('its own')}** |
| another verse: none may be | **another verse ${share('another verse')}** |
| no verse: none may be | **no verse ${share('no verse')}** |`;
}
