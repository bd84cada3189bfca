import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSite, openSite } from '../support/site.ts';
import { sees, visitors } from '../support/visitor.ts';

const { visit } = visitors();
let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('an unknown address says so, and leads home', async () => {
  const page = await visit(`${site.url}/nothing/here?a=1`, { status: 404 });
  await sees(page, 'Oops! Page not found');
  await page.locator('main').getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL(`${site.url}/`);
  await page.locator('.hero').waitFor();
});

test.each([
  ['/question', 'Oops! Page not found'],
  ['/question/1/2', 'Oops! Page not found'],
  ['/categories', 'Oops! Page not found'],
  ['/checks', 'Oops! Page not found'],
  ['/sources/quran/2/183/1', 'Oops! Page not found'],
  ['/topics/prayer', 'Note not found'],
  ['/sources/unknown', 'Work not found'],
  ['/sources/quran/numbers', 'Surah not found'],
  ['/ar', 'Oops! Page not found'],
  ['/ar/about', 'Oops! Page not found'],
  ['/About-us', 'Oops! Page not found'],
  ['/index.php', 'Oops! Page not found'],
  ['/question/1abc', 'Question not found'],
  ['/categories/fiqh', 'Category not found'],
  ['/articles/none', 'Article Not Found'],
])('%s is missing', async (path, words) => {
  const response = await fetch(`${site.url}${path}`);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(await response.text()).toContain(`<h1>${words}</h1>`);
});

test.each(['/%', '/question/%E0%A4%A', '/%00', '/a//b', '//evil.example', '/articles/%2e%2e%2fask'])(
  'the crooked address %s is answered without a failure of the server',
  async (path) => {
    // As it is typed: `fetch` would straighten it.
    const { hostname, port } = new URL(site.url);
    const { request } = await import('node:http');
    const status = await new Promise<number>((resolve, reject) =>
      request({ hostname, port, path }, (response) => resolve(response.resume().statusCode ?? 0))
        .on('error', reject)
        .end(),
    );
    expect([301, 400, 404]).toContain(status);
  },
);

test('a slash at the end leads to the address without it', async () => {
  const response = await fetch(`${site.url}/about/`, { redirect: 'manual' });
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/about');
});
