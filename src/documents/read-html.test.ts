import { expect, test } from 'vitest';
import { growthPerCharacter, LINEAR } from '../../tests/support/grows-linearly.ts';
import { readHtml, readParagraphs } from './read-html.ts';

const placeOfWord = (source: string, word: string) => {
  const { text, placeOf } = readHtml(source);
  return placeOf(text.indexOf(word));
};

test('the words of a page are read in paragraphs, without scripts, styles, code and what is hidden', () => {
  const page =
    '<head><title>Title</title><style>p{}</style></head><p>One\n<b>word</b> more</p><script>two</script><ul><li>Three<li>Four</ul>' +
    '<code>five</code><p hidden>six<br>seven</p><p>Eight<br>nine</p>';
  expect(readHtml(page).text).toBe('One word more\n\nThree\n\nFour\n\nEight\nnine');
});

test('a block quotation has marks as in Markdown, and q has quotation marks', () => {
  const page = '<p>He said:</p><blockquote><p>One</p><p>Two</p></blockquote><p>Then <q>three</q>.</p>';
  expect(readHtml(page).text).toBe('He said:\n\n> One\n>\n> Two\n\nThen “three”.');
});

test('a word is found at its line and column in the source, behind tags and character references', () => {
  const source = '<p>\r\n  One &amp; two&nbsp;&#x662; <i>three</i> &laquo;four&raquo;</p>\n<p>five</p>';
  expect(placeOfWord(source, 'One')).toEqual({ line: 2, column: 3 });
  expect(placeOfWord(source, 'two')).toEqual({ line: 2, column: 13 });
  expect(placeOfWord(source, 'three')).toEqual({ line: 2, column: 33 });
  expect(placeOfWord(source, '«')).toEqual({ line: 2, column: 43 });
  expect(placeOfWord(source, 'four')).toEqual({ line: 2, column: 50 });
  expect(placeOfWord(source, 'five')).toEqual({ line: 3, column: 4 });
});

test('paragraphs and notes are counted', () => {
  const { text, placeOf } = readParagraphs(
    '<h1>One</h1><p></p><p>Two</p><ol><li id="footnote-7"><p>Three</p></li><li id="footnote-9"><p>Four</p></li></ol>',
  );
  const places = ['One', 'Two', 'Three', 'Four'].map((word) => placeOf(text.indexOf(word)));
  expect(places).toEqual([{ paragraph: 1 }, { paragraph: 2 }, { note: 1 }, { note: 2 }]);
});

test('a page without end is read as far as it goes', () => {
  expect(readHtml('<p>One <b>two <!-- three').text).toBe('One two ');
  expect(readHtml('').text).toBe('');
});

test('reading takes linear time, however the tags are nested or left open', () => {
  for (const piece of ['<blockquote><p>a', '<div hidden>', '&amp', '<p>a</p>', '<!--', '<q>']) {
    expect(growthPerCharacter(readHtml, piece), piece).toBeLessThan(LINEAR);
  }
});
