import { afterAll, beforeAll, expect, test } from 'vitest';
import { categories } from '../../src/shared/categories.ts';
import { readPage } from '../support/read-page.ts';
import { type OpenSite, openSite } from '../support/site.ts';
import { becomes, sees, visitors } from '../support/visitor.ts';

const { visit } = visitors();
let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ PUBLIC_URL: 'https://isnad.example' });
});
afterAll(() => site.close());

const questionsOf = {
  '5-pillars-of-islam': 'Do I shorten my prayers when I travel?',
  quran: 'How was the Quran preserved?',
  sunnah: 'Which small habits of the Prophet ﷺ are a good place to begin?',
  hadith: 'How do scholars decide that a hadith is sound?',
  general: 'May I visit a mosque if I am not a Muslim?',
};

test.each(Object.entries(questionsOf))('%s shows its banner, its description and its question', async (slug, title) => {
  const page = await visit(`${site.url}/categories/${slug}`);
  const category = categories.find((one) => one.slug === slug);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(category?.name);
  expect(await page.locator('.category-head .lead').textContent()).toBe(category?.description);
  const banner = await page.locator('.category-banner').boundingBox();
  expect(banner?.height).toBeGreaterThan(50);
  expect(await page.locator('.question-card-body').getByRole('heading').allTextContents()).toEqual([title]);
  await page.getByLabel('Sort by').selectOption({ label: 'Unanswered' });
  expect(await page.locator('.question-card-body').getByRole('heading').allTextContents()).toEqual([title]);
});

test.each(['5-Pillars-Of-Islam', 'QURAN'])(
  'the slug %s is taken in any case, and its canonical one is lowercase',
  async (slug) => {
    const page = await readPage(`${site.url}/categories/${slug}`);
    expect(page.attribute('link', 'rel="canonical"', 'href')).toBe(
      `https://isnad.example/categories/${slug.toLowerCase()}`,
    );
    expect(page.texts('article', 'question-card')).toHaveLength(1);
  },
);

test.each(['fiqh', '5%20pillars%20of%20islam', 'quran-', 'constructor'])('there is no category %s', async (slug) => {
  expect((await readPage(`${site.url}/categories/${slug}`, 404)).heading).toBe('Category not found');
});

test('the badge on a question leads to its category', async () => {
  const page = await visit(`${site.url}/questions`);
  await page.locator('.question-card').first().getByRole('link', { name: 'Quran', exact: true }).click();
  await page.waitForURL('**/categories/quran');
  await page.getByRole('heading', { level: 1, name: 'Quran' }).waitFor();
});

test('a vote in a category counts and stays', async () => {
  const page = await visit(`${site.url}/categories/hadith`);
  const vote = page.locator('.question-card button');
  await vote.click();
  await becomes(() => vote.innerText(), '18');
  expect(new URL(page.url()).pathname).toBe('/categories/hadith');
});

test('going from one category to another in the browser shows the other', async () => {
  const page = await visit(`${site.url}/categories/hadith`);
  await page.locator('.site-footer').getByRole('link', { name: 'Sunnah' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sunnah' }).waitFor();
  await sees(page, questionsOf.sunnah);
  expect(await page.title()).toBe('Sunnah | Isnad');
});

test.each([768, 1280])('at %i px the drawing of a category stands on the rule under its head', async (width) => {
  const page = await visit(`${site.url}/categories/quran`, { viewport: { width, height: 900 } });
  const [head, banner, title] = await Promise.all(
    ['.category-head', '.category-banner', '.category-title'].map((part) => page.locator(part).boundingBox()),
  );
  if (!head || !banner || !title) throw new Error('The head of the category is not shown.');
  expect(Math.abs(head.y + head.height - (banner.y + banner.height))).toBeLessThanOrEqual(1);
  expect(head.height).toBeLessThanOrEqual(300);
  expect(banner.y).toBeLessThan(title.y + title.height);
});
