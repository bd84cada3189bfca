import { expect, test } from 'vitest';
import { readPage } from '../support/read-page.ts';
import { openOwn, site } from '../support/sites.ts';
import { becomes, visitors } from '../support/visitor.ts';

const { visit } = visitors();
openOwn();

test('the names are listed with their verses, filtered as one types, and found by one word', async () => {
  const page = await visit(`${site.url}/topics/names-of-god`);
  expect(await page.locator('.names li').count()).toBe(99);
  expect(await page.getByRole('link', { name: 'Quran 59:23' }).count()).toBeGreaterThan(5);
  await page.getByRole('searchbox', { name: /Show only names/ }).fill('merciful');
  await becomes(() => page.locator('.names li:visible').count(), 1);
  const { html } = await readPage(`${site.url}/search?q=wadud`);
  expect(html).toContain('href="/topics/names-of-god#al-wadud"');
});
