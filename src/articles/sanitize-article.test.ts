import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { processorTime } from '../../tests/support/processor-time.ts';
import { sanitizeArticle } from './sanitize-article.ts';

const hostile = readFileSync(new URL('hostile-html.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

// A tokenizer of its own, so that the sanitiser is not judged by its own parser: in its output `<` begins a tag, always.
const TAG = /<(\/?)([a-z0-9]+)((?: [a-z-]+="[^"<>]*")*) ?\/?>/g;
const ATTRIBUTE = / ([a-z-]+)="([^"]*)"/g;
const tags = new Set(
  'p h2 h3 h4 ul ol li blockquote em strong a cite footer br hr span table caption thead tbody tr th td'.split(' '),
);
const allowed: Record<string, RegExp> = {
  href: /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i,
  rel: /^noopener(?: nofollow ugc)?$/,
  class: /^(?:scripture|reference)$/,
  'data-reference': /^[\p{L}\d' :-]+$/u,
  lang: /^[a-z-]+$/i,
  dir: /^(?:ltr|rtl|auto)$/,
  scope: /^(?:col|row)$/,
};

function faultsIn(html: string): string[] {
  const faults: string[] = [];
  const rest = html.replace(TAG, (_, _slash, name: string, attributes: string) => {
    if (!tags.has(name)) faults.push(`tag ${name}`);
    for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (!allowed[attribute]?.test(value)) faults.push(`attribute ${attribute}=${value}`);
    }
    return '';
  });
  if (rest.includes('<')) faults.push(`a stray < in ${rest}`);
  return faults;
}

test.for(hostile)('harmless after: %s', (html) => {
  expect(faultsIn(sanitizeArticle(html))).toEqual([]);
});

test('hostile pieces in any order and nesting stay harmless, when they are sanitised again too', () => {
  const pieces = fc.array(
    fc.oneof(fc.constantFrom(...hostile), fc.constantFrom('<p>', '</p>', '<!--', '"', '<a href="'), fc.string()),
  );
  fc.assert(
    fc.property(pieces, (parts) => {
      const once = sanitizeArticle(parts.join(''));
      expect(faultsIn(once)).toEqual([]);
      expect(faultsIn(sanitizeArticle(once))).toEqual([]);
    }),
  );
});

test('the elements that an article needs stay', () => {
  const article =
    '<h2>Fasting</h2>\n<p>It is <strong>prescribed</strong> <em>for you</em> <cite class="reference">' +
    '<a href="https://quran.com/2/183" rel="noopener">Quran 2:183</a></cite>.</p>\n' +
    '<blockquote class="scripture" data-reference="Quran 2:183"><p lang="ar" dir="rtl">كُتِبَ</p><p>decreed</p>' +
    '<footer><cite>Quran 2:183</cite></footer></blockquote>\n<ul><li>one</li></ul>';
  expect(sanitizeArticle(article)).toBe(article);
  expect(
    sanitizeArticle('<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>'),
  ).toBe('<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>');
});

test('a word in another language keeps its language and direction, and nothing else', () => {
  const word = '<p>He is <span lang="ar" dir="rtl">عمر</span>.</p>';
  expect(sanitizeArticle(word)).toBe(word);
  expect(sanitizeArticle('<span lang="ar" dir="up" class="x" style="position:fixed" onclick="x()">عمر</span>')).toBe(
    '<span lang="ar">عمر</span>',
  );
  expect(sanitizeArticle('<span lang="a b" dir="rtl">عمر</span>')).toBe('<span dir="rtl">عمر</span>');
});

test('the page keeps its only first heading', () => {
  expect(sanitizeArticle('<h1>a</h1><h6>b</h6>')).toBe('<h2>a</h2><h4>b</h4>');
});

test('a foreign link is not followed by search engines and cannot access this window', () => {
  expect(sanitizeArticle('<a href="https://example.org/" rel="opener">x</a>')).toBe(
    '<a href="https://example.org/" rel="noopener nofollow ugc">x</a>',
  );
  expect(sanitizeArticle('<a href="https://quran.com.evil.example/">x</a>')).toContain('nofollow');
});

test('only a real reference marks a quotation', () => {
  expect(sanitizeArticle('<blockquote data-reference="Gospel of Me">x</blockquote>')).toBe(
    '<blockquote>x</blockquote>',
  );
});

test('an article of 100 kB takes little time, however deep it nests', () => {
  const spent = processorTime(() => {
    sanitizeArticle('<p>words and <em>words</em></p>'.repeat(3_500));
    sanitizeArticle('<blockquote>'.repeat(8_000));
  });
  expect(spent).toBeLessThan(2_000);
});
