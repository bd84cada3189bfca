import { afterAll, beforeAll, expect, test } from 'vitest';
import { openForeignApi } from '../support/foreign-api.ts';
import { readPage } from '../support/read-page.ts';
import { type OpenSite, openSite } from '../support/site.ts';
import { becomes, sees, visitors } from '../support/visitor.ts';

const { visit } = visitors();
let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ PUBLIC_URL: 'https://isnad.example' });
});
afterAll(() => site.close());

test('the works and editions are listed with their limits, and with provenance and terms where these are opened', async () => {
  const page = await visit(`${site.url}/sources`);
  const quran = page.getByRole('region', { name: 'The Quran' });
  const english = quran.locator('.editions > li').filter({ hasText: 'Saheeh International' });
  await english.getByText(/^Without the footnotes of the printed translation/).waitFor();
  expect(await english.locator('dl').isVisible()).toBe(false);
  await english.getByText('Source and terms').click();
  await becomes(() => english.locator('dt').filter({ visible: true }).allTextContents(), ['From', 'Terms']);
  await page.getByRole('link', { name: 'Start reading' }).click();
  await page.getByRole('heading', { level: 1, name: 'Quran 1:1' }).waitFor();
});

test('a verse is shown with the verses before and after, and links to continue', async () => {
  const page = await visit(`${site.url}/sources/quran/2/183`);
  await sees(page, 'Al-Baqarah (The Cow), verse 183');
  expect(await page.title()).toBe('Quran 2:183 | Isnad');
  const words = page.getByRole('region', { name: 'Quran 2:183' });
  expect(await words.locator('.passage-original').getAttribute('dir')).toBe('rtl');
  expect(await words.locator('.passage-original').getAttribute('lang')).toBe('ar');
  expect(await words.locator('.passage-translation').textContent()).toMatch(/^O you who have believed/);
  const before = page.getByRole('region', { name: 'The verses before' });
  expect(await before.getByRole('link').allTextContents()).toEqual(['181', '182']);
  await page.getByRole('link', { name: 'Quran 2:184', exact: true }).last().click();
  await page.getByRole('heading', { level: 1, name: 'Quran 2:184' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Quran 2:183' }).waitFor();
});

test('the requested words come first, and their reference below them', async () => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    const page = await visit(`${site.url}/sources/quran/2/183`, { viewport });
    const words = await page.locator('.passage-original').boundingBox();
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan(viewport.height);
    const place = await page.getByRole('region', { name: 'In context' }).boundingBox();
    expect(place?.y).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0));
    const ends = await page.locator('.passage-around .verse-end').allTextContents();
    expect(ends.map((end) => end.trim())).toEqual(['﴿١٨١﴾', '﴿١٨٢﴾', '﴿١٨٤﴾', '﴿١٨٥﴾']);
  }
});

test('the head names the one address, and the neighbours', async () => {
  const page = await visit(`${site.url}/sources/quran/2/183`);
  const head = await page
    .locator('link[rel=canonical], head link[rel=prev], head link[rel=next]')
    .evaluateAll((links) => links.map((link) => `${link.getAttribute('rel')} ${link.getAttribute('href')}`).sort());
  expect(head).toEqual([
    'canonical https://isnad.example/sources/quran/2/183',
    'next /sources/quran/2/184',
    'prev /sources/quran/2/182',
  ]);
  for (const path of ['/sources/quran/2/183-183', '/sources/quran/02/183']) {
    const { status, headers } = await fetch(site.url + path, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, '/sources/quran/2/183']);
  }
});

test('other languages are folded, and each says its language and direction', async () => {
  const page = await visit(`${site.url}/sources/quran/2/183`);
  const others = page.locator('.other-edition');
  expect(await others.count()).toBeGreaterThan(5);
  const urdu = others.filter({ hasText: 'Urdu' });
  expect(await urdu.locator('p').isVisible()).toBe(false);
  await urdu.locator('summary').focus();
  await page.keyboard.press('Enter');
  await becomes(() => urdu.locator('p').isVisible(), true);
  expect(await urdu.locator('p').evaluate(({ lang, dir }: HTMLElement) => [lang, dir])).toEqual(['ur', 'rtl']);
});

test('of several verses another edition is one row, with the words of each verse', async () => {
  const page = await visit(`${site.url}/sources/quran/2/183-185`);
  const urdu = page.locator('.other-edition').filter({ hasText: 'Urdu' });
  expect(await urdu.count()).toBe(1);
  await urdu.locator('summary').click();
  expect(await urdu.locator('p[lang=ur][dir=rtl]').count()).toBe(3);
});

test('a long passage is divided into linked parts', async () => {
  const page = await visit(`${site.url}/sources/quran/2/1-286`);
  expect(await page.locator('.passage').count()).toBe(30);
  await sees(page, '30 of 286 verses on this page');
  expect(await page.locator('.passage-next').textContent()).toMatch(/^Quran 2:31-286/);
  expect(await page.locator('head link[rel=next]').getAttribute('href')).toBe('/sources/quran/2/31-286');
  await page.getByRole('link', { name: 'Go on with Quran 2:31-286' }).click();
  await page.getByRole('heading', { level: 1, name: 'Quran 2:31-286' }).waitFor();
});

test('the citation is copied with its words, its reference, its edition and its address', async () => {
  const page = await visit(`${site.url}/sources/quran/112/1`, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByRole('button', { name: 'Copy citation' }).click();
  await sees(page, 'Citation copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(
    /^“Say, .*” \(Quran 112:1, Saheeh International.*\)\nhttps:\/\/isnad\.example\/sources\/quran\/112\/1$/,
  );
});

test('print shows the words and surrounding verses, no buttons, and only the opened languages', async () => {
  const page = await visit(`${site.url}/sources/quran/2/183`);
  await page.locator('.other-edition', { hasText: 'French' }).locator('summary').click();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.passage-original').isVisible()).toBe(true);
  expect(await page.locator('.passage-actions').isVisible()).toBe(false);
  expect(await page.locator('.other-edition p').filter({ visible: true }).count()).toBe(1);
  await sees(page, 'Muhammad Hamidullah', 'https://isnad.example/sources/quran/2/183');
});

test.each([
  ['/sources/quran/2/287', 'There is no Quran 2:287. Surah 2 (Al-Baqarah) has 286 verses.'],
  ['/sources/quran/115/1', 'The Quran has 114 surahs; there is no surah 115.'],
  ['/sources/bukhari/999999', 'This library does not hold such a work. It holds The Quran.'],
])('%s is missing in words of its own', async (path, why) => {
  const page = await readPage(site.url + path, 404);
  expect(page.heading).toBe('Passage not found');
  expect(page.text).toContain(why);
  expect(page.attribute('a', 'href="/sources"', 'href')).toBe('/sources');
});

test('from a verse that a surah does not have the way leads to its last one', async () => {
  const page = await visit(`${site.url}/sources/quran/2/300`, { status: 404 });
  await page.getByRole('link', { name: 'Go to Quran 2:286' }).click();
  await page.getByRole('heading', { level: 1, name: 'Quran 2:286' }).waitFor();
});

test('without JavaScript everything can be read, and no control without function is shown', async () => {
  const page = await visit(`${site.url}/sources/quran/2/183`, { javaScriptEnabled: false });
  await page.locator('.other-edition summary').first().click();
  await becomes(() => page.locator('.other-edition p').first().isVisible(), true);
  // A form is sent without scripts.
  const buttons = page.locator('button:not([type=submit])').filter({ visible: true });
  expect(await buttons.count()).toBe(0);
});

test('with another API the sources are still this site’s own', async () => {
  const api = await openForeignApi();
  const foreign = await openSite({ API_BASE_URL: api.url });
  try {
    const page = await visit(`${foreign.url}/sources/quran/2/183`);
    await sees(page, 'Al-Baqarah (The Cow), verse 183');
    expect(api.calls).toEqual([]);
  } finally {
    await foreign.close();
    await api.close();
  }
});

test('footer and About lead here', async () => {
  const page = await visit(`${site.url}/about`);
  await page.locator('main').getByRole('link', { name: 'Works and editions' }).click();
  await page.getByRole('heading', { level: 1, name: 'Works and editions' }).waitFor();
  await page.locator('.site-footer').getByRole('link', { name: 'Check a text' }).click();
  await page.getByRole('heading', { level: 1, name: 'Check a text' }).waitFor();
});
