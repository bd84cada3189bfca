import { expect, test } from 'vitest';
import { Checker } from '../src/checker/checker.ts';
import { loadWordsToSay } from '../src/knowledge/words-to-say/load-words-to-say.ts';
import { parseReference } from '../src/references/parse-reference.ts';
import { testCorpus } from './support/test-corpus.ts';
import { testNotes } from './support/test-notes.ts';

const themes = await loadWordsToSay('content');
const occasions = themes.flatMap((theme) => theme.occasions.map((one) => ({ ...one, theme: theme.slug })));
const checker = new Checker(testCorpus());

test('the prayer is there part by part, and every id is used once', () => {
  expect(themes.map(({ slug }) => slug)).toContain('prayer');
  expect(occasions.length).toBeGreaterThan(60);
  const ids = occasions.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('every verse exists, and every other source is a hadith by its number', () => {
  const wrong = occasions.filter(({ words }) => {
    const reference = parseReference(words.kind === 'quran' ? words.reference : words.source);
    if (words.kind === 'reported') return reference?.work !== 'hadith';
    return checker.checkText(`[${words.reference}]`)[0]?.verdict !== 'reference-exists';
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('no word of Arabic script is typed: the library’s own edition writes it', () => {
  const typed = occasions.filter(({ words, markdown }) =>
    /\p{Script=Arabic}/u.test(`${JSON.stringify(words)}${markdown}`.replaceAll('ﷺ', '')),
  );
  expect(typed.map(({ id }) => id)).toEqual([]);
});

test('the notes that an introduction names are there', async () => {
  const slugs = new Set((await testNotes()).map(({ slug }) => slug));
  const named = themes.flatMap(({ introduction }) =>
    [...introduction.matchAll(/\]\(\.\.\/notes\/([^)]+)\.md\)/g)].map(([, slug = '']) => slug),
  );
  expect(named.filter((slug) => !slugs.has(slug))).toEqual([]);
});
