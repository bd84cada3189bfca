import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyPage, fillSite, type KnownPage } from '../support/every-page.ts';
import { overflowing } from '../support/overflowing.ts';
import { type OpenSite, openSite } from '../support/site.ts';
import { alive, visitors } from '../support/visitor.ts';

// What holds for every page, seen on one walk through all of them. To load a page costs more than to look at it.

const { visit, expectErrors } = visitors();
let site: OpenSite;
let pages: readonly KnownPage[];
beforeAll(async () => {
  // Late in the evening of one zone, the next day in another.
  site = await openSite({}, { now: () => new Date('2026-03-31T23:30:00Z') });
  pages = [...everyPage, ...Object.values(await fillSite(site))];
});
afterAll(() => site.close());

const setLetters = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

test('every page hydrates far from the server without a message, asks no one else, fits every width, and stands still', async () => {
  // Of the missing pages the browser itself says that they are missing. Every other message fails the test.
  expectErrors('status of 404');
  const asked: string[] = [];
  const page = await visit(`${site.url}/`, {
    timezoneId: 'Pacific/Kiritimati',
    locale: 'de-DE',
    before: async (context) => context.on('request', (request) => asked.push(request.url())),
  });
  for (const { path, heading } of pages) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${site.url}${path}`);
    await alive(page);
    await setLetters(page, '200%');
    expect(await overflowing(page), `${path} with letters twice as large`).toEqual([]);
    await setLetters(page, '');
    for (const width of [768, 390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await overflowing(page), `${path} at ${width} pixels`).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'active' });
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    const moving = await page.evaluate(
      () => document.getAnimations().filter((animation) => animation.playState === 'running').length,
    );
    expect(moving, path).toBe(0);
    await page.emulateMedia({ forcedColors: null });
  }
  expect(asked.filter((url) => !url.startsWith(site.url) && !url.startsWith('data:'))).toEqual([]);
});

test('on the other side of the server, too, pages with dates hydrate without a message', async () => {
  const page = await visit(`${site.url}/`, { timezoneId: 'America/Los_Angeles', locale: 'de-DE' });
  const dated: string[] = [];
  for (const { path, status } of pages) {
    if (status !== 200 || !(await (await fetch(`${site.url}${path}`)).text()).includes('<time')) continue;
    await page.goto(`${site.url}${path}`);
    await alive(page);
    dated.push(path);
  }
  expect(dated.length).toBeGreaterThan(8);
});

test.each(['Pacific/Kiritimati', 'America/Los_Angeles'])(
  'in %s dates are those of the server, in US English',
  async (timezoneId) => {
    const page = await visit(`${site.url}/question/1`, { timezoneId, locale: 'de-DE' });
    expect(await page.locator('.question time').textContent()).toBe('Nov 12, 2026, 6:20 PM');
    await page.goto(`${site.url}/articles`);
    await alive(page);
    expect(await page.locator('.article-card time').textContent()).toBe('March 31, 2026');
    await page.locator('.article-card a').click();
    await page.locator('.article .prose').waitFor();
    expect(await page.locator('.article-head time').textContent()).toBe('March 31, 2026');
    await page.locator('.site-nav').getByRole('link', { name: 'Ask Question' }).click();
    await page.locator('.history h3').first().waitFor();
    expect(await page.locator('.history time').first().textContent()).toBe('Mar 31, 2026, 11:30 PM');
  },
);
