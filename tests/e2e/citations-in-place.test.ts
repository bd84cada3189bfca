import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { type ForeignApi, openForeignApi } from '../support/foreign-api.ts';
import { type OpenSite, openSite } from '../support/site.ts';
import { becomes, sees, visitors } from '../support/visitor.ts';

const { visit, expectErrors } = visitors();
let api: ForeignApi;
let site: OpenSite;
let foreign: OpenSite;
beforeAll(async () => {
  api = await openForeignApi();
  site = await openSite();
  foreign = await openSite({ API_BASE_URL: api.url });
});
afterEach(() => api.reset());
afterAll(async () => {
  await site.close();
  await foreign.close();
  await api.close();
});

const chip = (page: Page, reference: string) =>
  page.locator('main').getByRole('link', { name: reference, exact: true }).first();
const sheet = (page: Page, reference: string) => page.getByRole('dialog', { name: reference });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

interface SiteWithAnswer extends OpenSite {
  /** The page of the saved answer. */
  answer: string;
}

/** A saved answer is checked, and shown from its text alone. */
async function withAnswer(answer: string): Promise<SiteWithAnswer> {
  const own = await openSite();
  const body = JSON.stringify({ question: 'What is said?', answer, userRole: 'user' });
  await fetch(`${own.url}/api/save`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  const [{ id }] = await (await fetch(`${own.url}/api/history`)).json();
  return { ...own, answer: `${own.url}/answers/${id}` };
}

test('a reference opens its passage in place: the words, the edition, the way to its page', async () => {
  const page = await visit(`${site.url}/question/5`);
  await chip(page, 'Quran 72:18').click();
  const open = sheet(page, 'Quran 72:18');
  await open.getByText('Al-Jinn (The Jinn), verse 18').first().waitFor();
  expect(await open.locator('.scripture-arabic').getAttribute('lang')).toBe('ar');
  expect(await open.locator('.scripture-translation').textContent()).toMatch(/masjids are for Allah/);
  expect(await open.locator('.scripture-edition').textContent()).toMatch(/Saheeh International/);
  expect(new URL(page.url()).pathname).toBe('/question/5');
  await open.getByRole('link', { name: 'Open this passage' }).click();
  await page.waitForURL('**/sources/quran/72/18');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'May I visit a mosque if I am not a Muslim?' }).waitFor();
});

test('keyboard: it opens with Enter, takes the focus, and Escape closes it and returns the focus', async () => {
  const page = await visit(`${site.url}/question/5`);
  await chip(page, 'Quran 72:18').focus();
  await page.keyboard.press('Enter');
  await sheet(page, 'Quran 72:18').waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('in-place');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Close');
  await page.keyboard.press('Escape');
  await sheet(page, 'Quran 72:18').waitFor({ state: 'hidden' });
  expect(await focused(page)).toBe('Quran 72:18');
});

test('the close button, a click outside and another reference close it', async () => {
  const page = await visit(`${site.url}/question/5`);
  await chip(page, 'Quran 72:18').click();
  await sheet(page, 'Quran 72:18').getByRole('button', { name: 'Close' }).click();
  await sheet(page, 'Quran 72:18').waitFor({ state: 'hidden' });
  expect(await focused(page)).toBe('Quran 72:18');
  await chip(page, 'Quran 72:18').click();
  await sheet(page, 'Quran 72:18').waitFor();
  await page.mouse.click(5, 300);
  await sheet(page, 'Quran 72:18').waitFor({ state: 'hidden' });
  await chip(page, 'Quran 60:8').click();
  await sheet(page, 'Quran 60:8').getByText('Al-Mumtahanah').first().waitFor();
});

test('a passage is fetched once in a visit, from this site itself', async () => {
  const asked: string[] = [];
  const page = await visit(`${foreign.url}/question/5`, {
    before: async (context) => context.on('request', (request) => asked.push(request.url())),
  });
  for (const _ of [1, 2]) {
    await chip(page, 'Quran 72:18').click();
    await sheet(page, 'Quran 72:18').locator('.scripture-arabic').waitFor();
    await page.keyboard.press('Escape');
  }
  expect(asked.filter((url) => url.includes('/sources/'))).toEqual([`${foreign.url}/api/sources/quran/72/18`]);
  expect(api.calls).toEqual([]);
});

test('a press with a modifier follows the link, and so does a press without JavaScript', async () => {
  const page = await visit(`${site.url}/question/5`);
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    chip(page, 'Quran 72:18').click({ modifiers: ['ControlOrMeta'] }),
  ]);
  // Asked of the page itself: Playwright misses the first navigation of a tab that a press has opened.
  await becomes(() => opened.evaluate(() => location.pathname), '/sources/quran/72/18');
  expect(await page.getByRole('dialog').count()).toBe(0);
  const without = await visit(`${site.url}/question/5`, { javaScriptEnabled: false });
  await chip(without, 'Quran 72:18').click();
  await without.waitForURL('**/sources/quran/72/18');
});

test('while it comes something is there, and when it fails the way to the page stays', async () => {
  expectErrors('API /sources/quran/72/18 error: 500');
  const page = await visit(`${site.url}/question/5`);
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/sources/**', async (route) => {
    await until;
    await route.fulfill({ status: 500, contentType: 'application/json', body: '{}' });
  });
  await chip(page, 'Quran 72:18').click();
  const open = sheet(page, 'Quran 72:18');
  await open.locator('.skeleton').first().waitFor();
  letGo();
  await open
    .getByText(/could not be loaded just now/)
    .first()
    .waitFor();
  await open.getByRole('link', { name: 'Open this passage' }).waitFor();
  await page.keyboard.press('Escape');
  await page.unroute('**/api/sources/**');
  await chip(page, 'Quran 72:18').click();
  await open.locator('.scripture-arabic').waitFor();
});

test('the verdict is shown in words, next to the reference and in the popover', async () => {
  expectErrors('status of 404');
  const own = await withAnswer(
    'He said “decreed upon you is feasting as it was decreed upon those before you” [Quran 2:183], and more is in [Quran 2:300].',
  );
  try {
    const page = await visit(own.answer);
    await sees(page, 'Differs from the source', 'No such reference');
    await chip(page, 'Quran 2:183').click();
    await sheet(page, 'Quran 2:183').getByText('Differs from the source').waitFor();
    await page.keyboard.press('Escape');
    await chip(page, 'Quran 2:300').click();
    await sheet(page, 'Quran 2:300').getByText('Surah 2 (Al-Baqarah) has 286 verses.').first().waitFor();
    expect(await page.locator('.provenance').textContent()).toMatch(
      /^Not written by this site · 1 differs from the source · 1 with no such place/,
    );
  } finally {
    await own.close();
  }
});

test('each place in the text has its own verdict: the same reference with other words keeps its own', async () => {
  const own = await withAnswer(
    '“decreed upon you is fasting as it was decreed upon those before you” [Quran 2:183].\n\n“decreed upon you is feasting as it was decreed upon those before you” [Quran 2:183].',
  );
  try {
    const page = await visit(own.answer);
    const verdicts = await page
      .locator('.prose a.reference')
      .evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset.mark));
    expect(verdicts).toEqual(['verified', 'wrong']);
    expect(await page.locator('.reference-verdict').allTextContents()).toEqual([' Differs from the source']);
  } finally {
    await own.close();
  }
});

test('scripture on the home page and in an article opens in place, with React and without', async () => {
  const page = await visit(`${site.url}/`);
  await chip(page, 'Quran 49:6').click();
  await sheet(page, 'Quran 49:6').getByText('This verse, word for word').waitFor();
  await fetch(`${site.url}/api/seed-sample-article`, { method: 'POST' });
  await page.goto(`${site.url}/articles`);
  const address = (await page.locator('.article-card a').first().getAttribute('href')) ?? '';
  await page.goto(site.url + address);
  expect(await page.locator('#interactive-page').count()).toBe(0);
  const link = page.locator('.prose .reference[data-mark=exists], .prose .reference[data-mark=verified]').first();
  const reference = (await link.textContent()) ?? '';
  await link.click();
  await sheet(page, reference).locator('.scripture-arabic').first().waitFor();
});

test('another API’s history has its citations checked by this site on the first view', async () => {
  api.answer('GET /history', {
    body: [
      {
        question: 'What?',
        answer: '“decreed upon you is feasting as it was decreed upon those before you” [Quran 2:183]',
      },
    ],
  });
  const page = await visit(`${foreign.url}/ask`);
  await page.locator('.history-answer summary').click();
  await sees(page, 'Differs from the source');
});

test.each(['light', 'dark'] as const)(
  'on a small screen it lies at the bottom, without a fault in %s',
  async (colorScheme) => {
    const page = await visit(`${site.url}/question/5`, {
      viewport: { width: 390, height: 800 },
      colorScheme,
    });
    await chip(page, 'Quran 60:8').click();
    const open = sheet(page, 'Quran 60:8');
    await open.locator('.scripture-arabic').waitFor();
    const box = await open.boundingBox();
    expect([box?.x, Math.round((box?.y ?? 0) + (box?.height ?? 0)), box?.width]).toEqual([0, 800, 390]);
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  },
);

test('on a wide screen it is next to its reference, complete and within the window', async () => {
  const page = await visit(`${site.url}/question/5`, { viewport: { width: 1280, height: 800 } });
  await chip(page, 'Quran 9:28').scrollIntoViewIfNeeded();
  await chip(page, 'Quran 9:28').click();
  const open = sheet(page, 'Quran 9:28');
  await open.locator('.scripture-arabic').waitFor();
  await becomes(async () => {
    const box = await open.boundingBox();
    return box !== null && box.y >= 0 && box.y + box.height <= 800 && box.x + box.width <= 1280;
  }, true);
});

test('of a long passage seven verses are shown, with the number of further ones', async () => {
  const own = await withAnswer('More is in [Quran 2:1-9], and in [Quran 2:1-286].');
  try {
    const page = await visit(own.answer);
    for (const [reference, more] of [
      ['Quran 2:1-9', '2 more verses: read it in context'],
      ['Quran 2:1-286', '279 more verses: read it in context'],
    ] as const) {
      await chip(page, reference).click();
      const open = sheet(page, reference);
      await open.getByText(more, { exact: true }).waitFor();
      expect(await open.locator('.scripture-arabic').count()).toBe(7);
      expect(await open.locator('.verse-end').last().textContent()).toBe(' ﴿٧﴾');
      expect(await open.locator('.in-place-more').getAttribute('class')).not.toMatch(/scripture/);
      await page.keyboard.press('Escape');
    }
  } finally {
    await own.close();
  }
});

test('it never covers its reference, and title and foot stay while the words are scrolled', async () => {
  const own = await withAnswer(`${'Words. '.repeat(120)}\n\nMore is in [Quran 2:1-9].${'\n\nWords.'.repeat(30)}`);
  try {
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 390, height: 800 },
    ]) {
      const page = await visit(own.answer, { viewport });
      const link = chip(page, 'Quran 2:1-9');
      for (const at of [150, viewport.height - 60]) {
        await link.evaluate((one, at) => scrollTo(0, scrollY + one.getBoundingClientRect().top - at), at);
        await link.click();
        const open = sheet(page, 'Quran 2:1-9');
        const side = async () => ((await open.boundingBox())?.y ?? 0) > ((await link.boundingBox())?.y ?? 0);
        const isBelow = await side();
        await open.locator('.scripture-arabic').first().waitFor();
        expect(await side()).toBe(isBelow);
        const [box, its] = [await open.boundingBox(), await link.boundingBox()];
        if (!box || !its) throw new Error('nothing is shown');
        expect(its.y + its.height <= box.y || box.y + box.height <= its.y).toBe(true);
        expect([its.y >= 0, box.y >= 0, box.y + box.height <= viewport.height]).toEqual([true, true, true]);
        const title = open.getByRole('heading');
        const before = await title.boundingBox();
        await open.locator('.in-place-body').evaluate((body) => body.scrollTo(0, 9999));
        expect(await title.boundingBox()).toEqual(before);
        expect(await open.getByRole('link', { name: 'Open this passage' }).isVisible()).toBe(true);
        await page.keyboard.press('Escape');
      }
    }
  } finally {
    await own.close();
  }
});

test('print omits the popover', async () => {
  const page = await visit(`${site.url}/question/5`);
  await chip(page, 'Quran 72:18').click();
  await sheet(page, 'Quran 72:18').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.in-place').isVisible()).toBe(false);
});

test('over a verse that the text only names, the sheet warns of nothing: the words are the edition’s own', async () => {
  const page = await visit(`${site.url}/question/5`);
  await chip(page, 'Quran 72:18').click();
  const open = sheet(page, 'Quran 72:18');
  await open.getByText('This verse, word for word, from the editions named below').waitFor();
  await open.getByText('does not quote this passage word for word').waitFor();
  expect(await open.textContent()).not.toMatch(/not checked|not compared/);
});

describe('a hadith that is not held', () => {
  const name = 'Sahih al-Bukhari 469';

  test('opens the same sheet, with the keyboard too; the only way out is a link that says so', async () => {
    const page = await visit(`${site.url}/question/5`);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await chip(page, name).focus();
    await page.keyboard.press('Enter');
    const open = sheet(page, name);
    await open.getByText('This library does not hold this work').waitFor();
    const out = open.getByRole('link', { name: 'Read it on sunnah.com (opens a new tab)' });
    expect([await out.getAttribute('href'), await out.getAttribute('target')]).toEqual([
      'https://sunnah.com/bukhari:469',
      '_blank',
    ]);
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await open.waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe(name);
    expect(asked.filter((url) => url.includes('/sources/'))).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/question/5');
  });

  test('without JavaScript its mark leads to this site’s own page of it, which says the same', async () => {
    expectErrors('status of 404');
    const page = await visit(`${site.url}/question/5`, { javaScriptEnabled: false });
    await chip(page, name).click();
    await page.waitForURL('**/sources/bukhari/469');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText('This library does not hold this work').waitFor();
    const out = page.getByRole('link', { name: 'Read it on sunnah.com' });
    expect(await out.getAttribute('href')).toBe('https://sunnah.com/bukhari:469');
  });
});

test('of a long verse the translation comes first, and the edge shows that more follows', async () => {
  const own = await withAnswer('More is in [Quran 2:282], and in [Quran 112:1].');
  try {
    const page = await visit(own.answer, { viewport: { width: 390, height: 664 } });
    await chip(page, 'Quran 2:282').click();
    const long = sheet(page, 'Quran 2:282');
    await long.locator('.scripture-arabic').waitFor();
    const above = async (open: typeof long) => {
      const [arabic, english] = ['.scripture-arabic', '.scripture-translation'].map((one) => open.locator(one).first());
      return ((await english?.boundingBox())?.y ?? 0) < ((await arabic?.boundingBox())?.y ?? 0);
    };
    expect(await above(long)).toBe(true);
    const edge = await long
      .locator('.in-place-body')
      .evaluate((body) => getComputedStyle(body, '::after').backgroundImage);
    expect(edge).toMatch(/gradient/);
    await page.keyboard.press('Escape');
    await chip(page, 'Quran 112:1').click();
    await sheet(page, 'Quran 112:1').locator('.scripture-arabic').waitFor();
    expect(await above(sheet(page, 'Quran 112:1'))).toBe(false);
  } finally {
    await own.close();
  }
});
