import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openOwn, site } from '../support/sites.ts';
import { becomes, visitors } from '../support/visitor.ts';

// Ten ways through the site as a screen reader tells them: what the browser's accessibility tree says, in its order.

const { visit, expectErrors } = visitors();
openOwn();

/** Whether these lines are said in this order, with others between them; the first that is not is told. */
async function says(page: Page, where: string, lines: readonly string[]): Promise<void> {
  const missing = async () => {
    const said = (await page.locator(where).first().ariaSnapshot()).split('\n').map((line) => line.trim());
    let at = 0;
    for (const line of lines) {
      const found = said.findIndex((one, index) => index >= at && one.startsWith(`- ${line}`));
      if (found === -1) return `“${line}” after “${said[at - 1] ?? 'the beginning'}”`;
      at = found + 1;
    }
    return 'nothing';
  };
  await becomes(missing, 'nothing');
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test('home: what the site is, the field, the ways on', async () => {
  const page = await visit(`${site.url}/`);
  await says(page, 'body', [
    'link "Skip to the content"',
    'banner',
    'navigation "Main"',
    'main',
    'heading "Ask about Islam. See what every answer rests on." [level=1]',
    'textbox "Your question"',
    'button "Go on with this question"',
    'figure "Quran 49:6 Verified word for word',
    'heading "Browse by topic" [level=2]',
    'contentinfo',
  ]);
});

test('asking: the label, the notice, then the answer under its own heading, which has the focus', async () => {
  const page = await visit(`${site.url}/ask`);
  await says(page, 'main', ['heading "Ask a question" [level=1]', 'form "Your question"', 'textbox "Your question"']);
  await page.getByRole('textbox', { name: 'Your question' }).fill('What is zakat?');
  await page.getByRole('button', { name: 'Ask Question' }).click();
  await says(page, 'main', [
    'status: The answer is ready.',
    'region "What is zakat?"',
    'heading "What is zakat?" [level=2]',
    'link "Put together by a program"',
    'figure "Quran',
    'button "Copy answer"',
    'heading "Question history" [level=2]',
  ]);
  expect(await focused(page)).toBe('What is zakat?');
});

test('asking nothing: the field is said to be wrong, and why', async () => {
  const page = await visit(`${site.url}/ask`);
  await page.getByRole('button', { name: 'Ask Question' }).click();
  await says(page, 'main', ['textbox "Your question"', 'alert: Please enter a question']);
  const field = page.getByRole('textbox', { name: 'Your question' });
  expect(await field.getAttribute('aria-invalid')).toBe('true');
});

test('in danger: help stands alone, and its numbers are named', async () => {
  const page = await visit(`${site.url}/ask`);
  await page.getByRole('textbox', { name: 'Your question' }).fill('I want to kill myself');
  await page.getByRole('button', { name: 'Ask Question' }).click();
  await says(page, 'main', ['heading "For you" [level=2]', 'link "Call']);
  expect(await page.getByRole('heading', { name: 'Question history' }).count()).toBe(0);
});

test('questions: tabs, the number of questions, sorting, a vote that says for what', async () => {
  const page = await visit(`${site.url}/questions`);
  await says(page, 'main', [
    'search',
    'searchbox "Search questions"',
    'tablist "Categories"',
    'tab "All" [selected]',
    'tabpanel "All"',
    'status: 5 questions',
    'combobox "Sort by"',
    '\'button "41 votes: vote for “How was the Quran preserved?”"\'',
    'heading "How was the Quran preserved?" [level=2]',
  ]);
  await page.getByRole('tab', { name: 'Hadith' }).click();
  await says(page, 'main', ['tab "Hadith" [selected]', 'tabpanel "Hadith"', 'status: 1 question']);
});

test('a note: the way up, its title, whose words it is, its parts, the passages', async () => {
  const page = await visit(`${site.url}/topics/fasting-in-ramadan`);
  await says(page, 'main', [
    'navigation "Breadcrumb"',
    'link "5 Pillars of Islam"',
    'link "Fasting and Eid"',
    'heading "Fasting in Ramadan" [level=1]',
    'link "Editors’ note"',
    'navigation "On this page"',
    'heading "What the fast asks" [level=2]',
  ]);
});

test('a reference: a sheet with a name, the verdict before the words, and the way back', async () => {
  const page = await visit(`${site.url}/topics/zakat-who-pays`);
  const link = page.locator('.prose').getByRole('link', { name: 'Quran 9:103' }).first();
  await link.press('Enter');
  await says(page, '#in-place', [
    'dialog "Quran 9:103"',
    'heading "Quran 9:103" [level=2]',
    'button "Close"',
    'paragraph: This verse, word for word, from the editions named below',
    'link "Open this passage"',
  ]);
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('Quran 9:103');
});

test('the Quran: a surah is found, and a verse is named with what can be done with it', async () => {
  const page = await visit(`${site.url}/sources/quran`);
  await page.getByRole('link', { name: /Al-Ikhlas/ }).click();
  await says(page, 'main', [
    'heading "Al-Ikhlas The Sincerity" [level=1]',
    'combobox "Surah"',
    'combobox "Translation"',
  ]);
  await page.goto(`${site.url}/sources/quran/112/1`);
  await says(page, 'main', ['heading "Quran 112:1" [level=1]', 'region "Quran 112:1"', 'button "Copy citation"']);
});

test('searching: the field, what was found under headings with their numbers, and nothing found', async () => {
  const page = await visit(`${site.url}/search?q=zakat`);
  await says(page, 'main', [
    'searchbox "Search the site": zakat',
    'heading "Nearest in the notes" [level=2]',
    'heading "Notes (',
  ]);
  await page.goto(`${site.url}/search?q=qqqqqq`);
  await says(page, 'main', ['heading "Not what you looked for?" [level=2]', 'link "Ask “qqqqqq”"']);
});

test('checking a text, and a page that does not exist: each says in words what came of it', async () => {
  expectErrors('status of 404');
  const page = await visit(`${site.url}/check`);
  await page.getByRole('textbox', { name: 'Your text' }).fill('“There shall be no compulsion in faith” [Quran 2:999]');
  await page.getByRole('button', { name: 'Check this text' }).click();
  await says(page, 'main', [
    'heading "What was found" [level=2]',
    'status: "1 citation: 1 reference does not exist."',
    'link "Citation 1 No such reference"',
  ]);
  await page.goto(`${site.url}/nothing`);
  await says(page, 'main', ['heading "Oops! Page not found" [level=1]', 'link "Return to Home"']);
});
