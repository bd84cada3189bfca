import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type ForeignApi, foreignArticle, foreignItem, openForeignApi } from '../support/foreign-api.ts';
import { type OpenSite, openApi, openSite, refusingAddress, reserveServer } from '../support/site.ts';
import { becomes, sees, visitors } from '../support/visitor.ts';

const { visit, expectErrors } = visitors();
let api: ForeignApi;
let site: OpenSite;
beforeAll(async () => {
  api = await openForeignApi();
  // Milliseconds: long enough for a first view on a busy machine; the tests of a slow API wait this long.
  site = await openSite({ API_BASE_URL: api.url, API_DEADLINE_MS: '3000' });
});
afterEach(() => api.reset());
afterAll(async () => {
  await site.close();
  await api.close();
});

const article = `GET /articles/${foreignArticle.slug}`;
const callsFrom = (who: 'browser' | 'server') =>
  api.calls.filter(({ fromBrowser }) => fromBrowser === (who === 'browser')).map(({ call }) => call);

test('first views are rendered from the other API, called by the server only', async () => {
  const page = await visit(`${site.url}/ask`);
  await sees(page, foreignItem.question, foreignItem.answer);
  await page.goto(`${site.url}/articles`);
  await sees(page, foreignArticle.title);
  await page.goto(`${site.url}/articles/${foreignArticle.slug}`);
  await sees(page, 'These words came from another server.');
  expect(callsFrom('server')).toEqual(['GET /history', 'GET /articles', article]);
  expect(callsFrom('browser')).toEqual([]);
  expect(new Set(api.calls.map(({ accept }) => accept))).toEqual(new Set(['application/json']));
});

test('every action calls the other API from the browser', async () => {
  const page = await visit(`${site.url}/questions`);
  await page.locator('.site-nav').getByRole('link', { name: 'Articles' }).click();
  await sees(page, foreignArticle.title);
  await page.getByRole('button', { name: 'Generate New Article' }).click();
  await page.locator('.toast').first().waitFor();
  await becomes(() => callsFrom('browser'), ['GET /cron-generate-article', 'GET /articles']);
  expect(callsFrom('server')).toEqual(['GET /articles']);
});

test('pages from the other API are never cached: each view requests it again', async () => {
  for (const path of ['/articles', '/ask', `/articles/${foreignArticle.slug}`]) {
    const first = await fetch(`${site.url}${path}`);
    expect(first.headers.get('cache-control'), path).toMatch(/no-cache|no-store/);
    await first.text();
  }
  api.answer('GET /articles', { body: [{ ...foreignArticle, title: 'Changed at the other end' }] });
  const page = await visit(`${site.url}/articles`);
  await sees(page, 'Changed at the other end');
});

test.each([
  ['/articles', 'GET /articles', '[data-skeleton]', 3, foreignArticle.title],
  ['/ask', 'GET /history', '.history .spinner', 1, foreignItem.question],
  [`/articles/${foreignArticle.slug}`, article, '[data-skeleton]', 1, 'These words came from another server.'],
])(
  'when the other API is slow, %s is sent with its skeleton before the API has answered',
  async (path, call, loading, count, words) => {
    const letGo = api.hold(call);
    const page = await visit(`${site.url}${path}`);
    await becomes(() => page.locator(loading).count(), count);
    const sent = await fetch(`${site.url}${path}`);
    expect(sent.status).toBe(200);
    letGo();
    await sees(page, words);
    expect(await page.locator(loading).count()).toBe(0);
  },
);

test('a list that is late and then fails says so', async () => {
  expectErrors('API /articles error: 500');
  const letGo = api.hold('GET /articles', { status: 500 });
  const page = await visit(`${site.url}/articles`);
  await becomes(() => page.locator('[data-skeleton]').count(), 3);
  letGo();
  await sees(page, 'Could not load articles. The backend may be starting up. Please try again in a moment.');
});

test('a slow API holds up no page that does not need it', async () => {
  for (const call of ['GET /articles', 'GET /history']) api.hold(call);
  for (const path of ['/', '/questions', '/question/1', '/about'])
    expect((await fetch(`${site.url}${path}`)).status, path).toBe(200);
  expect(api.calls).toEqual([]);
});

test('ids may be numbers or strings, and unknown fields are passed over', async () => {
  api.answer('GET /articles', {
    body: [
      { ...foreignArticle, id: 'seven', mood: 'good' },
      { ...foreignArticle, id: 8, slug: 'b', title: 'The second', summary: null },
    ],
  });
  api.answer('GET /history', {
    body: [
      { ...foreignItem, id: 1, check: 'no check', provenance: 'guessed', timestamp: null },
      { ...foreignItem, id: 'x', question: 'The second?' },
    ],
  });
  const page = await visit(`${site.url}/articles`);
  await sees(page, foreignArticle.title, 'The second');
  await page.goto(`${site.url}/ask`);
  await sees(page, foreignItem.question, 'The second?');
  expect(await page.getByText('Not written by this site').count()).toBe(0);
});

test('one more answer than the specification names is used where it is there', async () => {
  api.answer('GET /ask', {
    body: {
      ai_suggestion: 'An answer [Quran 2:183].',
      sources: [{ id: 5, title: 'A source', description: 'Of theirs', url: 'javascript:alert(1)' }],
    },
  });
  const page = await visit(`${site.url}/ask`);
  await page.getByRole('textbox', { name: 'Your question' }).fill('What?');
  await page.getByRole('button', { name: 'Ask Question', exact: true }).click();
  await page.locator('.given-answer summary').click();
  await sees(page, 'A source');
  expect(await page.locator('.given-answer details a').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Quran 2:183' }).getAttribute('href')).toBe('/sources/quran/2/183');
});

test('a slug with strange letters is carried as it is', async () => {
  const slug = 'صبر and 50%?';
  const strange = { ...foreignArticle, slug };
  api.answer('GET /articles', { body: [strange] });
  api.answer(`GET /articles/${encodeURIComponent(slug)}`, { body: strange });
  const page = await visit(`${site.url}/articles`);
  await page.getByRole('link', { name: foreignArticle.title }).click();
  await sees(page, 'These words came from another server.');
  await page.reload();
  await sees(page, 'These words came from another server.');
});

const hostile = readFileSync(new URL('../../src/articles/hostile-html.txt', import.meta.url), 'utf8');

async function isHarmless(page: Page) {
  await sees(page, 'Before.');
  const prose = page.locator('.article .prose');
  const found = await prose.evaluate((body) => ({
    tags: [
      ...body.querySelectorAll('script, style, img, svg, math, iframe, object, embed, form, input, link, base, meta'),
    ].map(({ outerHTML }) => outerHTML),
    handlers: [...body.querySelectorAll('*')].flatMap(({ attributes }) =>
      [...attributes]
        .filter(({ name }) => name.startsWith('on') || name === 'style' || name === 'id')
        .map(({ name }) => name),
    ),
    links: [...body.querySelectorAll('a')].map(({ protocol, host }) => `${protocol}//${host}`),
  }));
  expect(found.tags).toEqual([]);
  expect(found.handlers).toEqual([]);
  for (const link of found.links) expect(link).toMatch(/^(https?:\/\/(?!evil)|mailto:|:\/\/$)/);
  expect(await page.locator('.site-footer').isVisible()).toBe(true);
}

test('hostile HTML in an article has no effect, on the first view and on a visit within the site', async () => {
  // Each line by itself: an unclosed element of one would swallow those after it.
  const lines = hostile.split('\n').filter(Boolean);
  for (const part of [lines.slice(0, 20), lines.slice(20, 40), lines.slice(40)]) {
    api.answer(article, { body: { ...foreignArticle, content: `<p>Before.</p>${part.join('\n')}` } });
    const asked: string[] = [];
    const dialogs: string[] = [];
    const page = await visit(`${site.url}/articles/${foreignArticle.slug}`, {
      before: async (context) => {
        context.on('request', (request) => asked.push(request.url()));
        context.on('dialog', (dialog) => {
          dialogs.push(dialog.message());
          void dialog.dismiss();
        });
      },
    });
    await isHarmless(page);
    await page.goto(`${site.url}/articles`);
    await page.getByRole('link', { name: foreignArticle.title }).click();
    await isHarmless(page);
    expect(dialogs).toEqual([]);
    expect(asked.filter((url) => !url.startsWith(site.url) && !url.startsWith(api.url))).toEqual([]);
  }
});

test('without a server on the API’s port each page shows its own error', async () => {
  const nobody = await refusingAddress();
  const dead = await openSite({ API_BASE_URL: nobody.url });
  onTestFinished(async () => {
    await dead.close();
    nobody.release();
  });
  expectErrors(/server: .*did not answer \(ECONNREFUSED\)/, 'Failed to fetch', 'ERR_CONNECTION_REFUSED');
  const page = await visit(`${dead.url}/articles`);
  await sees(page, 'Could not load articles. The backend may be starting up. Please try again in a moment.');
  await page.getByRole('button', { name: 'Create Sample Article' }).click();
  await page.locator('.toast').getByText('Failed to create sample article.').waitFor();
  await page.locator('.site-nav').getByRole('link', { name: 'Ask Question' }).click();
  await sees(page, 'Failed to load history. Please try again later.');
  await page.getByRole('textbox', { name: 'Your question' }).fill('What?');
  await page.getByRole('button', { name: 'Ask Question', exact: true }).click();
  await sees(page, 'Failed to process your question. Please try again later.');
  const missing = await visit(`${dead.url}/articles/any`, { status: 502 });
  await sees(missing, 'Failed to load article');
});

test('our own API on another port serves pages of another origin that it allows', async () => {
  const reserved = await reserveServer();
  const own = await openApi({ ALLOWED_ORIGINS: reserved.url });
  const pages = await openSite({ API_BASE_URL: own.url }, {}, reserved);
  // After the pages are closed: a browser that still waits for the API would add errors of its own to a failure.
  onTestFinished(async () => {
    await pages.close();
    await own.close();
  });
  // The first answer of a server builds its index, which may exceed the browser's timeout.
  await (await fetch(`${own.url}/ask?q=patience`)).text();
  const page = await visit(`${pages.url}/articles`);
  await page.getByRole('button', { name: 'Create Sample Article' }).click();
  await page.locator('.toast').getByText('Sample article created').waitFor();
  await page.getByRole('button', { name: 'Generate New Article' }).click();
  await page.locator('.toast').getByText('New article generated').waitFor();
  await becomes(() => page.locator('.article-card h2').count(), 2);
  await page.locator('.article-card h2 a').first().click();
  await page.locator('.article .prose').waitFor();
  await page.locator('.site-nav').getByRole('link', { name: 'Ask Question' }).click();
  await page.getByRole('textbox', { name: 'Your question' }).fill('What does the Quran say about patience?');
  await page.getByRole('button', { name: 'Ask Question', exact: true }).click();
  await page.locator('.given-answer').getByRole('button', { name: 'Copy answer' }).waitFor();
  await page.reload();
  await becomes(() => page.locator('.history h3').allTextContents(), ['What does the Quran say about patience?']);
  expect(await page.getByText('Not written by this site').count()).toBe(0);
});
