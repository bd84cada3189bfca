import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckedText } from '../../src/contract/source-entities.ts';
import { axeFaults } from '../support/axe.ts';
import { type OpenSite, openSite } from '../support/site.ts';
import { visitors } from '../support/visitor.ts';

const { visit, expectErrors } = visitors();
let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const words = 'Fasting is prescribed [Quran 2:183],\r\nand this is not [Quran 2:999].';

async function receiptFor(text: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ text, receipt: true });
  const reply: CheckedText = await (await fetch(`${site.url}/api/check`, { method: 'POST', headers, body })).json();
  return JSON.stringify(reply.receipt);
}

const text = (page: Page) => page.getByRole('textbox', { name: 'The text, exactly as it was checked' });
const receipt = (page: Page) => page.getByRole('textbox', { name: 'The receipt' });
const verify = (page: Page) => page.getByRole('button', { name: 'Verify' }).click();

const says = (page: Page, sentence: string) => page.getByRole('status').filter({ hasText: sentence }).waitFor();

test('a receipt is verified in the browser without a connection', async () => {
  const page = await visit(`${site.url}/receipts`);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await text(page).fill(words);
  await receipt(page).fill(await receiptFor(words));
  await verify(page);
  await says(page, '1 reference-exists, 1 no-such-reference');
  await text(page).fill(words.replace('this is not', 'this is'));
  await verify(page);
  await says(page, 'Signed by the site, but about another text');
  await receipt(page).fill((await receiptFor(words)).replace('no-such-reference', 'reference-exists'));
  await verify(page);
  await says(page, 'Changed: the signature does not fit');
  // The module was fetched with the page; asking for it again finds it there.
  expect(requests).toEqual([]);
});

test('a visitor gets a receipt for a text, and can verify it', async () => {
  const page = await visit(`${site.url}/receipts`);
  await text(page).fill('Fasting [Quran 2:183].');
  await page.getByRole('button', { name: 'Check the text and get a receipt' }).click();
  await says(page, 'Here is the receipt');
  await verify(page);
  await says(page, 'Valid: checked');
  expect(await axeFaults(page)).toEqual([]);
});

test('why no receipt is given is said', async () => {
  const page = await visit(`${site.url}/receipts`);
  expectErrors(/status of 400/);
  await page.getByRole('button', { name: 'Check the text and get a receipt' }).click();
  await says(page, 'Send the text to check');
});
