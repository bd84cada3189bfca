import { expect, test } from 'vitest';
import { readPage } from '../support/read-page.ts';
import { openOwn, site } from '../support/sites.ts';
import { visitors } from '../support/visitor.ts';

const { visit } = visitors();
openOwn();

test('the words of the prayer are reached from the topics, part by part', async () => {
  const page = await visit(`${site.url}/topics`, { javaScriptEnabled: false });
  await page.getByRole('link', { name: /^Words to say/ }).click();
  await page.getByRole('link', { name: 'When bowing', exact: true }).click();
  await page.waitForURL('**/topics/words-to-say/prayer#when-bowing');
  await page.getByText('Subhana rabbiya l-‘azim.').waitFor();
  await page.getByText('Glory to my Lord, the Mighty.').waitFor();
  expect(await page.getByRole('link', { name: 'How to Pray' }).getAttribute('href')).toBe('/topics/how-to-pray');
  // Verses stand in the library's own edition, with their seal; reported words are no quotation.
  expect(await page.locator('.words-said .scripture [lang=ar]').count()).toBeGreaterThan(0);
  expect(await page.locator('.reported-words .mark-verified').count()).toBe(0);
});

test('an occasion is found by its name', async () => {
  const { html } = await readPage(`${site.url}/search?q=sneezing`);
  expect(html).toContain('href="/topics/words-to-say/every-day#sneezing"');
  expect((await fetch(`${site.url}/topics/words-to-say/no-such-theme`)).status).toBe(404);
});
