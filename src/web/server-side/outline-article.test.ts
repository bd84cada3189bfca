import { expect, test } from 'vitest';
import { outlineArticle, readingMinutes } from './outline-article.ts';

test('each section gets an address of its words, in any script, and the first of two like names keeps it', () => {
  const html =
    '<h2>What it <em>is</em> &amp; is not</h2><p>a</p><h2 dir="rtl">ما الزكاة؟</h2><h2>What it is: is not</h2>';
  const { content, headings } = outlineArticle(html);
  expect(headings).toEqual([
    { id: 'section-what-it-is-is-not', title: 'What it is & is not' },
    { id: 'section-ما-الزكاة', title: 'ما الزكاة؟' },
    { id: 'section-what-it-is-is-not-2', title: 'What it is: is not' },
  ]);
  expect(content).toContain('<h2 id="section-ما-الزكاة" dir="rtl">');
  expect(content.replace(/ id="[^"]*"/g, '')).toBe(html);
});

test('a heading cannot take the id of a part of the page, and one without words has none', () => {
  const { headings, content } = outlineArticle('<h2>main</h2><h2> </h2><h2>"&gt;&lt;script&gt;</h2>');
  expect(headings.map(({ id }) => id)).toEqual(['section-main', 'section-script']);
  expect(content).not.toContain('id=""');
});

test.each([
  [1, 1],
  [290, 1],
  [310, 2],
  [1500, 8],
])('%d words take %d minutes', (words, minutes) => {
  expect(readingMinutes(`<p>${'word '.repeat(words)}</p><p><b></b> </p>`)).toBe(minutes);
});
