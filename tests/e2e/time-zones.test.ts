import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyPage, fillSite, type KnownPage } from '../support/every-page.ts';
import { type OpenSite, openSite } from '../support/site.ts';
import { alive, visitors } from '../support/visitor.ts';

const { visit, expectErrors } = visitors();
let site: OpenSite;
let made: readonly KnownPage[];
beforeAll(async () => {
  // Late in the evening of one zone, the next day in another.
  site = await openSite({}, { now: () => new Date('2026-03-31T23:30:00Z') });
  made = Object.values(await fillSite(site));
});
afterAll(() => site.close());

const zones = ['Pacific/Kiritimati', 'America/Los_Angeles'];

test.each(zones)('in %s every page hydrates without console messages', async (timezoneId) => {
  // Of the missing pages the browser itself says that they are missing.
  expectErrors('status of 404');
  const page = await visit(`${site.url}/`, { timezoneId, locale: 'de-DE' });
  for (const { path } of [...everyPage, ...made]) {
    await page.goto(`${site.url}${path}`);
    await alive(page);
  }
});

test.each(zones)('in %s dates are those of the server, in US English', async (timezoneId) => {
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
});
