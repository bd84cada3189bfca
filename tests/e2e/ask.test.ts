import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { foreignItem } from '../support/foreign-api.ts';
import { readPage } from '../support/read-page.ts';
import { openSite, startSearch } from '../support/site.ts';
import { api, openForeign, foreign as site } from '../support/sites.ts';
import { alive, becomes, held, sees, visitors } from '../support/visitor.ts';

// Most states come from another operator's API whose responses the test sets; the last tests ask the site's own.
const { visit, expectErrors } = visitors();
openForeign();
beforeAll(() => startSearch(site));

const field = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
const button = (page: Page) => page.locator('.ask-form button[type=submit]');
const history = (page: Page) => page.getByRole('region', { name: 'Question history' });
const callsOfBrowser = () => api.calls.filter(({ fromBrowser }) => fromBrowser);
const namesOfCalls = () => callsOfBrowser().map(({ call }) => call);

async function ask(page: Page, question: string) {
  await field(page).fill(question);
  await button(page).click();
}

async function seesErrorToast(page: Page) {
  await page.locator('.toast').waitFor();
  expect(await page.locator('.toast-title').textContent()).toBe('Error');
  expect(await page.locator('.toast-description').textContent()).toBe(
    'Failed to process your question. Please try again.',
  );
}

const inlineError = 'Failed to process your question. Please try again later.';
const historyError = 'Failed to load history. Please try again later.';

test('the form is as high as promised, requires a text, and says that all is public', async () => {
  const page = await visit(`${site.url}/ask`);
  expect(await field(page).evaluate((area) => getComputedStyle(area).minHeight)).toBe('120px');
  expect((await field(page).boundingBox())?.height).toBeGreaterThanOrEqual(120);
  expect(await field(page).evaluate((area: HTMLTextAreaElement) => area.required)).toBe(true);
  expect(await page.locator('.ask-form').innerText()).toMatch(/public/);
  expect(await button(page).textContent()).toBe('Ask Question');
});

test.each([
  ['an empty text', ''],
  ['blanks', '   \n\t '],
  ['a zero-width space', '\u200B'],
  ['blanks of many kinds', ' \u00A0\u200B\u3000\uFEFF '],
])('%s is not accepted as a question, and no call is made', async (_name, text) => {
  const page = await visit(`${site.url}/ask`);
  await ask(page, text);
  await sees(page, 'Please enter a question');
  expect(await button(page).isEnabled()).toBe(true);
  expect(namesOfCalls()).toEqual([]);
  await field(page).fill('Now a question');
  await becomes(() => page.getByText('Please enter a question').count(), 0);
});

test('an address may fill the form, and never submits it', async () => {
  const page = await visit(`${site.url}/ask?q=${encodeURIComponent('What is zakat? & صبر')}`);
  expect(await field(page).inputValue()).toBe('What is zakat? & صبر');
  expect(await button(page).textContent()).toBe('Ask Question');
  expect(await page.locator('.given-answer').count()).toBe(0);
  // A visit within the site, too.
  await page.locator('.site-nav').getByRole('link', { name: 'Questions' }).click();
  await page.getByRole('heading', { level: 1, name: 'Questions' }).waitFor();
  await page.goBack();
  await becomes(() => field(page).inputValue(), 'What is zakat? & صبر');
  expect(api.calls.filter(({ call }) => call !== 'GET /history')).toEqual([]);
});

test.each([
  ['/ask', 'textbox', 'What is zakat?'],
  ['/questions', 'searchbox', 'preserved'],
] as const)('what is typed on %s before React has come is not lost', async (path, role, typed) => {
  const { until, letGo } = held();
  const page = await visit(`${site.url}/about`, {
    before: (context) =>
      context.route('**/assets/entry.client-*.js', async (route) => {
        await until;
        await route.continue();
      }),
  });
  await page.goto(`${site.url}${path}`, { waitUntil: 'domcontentloaded' });
  const place = page.locator('main').getByRole(role).first();
  await place.fill(typed);
  letGo();
  await alive(page);
  expect(await place.inputValue()).toBe(typed);
  if (path === '/ask') {
    await button(page).click();
    await sees(page, 'An answer of another house.');
  } else {
    await becomes(() => page.locator('.question-card').count(), 1);
  }
});

test('a question is answered, saved, and the history refreshed, in this order', async () => {
  const page = await visit(`${site.url}/ask`);
  const giveAnswer = api.hold('GET /ask');
  await ask(page, '  What is zakat? 50% & more صبر ');
  await becomes(() => button(page).textContent(), 'Processing...');
  expect(await button(page).isDisabled()).toBe(true);
  await becomes(namesOfCalls, ['GET /ask']);

  const question = 'What is zakat? 50% & more صبر';
  api.answer('GET /history', { body: [{ question, answer: 'An answer of another house.' }, foreignItem] });
  giveAnswer();
  await sees(page, 'An answer of another house.');
  await becomes(namesOfCalls, ['GET /ask', 'POST /save', 'GET /history']);
  // What stands above is not listed a second time.
  await becomes(() => history(page).locator('h3').allTextContents(), [foreignItem.question]);
  for (const { accept } of callsOfBrowser()) expect(accept).toBe('application/json');
  expect(callsOfBrowser()[0]?.query.get('q')).toBe(question);
  expect(JSON.parse(callsOfBrowser()[1]?.body ?? '')).toEqual({
    question,
    answer: 'An answer of another house.',
    userRole: 'user',
  });
  expect(await button(page).textContent()).toBe('Ask Question');
  expect(await button(page).isEnabled()).toBe(true);

  const form = await page.locator('.ask-form').boundingBox();
  const answer = await page.locator('.given-answer').boundingBox();
  const list = await history(page).boundingBox();
  expect(answer?.y).toBeGreaterThanOrEqual((form?.y ?? 0) + (form?.height ?? 0));
  expect(list?.y).toBeGreaterThanOrEqual((answer?.y ?? 0) + (answer?.height ?? 0));
});

test('the next call waits for the one before it', async () => {
  const page = await visit(`${site.url}/ask`);
  const save = api.hold('POST /save');
  await ask(page, 'What is zakat?');
  await sees(page, 'An answer of another house.');
  await becomes(namesOfCalls, ['GET /ask', 'POST /save']);
  expect(await button(page).isDisabled()).toBe(true);
  save();
  await becomes(namesOfCalls, ['GET /ask', 'POST /save', 'GET /history']);
});

test('a failed answer is reported in the form and in a toast, and nothing is saved', async () => {
  expectErrors('API /ask error: 500');
  const page = await visit(`${site.url}/ask`);
  api.answer('GET /ask', { status: 500 });
  await ask(page, 'What is zakat?');
  await sees(page, inlineError);
  await seesErrorToast(page);
  expect(await button(page).textContent()).toBe('Ask Question');
  expect(await button(page).isEnabled()).toBe(true);
  expect(await field(page).inputValue()).toBe('What is zakat?');
  expect(namesOfCalls()).toEqual(['GET /ask']);
  expect(await page.locator('.given-answer').count()).toBe(0);

  api.reset();
  await button(page).click();
  await sees(page, 'An answer of another house.');
  await becomes(() => page.getByText(inlineError).count(), 0);
});

test('the logged error names the call and never the question', async () => {
  expectErrors('API /ask error: 500');
  const page = await visit(`${site.url}/ask`);
  const said: string[] = [];
  page.on('console', (line) => said.push(line.text()));
  api.answer('GET /ask', { status: 500 });
  await ask(page, 'a secret matter');
  await seesErrorToast(page);
  expect(said).toContain('API /ask error: 500');
  expect(said.join()).not.toContain('secret');
});

test.each([
  ['malformed JSON', { raw: '{"ai_sugg' }],
  ['an answer without its text', { body: { text: 'no' } }],
  ['a text that is none', { body: { ai_suggestion: 42 } }],
])('%s is an answer that fails', async (_name, answer) => {
  expectErrors('API /ask error');
  const page = await visit(`${site.url}/ask`);
  api.answer('GET /ask', answer);
  await ask(page, 'What is zakat?');
  await sees(page, inlineError);
  await seesErrorToast(page);
  expect(namesOfCalls()).toEqual(['GET /ask']);
});

test('when saving fails the answer stays, an error is shown, and the history is not refreshed', async () => {
  expectErrors('API /save error: 503');
  const page = await visit(`${site.url}/ask`);
  api.answer('POST /save', { status: 503 });
  await ask(page, 'What is zakat?');
  await sees(page, 'An answer of another house.', inlineError);
  await seesErrorToast(page);
  expect(namesOfCalls()).toEqual(['GET /ask', 'POST /save']);
  expect(await history(page).locator('h3').allTextContents()).toEqual([foreignItem.question]);
});

test('when only the refresh fails the error is shown in the history alone', async () => {
  expectErrors('API /history error: 500');
  const page = await visit(`${site.url}/ask`);
  api.answer('GET /history', { status: 500 });
  await ask(page, 'What is zakat?');
  await sees(page, 'An answer of another house.', historyError);
  expect(await page.getByText(inlineError).count()).toBe(0);
  expect(await page.locator('.toast').count()).toBe(0);
  expect(namesOfCalls()).toEqual(['GET /ask', 'POST /save', 'GET /history']);
});

test('a history that is under way shows a spinner, then the list', async () => {
  const page = await visit(`${site.url}/questions`);
  const letGo = api.hold('GET /history');
  await page.locator('.site-nav').getByRole('link', { name: 'Ask Question' }).click();
  await history(page).locator('.spinner').waitFor();
  letGo();
  await becomes(() => history(page).locator('h3').allTextContents(), [foreignItem.question]);
  expect(await history(page).locator('.spinner').count()).toBe(0);
});

test('an empty history says so', async () => {
  api.answer('GET /history', { body: [] });
  const { text } = await readPage(`${site.url}/ask`);
  expect(text).toContain('No question history found. Ask a question to get started!');
});

test('a history that fails says so, whenever the page is opened', async () => {
  expectErrors('server: API /history error: 500');
  api.answer('GET /history', { status: 500 });
  const page = await visit(`${site.url}/ask`);
  await sees(page, historyError);
  await page.locator('.site-nav').getByRole('link', { name: 'Home' }).click();
  await page.locator('.site-nav').getByRole('link', { name: 'Ask Question' }).click();
  await sees(page, historyError);
});

test('a dated item shows its date, an undated one does without', async () => {
  api.answer('GET /history', {
    body: [
      { ...foreignItem, timestamp: '2026-11-12T18:20:00Z' },
      { question: 'When?', answer: 'Unknown.' },
    ],
  });
  const { texts } = await readPage(`${site.url}/ask`);
  expect(texts('time')).toEqual(['Nov 12, 2026, 6:20 PM']);
  expect(texts('h3')).toEqual([foreignItem.question, 'When?']);
});

test('a long answer in the history is folded and can be read whole', async () => {
  api.answer('GET /history', {
    body: [{ question: 'Long?', answer: `${'Words upon words.\n\n'.repeat(60)}The end.` }],
  });
  const page = await visit(`${site.url}/ask`);
  const end = history(page).getByText('The end.');
  expect(await end.isVisible()).toBe(false);
  await history(page).getByText('Read the answer').click();
  await becomes(() => end.isVisible(), true);
  await history(page).getByText('Show less').click();
  await becomes(() => end.isVisible(), false);
});

test("the site's own API answers with scripture from a named edition, and keeps the pair", async () => {
  const own = await openSite();
  try {
    const page = await visit(`${own.url}/ask`);
    await sees(page, 'No question history found. Ask a question to get started!');
    await ask(page, 'What does the Quran say about patience?');
    const answer = page.locator('.given-answer');
    await answer.getByRole('link', { name: 'Quran 2:153' }).first().waitFor();
    expect(await answer.locator('.scripture-arabic').first().getAttribute('lang')).toBe('ar');
    await answer.getByText('Verified word for word', { exact: true }).first().waitFor();
    expect(await answer.getByText('Verified Scholar').count()).toBe(0);
    await answer
      .locator('.provenance')
      .getByText(/word for word$/)
      .waitFor();
    // The answer that stands above is not listed below it.
    await becomes(() => history(page).locator('h3').count(), 0);

    const sources = answer.locator('details.sources');
    expect(await sources.getAttribute('open')).toBeNull();
    await sources.locator('summary').click();
    expect(await sources.locator('li').count()).toBeGreaterThan(0);

    await page.reload();
    await becomes(() => history(page).locator('h3').allTextContents(), ['What does the Quran say about patience?']);
    expect(await history(page).getByText('Not written by this site').count()).toBe(0);
    // The history shows two lines of it, and opens the rest in its place.
    const row = history(page).locator('.history-entry');
    expect((await row.boundingBox())?.height).toBeLessThan(180);
    await row.locator('summary').click();
    await row.locator('.scripture-arabic').first().waitFor();
    await row.getByText(/^\d+ citations.*\bverified in .+ and .+\./).waitFor();
    expect(new URL(page.url()).search).toBe('');
  } finally {
    await own.close();
  }
});

test('a whole answer that cannot be opened says so, and the excerpt stays', async () => {
  expectErrors('API /history/7 error: 404');
  api.answer('GET /history', { body: [{ ...foreignItem, id: 7, excerpt: true }] });
  const page = await visit(`${site.url}/ask`);
  const summary = history(page).locator('summary');
  await summary.click();
  await sees(page, foreignItem.answer, 'Failed to load the answer. Please try again later.');
  api.answer('GET /history/7', { body: { ...foreignItem, id: 7, answer: 'The whole of it.' } });
  await summary.click();
  await summary.click();
  await sees(page, 'The whole of it.');
});

test('an item that this site did not write carries a plain label', async () => {
  const own = await openSite();
  try {
    const body = JSON.stringify({ question: 'Is it so?', answer: 'So they say.', userRole: 'scholar' });
    const headers = { 'Content-Type': 'application/json' };
    const saved = await fetch(`${own.url}/api/save`, { method: 'POST', headers, body });
    expect(saved.status).toBe(201);
    const page = await visit(`${own.url}/ask`);
    await sees(page, 'So they say.', 'Not written by this site');
  } finally {
    await own.close();
  }
});
