import { expect, test } from 'vitest';
import { sharedBrowser } from '../support/browser.ts';
import { article, openOwn, site } from '../support/sites.ts';
import { visitors } from '../support/visitor.ts';

const { visit } = visitors();
openOwn();

/** What a real XML parser reads: the text of each element of this name, or the parser's complaint. */
async function parsed(path: string, name: string): Promise<string[]> {
  const text = await (await fetch(`${site.url}${path}`)).text();
  // On a page of this site the policy lets nothing parse text.
  const page = await (await sharedBrowser()).newPage();
  const found = await page.evaluate(
    ([xml = '', tag = '']) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      const fault = document.querySelector('parsererror');
      if (fault) return [fault.textContent ?? 'not XML'];
      return [...document.getElementsByTagName(tag)].map((element) => element.textContent ?? '');
    },
    [text, name],
  );
  await page.close();
  return found;
}

test('the Atom feed holds every article whole, with what readers need', async () => {
  expect(await parsed('/feed.atom', 'entry')).toHaveLength(1);
  const [html = ''] = await parsed('/feed.atom', 'content');
  expect(html).toContain('<p>');
  expect(html).not.toContain('href="/');
  for (const name of ['id', 'title', 'updated']) expect((await parsed('/feed.atom', name)).length, name).toBe(2);
  expect(await parsed('/feed.atom', 'published')).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)]);
  const response = await fetch(`${site.url}/feed.atom`);
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const again = await fetch(`${site.url}/feed.atom`, {
    headers: { 'if-none-match': response.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test('the JSON feed has what version 1.1 requires', async () => {
  const feed = await (await fetch(`${site.url}/feed.json`)).json();
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: expect.any(String),
    feed_url: `${site.url}/feed.json`,
    items: [{ id: `${site.url}${article.path}`, url: `${site.url}${article.path}`, content_html: expect.any(String) }],
  });
});

test('a browser finds the feed and the search', async () => {
  const page = await visit(`${site.url}/articles`);
  expect(await page.locator('link[type="application/atom+xml"]').getAttribute('href')).toBe('/feed.atom');
  expect(await page.locator('link[rel=search]').getAttribute('href')).toBe('/opensearch.xml');
  expect(await parsed('/opensearch.xml', 'ShortName')).toEqual(['Isnad']);
  expect(await (await fetch(`${site.url}/opensearch.xml`)).text()).toContain('/search?q={searchTerms}');
  expect(await parsed('/sitemap.xml', 'loc')).toContain(`${site.url}${article.path}`);
});

test.each([
  ['/', ['WebSite']],
  ['/topics/hajj', ['Article', 'BreadcrumbList']],
])('%s says to search engines what it is', async (path, types) => {
  const page = await visit(`${site.url}${path}`);
  const said = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(said.map((json) => JSON.parse(json)['@type'])).toEqual(types);
});
