import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderHtml } from './render-html.ts';

const editions = ['Uthmani text', 'Saheeh <International>'];
const render = (markdown: string) => renderHtml(markdown, editions);

import { sanitizeArticle } from './sanitize-article.ts';

test('prose becomes HTML', () => {
  expect(render('## A & B\n\nSome **strong** and *soft* words.\n\n- one\n- two')).toBe(
    '<h2>A &amp; B</h2>\n<p>Some <strong>strong</strong> and <em>soft</em> words.</p>\n<ul><li>one</li><li>two</li></ul>',
  );
});

test('a reference in running text leads to its source', () => {
  expect(render('As in [Quran 2:183].')).toBe(
    '<p>As in <cite class="reference"><a href="/sources/quran/2/183" rel="noopener">Quran 2:183</a></cite>.</p>',
  );
});

test('the mark of a statement stands after its full stop', () => {
  expect(render('It is decreed [Quran 2:183]. So.')).toBe(
    '<p>It is decreed. <cite class="reference"><a href="/sources/quran/2/183" rel="noopener">Quran 2:183</a></cite> So.</p>',
  );
});

test('scripture is a marked quotation: Arabic, translation, source, edition', () => {
  expect(render('> كُتِبَ عَلَيْكُمُ\n>\n> decreed upon you\n>\n> [Quran 2:183]')).toBe(
    '<blockquote class="scripture" data-reference="Quran 2:183"><p lang="ar" dir="rtl">كُتِبَ عَلَيْكُمُ</p><p>decreed upon you</p>' +
      '<footer><cite class="reference"><a href="/sources/quran/2/183" rel="noopener">Quran 2:183</a></cite> ' +
      '<span>Uthmani text · Saheeh &lt;International&gt;</span></footer></blockquote>',
  );
});

test('Arabic words in a sentence say their language and direction; the honorific is left to its own mark', () => {
  expect(render('*born 584* · عمر بن الخطّاب · **صَبْر**, in short.')).toBe(
    '<p><em>born 584</em> · <span lang="ar" dir="rtl">عمر بن الخطّاب</span> · ' +
      '<strong><span lang="ar" dir="rtl">صَبْر</span></strong>, in short.</p>',
  );
  expect(render('The Prophet ﷺ said')).toBe('<p>The Prophet ﷺ said</p>');
});

test('the HTML of any text contains nothing that the sanitiser would change', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string(), fc.constantFrom('<script>', '[x](https://a.example)', '> ', '\n', '**', '"&<>'))),
      (parts) => {
        const html = render(parts.join(''));
        expect(html).not.toContain('<script');
        expect(render(parts.join(''))).toBe(html);
        expect(sanitizeArticle(sanitizeArticle(html))).toBe(sanitizeArticle(html));
      },
    ),
  );
});
