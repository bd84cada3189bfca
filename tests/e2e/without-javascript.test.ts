import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { everyPage } from '../support/every-page.ts';
import { answer, api, article, foreign, openBoth, site } from '../support/sites.ts';
import { becomes, sees, visitors } from '../support/visitor.ts';

const { visit, expectErrors } = visitors();
openBoth();

const off = { javaScriptEnabled: false };

/** What can be seen in the content and would do nothing when pressed; links and forms that are sent do something. */
const deadControls = (page: Page) =>
  page
    .locator('main')
    .locator('button, input, select, textarea, [role=tab]')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all
        .filter((control) => !control.closest('.donation, .check-form, form[method=get]'))
        .map((control) => control.textContent || control.tagName),
    );

test('every page can be read, and shows no control without function', async () => {
  const page = await visit(`${site.url}/`, off);
  for (const { path, heading } of [...everyPage.filter(({ status }) => status === 200), article, answer]) {
    await page.goto(`${site.url}${path}`);
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    expect(await deadControls(page), path).toEqual([]);
  }
});

test('all questions are listed and lead to their answers', async () => {
  const page = await visit(`${site.url}/questions`, off);
  expect(await page.locator('.question-card-body').getByRole('heading').count()).toBe(5);
  await page.getByRole('link', { name: 'How was the Quran preserved?' }).click();
  await sees(page, '1 Answer', 'Verified Scholar');
  await page.locator('details.sources summary').click();
  await page.locator('details.sources li').first().waitFor();
});

test('an article reads whole', async () => {
  const page = await visit(`${site.url}/articles`, off);
  await page.locator('.article-card a').click();
  await page.locator('.article .prose p').first().waitFor();
  expect((await page.locator('.article .prose').innerText()).length).toBeGreaterThan(500);
});

test('asking says kindly that it needs JavaScript, and the history reads', async () => {
  const page = await visit(`${site.url}/ask`, off);
  expect(await page.locator('main noscript .notice').innerText()).toMatch(/needs JavaScript/);
  await sees(page, 'What does the Quran say about patience?', 'Not written by this site');
});

test('earlier questions can be read in full', async () => {
  api.answer('GET /history', {
    body: [{ question: 'Long?', answer: `${'Words upon words.\n\n'.repeat(60)}The end.` }],
  });
  const page = await visit(`${foreign.url}/ask`, off);
  await page.getByText('Read the answer').click();
  await becomes(() => page.getByText('The end.').isVisible(), true);
});

test('the actions on articles say kindly that they need JavaScript', async () => {
  const page = await visit(`${site.url}/articles`, off);
  expect(await page.locator('main noscript .notice').innerText()).toMatch(/needs JavaScript/);
  expect(await page.locator('.article-card').count()).toBe(1);
});

test('articles that are empty or fail show no dead button either', async () => {
  expectErrors('server: API /articles error: 500');
  api.answer('GET /articles', { body: [] });
  const page = await visit(`${foreign.url}/articles`, off);
  await sees(page, 'No Articles Yet');
  expect(await deadControls(page)).toEqual([]);
  api.answer('GET /articles', { status: 500 });
  await page.goto(`${foreign.url}/articles`);
  await sees(page, 'Could not load articles. The backend may be starting up. Please try again in a moment.');
  expect(await deadControls(page)).toEqual([]);
});

test('the mobile menu opens and leads on', async () => {
  const page = await visit(`${site.url}/`, { ...off, viewport: { width: 390, height: 800 } });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'About' }).click();
  await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
});
