import { expect, test } from 'vitest';
import { answerDigest } from './digest.ts';

test('a pair keeps its digest after a form or a database changed its encoding', () => {
  const digest = answerDigest('Why fast?', 'Because\nof [Quran 2:183]. é');
  expect(answerDigest('  Why fast? \r\n', 'Because\r\nof [Quran 2:183]. e\u0301\n')).toBe(digest);
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
});

test('another question, another answer or another split between them has another digest', () => {
  const digests = [
    answerDigest('a', 'b'),
    answerDigest('a', 'c'),
    answerDigest('c', 'b'),
    answerDigest('a b', ''),
    answerDigest('', 'a b'),
    answerDigest('a","b', 'c'),
    answerDigest('a', 'b","c'),
  ];
  expect(new Set(digests).size).toBe(digests.length);
});
