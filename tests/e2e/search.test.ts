import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPage } from '../support/read-page.ts';
import { type OpenSite, openSite, startSearch } from '../support/site.ts';
import { becomes, visitors } from '../support/visitor.ts';

// One search, the doors to the notes, and what is suggested as one types.
const { visit } = visitors();
let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
  await startSearch(site);
});
afterAll(() => site?.close());

const field = (page: Page) => page.locator('main input[type=search]');
const group = (page: Page, name: string) => page.getByRole('heading', { name: new RegExp(`^${name}`) }).locator('..');

test('without JavaScript the form is sent, and every kind of thing is found', async () => {
  const page = await visit(`${site.url}/search`, { javaScriptEnabled: false });
  await field(page).fill('zakat');
  await page.getByRole('button', { name: 'Search' }).click();
  await group(page, 'Notes').getByRole('link', { name: 'Who Pays Zakat, and How Much' }).waitFor();
  await group(page, 'Nearest in the notes').getByRole('link', { name: 'Who pays zakat' }).waitFor();
  expect(await group(page, 'Notes').locator('mark').first().textContent()).toBe('Zakat');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await group(page, 'In the notes').getByRole('link', { name: 'Zakat al-fitr', exact: true }).click();
  expect(new URL(page.url()).hash).not.toBe('');
});

test.each([
  ['2:255', 'Verses and references', 'Quran 2:255', '/sources/quran/2/255'],
  ['yasin', 'Surahs', 'Ya-Sin', '/sources/quran/36'],
  ['khadija', 'In the notes', 'Khadija', '/topics/companions-of-the-prophet#'],
  ['tayamum', 'People and terms', 'Tayammum', '/topics/tayammum-in-brief'],
])('“%s” is found under “%s”', async (query, name, title, address) => {
  const page = await visit(`${site.url}/search?q=${encodeURIComponent(query)}`);
  const link = group(page, name).getByRole('link', { name: title, exact: true });
  expect(await link.getAttribute('href')).toMatch(new RegExp(`^${address}`));
});

test('a passage that is named stands before what treats it', async () => {
  for (const query of ['2:255', 'throne verse']) {
    const page = await visit(`${site.url}/search?q=${encodeURIComponent(query)}`);
    await group(page, 'Nearest in the notes').waitFor();
    expect(await page.locator('.hits a').first().getAttribute('href'), query).toBe('/sources/quran/2/255');
  }
});

test('a question finds the points that answer it', async () => {
  const page = await visit(`${site.url}/search?q=${encodeURIComponent('can i eat gelatine sweets?')}`);
  await group(page, 'Nearest in the notes').getByRole('link', { name: 'Gelatine', exact: true }).waitFor();
});

test('the sources of what is found are marked as everywhere: none stands in bare brackets', async () => {
  const { text } = await readPage(`${site.url}/search?q=wudu`);
  expect(text).toContain('For wudu, the washing before prayer');
  expect(text).not.toContain('[');
});

test('words that mean nothing here find no note by chance', async () => {
  const { text } = await readPage(`${site.url}/search?q=xyzzy`);
  expect(text).not.toContain('Nearest in the notes');
});

test('where nothing is found there are ways on', async () => {
  const page = await visit(`${site.url}/search?q=xylophone`);
  await page.getByText('Nothing here has these words.').waitFor();
  expect(await page.getByRole('link', { name: 'Ask “xylophone”' }).getAttribute('href')).toBe('/ask?q=xylophone');
  await page.getByRole('main').getByRole('link', { name: 'All notes by topic' }).click();
  await page.getByRole('heading', { level: 1, name: 'All topics' }).waitFor();
});

test('a slash leads to the field, names are suggested by keyboard, and no keystroke leaves the browser', async () => {
  const page = await visit(`${site.url}/search`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname + new URL(request.url()).search));
  await page.keyboard.press('/');
  await becomes(() => field(page).getAttribute('role'), 'combobox');
  await page.keyboard.type('baqar');
  const option = page.getByRole('option', { name: /Baqarah \(The Cow\)/ });
  await option.waitFor();
  expect(asked.filter((address) => !address.startsWith('/assets/'))).toEqual(['/search-index.json']);
  await page.keyboard.press('ArrowDown');
  expect(await option.getAttribute('aria-selected')).toBe('true');
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
  await page.keyboard.press('Escape');
  await becomes(() => option.count(), 0);
  expect(await field(page).inputValue()).toBe('baqar');
  await page.keyboard.type('ah');
  await option.waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/sources/quran/2');
});

test('the words of a suggestion stay together', async () => {
  const page = await visit(`${site.url}/search`, { viewport: { width: 1280, height: 800 } });
  await page.keyboard.press('/');
  await becomes(() => field(page).getAttribute('role'), 'combobox');
  await page.keyboard.type('zakat');
  const option = page.getByRole('option', { name: /^Who Pays Zakat, and How Much/ });
  await option.waitFor();
  const gap = await option.locator('mark').evaluate((mark) => {
    const before = document.createRange();
    before.selectNodeContents(mark.previousSibling ?? mark);
    return mark.getBoundingClientRect().left - before.getBoundingClientRect().right;
  });
  expect(gap).toBeLessThan(12);
});

test('a slash that is typed into a field is a slash', async () => {
  const page = await visit(`${site.url}/ask`);
  await page.getByRole('textbox', { name: 'Your question' }).press('/');
  expect(await page.getByRole('textbox', { name: 'Your question' }).inputValue()).toBe('/');
});

test('below the strict list of questions the same groups are found', async () => {
  const page = await visit(`${site.url}/questions`);
  await field(page).fill('zakat');
  await page.getByText('No questions found.').waitFor();
  await group(page, 'Notes').getByRole('link', { name: 'Who Pays Zakat, and How Much' }).waitFor();
  expect(await page.getByRole('link', { name: 'Ask it as a question' }).getAttribute('href')).toBe('/ask?q=zakat');
  await field(page).fill('');
  await page
    .getByRole('link', { name: /^All topics/ })
    .first()
    .waitFor();
});

test('the names fit into 48 kilobytes, and their form is known', async () => {
  const response = await fetch(`${site.url}/search-index.json`, { headers: { 'Accept-Encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(Number(response.headers.get('content-length'))).toBeLessThanOrEqual(48_000);
  expect(Object.keys(await response.json())).toEqual(['shelves', 'notes', 'terms', 'verses', 'articles', 'works']);
  const again = await fetch(`${site.url}/search-index.json`, {
    headers: { 'If-None-Match': response.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test('all notes stand on one page, shelf by shelf, and are filtered as one types', async () => {
  const page = await visit(`${site.url}/topics`);
  const notes = page.locator('#all-notes li:visible');
  const all = await notes.count();
  expect(all).toBe(site.context.notes.length);
  const general = page.getByRole('region', { name: /^General/ });
  expect(await general.locator('h3').count()).toBeGreaterThan(5);
  await field(page).fill('fasting');
  await becomes(async () => (await notes.count()) < all, true);
  await page
    .getByRole('status')
    .getByText(/^\d+ notes$/)
    .waitFor();
  expect(await general.isVisible()).toBe(false);
  await field(page).fill('xylophone');
  await page.getByText('No note has these words.').waitFor();
  await field(page).fill('');
  await becomes(() => notes.count(), all);
});

test('the doors to the notes stand on the home page, in the footer, on About and on a page that is missing', async () => {
  for (const [path, status] of [
    ['/', 200],
    ['/about', 200],
    ['/nothing', 404],
  ] as const) {
    const page = await visit(`${site.url}${path}`, { status });
    for (const place of ['main', 'footer']) {
      expect(await page.locator(place).locator('a[href="/topics"]').count(), `${path} ${place}`).toBeGreaterThan(0);
    }
  }
});

test('a question that waits for its answer leads to the note that fits, an answered one to more', async () => {
  const waiting = await visit(`${site.url}/question/3`);
  await waiting
    .getByText('Meanwhile, our editors’ note:')
    .getByRole('link', { name: /^Sound, Good, Weak/ })
    .waitFor();
  const answered = await visit(`${site.url}/question/1`);
  const more = answered.getByRole('navigation', { name: 'More on this' });
  await more.getByRole('link', { name: 'Prayer When Travelling' }).click();
  await answered.getByRole('heading', { level: 1, name: /Travelling/ }).waitFor();
});
