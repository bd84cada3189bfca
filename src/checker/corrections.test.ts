import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testCorpus } from '../../tests/support/test-corpus.ts';
import { readWords } from '../knowledge/words/read-words.ts';
import { versesIn } from '../references/surahs.ts';
import { Checker } from './checker.ts';

const corpus = testCorpus();
const checker = new Checker(corpus);
const quran = corpus.works[0];

const longVerses = corpus.verses.flatMap(({ surah, ayah, translation }, place) =>
  readWords(translation, 'en').length >= 12 ? [{ surah, ayah, place }] : [],
);

test('what is said to differ, and the right words, lead from the quotation to the source', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...longVerses),
      fc.constantFrom('en', 'ar', 'fr'),
      fc.nat(),
      fc.constantFrom('exchanged', 'left out', 'put in'),
      ({ surah, ayah, place }, language, at, change) => {
        const edition = quran?.editions.find((each) => each.language === language);
        const source = edition?.text(place) ?? '';
        const words = readWords(source, language);
        // Where a translator wrote dots, each part is judged alone: one of few words is then found nowhere.
        fc.pre(words.length >= 8 && !/\.\.\.|…/u.test(source));
        // Not at an end, where a word left out leaves a genuine part.
        const word = words[1 + (at % (words.length - 2))];
        // A word that is written as one with the first word is at an end too; a sign may precede both.
        fc.pre(word !== undefined && word.start > (words[0]?.start ?? 0));
        if (!word) return;
        const strange = language === 'ar' ? 'حاسوب' : 'zeppelin';
        const replaced = change === 'left out' ? '' : change === 'exchanged' ? strange : `${strange} ${word.written}`;
        const altered = `${source.slice(0, word.start)}${replaced}${source.slice(word.end)}`;
        const before = `As is written: “`;
        const [citation] = checker.checkText(`${before}${altered}” [Quran ${surah}:${ayah}]`);
        fc.pre(citation?.verdict !== 'misattributed');
        expect(citation?.verdict).toBe('misquoted');

        const text = `${before}${altered}”`;
        for (const { start, end, quoted } of citation?.differences ?? []) {
          expect(quoted).toBe(text.slice(start, end));
          expect(quoted).toContain(change === 'left out' ? '' : strange);
        }
        expect(citation?.differences).toHaveLength(1);
        expect(source).toContain(citation?.correction);
        // The right words are right: in the quotation's place they are verified.
        expect(checker.checkText(`“${citation?.correction}” [Quran ${surah}:${ayah}]`)[0]?.verdict).toBe('verified');
      },
    ),
    { numRuns: 300 },
  );
});

test('an altered quotation is reported with the word, its offsets and the source’s word', () => {
  const text = 'He says: “O you who have believed, decreed upon you is feasting as it was decreed” [Quran 2:183]';
  const [citation] = checker.checkText(text);
  const start = text.indexOf('feasting');
  expect(citation?.differences).toEqual([{ start, end: start + 8, quoted: 'feasting', source: 'fasting' }]);
  expect(citation?.correction).toContain('decreed upon you is fasting as it was decreed');
});

test('words that another translation may have are marked so, and the source that a text names is reported', () => {
  const [other] = checker.checkText('“Believers, keep the fast like the nations of old did” [Quran 2:183]');
  expect(other).toMatchObject({ verdict: 'not-in-corpus', anotherTranslation: true });
  const [hadith] = checker.checkText('قال رسول الله صلى الله عليه وسلم: "إنما الأعمال بالنيات وإنما لكل امرئ ما نوى"');
  expect(hadith).toMatchObject({ verdict: 'unchecked', announced: 'hadith', reference: '' });
});

test('the table of surahs that references are read by has the corpus’s verses', () => {
  expect(corpus.surahs.map(({ number }) => versesIn(number))).toEqual(corpus.surahs.map(({ verses }) => verses));
});
