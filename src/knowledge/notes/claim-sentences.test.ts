import { expect, test } from 'vitest';
import { testText } from '../../../tests/support/test-note.ts';
import { claimSentences, unknownSources } from './claim-sentences.ts';

const bidaya = {
  short: 'Ibn Rushd, Bidaya',
  author: 'Ibn Rushd',
  title: 'Bidaya',
  field: 'law',
  year: '595 AH (1198)',
};
const works = new Map([[bidaya.short, bidaya]]);

const text = (markdown: string) => testText('A title', `## A label {#a}\n\n? what is it\n\n${markdown}`);
const sentencesOf = (markdown: string) => claimSentences(text(markdown), works);

test('each sentence has the sources of its own brackets, in their order', () => {
  expect(
    sentencesOf(
      'Fasting is a duty [Quran 2:183]. Travellers may leave it [Ibn Rushd, Bidaya: fasting; Quran 2:184]. It ends at sunset.',
    ),
  ).toMatchObject([
    { words: 'Fasting is a duty.', sources: ['Quran 2:183'] },
    { words: 'Travellers may leave it.' },
    { words: 'It ends at sunset.', sources: [] },
  ]);
  expect(sentencesOf('So [Ibn Rushd, Bidaya: fasting] [Quran 2:184].')[0]?.sources).toEqual([
    'Ibn Rushd, Bidaya: fasting',
    'Quran 2:184',
  ]);
});

test('items of a list rest on the sentence that introduces it, unless they have a source', () => {
  const lines =
    'The schools differ [Ibn Rushd, Bidaya: wudu]:\n\n- Hanafis: a quarter.\n- Malikis: all of it [Quran 5:6].\n\nAll wash.';
  expect(sentencesOf(lines).map(({ sources }) => sources)).toEqual([
    ['Ibn Rushd, Bidaya: wudu'],
    ['Ibn Rushd, Bidaya: wudu'],
    ['Quran 5:6'],
    [],
  ]);
});

test('a bracket that names neither a passage nor a work of the list is found', () => {
  expect(unknownSources(text('So [Quran 2:183]. And so [Some Book: a place]. A [link](/topics/a).'), works)).toEqual([
    '[Some Book: a place]',
  ]);
});
