import { expect, test } from 'vitest';
import { Checker } from '../../../src/checker/checker.ts';
import { testCorpus } from '../../support/test-corpus.ts';
import { madeVerses, verifiedAmong } from './put-together.ts';

const corpus = testCorpus();
const checker = new Checker(corpus);

test.each([...madeVerses(corpus, 60)])('nothing of what is no verse is verified: %s', (_, texts) => {
  const verified = verifiedAmong(texts, checker);
  // A word put in the place of another may be the right one.
  expect(verified.length, verified.join('\n')).toBeLessThanOrEqual(2);
});

test('words that are put together name the places that their pieces are from', () => {
  const [one, other] = [8, 40].map((surah) => corpus.verses.find((verse) => verse.surah === surah && verse.ayah === 2));
  const words = [...(one?.arabic.split(' ').slice(0, 8) ?? []), ...(other?.arabic.split(' ') ?? [])];
  const [citation] = checker.checkText(`قال تعالى: ﴿${words.join(' ')} وهذا كله من كلام الناس لا غير﴾`);
  expect(citation).toMatchObject({ verdict: 'misquoted', putTogether: true });
  expect(citation?.foundAt?.length).toBeGreaterThan(0);
});
