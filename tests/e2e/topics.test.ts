import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPage } from '../support/read-page.ts';
import { type OpenSite, openSite } from '../support/site.ts';
import { testNote, testText } from '../support/test-note.ts';
import { testNotes } from '../support/test-notes.ts';
import { becomes, sees, visitors } from '../support/visitor.ts';

const { visit } = visitors();
let site: OpenSite;
let zakat: string;
beforeAll(async () => {
  const notes = (await testNotes()).map((note) =>
    note.slug === 'zakat-who-pays' ? { ...note, arabic: inArabic } : note,
  );
  site = await openSite({ PUBLIC_URL: 'https://isnad.example' }, { notes: [...notes, twoPassages] });
  zakat = `${site.url}/topics/zakat-who-pays`;
});
afterAll(() => site.close());

const inArabic = testText(
  'على من تجب الزكاة',
  '## على من تجب {#who-pays}\n\nتجب الزكاة على من بلغ ماله النصاب [Quran 9:103].\n\n- في الزروع العشر [Quran 6:141].',
);

const twoPassages = {
  ...testNote(
    'a-test',
    'A note for tests',
    '## It is so {#it-is-so}\n\n? my case\n\nIt is so [Quran 2:183]. All of it is there too [Quran 2:1-50].',
  ),
  category: 'Quran' as const,
};

test('a note shows its category, its text with references, and scholars’ views in a separate section', async () => {
  const page = await visit(zakat);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Who Pays Zakat, and How Much');
  const headings = await page.locator('.note > .prose').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.slice(0, 2)).toEqual(['The minimum (nisab)', 'Crops and animals']);
  expect(headings.at(-1)).toBe('Where scholars differ');
  expect(await page.locator('.views h2').allTextContents()).toEqual(['Where scholars differ']);
  expect(await page.locator('.views').getByText('Who pays zakat').count()).toBe(0);
  await page.getByRole('link', { name: '5 Pillars of Islam' }).first().click();
  await page.waitForURL('**/categories/5-pillars-of-islam');
});

test('a reference opens its passage where the reader is', async () => {
  const page = await visit(zakat);
  await page.locator('.note > .prose').getByRole('link', { name: 'Quran 9:103' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.locator('.scripture-arabic').waitFor();
  expect(page.url()).toBe(zakat);
  await page.keyboard.press('Escape');
  await becomes(() => sheet.isVisible(), false);
});

test('the verses that it cites are below, in words that the checker verified', async () => {
  const page = await visit(zakat);
  const verses = page.getByRole('region', { name: 'From the Quran' });
  const shown = verses.locator('.scripture').filter({ visible: true });
  expect(await shown.count()).toBe(1);
  expect(await shown.locator('.scripture-verdict').textContent()).toBe('Verified word for word');
  await verses.getByText('Show the other passage').click();
  await becomes(() => shown.count(), 2);
  expect(await verses.locator('.reference').allTextContents()).toEqual(['Quran 9:103', 'Quran 6:141']);
});

test('a very long passage is opened from its reference, and not quoted below', async () => {
  const page = await visit(`${site.url}/topics/a-test`);
  const quoted = page.getByRole('region', { name: 'From the Quran' }).locator('.reference');
  expect(await quoted.allTextContents()).toEqual(['Quran 2:183']);
  await page.getByRole('link', { name: 'Quran 2:1-50' }).waitFor();
});

test('a note in Arabic is a page of its own, in Arabic throughout', async () => {
  const page = await visit(zakat);
  expect(await page.locator('head link[hreflang="ar"]').getAttribute('href')).toBe(
    'https://isnad.example/ar/topics/zakat-who-pays',
  );
  await page.getByRole('link', { name: 'بالعربية' }).click();
  await page.getByRole('heading', { level: 1, name: inArabic.title }).waitFor();
  expect(page.url()).toBe(`${site.url}/ar/topics/zakat-who-pays`);
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
    'ar',
    'rtl',
  ]);
  const head = (selector: string, name: string) => page.locator(`head ${selector}`).getAttribute(name);
  expect(await head('link[rel=canonical]', 'href')).toBe('https://isnad.example/ar/topics/zakat-who-pays');
  expect(await head('link[hreflang=en]', 'href')).toBe('https://isnad.example/topics/zakat-who-pays');
  expect(await head('link[hreflang=x-default]', 'href')).toBe('https://isnad.example/topics/zakat-who-pays');
  // References by Arabic names and figures; the verses stand alone, and nothing but the way to English is in English.
  expect(await page.locator('.prose .reference').first().textContent()).toBe('التوبة: ١٠٣');
  await page.locator('.scripture-arabic').first().waitFor();
  expect(await page.locator('.scripture-translation').count()).toBe(0);
  // The sheet of a passage, too.
  await page.locator('.prose .reference').first().click();
  await page.locator('#in-place').getByText('افتح صفحة هذا النص').waitFor();
  const english = await page.locator('body').evaluate((body) => {
    const copy = body.cloneNode(true) as HTMLElement;
    for (const other of copy.querySelectorAll('[lang=en], script, style, .paper-only')) other.remove();
    return copy.textContent?.match(/[A-Za-z]{2,}/g);
  });
  expect(english).toEqual(['Aa']);
  await page.getByRole('link', { name: 'In English' }).click();
  await page.getByRole('heading', { level: 1, name: 'Who Pays Zakat, and How Much' }).waitFor();
  expect((await fetch(`${site.url}/ar/topics/a-test`)).status).toBe(404);
  expect((await fetch(`${site.url}/ar/topics/nothing`)).status).toBe(404);
});

test('the Arabic notes stand on one page, by shelves with Arabic names', async () => {
  const page = await visit(`${site.url}/ar/topics`);
  const notes = page.locator('#all-notes li:visible');
  expect(await notes.count()).toBe(site.context.notes.filter(({ arabic }) => arabic).length);
  for (const name of await page.locator('#all-notes h2').allTextContents()) expect(name).toMatch(/^[؀-ۿ\s(]+\)$/);
  await page.locator('main input[type=search]').fill('الصيام');
  await becomes(async () => (await notes.count()) < 20, true);
  expect(await notes.count()).toBeGreaterThan(0);
});

test('its questions fill the form and never submit it; personal cases are not offered', async () => {
  const page = await visit(zakat);
  const ways = page.getByRole('navigation', { name: 'Ask about this' }).getByRole('link');
  expect(await ways.allTextContents()).toEqual(['Who has to pay zakat?', 'What is nisab?', 'Do farmers pay zakat?']);
  await ways.nth(1).click();
  await becomes(() => page.getByRole('textbox', { name: 'Your question' }).inputValue(), 'What is nisab?');
  expect(await page.locator('.given-answer').count()).toBe(0);
  await page.goto(`${site.url}/topics/a-test`);
  expect(await page.getByText('Ask about this').count()).toBe(0);
});

test('related notes lead on, and a visitor comes back', async () => {
  const page = await visit(zakat);
  await page.getByRole('navigation', { name: 'Related notes' }).getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: 'Who May Receive Zakat' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Who Pays Zakat, and How Much' }).waitFor();
});

test('it names its author, the second check of its references, and the lack of a scholar’s review', async () => {
  const page = await visit(zakat);
  expect(await page.locator('.article-foot').innerText()).toMatch(
    /editors of this site wrote this note with the help of programs\. No scholar has reviewed it\. This is not a ruling/,
  );
  expect(await page.locator('.provenance').innerText()).toMatch(
    /^Editors’ note · (every sentence|references) read a second time, \w+ \d+, \d{4}.* · no scholar has read it$/,
  );
  // This note has no review records.
  await page.goto(`${site.url}/topics/a-test`);
  expect(await page.locator('.article').innerText()).not.toContain('second time');
  expect(await page.getByText('Verified Scholar').count()).toBe(0);
});

test('print opens all verses and shows the address instead of navigation', async () => {
  const page = await visit(zakat);
  await page.emulateMedia({ media: 'print' });
  const verses = page.getByRole('region', { name: 'From the Quran' }).locator('.scripture');
  expect(await verses.filter({ visible: true }).count()).toBe(2);
  await sees(page, 'https://isnad.example/topics/zakat-who-pays');
  expect(await page.getByText('Ask about this').isVisible()).toBe(false);
});

test('search engines and shared links get its title and description', async () => {
  const page = await visit(zakat);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '');
  expect(data).toMatchObject({
    '@type': 'Article',
    headline: 'Who Pays Zakat, and How Much',
    url: 'https://isnad.example/topics/zakat-who-pays',
  });
  expect(await page.locator('meta[property="og:type"]').getAttribute('content')).toBe('article');
  const description = await page.locator('meta[name=description]').getAttribute('content');
  expect(description).toMatch(/^Who owes zakat, .*\.$/);
  expect(description).not.toMatch(/[[*]/);
  expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).toContain('/topics/zakat-who-pays</loc>');
});

test('it is cached whole, reads without JavaScript, and loads no React', async () => {
  const etag = (await fetch(zakat)).headers.get('etag') ?? '';
  expect((await fetch(zakat, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  const asked: string[] = [];
  const page = await visit(zakat, {
    javaScriptEnabled: false,
    before: async (context) => context.on('request', (request) => asked.push(request.url())),
  });
  await sees(page, 'Where scholars differ', 'Related notes');
  await page.getByText('Show the other passage').click();
  await page.locator('.note > .prose').getByRole('link', { name: 'Quran 9:103' }).click();
  await page.waitForURL('**/sources/quran/9/103');
  expect(asked.filter((url) => url.endsWith('.js')).length).toBeLessThanOrEqual(1);
});

test.each(['nothing', 'Zakat-Who-Pays', 'constructor'])('there is no note %s', async (slug) => {
  const page = await readPage(`${site.url}/topics/${slug}`, 404);
  expect(page.heading).toBe('Note not found');
  expect(page.text).toContain('Ask a Question');
  expect(page.attribute('link', 'rel="canonical"', 'href')).toBeUndefined();
});

test('a name that leads out of its folder is an unknown address', async () => {
  const page = await readPage(`${site.url}/topics/..%2f..%2fpackage`, 404);
  expect(page.heading).toBe('Oops! Page not found');
});

test('a category lists its notes below its questions, also after a visit within the site', async () => {
  const page = await visit(`${site.url}/categories/5-pillars-of-islam`);
  const notes = page.getByRole('navigation', { name: /^Notes on this topic/ }).getByRole('link');
  const titles = await notes.allTextContents();
  expect(titles).toContain('Who Pays Zakat, and How Much');
  const shelves = page.getByRole('navigation', { name: /^Notes on this topic/ }).getByRole('heading', { level: 3 });
  expect(await shelves.allTextContents()).toEqual(expect.arrayContaining(['Purification', 'Prayer', 'Pilgrimage']));
  await page.locator('.site-footer').getByRole('link', { name: 'Quran', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Quran' }).waitFor();
  await becomes(async () => (await notes.allTextContents()).includes('A note for tests'), true);
  await notes.filter({ hasText: 'A note for tests' }).click();
  await page.getByRole('heading', { level: 1, name: 'A note for tests' }).waitFor();
});
