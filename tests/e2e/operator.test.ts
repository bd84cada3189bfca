import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSite, openSite } from '../support/site.ts';
import { visitors } from '../support/visitor.ts';

const OPERATOR_TOKEN = 'the-token-of-the-operator-of-tests';
const { visit } = visitors();

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ OPERATOR_TOKEN, REVIEW_LINKS: 'on' });
});
afterAll(() => site?.close());

async function save(question: string, answer: string) {
  const body = JSON.stringify({ question, answer, userRole: 'user' });
  await fetch(`${site.url}/api/save`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}

const faultsOf = async (page: Page) => (await new AxeBuilder({ page }).setLegacyMode().analyze()).violations;

test.each([
  { width: 1280, height: 900, javaScriptEnabled: true },
  { width: 320, height: 700, javaScriptEnabled: false },
])('the operator signs in, lists what waited, hides and deletes: %o', async ({ javaScriptEnabled, ...viewport }) => {
  await save(`What waits? ${viewport.width}`, 'See https://example.org/.');
  await save(`What is listed? ${viewport.width}`, 'It is said: “Allah intends for you ease” [Quran 2:185].');
  const page = await visit(`${site.url}/operator`, { status: 401, viewport, javaScriptEnabled });
  const isWell = async () => {
    if (javaScriptEnabled) expect(await faultsOf(page)).toEqual([]);
    if (javaScriptEnabled)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  };
  await isWell();
  await page.getByLabel('Token').fill(OPERATOR_TOKEN);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('All parts work.').waitFor();
  await isWell();

  await page.getByRole('link', { name: /^Saved answers/ }).click();
  const waiting = page.getByRole('article').filter({ hasText: `What waits? ${viewport.width}` });
  await waiting.getByText('it holds a link').waitFor();
  await isWell();
  await waiting.getByRole('button', { name: 'List it' }).click();
  await page.getByText('Listed.', { exact: true }).waitFor();

  await page.getByRole('combobox').selectOption('listed');
  await page.getByLabel('With the words').fill(`What is listed? ${viewport.width}`);
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('link', { name: `What is listed? ${viewport.width}` }).click();
  await page.getByRole('heading', { level: 2, name: `What is listed? ${viewport.width}` }).waitFor();
  await isWell();
  await page.getByRole('button', { name: 'Hide it' }).click();
  await page.getByText('Hidden.', { exact: true }).waitFor();
  await page.getByText('Delete …').click();
  await page.getByRole('button', { name: 'Delete for ever' }).click();
  await page.getByText('Deleted.', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Token').waitFor();
});
