import { expect, test } from 'vitest';
import { openOwn, site } from '../support/sites.ts';
import { visitors } from '../support/visitor.ts';

// Visitors who bring nothing share a page: nothing that one of them did may be seen by the next.
const { visit } = visitors();
openOwn();

test('a visitor leaves traces of every kind', async () => {
  const page = await visit(`${site.url}/about`);
  await page.evaluate(() => {
    localStorage.setItem('trace', '1');
    sessionStorage.setItem('trace', '1');
  });
  await page.context().addCookies([{ name: 'trace', value: '1', url: site.url }]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference', media: 'print' });
  await page.setViewportSize({ width: 390, height: 600 });
  await page.route('**/contact', (route) => route.abort());
  await page.context().route('**/about', (route) => route.abort());
  await page.context().newPage();
  await page.context().setOffline(true);
  expect(await page.evaluate(() => document.cookie)).toContain('trace');
});

test('the next one meets none of them', async () => {
  const page = await visit(`${site.url}/about#marks`);
  const seen = await page.evaluate(() => ({
    kept: [localStorage.getItem('trace'), sessionStorage.getItem('trace'), document.cookie],
    width: innerWidth,
    media: ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: no-preference)', 'print'].map(
      (query) => matchMedia(query).matches,
    ),
  }));
  expect(seen).toEqual({ kept: [null, null, ''], width: 1280, media: [false, false, false] });
  expect(page.context().pages()).toHaveLength(1);
  expect((await page.goto(`${site.url}/contact`))?.status()).toBe(200);
});
