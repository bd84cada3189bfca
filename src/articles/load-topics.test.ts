import { expect, test } from 'vitest';
import { loadTopics, parseTopic } from './load-topics.ts';

test('the content of this site loads, in a stable order', async () => {
  const { topics, sample } = await loadTopics('content');
  expect(topics.length).toBeGreaterThan(5);
  expect(topics.map(({ key }) => key)).toEqual(topics.map(({ key }) => key).sort());
  expect(sample.key).toBe('sample-article');
});

test('a file is its front matter and a text', () => {
  expect(parseTopic('---\ntitle: Fasting: why\nsummary: Short.\n---\n\nText.\n', 'fasting.md')).toEqual({
    key: 'fasting',
    title: 'Fasting: why',
    summary: 'Short.',
    markdown: 'Text.',
  });
});

test.for([
  ['Text', 'must begin with front matter'],
  ['---\ntitle: A\nsummary: B\n', 'must begin with front matter'],
  ['---\ntitle: A\n---\nText', '“summary” is missing'],
  ['---\ntitle:\nsummary: B\n---\nText', '“title:” is none of'],
  ['---\ntitle: A\ntitle: C\nsummary: B\n---\nText', '“title” is given twice'],
  ['---\ntitle: A\nsummary: B\nauthor: C\n---\nText', '“author: C” is none of'],
  ['---\ntitle: A\nsummary: B\n---\n\n', 'no text below'],
])('a bad file is refused with its name: %s', ([text = '', fault = '']) => {
  expect(() => parseTopic(text, 'bad.md')).toThrow(`bad.md: `);
  expect(() => parseTopic(text, 'bad.md')).toThrow(fault);
});
