import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { foreignArticle } from '../support/foreign-api.ts';
import { readPage } from '../support/read-page.ts';
import { openSite } from '../support/site.ts';
import { api, openForeign, foreign as site } from '../support/sites.ts';
import { becomes, sees, visitors } from '../support/visitor.ts';

const { visit, expectErrors } = visitors();
openForeign();

const listError = 'Could not load articles. The backend may be starting up. Please try again in a moment.';
const titles = (page: Page) => page.locator('.article-card h2').allTextContents();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const namesOfCalls = () => api.calls.filter(({ fromBrowser }) => fromBrowser).map(({ call }) => call);
const other = {
  ...foreignArticle,
  id: 8,
  slug: 'another',
  title: 'Another article',
  created_at: '2026-11-20T08:00:00Z',
};

async function seesToast(page: Page, title: string, description: string) {
  await page.locator('.toast').first().waitFor();
  expect(await page.locator('.toast-title').allTextContents()).toEqual([title]);
  expect(await page.locator('.toast-description').allTextContents()).toEqual([description]);
}

test('the list comes complete with the first view, dated with the long month', async () => {
  api.answer('GET /articles', { body: [other, foreignArticle] });
  const page = await visit(`${site.url}/articles`);
  expect(await titles(page)).toEqual([other.title, foreignArticle.title]);
  expect(await page.locator('.article-card time').allTextContents()).toEqual(['November 20, 2026', 'February 3, 2026']);
  await page.locator('.article-card').getByText('Written elsewhere.').first().waitFor();
  expect(await page.locator('[data-skeleton]').count()).toBe(0);
  expect(namesOfCalls()).toEqual([]);
});

test('on a visit within the site exactly three skeleton cards show while the list is under way', async () => {
  const page = await visit(`${site.url}/questions`);
  const letGo = api.hold('GET /articles');
  await page.locator('.site-nav').getByRole('link', { name: 'Articles' }).click();
  await becomes(() => page.locator('[data-skeleton]').count(), 3);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Articles');
  letGo();
  await becomes(() => titles(page), [foreignArticle.title]);
  expect(await page.locator('[data-skeleton]').count()).toBe(0);
});

test('Refresh Articles shows the skeletons and then the new list', async () => {
  const page = await visit(`${site.url}/articles`);
  const letGo = api.hold('GET /articles', { body: [other, foreignArticle] });
  await press(page, 'Refresh Articles');
  await becomes(() => page.locator('[data-skeleton]').count(), 3);
  letGo();
  await becomes(() => titles(page), [other.title, foreignArticle.title]);
  expect(namesOfCalls()).toEqual(['GET /articles']);
});

test('a list that fails offers Try Again and Create Sample Article, and does not retry by itself', async () => {
  expectErrors('API /articles error: 500');
  api.answer('GET /articles', { status: 500 });
  const page = await visit(`${site.url}/articles`);
  await sees(page, listError, 'Create Sample Article');
  expect(namesOfCalls()).toEqual([]);
  await press(page, 'Try Again');
  await becomes(namesOfCalls, ['GET /articles']);
  await sees(page, listError);
  api.reset();
  await press(page, 'Try Again');
  await becomes(() => titles(page), [foreignArticle.title]);
  expect(namesOfCalls()).toEqual(['GET /articles']);
});

test('a list that fails is requested once, by whoever shows it', async () => {
  expectErrors('API /articles error: 500');
  const page = await visit(`${site.url}/questions`);
  api.answer('GET /articles', { status: 500 });
  await page.locator('.site-nav').getByRole('link', { name: 'Articles' }).click();
  await sees(page, listError);
  expect(api.calls.map(({ call }) => call)).toEqual(['GET /articles']);
});

test.each([
  ['malformed JSON', { raw: '[{"id":' }],
  ['something that is no list', { body: { articles: [] } }],
  ['an article without a title', { body: [{ ...foreignArticle, title: undefined }] }],
])('%s is a list that fails', async (_name, answer) => {
  expectErrors('API /articles error');
  api.answer('GET /articles', answer);
  const { text } = await readPage(`${site.url}/articles`);
  expect(text).toContain(listError);
});

test('an empty list offers both ways to an article', async () => {
  api.answer('GET /articles', { body: [] });
  const { text, texts } = await readPage(`${site.url}/articles`);
  expect(text).toContain('No Articles Yet');
  const ways = texts('button').filter((name) => ['Create Sample Article', 'Generate New Article'].includes(name));
  expect(ways.toSorted()).toEqual(['Create Sample Article', 'Generate New Article']);
});

test('Generate is busy on its own button, then reports the result and loads the list', async () => {
  const page = await visit(`${site.url}/articles`);
  const letGo = api.hold('GET /cron-generate-article');
  api.answer('GET /articles', { body: [other, foreignArticle] });
  await press(page, 'Generate New Article');
  const busy = page.getByRole('button', { name: 'Generating...', exact: true });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: 'Refresh Articles' }).isEnabled()).toBe(true);
  letGo();
  await seesToast(page, 'New article generated', '"A "new" article" has been created successfully.');
  await becomes(() => titles(page), [other.title, foreignArticle.title]);
  expect(await page.getByRole('button', { name: 'Generate New Article' }).isEnabled()).toBe(true);
  expect(namesOfCalls()).toEqual(['GET /cron-generate-article', 'GET /articles']);
});

test('the toast leads to the new article, if its address is known', async () => {
  const page = await visit(`${site.url}/articles`);
  api.answer('GET /cron-generate-article', { body: { title: 'New', slug: foreignArticle.slug } });
  await press(page, 'Generate New Article');
  await page.locator('.toast').getByRole('link', { name: 'Read the article' }).click();
  await page.getByRole('heading', { level: 1, name: foreignArticle.title }).waitFor();
});

test('each row says how long its article takes to read', async () => {
  const content = `<p>${'word '.repeat(1000)}</p>`;
  api.answer('GET /articles', { body: [{ ...foreignArticle, content }] });
  const { texts } = await readPage(`${site.url}/articles`);
  expect(texts('span')).toContain('5 min');
});

test('a skeleton is as high as a row with a summary of two lines', async () => {
  api.answer('GET /articles', { body: [{ ...foreignArticle, summary: 'words '.repeat(25) }] });
  const page = await visit(`${site.url}/articles`, { viewport: { width: 1280, height: 900 } });
  const height = () =>
    page
      .locator('.article-card')
      .first()
      .evaluate((card) => card.getBoundingClientRect().height);
  const row = await height();
  const letGo = api.hold('GET /articles');
  await press(page, 'Refresh Articles');
  await becomes(() => page.locator('[data-skeleton]').count(), 3);
  expect(Math.abs((await height()) - row)).toBeLessThanOrEqual(4);
  letGo();
});

test('a title that contains HTML appears in the toast as text', async () => {
  const page = await visit(`${site.url}/articles`);
  api.answer('GET /cron-generate-article', { body: { title: '<img src=x onerror=alert(1)>' } });
  await press(page, 'Generate New Article');
  await seesToast(page, 'New article generated', '"<img src=x onerror=alert(1)>" has been created successfully.');
  expect(await page.locator('.toast img').count()).toBe(0);
});

test('a failed generation is reported, and the list is not loaded', async () => {
  expectErrors('API /cron-generate-article error: 429');
  const page = await visit(`${site.url}/articles`);
  api.answer('GET /cron-generate-article', { status: 429 });
  await press(page, 'Generate New Article');
  await seesToast(page, 'Error', 'Failed to generate new article.');
  expect(namesOfCalls()).toEqual(['GET /cron-generate-article']);
  expect(await page.getByRole('button', { name: 'Generate New Article' }).isEnabled()).toBe(true);
  expect(await titles(page)).toEqual([foreignArticle.title]);
});

test('where nothing new is left the page says so, and what to do, beside the toast', async () => {
  expectErrors('API /cron-generate-article error: 409');
  const page = await visit(`${site.url}/articles`);
  api.answer('GET /cron-generate-article', { status: 409 });
  await press(page, 'Generate New Article');
  await seesToast(page, 'Error', 'Failed to generate new article.');
  const notice = page.locator('.notice', { hasText: 'Every subject of this site already has its article.' });
  expect(await notice.getByRole('link').allTextContents()).toEqual(['ask a question', 'browse the topics', 'sources']);
  // A later press that succeeds takes it away.
  api.answer('GET /cron-generate-article', { body: { title: 'One more' } });
  await press(page, 'Generate New Article');
  await notice.waitFor({ state: 'detached' });
  // The list is loaded after it: its call belongs to this test.
  await becomes(async () => namesOfCalls().at(-1), 'GET /articles');
});

test('Create Sample is busy on its own button, then reports the result and loads the list', async () => {
  api.answer('GET /articles', { body: [] });
  const page = await visit(`${site.url}/articles`);
  const letGo = api.hold('POST /seed-sample-article');
  api.answer('GET /articles', { body: [other] });
  await press(page, 'Create Sample Article');
  const busy = page.getByRole('button', { name: 'Creating...', exact: true });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: 'Generate New Article' }).isEnabled()).toBe(true);
  letGo();
  await seesToast(page, 'Sample article created', 'A sample article has been added to demonstrate the functionality.');
  await becomes(() => titles(page), [other.title]);
  expect(namesOfCalls()).toEqual(['POST /seed-sample-article', 'GET /articles']);
});

test('the sample may be answered with any JSON: its shape is not the pages’ to demand', async () => {
  api.answer('GET /articles', { body: [] });
  const page = await visit(`${site.url}/articles`);
  api.answer('POST /seed-sample-article', { body: { ok: true } });
  await press(page, 'Create Sample Article');
  await seesToast(page, 'Sample article created', 'A sample article has been added to demonstrate the functionality.');
});

test('creating the sample that fails says so, from the failed list too', async () => {
  expectErrors('API /articles error: 500', 'API /seed-sample-article error: 500');
  api.answer('GET /articles', { status: 500 });
  api.answer('POST /seed-sample-article', { status: 500 });
  const page = await visit(`${site.url}/articles`);
  await press(page, 'Create Sample Article');
  await seesToast(page, 'Error', 'Failed to create sample article.');
  expect(namesOfCalls()).toEqual(['POST /seed-sample-article']);
});

test("the site's own API creates the sample once and generates articles", async () => {
  const own = await openSite();
  try {
    const page = await visit(`${own.url}/articles`);
    await sees(page, 'No Articles Yet');
    await press(page, 'Create Sample Article');
    await page.locator('.toast').getByText('Sample article created').waitFor();
    await becomes(async () => (await titles(page)).length, 1);
    await press(page, 'Generate New Article');
    await page.locator('.toast').getByText('New article generated').waitFor();
    await becomes(async () => (await titles(page)).length, 2);
    const [newest = ''] = await titles(page);
    const said = await page.locator('.toast-description').allTextContents();
    expect(said).toContain(`"${newest}" has been created successfully.`);
    // The browser shows the current response of the server.
    await page.reload();
    expect((await titles(page))[0]).toBe(newest);
    expect(await page.locator('.article-card').count()).toBe(2);
  } finally {
    await own.close();
  }
});
