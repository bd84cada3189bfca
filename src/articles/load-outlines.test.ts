import { expect, test } from 'vitest';
import { articleContent } from '../../tests/support/article-content.ts';
import { unknownSources } from '../knowledge/notes/claim-sentences.ts';
import { parseOutline } from './load-outlines.ts';

const { outlines, entries, notes, works } = await articleContent();

const front = '---\ntitle: Two\nsummary: Of two.\nform: life\n---\n\n';

test('an outline is the words of an editor, and the places of entries between them', () => {
  const text = `How it began.\n\n---\n\nThe one.\n\n[people/umar]\n\nThe other one.\n\nHe came later.\n\n[people/ali]\n\n[notes/zakat#who-pays]\n\n## Looking back\n\nBoth were there.`;
  expect(parseOutline(`${front}${text}\n`, 'two.md')).toEqual({
    key: 'two',
    title: 'Two',
    summary: 'Of two.',
    form: 'life',
    text,
    parts: [
      { kind: 'words', words: 'How it began.' },
      { kind: 'entry', key: 'people/umar', words: 'The one.' },
      { kind: 'entry', key: 'people/ali', words: 'The other one.\n\nHe came later.' },
      { kind: 'entry', key: 'notes/zakat#who-pays' },
      { kind: 'heading', words: 'Looking back' },
      { kind: 'words', words: 'Both were there.' },
    ],
  });
});

test.for([
  ['[people/umar]', 'begin with words of its own'],
  ['Words.\n\n[people/umar]\n\nThe end.', '“The end. …” leads to no entry'],
  ['Words.\n\n[people/umar]\n\nThe end.\n\n## Looking back\n\nMore.', '“The end. …” leads to no entry'],
])('a bad outline is refused with its name: %s', ([text = '', fault = '']) => {
  expect(() => parseOutline(`${front}${text}`, 'bad.md')).toThrow('bad.md:');
  expect(() => parseOutline(`${front}${text}`, 'bad.md')).toThrow(fault);
});

test('a form that there is not is refused', () => {
  expect(() => parseOutline(`${front.replace('life', 'poem')}Words.`, 'bad.md')).toThrow('“poem” is no form');
});

test('each entry and point is in one outline at most, and there is one of that name', () => {
  const told = outlines.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'entry' ? [part.key] : [])));
  const points = notes.flatMap(({ slug, english }) => english.points.map(({ id }) => `notes/${slug}#${id}`));
  const known = new Set([...entries.map(({ key }) => key), ...points]);
  expect(told.filter((key) => !known.has(key))).toEqual([]);
  expect(told.filter((key, at) => told.indexOf(key) !== at)).toEqual([]);
});

test('an entry with headings of its own stands below no heading of the editor', () => {
  const headed = new Set(
    entries.filter(({ sections }) => sections.some(({ heading }) => heading)).map(({ key }) => key),
  );
  for (const { key, parts } of outlines) {
    const first = parts.findIndex(({ kind }) => kind === 'heading');
    const below = first < 0 ? [] : parts.slice(first).flatMap((part) => (part.kind === 'entry' ? [part.key] : []));
    expect(
      below.filter((each) => headed.has(each)),
      key,
    ).toEqual([]);
  }
});

test('an outline names only sources that are references or works of the list', () => {
  for (const { key, parts } of outlines) {
    const points = parts.flatMap(({ words }) => (words === undefined ? [] : [{ markdown: words }]));
    expect(unknownSources({ points }, works), key).toEqual([]);
  }
});
