import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { api, openForeign, foreign as site } from '../support/sites.ts';
import { becomes, sees, visitors } from '../support/visitor.ts';

// No mouse in this file: every test goes by keys alone.
const { visit, expectErrors } = visitors();
openForeign();

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, name: string | RegExp) {
  const seen: string[] = [];
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    seen.push(now);
    if (typeof name === 'string' ? now === name : name.test(now)) return;
  }
  throw new Error(`${name} was not reached by Tab, but: ${seen.join(' | ')}`);
}

/** A ring, or another sign that a sighted keyboard user can follow. */
const hasRing = (page: Page) =>
  page.evaluate(() => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement ?? document.body);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });

test.each(['/', '/about'])('on %s the first stop is the skip link, and it leads to the content', async (path) => {
  const page = await visit(`${site.url}${path}`);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to the content');
  const box = await page.locator('.skip-link').boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await becomes(() => page.evaluate(() => document.activeElement?.id), 'main');
});

test('every stop on the way down a page can be seen', async () => {
  const page = await visit(`${site.url}/questions`);
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press('Tab');
    expect(await hasRing(page), await focused(page)).toBe(true);
  }
});

test.each(['/', '/about'])('on %s the mobile menu opens, closes with Escape and leads on', async (path) => {
  const page = await visit(`${site.url}${path}`, { viewport: { width: 390, height: 800 } });
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  await tabTo(page, 'Menu');
  await page.keyboard.press('Enter');
  await menu.waitFor();
  await tabTo(page, 'Home');
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  expect(await focused(page)).toBe('Menu');
  await page.keyboard.press('Enter');
  await menu.waitFor();
  await tabTo(page, 'Questions');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Questions' }).waitFor();
  await menu.waitFor({ state: 'hidden' });
});

test('tabs are walked with the arrows', async () => {
  const page = await visit(`${site.url}/questions`);
  const selected = () => page.getByRole('tab', { selected: true }).textContent();
  await tabTo(page, 'All');
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toBe('5 Pillars of Islam');
  await page.keyboard.press('Enter');
  await becomes(selected, '5 Pillars of Islam');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await becomes(selected, 'Quran');
  await becomes(() => page.locator('.question-card:visible').count(), 1);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await becomes(selected, 'All');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await becomes(selected, 'General');
});

test('sorting, voting and opening a question', async () => {
  const page = await visit(`${site.url}/questions`);
  await tabTo(page, /^Most Votes/);
  await page.keyboard.type('Un');
  await becomes(
    () => page.locator('.question-card-body').getByRole('heading').first().textContent(),
    'How do scholars decide that a hadith is sound?',
  );
  await tabTo(page, /^17 votes/);
  await page.keyboard.press('Space');
  await becomes(() => focused(page).then((name) => name.slice(0, 2)), '18');
  await page.keyboard.press('Enter');
  await becomes(() => focused(page).then((name) => name.slice(0, 2)), '17');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/question/3');
});

test('sources open with Enter', async () => {
  const page = await visit(`${site.url}/question/1`);
  await tabTo(page, /^Sources/);
  await page.keyboard.press('Enter');
  await becomes(() => page.locator('details.sources').getAttribute('open'), '');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Quran 4:101');
});

test('asking, and hearing of a missing question where one types', async () => {
  const page = await visit(`${site.url}/ask`);
  await page.getByRole('textbox', { name: 'Your question' }).focus();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Ask Question');
  await page.keyboard.press('Enter');
  await sees(page, 'Please enter a question');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  await page.keyboard.type('What is zakat?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await sees(page, 'An answer of another house.');
});

test('a toast is reached and closed', async () => {
  expectErrors('API /ask error: 500');
  api.answer('GET /ask', { status: 500 });
  const page = await visit(`${site.url}/ask`);
  await page.getByRole('textbox', { name: 'Your question' }).focus();
  await page.keyboard.type('What is zakat?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('.toast').waitFor();
  // The landmark of the notifications is one key away from everywhere.
  await page.keyboard.press('F6');
  await tabTo(page, 'Close');
  expect(await hasRing(page)).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('.toast').waitFor({ state: 'detached' });
});
