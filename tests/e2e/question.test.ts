import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPage } from '../support/read-page.ts';
import { type OpenSite, openSite } from '../support/site.ts';
import { becomes, sees, visitors } from '../support/visitor.ts';

const { visit } = visitors();
let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const missing = "The question you're looking for does not exist or has been removed.";

test('an answered question shows its author, date and category', async () => {
  const page = await visit(`${site.url}/question/1`);
  const question = page.locator('.question');
  expect(await question.getByRole('heading', { level: 1 }).textContent()).toBe(
    'Do I shorten my prayers when I travel?',
  );
  expect(await question.getByRole('link', { name: '5 Pillars of Islam' }).getAttribute('href')).toBe(
    '/categories/5-pillars-of-islam',
  );
  await sees(page, 'Answered', 'Hana (sample visitor)', 'Nov 12, 2026, 6:20 PM', '1 Answer');
  expect(await question.locator('.question-content').textContent()).toMatch(/^My work takes me to another city/);
});

test('a vote counts one and is taken back', async () => {
  const page = await visit(`${site.url}/question/2`);
  const vote = page.locator('.question button');
  expect(await vote.innerText()).toBe('41');
  await vote.click();
  await becomes(() => vote.innerText(), '42');
  expect(await vote.getAttribute('aria-pressed')).toBe('true');
  await vote.click();
  await becomes(() => vote.innerText(), '41');
  expect(await vote.getAttribute('aria-pressed')).toBe('false');
  expect(new URL(page.url()).pathname).toBe('/question/2');
});

test('a vote is gone with the view', async () => {
  const page = await visit(`${site.url}/question/2`);
  await page.locator('.question button').click();
  await becomes(() => page.locator('.question button').innerText(), '42');
  await page.locator('.site-nav').getByRole('link', { name: 'Questions' }).click();
  const onCard = page.locator('.question-card').getByRole('button', { name: /vote for “How was the Quran/ });
  await becomes(() => onCard.innerText(), '41');
});

test.each(['1', '2'])('the answer to question %s is by a Verified Scholar', async (id) => {
  const { text } = await readPage(`${site.url}/question/${id}`);
  expect(text).toContain('1 Answer');
  expect(text).toContain('Verified Scholar');
});

test('the answer to question 5 is not', async () => {
  const { text } = await readPage(`${site.url}/question/5`);
  expect(text).toContain('1 Answer');
  expect(text).toContain('Layla Specimen (sample contributor)');
  expect(text).not.toContain('Verified Scholar');
});

test('the sources are collapsed at first', async () => {
  const page = await visit(`${site.url}/question/1`);
  const source = page.getByRole('link', { name: 'Sahih al-Bukhari 1090' }).last();
  const panel = page.locator('details.sources');
  expect(await panel.getAttribute('open')).toBeNull();
  expect(await panel.locator('li').first().isVisible()).toBe(false);
  await panel.locator('summary').click();
  await source.waitFor();
  expect(await panel.locator('li').count()).toBe(5);
  expect(await panel.getByRole('link').first().getAttribute('href')).toBe('https://quran.com/4/101');
  await panel.locator('summary').click();
  await becomes(() => panel.locator('li').first().isVisible(), false);
});

test.each(['3', '4'])('question %s says that it has not been answered yet', async (id) => {
  const { text, html } = await readPage(`${site.url}/question/${id}`);
  expect(text).toContain('0 Answers');
  expect(text).toMatch(/has not been answered yet/);
  expect(text).toMatch(/scholars are reviewing it/);
  expect(text).not.toContain('Answered');
  expect(html).not.toContain('<details class="sources');
});

test('the page ends with a prompt to ask', async () => {
  const page = await visit(`${site.url}/question/3`);
  await page.getByRole('link', { name: 'Ask a new question' }).click();
  await page.waitForURL('**/ask');
  await page.getByRole('heading', { level: 1, name: 'Ask a question' }).waitFor();
});

test.each(['6', '1abc', '01', '1.0', '-1', '0', 'constructor', '%F0%9F%95%8C'])(
  'there is no question %s',
  async (id) => {
    const page = await readPage(`${site.url}/question/${id}`, 404);
    expect(page.heading).toBe('Question not found');
    expect(page.text).toContain(missing);
    expect(page.title).toContain('Question not found');
  },
);

test('going from one question to another shows the other, with votes of its own', async () => {
  const page = await visit(`${site.url}/questions`);
  await page.getByRole('link', { name: 'How was the Quran preserved?' }).click();
  await page.locator('.question button').click();
  await becomes(() => page.locator('.question button').innerText(), '42');
  await page.goBack();
  await page.getByRole('link', { name: 'May I visit a mosque if I am not a Muslim?' }).click();
  await page.getByRole('heading', { level: 1, name: 'May I visit a mosque if I am not a Muslim?' }).waitFor();
  expect(await page.locator('.question button').innerText()).toBe('33');
  expect(await page.title()).toBe('May I visit a mosque if I am not a Muslim? | Isnad');
});
