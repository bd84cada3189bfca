import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPage } from '../support/read-page.ts';
import { type OpenSite, openSite } from '../support/site.ts';
import { becomes, sees, visitors } from '../support/visitor.ts';

const { visit } = visitors();
let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ PUBLIC_URL: 'https://isnad.example' });
});
afterAll(() => site.close());

test('the hero leads to asking and to browsing', async () => {
  const page = await visit(`${site.url}/`);
  const hero = page.locator('.hero');
  expect(await hero.getByRole('link', { name: 'Ask a Question', exact: true }).getAttribute('href')).toBe('/ask');
  await hero.getByRole('link', { name: 'Browse Questions', exact: true }).click();
  await page.waitForURL('**/questions');
  await page.getByRole('heading', { level: 1, name: 'Questions' }).waitFor();
  await page.goBack();
  await page.locator('.hero').getByRole('link', { name: 'Ask a Question', exact: true }).click();
  await page.waitForURL('**/ask');
  await page.getByRole('heading', { level: 1, name: 'Ask a question' }).waitFor();
});

test('the title says what the site is, and programs that ask for /favicon.ico get one', async () => {
  const page = await visit(`${site.url}/`);
  expect(await page.title()).toBe('Isnad: answers about Islam with checked sources');
  const icon = await fetch(`${site.url}/favicon.ico`);
  expect(icon.status).toBe(200);
  expect(icon.headers.get('content-type')).toBe('image/x-icon');
});

test('a question that is typed on the home page stands in the form of /ask, and is not asked', async () => {
  const page = await visit(`${site.url}/`);
  await page.getByRole('textbox', { name: 'Your question' }).fill('What is zakat?');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/ask?q=What+is+zakat%3F');
  await page.getByText('Press Ask Question to read the answer.').waitFor();
  expect(await page.getByRole('textbox', { name: 'Your question' }).inputValue()).toBe('What is zakat?');
  expect(await page.locator('.given-answer').count()).toBe(0);
});

test('three ways in stand below the hero, with an example that this site has checked', async () => {
  const page = await visit(`${site.url}/`);
  const ways = page.getByRole('region', { name: 'Three ways in' });
  expect(await ways.locator('h3 a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/ask',
    '/check',
    '/topics',
  ]);
  expect(await ways.locator('mark.cited-verified').count()).toBe(1);
  expect(await ways.locator('mark.cited-wrong').count()).toBe(2);
  expect(await ways.innerText()).toContain(`${site.context.notes.length} notes`);
});

test('the stats strip holds three static figures and says which are illustrative', async () => {
  const { texts, text } = await readPage(`${site.url}/`);
  expect(texts('dd')).toEqual(['5+', '1000+', '95%']);
  expect(texts('dt')).toEqual(['questions', 'community members', 'satisfaction']);
  expect(text).toMatch(/illustrative/);
});

test('the topic grid leads to the five categories, four of them with an icon', async () => {
  const page = await visit(`${site.url}/`);
  const grid = page.locator('.topic-grid');
  const links = await grid.getByRole('link').all();
  expect(await Promise.all(links.map((link) => link.getAttribute('href')))).toEqual([
    '/categories/5-pillars-of-islam',
    '/categories/quran',
    '/categories/sunnah',
    '/categories/hadith',
    '/categories/general',
  ]);
  expect(await grid.locator('svg').count()).toBe(4);
  await grid.getByRole('link', { name: 'Quran', exact: true }).click();
  await page.waitForURL('**/categories/quran');
  await page.getByRole('heading', { level: 1, name: 'Quran' }).waitFor();
});

test('the first three sample questions are the recent ones', async () => {
  const page = await visit(`${site.url}/`);
  const recent = page.getByRole('region', { name: 'Recent Questions' });
  expect(await recent.locator('article h3').allTextContents()).toEqual([
    'Do I shorten my prayers when I travel?',
    'How was the Quran preserved?',
    'How do scholars decide that a hadith is sound?',
  ]);
  expect(await recent.locator('time').allTextContents()).toEqual(['Nov 12, 2026', 'Oct 29, 2026', 'Oct 8, 2026']);
});

test('a vote on a recent question counts and stays on the page', async () => {
  const page = await visit(`${site.url}/`);
  const vote = page.locator('.question-card button').first();
  await vote.click();
  await becomes(() => vote.innerText(), '25');
  expect(await vote.getAttribute('aria-pressed')).toBe('true');
  expect(new URL(page.url()).pathname).toBe('/');
});

test('the donation form posts a placeholder button id to the payment provider', async () => {
  const page = await visit(`${site.url}/`);
  const form = page.locator('.donation form');
  expect(await form.getAttribute('method')).toBe('post');
  expect(await form.getAttribute('action')).toBe('https://www.paypal.com/donate');
  expect(await form.locator('[name=hosted_button_id]').inputValue()).toBe('PLACEHOLDER_BUTTON_ID');

  let sent = '';
  await page.context().route('https://www.paypal.com/**', async (route) => {
    sent = `${route.request().method()} ${route.request().url()} ${route.request().postData()}`;
    await route.fulfill({ body: 'The provider' });
  });
  await form.getByRole('button', { name: 'Donate' }).click();
  await sees(page, 'The provider');
  expect(sent).toBe('POST https://www.paypal.com/donate cmd=_s-xclick&hosted_button_id=PLACEHOLDER_BUTTON_ID');
});

test('the donation can be pressed after a visit that began on a page without React', async () => {
  const page = await visit(`${site.url}/about`);
  await page.locator('.site-nav').getByRole('link', { name: 'Home' }).click();
  await page.waitForURL(`${site.url}/`);
  await page.context().route('https://www.paypal.com/**', (route) => route.fulfill({ body: 'The provider' }));
  await page.getByRole('button', { name: 'Donate' }).click();
  await sees(page, 'The provider');
});

test('the closing call leads to asking', async () => {
  const page = await visit(`${site.url}/`);
  await page.locator('.closing').getByRole('link').click();
  await page.waitForURL('**/ask');
});

test('the operator configures the donation address', async () => {
  const other = await openSite({ DONATE_URL: 'https://pay.example/give', DONATE_BUTTON_ID: 'B-42' });
  try {
    const page = await visit(`${other.url}/`);
    const form = page.locator('.donation form');
    expect(await form.getAttribute('action')).toBe('https://pay.example/give');
    expect(await form.locator('[name=hosted_button_id]').inputValue()).toBe('B-42');
    await page.context().route('https://pay.example/**', (route) => route.fulfill({ body: 'Another provider' }));
    await form.getByRole('button').click();
    await sees(page, 'Another provider');
  } finally {
    await other.close();
  }
});
