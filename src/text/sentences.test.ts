import { expect, test } from 'vitest';
import { growthPerCharacter, LINEAR } from '../../tests/support/grows-linearly.ts';
import { firstSentence, sentenceEnds, splitSentences } from './sentences.ts';

const sentencesOf = (text: string) => {
  const ends = sentenceEnds(text);
  return ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end).trim());
};

test('a sentence ends after its mark and the marks that close with it, in every script', () => {
  expect(sentencesOf('He said “go.” Did he? أين؟ یہ ہے۔ And so on…')).toEqual([
    'He said “go.”',
    'Did he?',
    'أين؟',
    'یہ ہے۔',
    'And so on…',
  ]);
  expect(sentencesOf('Quran 2.5 and isnad.example')).toEqual([]);
});

test('an ellipsis does not end the first sentence of a line', () => {
  expect(firstSentence('fear God… and obey. Then rest.')).toBe('fear God… and obey.');
  expect(firstSentence('no end mark')).toBe('no end mark');
});

test('prose is split before a capital letter, and references stay with the sentence before them', () => {
  expect(splitSentences('Be patient. [Quran 2:153] [P2] “Pray” too. see p. Five')).toEqual([
    'Be patient. [Quran 2:153] [P2]',
    '“Pray” too. see p. Five',
  ]);
});

test.each(['. [x] ', 'Aa.', '[x] ', '“ ', 'Aa.    '])('many “%s” are read in linear time', (piece) => {
  expect(
    growthPerCharacter((text) => [sentenceEnds(text), firstSentence(text), splitSentences(text)], piece),
  ).toBeLessThan(LINEAR);
});
