import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSite, openSite } from '../support/site.ts';
import { becomes, visitors } from '../support/visitor.ts';

const { visit } = visitors();
let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const small = { viewport: { width: 390, height: 800 } };

const sixPages = [
  ['Home', '/'],
  ['Questions', '/questions'],
  ['Articles', '/articles'],
  ['Ask Question', '/ask'],
  ['About', '/about'],
  ['Contact', '/contact'],
];

const linksIn = (page: Page, selector: string) =>
  page
    .locator(`${selector} a`)
    .evaluateAll((links) => links.map((link) => [link.textContent?.trim(), link.getAttribute('href')]));

test.each(['/questions', '/about'])('on %s header and footer lead to all six pages', async (path) => {
  const page = await visit(`${site.url}${path}`);
  expect(await linksIn(page, '.site-nav')).toEqual(sixPages);
  const footer = page.locator('.site-footer');
  expect(await footer.getByRole('navigation', { name: 'Quick links' }).getByRole('link').count()).toBe(6);
  expect(await linksIn(page, '.site-footer nav[aria-labelledby=footer-links]')).toEqual(sixPages);
  expect(await linksIn(page, '.site-footer nav[aria-labelledby=footer-categories]')).toEqual([
    ['5 Pillars of Islam', '/categories/5-pillars-of-islam'],
    ['Quran', '/categories/quran'],
    ['Sunnah', '/categories/sunnah'],
    ['Hadith', '/categories/hadith'],
  ]);
  expect(await footer.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact');
  expect(await page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(false);
});

test('the header marks the page that one is on', async () => {
  const page = await visit(`${site.url}/questions`);
  const current = page.locator('.site-nav [aria-current=page]');
  expect(await current.allTextContents()).toEqual(['Questions']);
  await page.locator('.site-nav').getByRole('link', { name: 'Contact' }).click();
  await becomes(() => current.allTextContents(), ['Contact']);
});

test.each(['/questions', '/about'])('on %s the mobile menu has exactly the expected entries', async (path) => {
  const page = await visit(`${site.url}${path}`, small);
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  expect(await page.locator('.site-nav').isVisible()).toBe(false);
  expect(await menu.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.waitFor();
  expect(await linksIn(page, '.mobile-sheet')).toEqual([
    ['Home', '/'],
    ['Questions', '/questions'],
    ['About', '/about'],
    ['Ask Question', '/ask'],
  ]);
  const parts = menu.locator('a, input, button');
  expect(await parts.evaluateAll((all) => all.map(({ tagName }) => tagName))).toEqual(['A', 'A', 'A', 'INPUT', 'A']);
});

test('the search box of the mobile menu has no function, and says so', async () => {
  const page = await visit(`${site.url}/`, small);
  await page.getByRole('button', { name: 'Menu' }).click();
  const box = page.getByRole('navigation', { name: 'Mobile' }).getByRole('searchbox', { name: 'Search' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await box.fill('mosque');
  await box.press('Enter');
  expect(await box.inputValue()).toBe('mosque');
  expect(page.url()).toBe(`${site.url}/`);
  expect(asked).toEqual([]);
  const note = await box.getAttribute('aria-describedby');
  expect(await page.locator(`#${note}`).textContent()).toMatch(/does nothing/);
});

test('a link of the mobile menu leads there and closes it', async () => {
  const page = await visit(`${site.url}/`, small);
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  for (const [name, heading] of [
    ['Questions', 'Questions'],
    ['About', 'About'],
    ['Ask Question', 'Ask a question'],
    ['Home', 'Ask about Islam. See what every answer rests on.'],
  ] as const) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    await menu.waitFor({ state: 'hidden' });
  }
});

test('a click outside the mobile menu closes it', async () => {
  const page = await visit(`${site.url}/about`, small);
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.waitFor();
  await page.mouse.click(20, 700);
  await menu.waitFor({ state: 'hidden' });
});

test('the logo leads home', async () => {
  const page = await visit(`${site.url}/contact`);
  await page.getByRole('link', { name: 'Isnad', exact: true }).click();
  await page.waitForURL(`${site.url}/`);
});

test('going back and forward during a fade-in causes no error', async () => {
  const page = await visit(`${site.url}/questions`, { reducedMotion: 'no-preference' });
  const press = (name: string) => page.locator('.site-nav').getByRole('link', { name }).click();
  // Another moment of the view transition each time.
  for (const frames of [0, 2, 5, 9]) {
    await press('Articles');
    await page.waitForURL('**/articles');
    await page.evaluate(async (frames) => {
      for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
    }, frames);
    await page.goBack();
    await press('Ask Question');
    await page.waitForURL('**/ask');
  }
  await page.getByRole('heading', { level: 1, name: 'Ask a question' }).waitFor();
});

test('on a tablet the six links stand on one line each, beside search and settings', async () => {
  const page = await visit(`${site.url}/about`, { viewport: { width: 768, height: 800 } });
  const heights = await page
    .locator('.site-nav a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(heights).toHaveLength(6);
  expect(Math.max(...heights)).toBe(Math.min(...heights));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
});
