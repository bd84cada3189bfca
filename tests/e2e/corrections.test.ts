import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { sharedBrowser } from '../support/browser.ts';
import { article, openOwn, site } from '../support/sites.ts';
import { visitors } from '../support/visitor.ts';

const { visit } = visitors();
openOwn();

const fits = (page: Page, width: number) =>
  page.evaluate(() => document.documentElement.scrollWidth).then((wide) => expect(wide).toBeLessThanOrEqual(width));

/** Changes the article of the site, twice, and tells an error of it. */
async function changeArticle(): Promise<string> {
  const slug = article.path.split('/').at(-1) ?? '';
  await site.context.storage.transact(async (writer) => {
    const kept = await writer.keptArticle(slug);
    if (!kept) throw new Error('There is no sample article.');
    const { id, title, summary, content } = kept;
    const text = (words: string) => ({ title, summary, content: `${content}<p>${words}</p>`, points: [] });
    await writer.changeArticle(id, text('Pilgrims throw pebbles at three pillars.'), new Date());
    await writer.changeArticle(id, text('Pilgrims throw pebbles at one pillar.'), new Date());
    const told = { said: 'At three pillars.', says: 'At one pillar.', why: 'See [Quran 2:203].', changesAnswer: true };
    await writer.addCorrection({ articleId: id, correctedAt: new Date(), ...told });
  });
  return slug;
}

test.each([1280, 320])(
  'a corrected article leads to what was wrong and to what it said before: %i px',
  async (width) => {
    if (width === 1280) await changeArticle();
    const page = await visit(`${site.url}${article.path}`, { viewport: { width, height: 800 } });
    const mark = page.getByRole('note').filter({ hasText: 'This article was corrected on' });
    await mark.getByText('At one pillar.').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await fits(page, width);
    await mark.getByRole('link', { name: 'What was wrong' }).first().click();

    await page.waitForURL(/\/corrections\/article-\d+$/);
    const told = page.getByRole('article');
    await told.getByText('At three pillars.').waitFor();
    await told.getByText('Does it change the answer? Yes').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await fits(page, width);
    await told.getByRole('link').first().click();

    await page.getByRole('link', { name: /^Last changed/ }).click();
    await page.getByRole('heading', { name: 'What changed from version 2 to version 3' }).waitFor();
    expect(await page.locator('del').innerText()).toContain('three pillars.');
    expect(await page.locator('ins').innerText()).toContain('one pillar.');
    expect(await axeFaults(page)).toEqual([]);
    await fits(page, width);
  },
);

test('two versions are compared without JavaScript, by the keyboard', async () => {
  const page = await visit(`${site.url}${article.path}/revisions`, { javaScriptEnabled: false });
  await page.getByLabel('Compare version').selectOption('1');
  await page.getByLabel('with version').selectOption('2');
  await page.getByRole('button', { name: 'Compare' }).press('Enter');
  await page.getByRole('heading', { name: 'What changed from version 1 to version 2' }).waitFor();
  expect(await page.locator('ins').innerText()).toContain('at three pillars.');
  expect(await page.locator('del').count()).toBe(0);
});

test('the feed of corrections is read by a real parser, and has all that a reader needs', async () => {
  const xml = await (await fetch(`${site.url}/corrections.atom`)).text();
  const page = await (await sharedBrowser()).newPage();
  const found = await page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml');
    const each = (name: string) => [...document.getElementsByTagName(name)].map((one) => one.textContent ?? '');
    const fault = document.querySelector('parsererror')?.textContent;
    return {
      fault,
      entries: each('entry').length,
      ids: each('id'),
      updated: each('updated'),
      contents: each('content'),
    };
  }, xml);
  await page.close();
  expect(found.fault).toBeUndefined();
  expect(found.entries).toBeGreaterThan(10);
  expect(new Set(found.ids).size).toBe(found.entries + 1);
  for (const moment of found.updated) expect(moment).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  for (const content of found.contents) expect(content).toContain('Does it change the answer?');
});
