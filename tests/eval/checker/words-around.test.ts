import { expect, test } from 'vitest';
import { Checker } from '../../../src/checker/checker.ts';
import { testCorpus } from '../../support/test-corpus.ts';
import { aroundCases, judgedAround, waysAround } from './words-around.ts';

const corpus = testCorpus();
const checker = new Checker(corpus);

test.each(Object.keys(waysAround))('words around a verse are no part of it, and hide no change in it: %s', (way) => {
  const { refused, passed } = judgedAround(aroundCases(corpus, way, 60), checker);
  expect({ refused, passed }).toEqual({ refused: [], passed: [] });
});

test('translated words in Persian letters are perhaps another translation', () => {
  const [citation] = checker.checkText(
    '«ای کسانی که ایمان آورده‌اید روزه بر شما مقرر شده است چنان‌که بر پیشینیان» (2:183)',
  );
  expect(citation).toMatchObject({ verdict: 'not-in-corpus', anotherTranslation: true });
});

test('an abbreviated wish inside a verse is shown as it is written', () => {
  const words = corpus.verses.find(({ surah, ayah }) => surah === 33 && ayah === 40)?.translation ?? '';
  const written = (wish: string) => words.replace('Muhammad', `Muhammad ${wish}`);
  for (const wish of ['(saw)', '(S.A.W.)', 'ﷺ']) {
    const [citation] = checker.checkText(`“${written(wish)}” (33:40)`);
    expect(citation?.differences).toMatchObject([{ quoted: wish, source: '' }]);
  }
});

test('«الآية» for the last word of a verse is a changed word', () => {
  const [citation] = checker.checkText('قال تعالى: ﴿كذلك يبين الله لكم الآية﴾ [البقرة: 219]');
  expect(citation?.verdict).toBe('misquoted');
});
