import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type ForeignApi, foreignArticle, openForeignApi } from '../support/foreign-api.ts';
import { readPage } from '../support/read-page.ts';
import { type OpenSite, openSite } from '../support/site.ts';
import { alive, becomes, sees, visitors } from '../support/visitor.ts';

const { visit, expectErrors } = visitors();
let api: ForeignApi;
let site: OpenSite;
beforeAll(async () => {
  api = await openForeignApi();
  site = await openSite({
    API_BASE_URL: api.url,
    API_DEADLINE_MS: '5000',
    PUBLIC_URL: 'https://isnad.example',
  });
});
afterEach(() => api.reset());
afterAll(async () => {
  await site.close();
  await api.close();
});

const { title, summary, slug } = foreignArticle;
const address = () => `${site.url}/articles/${slug}`;
const canonical = `https://isnad.example/articles/${slug}`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();
const content = (page: Page, selector: string) => page.locator(selector).getAttribute('content');

async function visitFromList(): Promise<Page> {
  const page = await visit(`${site.url}/articles`);
  await page.getByRole('link', { name: title }).click();
  return page;
}

async function seesArticle(page: Page) {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await sees(page, 'February 3, 2026', summary, 'These words came from another server.');
  const head = await page.locator('.article-head [data-share]').boundingBox();
  const body = await page.locator('.article .prose').boundingBox();
  const foot = await page.locator('.article-foot [data-share]').boundingBox();
  expect(head?.y).toBeLessThan(body?.y ?? 0);
  expect(foot?.y).toBeGreaterThan(body?.y ?? 0);
}

test('the first view comes complete from the server, without React', async () => {
  const asked: string[] = [];
  const page = await visit(address(), {
    before: async (context) => context.on('request', (request) => asked.push(request.url())),
  });
  await seesArticle(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /entry\.client|manifest-|\/api\//.test(url))).toEqual([]);
  // The sizes that a reader chose, set before the first paint, what listens for presses, and the thread in the margin.
  expect(asked.filter((url) => url.endsWith('.js')).length).toBe(3);
  expect(await page.locator('#interactive-page').count()).toBe(0);
  expect(await page.locator('[data-skeleton]').count()).toBe(0);
});

test('a visit within the site shows the skeleton, then the article', async () => {
  const page = await visit(`${site.url}/articles`);
  const letGo = api.hold(`GET /articles/${slug}`);
  await page.getByRole('link', { name: title }).click();
  await page.locator('.article[data-skeleton]').waitFor();
  letGo();
  await seesArticle(page);
  expect(await page.locator('[data-skeleton]').count()).toBe(0);
  expect(await page.title()).toBe(`${title} | Isnad`);
});

test('the page has a title, description and card for search engines and social networks', async () => {
  const page = await readPage(address());
  const sent = (name: string) => page.attribute('meta', `"${name}"`, 'content');
  expect(page.title).toBe(`${title} | Isnad`);
  expect(sent('description')).toBe(summary);
  expect(page.attribute('link', 'rel="canonical"', 'href')).toBe(canonical);
  expect(sent('og:title')).toBe(title);
  expect(sent('og:description')).toBe(summary);
  expect(sent('og:type')).toBe('article');
  expect(sent('og:url')).toBe(canonical);
  expect(sent('og:image')).toBe(`https://isnad.example/cards/articles/${slug}.png`);
  const card = await fetch(`${site.url}/cards/articles/${slug}.png`);
  expect(card.headers.get('content-type')).toBe('image/png');
  expect(sent('twitter:card')).toBe('summary_large_image');
  expect(sent('twitter:title')).toBe(title);
  expect(sent('twitter:description')).toBe(summary);
  expect(sent('robots')).toBeUndefined();
  const data = [...page.html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  expect(data.map(([, json = '']) => JSON.parse(json)).find((one) => one['@type'] === 'Article')).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: summary,
    datePublished: foreignArticle.created_at,
    url: canonical,
  });
});

test('on a visit within the site the head is the article’s too', async () => {
  const page = await visitFromList();
  await seesArticle(page);
  await becomes(() => page.title(), `${title} | Isnad`);
  expect(await content(page, 'meta[name=description]')).toBe(summary);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(canonical);
  expect(await content(page, 'meta[property="og:title"]')).toBe(title);
  expect(await page.locator('meta[name=robots]').count()).toBe(0);
});

test('an article without a summary shows no summary', async () => {
  api.answer(`GET /articles/${slug}`, { body: { ...foreignArticle, summary: '' } });
  const page = await readPage(address());
  expect(page.texts('p', 'lead')).toEqual([]);
  expect(page.attribute('meta', '"description"', 'content')).toBe(title);
});

test('an article that does not exist is missing, with its words and its status', async () => {
  const page = await visit(`${site.url}/articles/nowhere`, { status: 404 });
  expect(await heading(page)).toBe('Article Not Found');
  await sees(page, 'The article you are looking for could not be found.');
  await page.getByRole('link', { name: 'Back to Articles' }).click();
  await page.waitForURL('**/articles');
  await sees(page, title);
});

test('an article that fails to load says so, with its status', async () => {
  expectErrors(`server: API /articles/${slug} error: 500`, `server: API /articles/${slug} error: 503`);
  api.answer(`GET /articles/${slug}`, { status: 500 });
  const page = await readPage(address(), 502);
  expect(page.heading).toBe('Article Not Found');
  expect(page.text).toContain('Failed to load article');
  expect(page.texts('a')).toContain('Back to Articles');
  api.answer(`GET /articles/${slug}`, { status: 503 });
  const answered = await fetch(address());
  expect(answered.status).toBe(503);
  expect(answered.headers.get('cache-control')).toContain('no-store');
});

test('malformed JSON is an article that fails to load', async () => {
  expectErrors(`server: API /articles/${slug} error`);
  api.answer(`GET /articles/${slug}`, { raw: '<html>' });
  expect((await readPage(address(), 502)).text).toContain('Failed to load article');
});

test('on a visit within the site a missing and a failing article say the same words', async () => {
  expectErrors(`server: API /articles/${slug} error: 500`, /status of 404/, /status of 502/);
  api.answer('GET /articles', { body: [foreignArticle, { ...foreignArticle, id: 9, slug: 'gone', title: 'Gone' }] });
  api.answer(`GET /articles/${slug}`, { status: 500 });
  const page = await visit(`${site.url}/articles`);
  await page.getByRole('link', { name: 'Gone', exact: true }).click();
  await sees(page, 'Article Not Found', 'The article you are looking for could not be found.');
  await page.goBack();
  await page.getByRole('link', { name: title }).click();
  await sees(page, 'Article Not Found', 'Failed to load article');
  await page.getByRole('link', { name: 'Back to Articles' }).click();
  await sees(page, 'Gone');
});

test('going back and forward always shows the page of the address', async () => {
  // Begun on a page with React.
  const page = await visitFromList();
  await seesArticle(page);
  await page.locator('.site-nav').getByRole('link', { name: 'About' }).click();
  await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
  await page.goBack();
  await seesArticle(page);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Articles', exact: true }).waitFor();
  await page.goForward();
  await seesArticle(page);
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
});

test('going back and forward over pages without React shows the page of the address', async () => {
  const page = await visit(address());
  await page.locator('.site-nav').getByRole('link', { name: 'About' }).click();
  await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
  await page.locator('.site-nav').getByRole('link', { name: 'Questions' }).click();
  await page.getByRole('heading', { level: 1, name: 'Questions' }).waitFor();
  await alive(page);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
  await page.goBack();
  await seesArticle(page);
  await page.goForward();
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Questions' }).waitFor();
  await alive(page);
  await page.getByRole('tab', { name: 'Hadith' }).click();
  await becomes(() => page.locator('.question-card:visible').count(), 1);
});

test('going back from a reloaded article shows the list', async () => {
  const page = await visitFromList();
  await seesArticle(page);
  // Now the article is here without React, and the list before it is an address of React's own history.
  await page.reload();
  await seesArticle(page);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Articles', exact: true }).waitFor();
  await sees(page, title);
  await page.goForward();
  await seesArticle(page);
});
