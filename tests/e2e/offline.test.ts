import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { articleRow } from '../../src/storage/conformance/rows.ts';
import { type OpenSite, openSite, reserveServer, startSearch } from '../support/site.ts';
import { becomes, sees, visitors } from '../support/visitor.ts';

// Reading without a network, in a real browser: the server really goes away, and comes back at the same address.
const { visit, expectErrors } = visitors();

let folder: string;
/** The same build with one more file: another build. */
let otherBuild: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'isnad-offline-'));
  otherBuild = path.join(folder, 'client');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let site: OpenSite | undefined;
afterEach(async () => {
  await goAway();
});

async function goAway(): Promise<void> {
  await site?.close();
  site = undefined;
}

/** Opens the hub, at the address of before where one is given. */
async function comeUp(before?: string, settings: Record<string, string> = {}, assets?: string): Promise<OpenSite> {
  const reserved = await reserveServer(before === undefined ? 0 : Number(new URL(before).port));
  const opened = await openSite(settings, {}, reserved, assets);
  await opened.context.storage.transact((writer) =>
    writer.addArticle(articleRow({ title: before === undefined ? 'Zakat' : 'Zakat, corrected' })),
  );
  site = opened;
  return opened;
}

const readerOf = (address: string) => visit(address, { serviceWorkers: 'allow' });

/** Whether the browser keeps the page, with all that it loads by itself. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    const files = [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], [rel=stylesheet]')];
    const addresses = files.map((file) => ('src' in file ? file.src : file.href));
    const found = await Promise.all(
      [location.href, ...addresses].map((address) => caches.match(address, { ignoreVary: true })),
    );
    return found.every((copy) => copy !== undefined);
  });

/** Whether it keeps no copy of the page any more. */
const isGone = (page: Page) =>
  page.evaluate(async () => (await caches.match(location.href, { ignoreVary: true })) === undefined);

/** The paths of everything that the browser keeps, and the names of its caches. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { names, paths: keys.flat().map(({ url }) => new URL(url).pathname + new URL(url).search) };
  });

const note = 'You are offline: this is the copy of';

test('a page that was visited is read again without a network, whole, and says what it is', async () => {
  expectErrors('status of 503');
  const { url } = await comeUp();
  // The first page was loaded before there was a worker; the others go through it.
  const page = await readerOf(`${url}/articles/zakat`);
  await becomes(() => isKept(page), true);
  await page.goto(`${url}/ar/topics/fasting-in-ramadan`);
  await becomes(() => isKept(page), true);
  expect(await page.getByText('هذه نسخة').count()).toBe(0);
  await goAway();

  await page.reload();
  await page.getByText('لا اتصال بالشبكة: هذه نسخة من').waitFor();
  await page.goto(`${url}/articles/zakat`);
  await page.getByText(note).waitFor();
  await sees(page, 'Zakat');
  // In its own type and colours: its files are there too.
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/Newsreader|system-ui/);
  expect(await page.evaluate(() => document.fonts.check('16px Newsreader'))).toBe(true);
  expect(await page.locator('.offline-note time').getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\dT/);

  // What was not read is not there, and the page of it names what is.
  await page.goto(`${url}/topics/zakat`);
  await sees(page, 'You are offline', 'What you can read now');
  const titles = await page.locator('.offline-page li').allTextContents();
  expect(titles).toEqual([expect.stringMatching(/\p{Script=Arabic}/u), 'Zakat']);
  await page.getByRole('link', { name: 'Zakat', exact: true }).click();
  await page.getByText(note).waitFor();

  // The network's page is shown as soon as there is one, however new the copy.
  await comeUp(url);
  await page.reload();
  await sees(page, 'Zakat, corrected');
  expect(await page.getByText(note).count()).toBe(0);
});

test('nothing is kept of asking, searching, checking, receipts, signing in and of calls', async () => {
  expectErrors('status of 401');
  const opened = await comeUp(undefined, { OPERATOR_TOKEN: 'the-token-of-this-operator' });
  await startSearch(opened);
  const { url } = opened;
  const page = await readerOf(`${url}/`);
  await becomes(() => isKept(page), true);
  for (const address of ['/ask?q=my+own+case', '/ask', '/search?q=my+debt', '/check', '/receipts', '/operator']) {
    await page.goto(url + address);
  }
  await page.evaluate(async () => {
    for (const call of ['/api/articles', '/api/history', '/api/sources', '/search-index.json', '/sitemap.xml'])
      await (await fetch(call)).text();
  });
  // A page that is kept comes after them, so whatever else was to be kept would be there.
  await page.goto(`${url}/about?from=a-letter`);
  await page.goto(`${url}/topics`);
  await becomes(() => isKept(page), true);
  const { paths } = await keptIn(page);
  expect(paths.filter((one) => !one.startsWith('/assets/')).sort()).toEqual(['/', '/topics']);
});

test('a page that is gone takes its copy along', async () => {
  expectErrors('status of 404');
  const { url } = await comeUp();
  const page = await readerOf(`${url}/articles/zakat`);
  await becomes(() => isKept(page), true);
  await goAway();
  site = await openSite({}, {}, await reserveServer(Number(new URL(url).port)));
  await page.reload();
  await sees(page, 'Article Not Found');
  await becomes(() => isGone(page), true);
});

test('a new build takes the place of the old one’s copies', async () => {
  const { url } = await comeUp(undefined, { BASE_PATH: '/isnad' });
  const page = await readerOf(`${url}/isnad/articles/zakat`);
  await becomes(() => isKept(page), true);
  const before = await keptIn(page);
  expect(before.names).toHaveLength(2);
  expect(before.paths.every((one) => one.startsWith('/isnad/'))).toBe(true);
  // Another hub of the host keeps what it has.
  await page.evaluate(() => caches.open('isnad-offline [/other] 1 pages'));
  await goAway();

  await cp('build/pages/client', otherBuild, { recursive: true });
  await writeFile(path.join(otherBuild, 'assets/new-12345678.js'), '');
  await comeUp(url, { BASE_PATH: '/isnad' }, otherBuild);
  await page.reload();
  await becomes(async () => {
    const { names } = await keptIn(page);
    return names.filter((name) => before.names.includes(name)).length;
  }, 0);
  await page.goto(`${url}/isnad/topics`);
  await becomes(() => isKept(page), true);
  const { names } = await keptIn(page);
  expect(names).toHaveLength(3);
  expect(names).toContain('isnad-offline [/other] 1 pages');
  await goAway();
  await page.reload();
  await page.getByText(note).waitFor();
});

test('switched off it removes its copies and itself at the next visit, and pages start none', async () => {
  const { url } = await comeUp();
  const page = await readerOf(`${url}/articles/zakat`);
  await becomes(() => isKept(page), true);
  await goAway();
  await comeUp(url, { OFFLINE_READING: 'off' });
  await page.reload();
  await becomes(() => page.evaluate(async () => (await caches.keys()).length), 0);
  await becomes(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
  await page.reload();
  expect(await page.locator('html').getAttribute('data-offline')).toBeNull();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
