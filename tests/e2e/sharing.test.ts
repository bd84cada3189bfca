import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSite, openSite } from '../support/site.ts';
import { becomes, sees, visitors } from '../support/visitor.ts';

const { visit, expectErrors } = visitors();
let site: OpenSite;
let address: string;
let article: { title: string; summary: string; slug: string };
beforeAll(async () => {
  site = await openSite();
  article = await (await fetch(`${site.url}/api/seed-sample-article`, { method: 'POST' })).json();
  address = `${site.url}/articles/${article.slug}`;
});
afterAll(() => site.close());

type Sheet = 'shares' | 'absent' | 'is closed' | 'fails';
type Clipboard = 'copies' | 'absent' | 'fails';

/** A device whose share sheet and clipboard behave as given; `window` records what they receive. */
const device = (sheet: Sheet, clipboard: Clipboard) => (context: BrowserContext) =>
  context.addInitScript(
    ([sheet, clipboard]) => {
      const given = { shared: [] as unknown[], copied: [] as string[] };
      Object.assign(window, { given });
      const share = async (data: unknown) => {
        given.shared.push(data);
        if (sheet === 'is closed') throw new DOMException('The sheet was closed', 'AbortError');
        if (sheet === 'fails') throw new DOMException('The sheet failed', 'NotAllowedError');
      };
      const writeText = async (text: string) => {
        if (clipboard === 'fails') throw new DOMException('No copying', 'NotAllowedError');
        given.copied.push(text);
      };
      Object.defineProperty(navigator, 'share', { value: sheet === 'absent' ? undefined : share });
      Object.defineProperty(navigator, 'clipboard', { value: clipboard === 'absent' ? undefined : { writeText } });
    },
    [sheet, clipboard] as const,
  );

type Given = { shared: unknown[]; copied: string[] };
const given = () => (window as unknown as { given: Given }).given;

test('the share sheet is given title, summary and address, from the top and from the bottom', async () => {
  const page = await visit(address, { before: device('shares', 'copies') });
  const data = { title: article.title, text: article.summary, url: address };
  await page.locator('.article-head [data-share]').click();
  await becomes(() => page.evaluate(given), { shared: [data], copied: [] });
  await page.locator('.article-foot [data-share]').click();
  await becomes(() => page.evaluate(given), { shared: [data, data], copied: [] });
});

test('sharing works the same after a visit within the site', async () => {
  const page = await visit(`${site.url}/articles`, { before: device('shares', 'copies') });
  await page.getByRole('link', { name: article.title }).click();
  await page.locator('.article-head [data-share]').click();
  const data = { title: article.title, text: article.summary, url: address };
  await becomes(() => page.evaluate(given), { shared: [data], copied: [] });
});

test('without a share sheet the address is copied, and a message confirms it', async () => {
  const page = await visit(address, { before: device('absent', 'copies') });
  await page.locator('.article-head [data-share]').click();
  await becomes(() => page.evaluate(given), { shared: [], copied: [address] });
  await sees(page, 'Link copied');
});

test('the real clipboard holds the address', async () => {
  const page = await visit(address, {
    permissions: ['clipboard-read', 'clipboard-write'],
    before: (context) => context.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined })),
  });
  await page.locator('.article-foot [data-share]').click();
  await becomes(() => page.evaluate(() => navigator.clipboard.readText()), address);
});

test('a share sheet that the visitor closes is only logged', async () => {
  expectErrors('The sheet was closed');
  const page = await visit(address, { before: device('is closed', 'copies') });
  const logged = page.waitForEvent('console', (line) => line.type() === 'error');
  await page.locator('.article-head [data-share]').click();
  await logged;
  // A second press gives a copy that came late the time to be seen.
  await page.locator('.article-head [data-share]').click();
  await becomes(async () => (await page.evaluate(given)).shared.length, 2);
  expect((await page.evaluate(given)).copied).toEqual([]);
});

test('a share sheet that fails is logged, and the address is copied', async () => {
  expectErrors('The sheet failed');
  const page = await visit(address, { before: device('fails', 'copies') });
  await page.locator('.article-head [data-share]').click();
  await becomes(async () => (await page.evaluate(given)).copied, [address]);
});

test.each(['absent', 'fails'] as const)('a clipboard that is or does %s is only logged', async (clipboard) => {
  expectErrors(/./);
  const page = await visit(address, { before: device('absent', clipboard) });
  const logged = page.waitForEvent('console', (line) => line.type() === 'error');
  await page.locator('.article-head [data-share]').click();
  await logged;
  expect(await page.getByText('Link copied').count()).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(article.title.slice(0, 10));
});
