import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { questions } from '../../src/shared/questions.ts';
import { type OpenSite, openSite } from '../support/site.ts';
import { becomes, sees, visitors } from '../support/visitor.ts';

const { visit } = visitors();
let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const titles = {
  1: 'Do I shorten my prayers when I travel?',
  2: 'How was the Quran preserved?',
  3: 'How do scholars decide that a hadith is sound?',
  4: 'Which small habits of the Prophet ﷺ are a good place to begin?',
  5: 'May I visit a mosque if I am not a Muslim?',
};
type Id = keyof typeof titles;

const open = () => visit(`${site.url}/questions`);
const listed = (page: Page) =>
  page.getByRole('tabpanel').locator('.question-card-body').getByRole('heading').allTextContents();
const lists = (page: Page, ...ids: Id[]) =>
  becomes(
    () => listed(page),
    ids.map((id) => titles[id]),
  );
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search questions' });
const sortBy = (page: Page, label: string) => page.getByLabel('Sort by').selectOption({ label });

test('the most voted come first, and equals keep the order of their ids', async () => {
  const page = await open();
  await lists(page, 2, 5, 1, 4, 3);
  expect(await page.getByLabel('Sort by').locator('option').allTextContents()).toEqual([
    'Most Votes',
    'Most Recent',
    'Unanswered',
  ]);
  expect(await page.getByLabel('Sort by').locator('option:checked').textContent()).toBe('Most Votes');
});

test('Most Recent puts the newest first', async () => {
  const page = await open();
  await sortBy(page, 'Most Recent');
  await lists(page, 1, 2, 3, 4, 5);
});

test('Unanswered sorts unanswered questions first and lists all', async () => {
  const page = await open();
  await sortBy(page, 'Unanswered');
  await lists(page, 3, 4, 1, 2, 5);
  await sortBy(page, 'Most Votes');
  await lists(page, 2, 5, 1, 4, 3);
});

test('the list shows the beginning of each question in whole words', async () => {
  const page = await visit(`${site.url}/questions`);
  const texts = await page.locator('.question-card-text').allTextContents();
  expect(texts).toHaveLength(questions.length);
  for (const text of texts) {
    const last = text.replace(/ …$/u, '').split(' ').at(-1);
    const question = questions.find(({ content }) => content.startsWith(text.slice(0, 20)));
    expect(question?.content.match(/[\p{L}\p{N}’‘]+/gu), text).toContain(last);
    expect(text).toMatch(/ …$/u);
  }
});

test('the list filters during typing, by title or content, ignoring case', async () => {
  const page = await open();
  await search(page).pressSequentially('MOSQ');
  await lists(page, 5);
  await search(page).fill('da‘if');
  await lists(page, 3);
  await search(page).fill('');
  await lists(page, 2, 5, 1, 4, 3);
});

test('a filter without matches shows a message', async () => {
  const page = await open();
  await search(page).fill('no such words');
  await sees(page, 'No questions found.');
  expect(await listed(page)).toEqual([]);
});

test('signs of regular expressions are plain text', async () => {
  const page = await open();
  for (const typed of ['.*', '[', '(?=', '\\', '^How', 'mosque$', '+', '?{2}']) {
    await search(page).fill(typed);
    await sees(page, 'No questions found.');
  }
  await search(page).fill('travel?');
  await lists(page, 1);
  await search(page).fill('(units');
  await lists(page, 1);
});

test('there is a tab for all and for each category, and the search keeps to the tab', async () => {
  const page = await open();
  expect(await page.getByRole('tab').allTextContents()).toEqual([
    'All',
    '5 Pillars of Islam',
    'Quran',
    'Sunnah',
    'Hadith',
    'General',
  ]);
  expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('All');
  await search(page).fill('prophet');
  await lists(page, 4, 3);
  await page.getByRole('tab', { name: 'Hadith' }).click();
  await lists(page, 3);
  await page.getByRole('tab', { name: 'Quran' }).click();
  await sees(page, 'No questions found.');
  await search(page).fill('');
  await lists(page, 2);
});

test('each tab has a sort dropdown', async () => {
  const page = await open();
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await becomes(() => tab.getAttribute('aria-selected'), 'true');
    await page.getByRole('tabpanel').getByLabel('Sort by').waitFor();
  }
});

test('two lists are never visible together, not even for one frame of the transition', async () => {
  const page = await open();
  const most = await page.evaluate(async () => {
    let seen = 0;
    for (const tab of document.querySelectorAll<HTMLElement>('[role=tab]')) {
      tab.click();
      for (let frame = 0; frame < 8; frame += 1) {
        await new Promise(requestAnimationFrame);
        const panels = [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')];
        seen = Math.max(seen, panels.filter(({ offsetHeight }) => offsetHeight > 0).length);
      }
    }
    return seen;
  });
  expect(most).toBe(1);
});

test('submitting the search only logs', async () => {
  const page = await open();
  await search(page).fill('mosque');
  const logged = page.waitForEvent('console', (line) => line.type() === 'log');
  const asked: string[] = [];
  // The names in which the browser itself searches are fetched when the field is focused; no word goes there.
  await page.locator('.found-everywhere').waitFor();
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  expect((await logged).text()).toContain('mosque');
  const again = page.waitForEvent('console', (line) => line.type() === 'log');
  await search(page).press('Enter');
  expect((await again).text()).toContain('mosque');
  expect(page.url()).toBe(`${site.url}/questions`);
  expect(asked).toEqual([]);
  await lists(page, 5);
});

test('an empty search may be submitted', async () => {
  const page = await open();
  const logged = page.waitForEvent('console', (line) => line.type() === 'log');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await logged;
  await lists(page, 2, 5, 1, 4, 3);
});

test('a vote adds one, is highlighted, and is taken back by a second press', async () => {
  const page = await open();
  const vote = page.getByRole('button', { name: /vote for “How do scholars/ });
  const plain = await vote.evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await vote.innerText()).toBe('17');
  expect(await vote.getAttribute('aria-pressed')).toBe('false');
  await vote.click();
  await becomes(() => vote.innerText(), '18');
  expect(await vote.getAttribute('aria-pressed')).toBe('true');
  await becomes(
    async () => (await vote.evaluate((button) => getComputedStyle(button).backgroundColor)) !== plain,
    true,
  );
  await vote.click();
  await becomes(() => vote.innerText(), '17');
  expect(await vote.getAttribute('aria-pressed')).toBe('false');
});

test('a vote neither navigates, nor sorts, nor is sent or stored', async () => {
  const page = await open();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.method()));
  // One more vote would lift question 4 above its equal, question 1.
  await page.getByRole('button', { name: /vote for “Which small habits/ }).click();
  await becomes(() => page.getByRole('button', { name: /vote for “Which small habits/ }).innerText(), '25');
  await lists(page, 2, 5, 1, 4, 3);
  expect(page.url()).toBe(`${site.url}/questions`);
  expect(asked.filter((method) => method !== 'GET')).toEqual([]);
  await page.reload();
  expect(await page.getByRole('button', { name: /vote for “Which small habits/ }).innerText()).toBe('24');
});

test('a vote button is outside the link', async () => {
  const page = await open();
  expect(await page.locator('a button, button a').count()).toBe(0);
});

test('a card shows a question’s data and links to it', async () => {
  const page = await open();
  const card = page.locator('.question-card').nth(2);
  expect(await card.textContent()).toMatch(/5 Pillars of Islam.*Answered.*Hana \(sample visitor\).*Nov 12, 2026/);
  const unanswered = page.locator('.question-card').last();
  expect(await unanswered.getByText('Answered', { exact: true }).count()).toBe(0);
  await card.getByRole('link', { name: titles[1] }).click();
  await page.waitForURL('**/question/1');
  await page.getByRole('heading', { level: 1, name: titles[1] }).waitFor();
});
