import { expect, test } from 'vitest';
import { foreignArticle } from '../support/foreign-api.ts';
import { overflowing } from '../support/overflowing.ts';
import { api, foreign, openBoth, site } from '../support/sites.ts';
import { becomes, visitors } from '../support/visitor.ts';

const { visit, expectErrors } = visitors();
openBoth();

const narrow = { viewport: { width: 320, height: 700 }, reducedMotion: 'reduce' } as const;

test('words without a gap do not move a page sideways', async () => {
  const long = 'a'.repeat(300);
  const wide = `<p>${long}</p><table><tr>${`<td>${'wide '.repeat(8)}</td>`.repeat(9)}</tr></table>`;
  api.answer('GET /history', { body: [{ question: long, answer: `${long} https://example.org/${long}` }] });
  api.answer('GET /articles', { body: [{ ...foreignArticle, title: long, summary: long }] });
  api.answer(`GET /articles/${foreignArticle.slug}`, {
    body: { ...foreignArticle, title: long, summary: long, content: wide },
  });
  const page = await visit(`${foreign.url}/ask`, narrow);
  expect(await overflowing(page)).toEqual([]);
  for (const path of ['/articles', `/articles/${foreignArticle.slug}`]) {
    await page.goto(`${foreign.url}${path}`);
    expect(await overflowing(page), path).toEqual([]);
  }
});

test('neither a toast nor the menu nor an error moves a page sideways', async () => {
  expectErrors('API /ask error: 500');
  api.answer('GET /ask', { status: 500 });
  const page = await visit(`${foreign.url}/ask`, narrow);
  await page.getByRole('textbox', { name: 'Your question' }).fill('b'.repeat(400));
  await page.locator('.ask-form button[type=submit]').click();
  await page.locator('.toast').waitFor();
  expect(await overflowing(page)).toEqual([]);
  const toast = await page.locator('.toast').boundingBox();
  expect(toast?.x).toBeGreaterThanOrEqual(0);
  expect((toast?.x ?? 0) + (toast?.width ?? 0)).toBeLessThanOrEqual(320);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Mobile' });
  await menu.waitFor();
  const box = await menu.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  expect(await overflowing(page)).toEqual([]);
});

test('touch targets are large enough', async () => {
  const page = await visit(`${site.url}/questions`, { ...narrow, hasTouch: true });
  await becomes(() => page.locator('.vote').count(), 5);
  for (const selector of ['.vote', '.tab', '.icon-button', '.search-form .button', '.sort-field select']) {
    for (const control of await page.locator(selector).filter({ visible: true }).all()) {
      const box = await control.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), selector).toBeGreaterThanOrEqual(24);
    }
  }
});
