import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { folderWithHadith } from '../support/folder-with-hadith.ts';
import { forty } from '../support/public-formats.ts';
import { type OpenSite, openSite } from '../support/site.ts';
import { becomes, visitors } from '../support/visitor.ts';

// A visitor of a site whose operator added a collection.

const { visit } = visitors();
let site: OpenSite;
let data: Awaited<ReturnType<typeof folderWithHadith>>;
beforeAll(async () => {
  data = await folderWithHadith();
  site = await openSite({ DATA_DIR: data.folder });
});
afterAll(async () => {
  await site.close();
  await data.remove();
});

test('from the works to a collection, its contents, a hadith, and the chain that is folded above it', async () => {
  const page = await visit(`${site.url}/sources`);
  await page.getByRole('heading', { level: 2, name: '40 Hadith Nawawi' }).getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: '40 Hadith Nawawi' }).waitFor();
  await page.locator('summary').filter({ hasText: 'About the numbering' }).click();
  await page.getByText('13 of 13 well-known hadith stand under the numbers').waitFor();
  await page.getByRole('link', { name: 'The Forty' }).click();
  await page.getByRole('heading', { level: 1, name: '40 Hadith Nawawi 1' }).waitFor();
  const chain = page.locator('.chain').first();
  const words = chain.locator('p');
  expect(await words.isVisible()).toBe(false);
  await chain.getByText('Chain of narrators').click();
  await becomes(() => words.textContent(), forty[0]?.chain);
  expect(await page.locator('.passage-original').textContent()).toContain(forty[0]?.arabic);
  await page.getByText('Graded Sahih-Authentic by A Grader').waitFor();
});

test('words are looked for in a collection without scripts, in Arabic without its vowels too', async () => {
  const page = await visit(`${site.url}/sources/nawawi-40`, { javaScriptEnabled: false });
  const ask = async (words: string) => {
    await page.getByRole('searchbox', { name: 'Words to look for' }).fill(words);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
  };
  await ask('doubtful');
  await page.getByRole('link', { name: '40 Hadith Nawawi 6', exact: true }).click();
  await page.getByText(forty[5]?.english ?? '').waitFor();
  await page.goBack();
  await ask('الحَلال');
  await page.getByRole('link', { name: '40 Hadith Nawawi 6', exact: true }).waitFor();
  await ask('xylophone');
  await page.getByText('No passage here has these words.').waitFor();
});

test('a number is looked up without scripts', async () => {
  const page = await visit(`${site.url}/sources/nawawi-40`, { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Look up a number' }).click();
  await page.getByLabel('Number', { exact: true }).fill('13');
  await page.getByRole('button', { name: 'Look up' }).click();
  await page.getByRole('link', { name: '40 Hadith Nawawi 13' }).waitFor();
  await page.getByText(forty[12]?.english ?? '').waitFor();
  await page.getByLabel('Number', { exact: true }).fill('43');
  await page.getByRole('button', { name: 'Look up' }).click();
  await page.getByText('No hadith here has this number.').waitFor();
});

test('a reference to a hadith in a note opens its words in place', async () => {
  const page = await visit(`${site.url}/topics/five-pillars-overview`);
  await page.getByRole('link', { name: '40 Hadith Nawawi 3', exact: true }).first().click();
  const popover = page.getByRole('dialog', { name: '40 Hadith Nawawi 3' });
  await popover.getByText(forty[2]?.english ?? '').waitFor();
});

test.each([
  '/sources/nawawi-40',
  '/sources/nawawi-40/numbers?number=13',
  '/sources/nawawi-40/search?q=angry',
  '/sources/nawawi-40/3',
  '/sources/quran',
])('%s is without a fault in light and dark, and as narrow as a phone', async (path) => {
  const page = await visit(`${site.url}${path}`, { viewport: { width: 320, height: 700 } });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFaults(page)).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
