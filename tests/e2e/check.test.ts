import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { openForeignApi } from '../support/foreign-api.ts';
import { type OpenSite, openSite } from '../support/site.ts';
import { becomes, sees, visitors } from '../support/visitor.ts';

const { visit, expectErrors } = visitors();
let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const right = '“decreed upon you is fasting as it was decreed upon those before you” [Quran 2:183]';
const wrong = right.replace('fasting', 'feasting');

const field = (page: Page) => page.getByRole('textbox', { name: /^(Your text|Change the text and check it again)$/ });

async function check(page: Page, text: string) {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Check this text' }).click();
  await page.waitForURL('**/check#result');
}

const card = (page: Page, number: number) => page.locator(`#citation-${number}`);

test('the page explains how the text is handled, and shows the form with the checked text again', async () => {
  const page = await visit(`${site.url}/check`);
  expect(await page.locator('main').innerText()).toMatch(/not kept, not logged, and not sent to anyone/);
  await check(page, right);
  expect(await page.getByRole('status').first().textContent()).toMatch(
    /^1 citation, verified in .*Saheeh International/,
  );
  expect(await field(page).inputValue()).toBe(right);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('result');
});

test('each citation is marked in its place with its number and its verdict in words', async () => {
  const page = await visit(`${site.url}/check`);
  await check(page, `Before. ${right}\n\nThen ${wrong}, and [Quran 2:300]. After.`);
  expect(await page.locator('.cited-mark').allTextContents()).toEqual([
    'Citation 1 Verified',
    'Citation 2 Differs from the source',
    'Citation 3 No such reference',
  ]);
  expect(await page.locator('.checked-text').innerText()).toMatch(/^Before\..*After\.$/s);
  await page.getByRole('link', { name: 'Citation 2 Differs from the source' }).click();
  await becomes(() => new URL(page.url()).hash, '#citation-2');
});

test('a card shows the differences, the source’s words, and where they are', async () => {
  const page = await visit(`${site.url}/check`);
  await check(page, `${wrong}\n\n${right.replace('2:183', '2:184')}\n\n[Quran 2:300]`);
  await card(page, 1).getByText('You wrote feasting; the source has fasting').waitFor();
  await card(page, 1)
    .getByText(/The source’s own words: .*Saheeh International/)
    .waitFor();
  expect(await card(page, 2).locator('.found-at a').getAttribute('href')).toBe('/sources/quran/2/183');
  await card(page, 3).getByText('There is no Quran 2:300. Surah 2 (Al-Baqarah) has 286 verses.').waitFor();
  expect(await card(page, 3).locator('a.reference').count()).toBe(0);
});

test('the text is shown as it was written', async () => {
  const page = await visit(`${site.url}/check`);
  await check(page, right.replace('fasting', 'FEASTing'));
  await card(page, 1).getByText('You wrote FEASTing; the source has fasting').waitFor();
});

test('words of another translation are not called a mistake', async () => {
  const page = await visit(`${site.url}/check`);
  await check(page, `${wrong}\n\n﴿يا أيها الذين آمنوا كتب عليكم القيام كما كتب على الذين من قبلكم﴾ [البقرة: ١٨٣]`);
  const note = /If you quoted another translation, this is not a mistake/;
  expect(await card(page, 1).innerText()).toMatch(note);
  expect(await card(page, 2).innerText()).toMatch(/Differs from the source/);
  expect(await card(page, 2).innerText()).not.toMatch(note);
  expect(await card(page, 2).locator('del').getAttribute('lang')).toBe('ar');
});

test('words from another passage: first their true place with its words, then the passage that was cited', async () => {
  const page = await visit(`${site.url}/check`);
  await check(page, right.replace('2:183', '2:184'));
  const said = await card(page, 1).innerText();
  const order = ['You will find these words at', 'decreed upon you is fasting', 'What your text names: Quran 2:184'];
  const places = order.map((words) => said.indexOf(words));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
  const chip = card(page, 1).locator('.found-at a');
  expect(await chip.getAttribute('data-mark')).toBe('verified');
});

test('a near match elsewhere is never called verified', async () => {
  const page = await visit(`${site.url}/check`);
  await check(page, wrong.replace('2:183', '2:184'));
  await card(page, 1)
    .getByText(/^Nearly the same words are at/)
    .waitFor();
  expect(await card(page, 1).locator('.found-at a').getAttribute('href')).toBe('/sources/quran/2/183');
  expect(await card(page, 1).locator('[data-mark=verified]').count()).toBe(0);
});

test('words that were not judged are not marked', async () => {
  const page = await visit(`${site.url}/check`);
  const [quotation = '', reference = ''] = right.split(' [');
  await check(
    page,
    `${quotation}, and all of this can be read in [${reference}. In Quran 2:183, they say: ${quotation}.`,
  );
  expect(await page.locator('.cited').allTextContents()).toEqual([
    quotation,
    '[Quran 2:183]',
    'Quran 2:183',
    quotation,
  ]);
  expect(await page.locator('.cited-mark').allTextContents()).toEqual([
    'Citation 1 Verified',
    'Reference of citation 1',
    'Reference of citation 2',
    'Citation 2 Verified',
  ]);
});

test('the number of a card leads back to its mark', async () => {
  const page = await visit(`${site.url}/check`);
  await check(page, right);
  await page.getByRole('link', { name: 'Citation 1', exact: true }).click();
  await becomes(() => new URL(page.url()).hash, '#mark-1');
  expect(await page.locator('#mark-1').isVisible()).toBe(true);
});

test('of many citations the doubted come first, and the verified are folded', async () => {
  const page = await visit(`${site.url}/check`);
  await check(page, [...Array(12).fill(right), 'There is more in Quran 2:184, they say.', wrong].join('\n\n'));
  expect(await page.locator('.citation-cards > li').evaluateAll((cards) => cards.map(({ id }) => id))).toEqual([
    'citation-14',
    'citation-13',
    ...Array.from({ length: 12 }, (_, index) => `citation-${index + 1}`),
  ]);
  expect(await card(page, 1).isVisible()).toBe(false);
  await page.getByText('12 verified', { exact: true }).click();
  await becomes(() => card(page, 1).isVisible(), true);
});

test('a reference without words is called that, in the text, on its card and in the summary', async () => {
  const page = await visit(`${site.url}/check`);
  await check(page, 'See [Quran 2:183].');
  await sees(page, '1 citation: 1 reference exists (no words quoted).');
  const said = /Reference exists, no words quoted/;
  expect(await page.locator('.cited-mark').textContent()).toMatch(said);
  expect(await card(page, 1).innerText()).toMatch(said);
});

test('a reference on a card opens in place', async () => {
  const page = await visit(`${site.url}/check`);
  await check(page, right);
  await card(page, 1).getByRole('link', { name: 'Quran 2:183' }).click();
  await page
    .getByRole('dialog', { name: 'Quran 2:183' })
    .getByText('Al-Baqarah (The Cow), verse 183')
    .first()
    .waitFor();
});

test('a text without citations gets an explanation of what a citation is', async () => {
  const page = await visit(`${site.url}/check`);
  await check(page, 'Nothing is quoted here.');
  await sees(page, 'No citation was found in this text.');
  expect(await page.locator('main').innerText()).toMatch(/check that it has both numbers, such as 2:183\./);
  expect(await page.locator('.checked-text').count()).toBe(0);
});

test('of very many citations the first are shown one by one', async () => {
  const page = await visit(`${site.url}/check`);
  await check(page, '[Quran 2:183] '.repeat(1200));
  expect(await page.locator('.citation-card').count()).toBe(100);
  await page.getByText(/^1,100 more citations are counted above/).waitFor();
});

test('the example fills the form and never submits it', async () => {
  const page = await visit(`${site.url}/check`);
  await page.getByRole('button', { name: 'Try an example' }).click();
  expect(await field(page).inputValue()).toMatch(/Quran 2:183/);
  expect(await page.locator('.check-result').count()).toBe(0);
  await page.getByRole('button', { name: 'Check this text' }).click();
  await page.locator('.citation-card').first().waitFor();
  const verdicts = await page.locator('.cited-mark').allTextContents();
  expect(verdicts.join()).toMatch(/Verified.*Differs from the source.*No such reference/);
});

test('the example is offered only while the form is empty', async () => {
  const page = await visit(`${site.url}/check`);
  const example = page.getByRole('button', { name: 'Try an example' });
  await field(page).fill('My own words.');
  expect(await example.isVisible()).toBe(false);
  await field(page).fill('');
  expect(await example.isVisible()).toBe(true);
  await check(page, right);
  expect(await example.count()).toBe(0);
});

test('pasted text of any kind stays text', async () => {
  const hostile =
    '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script></textarea><b>x</b> [Quran 2:183]';
  const page = await visit(`${site.url}/check`);
  await check(page, hostile);
  expect(await field(page).inputValue()).toBe(hostile);
  expect(await page.locator('.checked-text').innerText()).toContain('<script>window.hacked=1</script>');
  expect(await page.locator('.checked-text').locator('img, script, b').count()).toBe(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('each line of a pasted text has its own direction', async () => {
  const page = await visit(`${site.url}/check`);
  await check(page, 'قال تعالى في كتابه\nand in English [Quran 2:183]');
  const directions = await page
    .locator('.checked-text p')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).direction));
  expect(directions).toEqual(['rtl', 'ltr']);
});

test('an empty text gets a message, and one that is too long stays in the form', async () => {
  expectErrors('status of 400', 'status of 413');
  const short = await openSite({ CHECK_MAX_LENGTH: '100' });
  try {
    const page = await visit(`${short.url}/check`);
    for (const empty of ['', ' \u200B ']) {
      await check(page, empty);
      await sees(page, 'Paste a text first: there is nothing to check yet.');
      expect(await field(page).evaluate((one) => one === document.activeElement)).toBe(true);
      expect(await field(page).getAttribute('aria-invalid')).toBe('true');
    }
    const long = 'Words upon words. '.repeat(10);
    await field(page).fill(long);
    await page.getByRole('button', { name: 'Check this text' }).click();
    await sees(page, 'A text may have 100 characters; this one has 180. Check it in parts.');
    expect(await field(page).inputValue()).toBe(long);
    await field(page).fill('Words. '.repeat(5000));
    await page.getByRole('button', { name: 'Check this text' }).click();
    await sees(page, 'This text is too long to be checked at once. Check it in parts.');
  } finally {
    await short.close();
  }
});

test('a visitor above the limit sees when to try again, and keeps the text', async () => {
  expectErrors('status of 429');
  const busy = await openSite({ RATE_LIMIT: 'on', CHECK_PER_MINUTE: '1' });
  try {
    const page = await visit(`${busy.url}/check`);
    await check(page, right);
    await page.getByRole('button', { name: 'Check this text' }).click();
    await page.getByText(/^Too many requests from this address\. Try again in \d+ seconds?\.$/).waitFor();
    expect(await field(page).inputValue()).toBe(right);
  } finally {
    await busy.close();
  }
});

test('without JavaScript a text is checked all the same', async () => {
  const page = await visit(`${site.url}/check`, { javaScriptEnabled: false });
  expect(await page.getByRole('button', { name: 'Try an example' }).isVisible()).toBe(false);
  await check(page, wrong);
  await card(page, 1).getByText('You wrote feasting; the source has fasting').waitFor();
});

test('with another API the check is still this site’s own', async () => {
  const api = await openForeignApi();
  const foreign = await openSite({ API_BASE_URL: api.url });
  try {
    const page = await visit(`${foreign.url}/check`);
    await check(page, right);
    await sees(page, 'Verified');
    expect(api.calls).toEqual([]);
  } finally {
    await foreign.close();
    await api.close();
  }
});

test('a visit from a page with React leads to the same form', async () => {
  const page = await visit(`${site.url}/questions`);
  await page.locator('.site-footer').getByRole('link', { name: 'Check a text' }).click();
  await page.getByRole('heading', { level: 1, name: 'Check a text' }).waitFor();
  await check(page, right);
  await sees(page, 'What was found');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Check a text' }).waitFor();
});

test.each(['light', 'dark'] as const)('a result is without a fault at 390 pixels, %s', async (colorScheme) => {
  const page = await visit(`${site.url}/check`, {
    viewport: { width: 390, height: 800 },
    colorScheme,
  });
  await check(page, `${right}\n\n${wrong}\n\n${right.replace('2:183', '2:184')} [Quran 2:300] ${'long'.repeat(60)}`);
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('a malformed form gets an error page, and other methods are refused', async () => {
  const send = (method: string, headers: Record<string, string>) =>
    fetch(`${site.url}/check`, { method, headers, ...(method === 'POST' && { body: 'text=x' }) });
  expect((await send('POST', { 'Content-Type': 'text/xml' })).status).toBe(415);
  expect((await send('DELETE', {})).status).toBe(405);
  const checked = await send('POST', { 'Content-Type': 'application/x-www-form-urlencoded' });
  expect([checked.status, checked.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(checked.headers.get('content-security-policy')).toMatch(/default-src 'none'/);
});
