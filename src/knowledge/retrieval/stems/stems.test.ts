import { expect, test } from 'vitest';
import { recitationGrams, recitationSkeleton } from './recitation.ts';
import { foldedWords, stemsIn, stemsOf } from './search-stems.ts';
import { stemEnglish } from './stem-english.ts';

// Porter's own examples, and words of the field.
test.each([
  ['caresses', 'caress'],
  ['ponies', 'poni'],
  ['agreed', 'agre'],
  ['plastered', 'plaster'],
  ['motoring', 'motor'],
  ['conflated', 'conflat'],
  ['hopping', 'hop'],
  ['falling', 'fall'],
  ['filing', 'file'],
  ['happy', 'happi'],
  ['relational', 'relat'],
  ['vietnamization', 'vietnam'],
  ['triplicate', 'triplic'],
  ['goodness', 'good'],
  ['adjustment', 'adjust'],
  ['adoption', 'adopt'],
  ['rate', 'rate'],
  ['controll', 'control'],
  ['fasting', 'fast'],
  ['charities', 'chariti'],
])('%s is stemmed to %s', (word, stem) => {
  expect(stemEnglish(word)).toBe(stem);
});

test.each([
  ['والصابرين', 'صابر'],
  ['بالصبر', 'صبر'],
  ['للمتقين', 'متق'],
  ['الرحمن', 'رحمن'],
  ['الكتاب', 'كتاب'],
])('%s loses its prefixes and suffixes', (word, stem) => {
  expect(stemsOf(word, 'ar')).toContain(stem);
});

test('a one-letter prefix may be part of the word: both forms are kept', () => {
  expect(stemsOf('بصبرهم', 'ar')).toEqual(['بصبر', 'صبر']);
  expect(stemsOf('فضل', 'ar')).toEqual(['فضل']);
});

test('words are folded: capitals, accents, apostrophes, vowel signs', () => {
  expect(foldedWords('Qurʾān’s Jésus Oruç DIŞI')).toEqual(['qurans', 'jesus', 'oruc', 'disi']);
  expect(foldedWords('وَبَشِّرِ الصَّابِرِينَ')).toEqual(['وبشر', 'الصابرين']);
});

test('each language is cut in its own way', () => {
  expect(stemsIn('oruçlarınız', 'tr')).toEqual(['orucl']);
  expect(stemsIn('斋戒定制', 'zh')).toEqual(['斋戒', '戒定', '定制']);
  expect(stemsIn('روزے روزہ', 'ur')).toEqual(['روز']);
});

test('a recitation is the same in any scheme of Latin letters', () => {
  const skeleton = recitationSkeleton('inna lillahi wa inna ilayhi rajioon');
  expect(recitationSkeleton("innaa lillaahi wainnaaa ilaihi raaji'oon")).toBe(skeleton);
  expect(recitationSkeleton('Bismillahi alrrahmani alrraheemi')).toBe(recitationSkeleton('bismillahir rahmanir rahim'));
  expect(recitationGrams('ab')).toEqual([]);
});
