import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { everyPage } from '../support/every-page.ts';
import { foreignArticle } from '../support/foreign-api.ts';
import { sample } from '../support/sample.ts';
import { answer, api, article, foreign, openBoth, site } from '../support/sites.ts';
import { alive, becomes, visitors } from '../support/visitor.ts';

const { visit, expectErrors } = visitors();
openBoth();

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
const aboutColours = ['color-contrast', 'link-in-text-block'];

/** Every rule in light; in dark, where nothing but the colours differs, those about colours. */
async function isAccessible(page: Page, { inDark = true } = {}) {
  await turn(page, 'light');
  expect(await axeFaults(page, { tags }), 'light').toEqual([]);
  if (!inDark) return;
  await turn(page, 'dark');
  expect(await axeFaults(page, { rules: aboutColours }), 'dark').toEqual([]);
}

/** The new colours are there when two frames have been drawn. */
async function turn(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** One page of each template, and of the others that share it a few, another few each time. */
const templateOf = ({ path, status }: { path: string; status: number }) =>
  status === 404 ? 'missing' : path.replace(/^(\/(?:question|categories|sources)\/).*|\?.*$/, '$1');
const templates = Object.values(Object.groupBy(everyPage, templateOf)).flatMap((group) => group?.slice(0, 1) ?? []);
const others = everyPage.filter((page) => !templates.includes(page));

const looked = [...templates, ...sample(others, 4), { path: 'article', status: 200 }, { path: 'answer', status: 200 }];
/** The colours of the dark theme are set for all pages in one place. */
const lookedInDark = new Set(sample(looked, 12));

test.each(looked)('$path is without a fault', async (known) => {
  const path = known.path === 'article' ? article.path : known.path === 'answer' ? answer.path : known.path;
  const page = await visit(`${site.url}${path}`, { status: known.status });
  await isAccessible(page, { inDark: lookedInDark.has(known) });
});

test('the open mobile menu', async () => {
  const page = await visit(`${site.url}/about`, { viewport: { width: 390, height: 800 } });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Mobile' }).waitFor();
  await isAccessible(page);
});

test('a search without a find, and a vote that is given', async () => {
  const page = await visit(`${site.url}/questions`);
  await page.locator('.vote').first().click();
  await isAccessible(page);
  await page.getByRole('searchbox', { name: 'Search questions' }).fill('nothing like it');
  await page.getByText('No questions found.').filter({ visible: true }).waitFor();
  await isAccessible(page);
});

test('opened sources', async () => {
  const page = await visit(`${site.url}/question/1`);
  await page.locator('details.sources summary').click();
  await isAccessible(page);
});

test('the ask page: refused, processing, answered, failed', async () => {
  expectErrors('API /ask error: 500');
  const page = await visit(`${site.url}/ask`);
  const button = page.locator('.ask-form button[type=submit]');
  await button.click();
  await page.getByText('Please enter a question').waitFor();
  await isAccessible(page);
  await page.getByRole('textbox', { name: 'Your question' }).fill('What does the Quran say about patience?');
  await button.click();
  await page.locator('.given-answer').waitFor();
  await becomes(() => button.textContent(), 'Ask Question');
  await isAccessible(page);

  await page.goto(`${foreign.url}/ask`);
  await alive(page);
  const letGo = api.hold('GET /ask', { status: 500 });
  await page.getByRole('textbox', { name: 'Your question' }).fill('What?');
  await button.click();
  await becomes(() => button.textContent(), 'Processing...');
  await isAccessible(page);
  letGo();
  await page.locator('.toast').waitFor();
  await isAccessible(page);
});

const replies = {
  answer: `So it is [Quran 9:103].

## Where scholars differ

- **One view.** They say so.

## Related questions

- [How much is zakat?](/ask?q=How%20much%20is%20zakat%3F)

*Put together by a program; no scholar has reviewed it.*`,
  help: '**Please call now.** See [findahelpline.com](https://findahelpline.com).',
  'personal-ruling': 'In general so.\n\n**Please ask a scholar.** Bring your papers.',
  arabic: 'الزكاة حق في المال [Quran 9:103].\n\n## مواضع الاختلاف\n\n- الحلي الملبوس.\n\n*جمعه برنامج.*',
};

test.each(Object.entries(replies))('a reply that is %s', async (kind, ai_suggestion) => {
  api.answer('GET /ask', { body: { ai_suggestion, kind } });
  const page = await visit(`${foreign.url}/ask`);
  await page.getByRole('textbox', { name: 'Your question' }).fill('What?');
  await page.locator('.ask-form button[type=submit]').click();
  await page.locator('.given-answer').waitFor();
  await becomes(() => page.locator('.ask-form button[type=submit]').textContent(), 'Ask Question');
  await isAccessible(page);
});

test('articles: loading, failed, empty, busy', async () => {
  expectErrors('API /articles error: 500');
  const page = await visit(`${foreign.url}/questions`);
  const letGo = api.hold('GET /articles', { status: 500 });
  await page.locator('.site-nav').getByRole('link', { name: 'Articles' }).click();
  await becomes(() => page.locator('[data-skeleton]').count(), 3);
  await isAccessible(page);
  letGo();
  await page.getByRole('button', { name: 'Try Again' }).waitFor();
  await isAccessible(page);
  api.answer('GET /articles', { body: [] });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByText('No Articles Yet').waitFor();
  api.hold('GET /cron-generate-article');
  await page.getByRole('button', { name: 'Generate New Article' }).click();
  await page.getByText('Generating...').waitFor();
  await isAccessible(page);
});

test('a toast of success', async () => {
  const page = await visit(`${foreign.url}/articles`);
  await page.getByRole('button', { name: 'Generate New Article' }).click();
  await page.locator('.toast').waitFor();
  await isAccessible(page);
});

test('an article: loading, failed', async () => {
  expectErrors('server: API /articles');
  const page = await visit(`${foreign.url}/articles`);
  const letGo = api.hold(`GET /articles/${foreignArticle.slug}`, { status: 500 });
  await page.getByRole('link', { name: foreignArticle.title }).click();
  await page.locator('[data-skeleton]').waitFor();
  await isAccessible(page);
  letGo();
  await page.getByText('Failed to load article').waitFor();
  await isAccessible(page);
});
