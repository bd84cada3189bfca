import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSite, openSite } from '../support/site.ts';
import { visitors } from '../support/visitor.ts';

const { visit, expectErrors } = visitors();
let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const text = `He says: “decreed upon you is fasting as it was decreed upon those before you” [Quran 2:183].

“decreed upon you is feasting as it was decreed upon those before you” [Quran 2:183], and [Quran 2:300].`;

const here = (page: Page) => page.getByRole('button', { name: 'Check on this device' });
/** Without the buttons for pictures: the server draws them, so a text that stays on the device has none. */
const result = async (page: Page) =>
  (await page.locator('#result').innerHTML()).replaceAll(/<!-- -->|<p class="citation-picture">.*?<\/p>/g, '');

test('a text is checked without being sent, with the server’s own result', async () => {
  const page = await visit(`${site.url}/check`);
  await page.getByRole('textbox', { name: 'Your text' }).fill('Nothing yet.');
  await here(page).click();
  await page.getByText('Checked on this device. The text was not sent anywhere.').waitFor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('textbox').fill(text);
  await here(page).click();
  await page.getByText('Citation 3').first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('result');
  expect(asked).toEqual([]);
  const onDevice = await result(page);
  expect(onDevice).not.toContain('/check/picture');

  await page.getByRole('button', { name: 'Check this text' }).click();
  await page.waitForURL('**/check#result');
  expect(await result(page)).toBe(onDevice);
});

test('a blank text is asked for, and a failed download can be tried again', async () => {
  const page = await visit(`${site.url}/check`);
  await here(page).click();
  await page.getByText('Paste a text first').waitFor();
  expectErrors(/Failed to fetch|ERR_FAILED/);
  await page.route('**/checker-data/**', (route) => route.abort());
  await page.getByRole('textbox').fill(text);
  await here(page).click();
  await page.getByText('The editions could not be loaded. Try again').waitFor();
  await page.unroute('**/checker-data/**');
  await here(page).click();
  await page.getByText('Checked on this device.').waitFor();
});
