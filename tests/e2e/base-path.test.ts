import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { fillSite } from '../support/every-page.ts';
import { type OpenSite, openSite, startSearch } from '../support/site.ts';
import { alive, becomes, visitors } from '../support/visitor.ts';

// The hub under a path of its host, as a visitor goes through it: no request leaves the path, and none fails.
const { visit } = visitors();
let site: OpenSite;
let hub: string;
let article: string;
beforeAll(async () => {
  site = await openSite({ BASE_PATH: '/isnad' });
  hub = `${site.url}/isnad`;
  article = (await fillSite({ ...site, url: hub })).article.path;
  await startSearch(site);
});
afterAll(() => site?.close());

let wrong: string[];
let asked: string[];
beforeEach(() => {
  wrong = [];
  asked = [];
});
afterEach(() => expect(wrong).toEqual([]));

const open = (path: string) =>
  visit(`${hub}${path}`, {
    before: async (context) => {
      context.on('request', (request) => {
        asked.push(new URL(request.url()).pathname);
        if (!/^data:/.test(request.url()) && !request.url().startsWith(`${hub}/`)) wrong.push(`left: ${request.url()}`);
      });
      context.on('response', (response) => {
        if (response.status() >= 400) wrong.push(`${response.status()}: ${response.url()}`);
      });
      // A page that is left ends what it still loads.
      context.on('requestfailed', (request) => {
        const why = request.failure()?.errorText ?? '';
        if (why !== 'net::ERR_ABORTED') wrong.push(`${why}: ${request.url()}`);
      });
    },
  });

/** Every link, script, style, picture and form of the page as the browser has it now. */
const leaving = (page: Page) =>
  page.evaluate((start) => {
    const named = [...document.querySelectorAll('[href], [src], form[action], [data-run], [data-script]')];
    const values = named.flatMap((element) =>
      ['href', 'src', 'action', 'data-run', 'data-script'].map((name) => element.getAttribute(name) ?? ''),
    );
    return values.filter((value) => value.startsWith('/') && !value.startsWith(start));
  }, '/isnad/');

test('a question is asked, a source of its answer opens, and the saved answer has its page', async () => {
  const page = await open('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Ask Question' }).first().click();
  await alive(page);
  await page.getByRole('textbox', { name: 'Your question' }).fill('What does the Quran say about patience?');
  await page.locator('.ask-form button[type=submit]').click();
  const given = page.locator('.given-answer');
  await given.locator('.reference').first().waitFor();
  expect(await leaving(page)).toEqual([]);
  await given.locator('.reference[data-mark=verified]').first().click();
  const sheet = page.getByRole('dialog');
  await sheet.locator('.scripture-arabic').first().waitFor();
  await sheet.getByRole('link', { name: 'Open this passage' }).click();
  await page.waitForURL(`${hub}/sources/quran/**`);
  await page.goBack();
  await alive(page);
  await page.getByRole('region', { name: 'Question history' }).getByRole('link').first().click();
  await page.waitForURL(`${hub}/answers/**`);
  expect(await leaving(page)).toEqual([]);
});

test('a link to another question within an answer fills the form', async () => {
  const page = await open('/ask');
  const json = { ai_suggestion: 'Zakat is due. [How much is zakat?](/ask?q=How%20much%20is%20zakat%3F)' };
  await page.route('**/isnad/api/ask?*', (route) => route.fulfill({ json }));
  await page.getByRole('textbox', { name: 'Your question' }).fill('Is zakat due?');
  await page.locator('.ask-form button[type=submit]').click();
  const related = page.locator('.given-answer').getByRole('link', { name: 'How much is zakat?' });
  expect(await related.getAttribute('href')).toBe('/isnad/ask?q=How%20much%20is%20zakat%3F');
  await related.click();
  await becomes(() => page.getByRole('textbox', { name: 'Your question' }).inputValue(), 'How much is zakat?');
});

test('names are suggested as one types, and lead to their pages', async () => {
  const page = await open('/about');
  await page.keyboard.press('/');
  await page.waitForURL(`${hub}/search`);
  const field = page.locator('main [type=search]');
  await field.focus();
  await becomes(() => field.getAttribute('role'), 'combobox');
  await field.pressSequentially('ayat al-kursi');
  await page.getByRole('option').first().waitFor();
  expect(await leaving(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${hub}/sources/quran/2/255`);
  expect(asked).toContain('/isnad/search-index.json');
});

test('a vote counts, on a page with React and without', async () => {
  const page = await open('/questions');
  const vote = page.getByRole('button', { name: /vote for “How do scholars/ });
  const before = Number(await vote.innerText());
  await vote.click();
  await becomes(async () => Number(await vote.innerText()), before + 1);
  // Cards that the browser draws anew have their addresses from the browser.
  await page.getByLabel('Sort by').selectOption({ index: 1 });
  expect(await leaving(page)).toEqual([]);
  await page.goto(`${hub}/`);
  const other = page.locator('.vote').first();
  const count = Number(await other.innerText());
  await other.click();
  await becomes(async () => Number(await other.innerText()), count + 1);
});

test('a choice of translation is remembered', async () => {
  const page = await open('/sources/quran/112');
  const choice = page.getByRole('combobox', { name: 'Translation' });
  const turkish = await choice.locator('option', { hasText: 'Turkish' }).first().getAttribute('value');
  await choice.selectOption(turkish);
  await choice.locator('xpath=ancestor::form').getByRole('button').click();
  await page.waitForURL(`${hub}/sources/quran/112`);
  await page.goto(`${hub}/sources/quran/113`);
  expect(await choice.inputValue()).toBe(turkish);
  const [cookie] = await page.context().cookies(page.url());
  expect(cookie?.path).toBe('/isnad/sources');
});

test('a text is checked by the site, on this device, and for a receipt', async () => {
  const page = await open('/check');
  const text = '“decreed upon you is fasting as it was decreed upon those before you” [Quran 2:183]';
  await page.getByRole('textbox', { name: 'Your text' }).fill(text);
  await page.getByRole('button', { name: 'Check on this device' }).click();
  await page.getByText('Checked on this device. The text was not sent anywhere.').waitFor();
  expect(await leaving(page)).toEqual([]);
  await page.getByRole('button', { name: 'Check this text' }).click();
  await page.waitForURL(`${hub}/check#result`);
  await page.getByText('Citation 1').first().waitFor();
  await page.goto(`${hub}/receipts`);
  await page.locator('textarea[name=text]').fill(text);
  await page.locator('button[name=obtain]').click();
  await page.getByText('Here is the receipt. Keep it with the text.').waitFor();
});

test('articles, a category and the reading settings work, with fonts and pictures', async () => {
  const page = await open('/articles');
  await page.getByRole('button', { name: 'Refresh Articles' }).click();
  await page.locator('.article-card a').first().click();
  await page.waitForURL(`${hub}${article}`);
  await page.locator('.reference').first().waitFor();
  expect(await leaving(page)).toEqual([]);
  await page.goto(`${hub}/categories/quran`);
  await alive(page);
  await becomes(
    () => page.locator('.category-banner').evaluate((picture: HTMLImageElement) => picture.naturalWidth > 0),
    true,
  );
  expect(await page.evaluate(() => document.fonts.ready.then(() => [...document.fonts].length))).toBeGreaterThan(0);
  expect(asked.some((path) => /^\/isnad\/assets\/.*\.woff2$/.test(path))).toBe(true);
  await page.locator('header [data-run]').first().click();
  await page.locator('.reading-settings').waitFor();
});

test('another site shows a verse from the hub by its element, and checks with its module', async () => {
  const page = await open('/maintenance');
  // As text: the test's own tool would rewrite an import within a function.
  await page.evaluate(`(async () => {
    await import('${hub}/isnad-verse.js');
    const element = document.createElement('isnad-verse');
    element.setAttribute('ref', '112:1');
    document.body.append(element);
  })()`);
  const shown = page.locator('isnad-verse footer a');
  expect(await shown.evaluate((link: HTMLAnchorElement) => link.href)).toBe(`${hub}/sources/quran/112/1`);
  const verdict = await page.evaluate(`(async () => {
    const { openChecker } = await import('${hub}/checker.js');
    const checker = await openChecker();
    return checker.check('“decreed upon you is fasting” [Quran 2:183]').citations[0].verdict;
  })()`);
  expect(verdict).toBe('verified');
});
