import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPage } from '../support/read-page.ts';
import { type OpenSite, openSite } from '../support/site.ts';
import { becomes, visitors } from '../support/visitor.ts';

// The Quran as a book: its surahs, a surah to read, the way to a verse, and from a verse to the rest of the site.
const { visit } = visitors();
let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const goTo = async (page: Page, typed: string) => {
  await page.getByRole('textbox', { name: /^Go to a verse/ }).fill(typed);
  await page.getByRole('button', { name: 'Go', exact: true }).click();
};

test('the surahs are listed, and each leads to its verses', async () => {
  const page = await visit(`${site.url}/sources/quran`, { javaScriptEnabled: false });
  expect(await page.locator('.surahs li').count()).toBe(114);
  await page.getByRole('link', { name: /^Ya-Sin/ }).click();
  await page.getByRole('heading', { level: 1, name: /^Ya-Sin/ }).waitFor();
  expect(await page.locator('.verses > section').count()).toBe(50);
  await page.getByRole('link', { name: 'Verses 51–83' }).click();
  expect(await page.locator('.verses > section').count()).toBe(33);
  expect(await page.locator('.verses > section').first().getAttribute('aria-label')).toBe('Quran 36:51');
  await page.getByRole('link', { name: 'Quran 36:51: its page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Quran 36:51' }).waitFor();
  await page.getByRole('link', { name: 'Ya-Sin', exact: true }).click();
  expect(page.url()).toBe(`${site.url}/sources/quran/36?from=51#v51`);
});

test('another surah is picked, and begins with the basmala where it has one', async () => {
  const page = await visit(`${site.url}/sources/quran/1`, { javaScriptEnabled: false });
  expect(await page.locator('.basmala').count()).toBe(0);
  const first = await page.locator('.verses p[lang=ar]').first().innerText();
  await page.getByRole('combobox', { name: 'Surah' }).selectOption('2');
  await page.getByRole('button', { name: 'Open' }).click();
  await page.waitForURL('**/sources/quran/2');
  const basmala = (await page.locator('.basmala').innerText()).trim();
  expect(first.startsWith(basmala)).toBe(true);
  await page.goto(`${site.url}/sources/quran/9`);
  expect(await page.locator('.basmala').count()).toBe(0);
});

test('a verse is gone to by what a reader types, and what does not exist is said', async () => {
  const page = await visit(`${site.url}/sources/quran`, { javaScriptEnabled: false });
  await goTo(page, 'baqarah 255');
  expect(page.url()).toBe(`${site.url}/sources/quran/2?from=251#v255`);
  await goTo(page, '183');
  expect(page.url()).toBe(`${site.url}/sources/quran/2?from=151#v183`);
  await goTo(page, 'ayatul kursi');
  expect(page.url()).toBe(`${site.url}/sources/quran/2?from=251#v255`);
  await goTo(page, '3:250');
  await page.getByRole('alert').getByText('Surah 3 has 200 verses, so there is no verse 250.').waitFor();
  expect(await page.getByRole('textbox', { name: /^Go to a verse/ }).inputValue()).toBe('3:250');
});

test('an address with any verse of a surah shows the part that has it', async () => {
  const { text } = await readPage(`${site.url}/sources/quran/2?from=252`);
  expect(text).toContain('verses 251 to 286');
});

test('the chosen translation is remembered, on all pages of the Quran, and is nobody else’s', async () => {
  const page = await visit(`${site.url}/sources/quran/112`, { javaScriptEnabled: false });
  await page
    .getByRole('combobox', { name: 'Translation' })
    .selectOption({ label: 'Turkish: Directorate of Religious Affairs' });
  await page.getByRole('button', { name: 'Show' }).click();
  await page.locator('.verses p[lang="tr"]').first().waitFor();
  expect(page.url()).toBe(`${site.url}/sources/quran/112`);
  await page.goto(`${site.url}/sources/quran/2/255`);
  expect(await page.locator('.passage-translation').getAttribute('lang')).toBe('tr');
  const other = await visit(`${site.url}/sources/quran/112`);
  expect(await other.locator('.verses p[lang="en"]').count()).toBe(4);
  for (const cookie of [
    'edition=no-such-edition',
    'edition=../../x',
    'edition=',
    'edition=quran-uthmani',
    `edition=${'x'.repeat(500)}`,
  ]) {
    const response = await fetch(`${site.url}/sources/quran/112`, { headers: { cookie } });
    expect(response.headers.get('vary')).toBe('Cookie, Accept-Encoding');
    expect(await response.text(), cookie).toContain('Saheeh International');
  }
});

test('a verse says where this site uses it, and is copied in either language or both', async () => {
  const page = await visit(`${site.url}/sources/quran/2/183`, {
    before: (context) =>
      context.addInitScript(() => {
        const copied: string[] = [];
        Object.assign(window, { copied });
        const writeText = async (text: string) => void copied.push(text);
        Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
      }),
  });
  for (const label of ['Copy Arabic', 'Copy translation', 'Copy both']) {
    await page.getByRole('button', { name: label }).click();
  }
  const copied = () => page.evaluate(() => (window as unknown as { copied: string[] }).copied);
  await becomes(async () => (await copied()).length, 3);
  const [arabic = '', translation = '', both = ''] = await copied();
  const words = (await page.locator('.passage-translation').innerText()).trim();
  expect(translation).toBe(`${words}\n(Quran 2:183)`);
  expect(arabic).toMatch(/^[^a-z]+\n\(Quran 2:183\)$/i);
  expect(both).toContain(words);
  expect(both).toContain(arabic.split('\n')[0]);
  const used = page.getByRole('region', { name: 'Where this verse is used' });
  await used.getByRole('link', { name: 'Fasting in Ramadan' }).click();
  await page.getByRole('heading', { level: 1, name: 'Fasting in Ramadan' }).waitFor();
});

test('a range names its editions once, and has one row an edition', async () => {
  const page = await visit(`${site.url}/sources/quran/94/1-8`);
  expect(await page.locator('.passage-editions').count()).toBe(1);
  const turkish = page.locator('.other-edition').filter({ hasText: 'Turkish' });
  expect(await turkish.count()).toBe(1);
  await turkish.locator('summary').click();
  expect(await turkish.locator('p').count()).toBe(8);
});

test.each([['/sources/quran/115'], ['/sources/quran/0'], ['/sources/quran/02'], ['/sources/quran/x']])(
  '%s is no surah',
  async (path) => {
    const response = await fetch(`${site.url}${path}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Surah not found');
  },
);

test('a page of fifty verses is light', async () => {
  const response = await fetch(`${site.url}/sources/quran/2`, { headers: { 'Accept-Encoding': 'br' } });
  expect(Number(response.headers.get('content-length'))).toBeLessThan(16_000);
});

test('theme and sizes are chosen once, and stand before anything is painted', async () => {
  const page = await visit(`${site.url}/sources/quran/1`, { colorScheme: 'light' });
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const arabic = () =>
    page
      .locator('.verses [lang="ar"]')
      .first()
      .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  const [before, usual] = [await paper(), await arabic()];
  await page.getByRole('button', { name: 'Reading settings' }).click();
  const choose = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check();
  await choose('Theme', 'Night');
  await choose('Arabic', 'Larger');
  await choose('Text', 'Large');
  expect(await paper()).not.toBe(before);
  expect(await arabic()).toBeGreaterThan(1.5 * usual);
  await page.reload();
  // The script stands in the head and is not deferred.
  expect(
    await page
      .locator('head script[src*="reading-settings"]')
      .evaluate((script: HTMLScriptElement) => [script.async, script.defer, script.type]),
  ).toEqual([false, false, '']);
  expect(await paper()).not.toBe(before);
  await page.goto(`${site.url}/ask`);
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await page.getByRole('button', { name: 'Reading settings' }).click();
  expect(await page.getByRole('radio', { name: 'Night' }).isChecked()).toBe(true);
  await choose('Theme', 'As the device');
  expect(await paper()).toBe(before);
});
