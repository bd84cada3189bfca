import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkTarget } from '../contract/link-target.ts';
import { parseProse } from '../contract/prose.ts';
import { sanitizeArticle } from './sanitize-article.ts';

const site = 'https://site.example';

const offSite = [
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '//evil.example',
  '///evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%2F/evil.example',
  '/%5Cevil.example',
  '/\u0000/evil.example',
  '/\u00ad/evil.example',
  '/\u202e/evil.example',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https://quran.com@evil.example',
  'https://quran.com:x@evil.example/',
  'https://[evil',
  'evil.example',
  '',
];

test.for(offSite)('%j is no link, in Markdown and in HTML', (href) => {
  expect(linkTarget(href)).toBeUndefined();
  expect(JSON.stringify(parseProse(`[x](${href})`))).not.toContain('"link"');
  const attribute = href.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  expect(sanitizeArticle(`<a href="${attribute}">x</a>`)).toBe('<a>x</a>');
});

test.for(['/', '/ask?q=%2F%2F', '/ask?q=a//b', '/sources/quran/2/255', '/topics/zakat-who-pays#how', "/a'b", '/ما'])(
  '%s leads to a page of this site, in Markdown and in HTML',
  (href) => {
    expect(linkTarget(href)).toBe('internal');
    expect(parseProse(`[x](${href})`)).toMatchObject([{ inlines: [{ kind: 'link', href }] }]);
    expect(sanitizeArticle(`<a href="${href}">x</a>`)).toContain(`href="${href}"`);
  },
);

test.for([
  'https://quran.com/2/255',
  'HTTP://example.org',
  'https://example.org?q=a@b',
  'https://xn--mgbh0fb.example/',
])('%s leads elsewhere, in Markdown and in HTML', (href) => {
  expect(linkTarget(href)).toBe('external');
  expect(parseProse(`[x](${href})`)).toMatchObject([{ inlines: [{ kind: 'link', href }] }]);
  expect(sanitizeArticle(`<a href="${href}">x</a>`)).toContain(`href="${href}"`);
});

test('whatever is called internal stays on this site, however a browser reads it', () => {
  const piece = fc.oneof(
    fc.constantFrom('/', '\\', '.', '..', '%2e', '%2f', '%5c', '%00', '%09', '\t', '\n', '\r', '@', ':', '?', '#'),
    fc.constantFrom(
      'evil.example',
      'https:',
      'javascript:',
      'a',
      ' ',
      '\u00ad',
      '\u200b',
      '\ufeff',
      '\u2028',
      '／',
      '。',
    ),
    fc.string({ maxLength: 3 }),
  );
  let internal = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      for (const href of [pieces.join(''), `/${pieces.join('')}`]) {
        if (linkTarget(href) !== 'internal') continue;
        internal += 1;
        const read = new URL(href, site);
        expect(read.origin).toBe(site);
        // The path as the browser has resolved it names no host when it is written into a page again.
        expect(new URL(read.pathname, site).origin).toBe(site);
        expect(new URL(decoded(read.pathname), site).origin).toBe(site);
      }
    }),
    { numRuns: 5_000 },
  );
  expect(internal).toBeGreaterThan(500);
});

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
