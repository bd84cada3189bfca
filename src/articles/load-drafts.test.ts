import { expect, test } from 'vitest';
import { loadDrafts, parseDraft } from './load-drafts.ts';

test('the content of this site loads, in a stable order', async () => {
  const { drafts, sample } = await loadDrafts('content');
  expect(drafts.length).toBeGreaterThan(5);
  expect(drafts.map(({ key }) => key)).toEqual(drafts.map(({ key }) => key).sort());
  expect(sample.key).toBe('sample-article');
});

test('a file is its front matter and a text', () => {
  expect(parseDraft('---\ntitle: "Fasting: why"\nsummary: Short.\n---\n\nText.\n', 'fasting.md')).toEqual({
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
  ['---\ntitle:\nsummary: B\n---\nText', 'bad.md:2: “title” must have a text'],
  ['---\ntitle: A: C\nsummary: B\n---\nText', 'bad.md:2: put a text with a colon between quotation marks'],
  ['---\ntitle: A\ntitle: C\nsummary: B\n---\nText', 'bad.md:3: a field is given twice'],
  ['---\ntitle: A\nsummary: B\nauthor: C\n---\nText', 'bad.md:4: “author” is not a known field: use title, summary'],
  ['---\ntitle: A\nsummary: B\n---\n\n', 'no text below'],
])('a bad file is refused with its name: %s', ([text = '', fault = '']) => {
  expect(() => parseDraft(text, 'bad.md')).toThrow('bad.md:');
  expect(() => parseDraft(text, 'bad.md')).toThrow(fault);
});
