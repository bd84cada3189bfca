import { expect, test } from 'vitest';
import { readPage } from '../support/read-page.ts';
import { openOwn, site } from '../support/sites.ts';
import { visitors } from '../support/visitor.ts';

const { visit } = visitors();
openOwn();

test('somebody’s page names its works, each with the place where it is listed, and says what was not checked', async () => {
  const page = await visit(`${site.url}/topics/abu-hanifa`);
  await page.getByRole('heading', { level: 1, name: 'Abu Hanifa' }).waitFor();
  const text = (await page.locator('.prose').textContent()) ?? '';
  expect(text).not.toMatch(/\[[^\]]*\]/);
  await page.getByText('not read by a second reader yet').waitFor();
  const cited = page.locator('.prose').getByRole('link', { name: 'Dhahabi, Siyar' }).first();
  expect(await cited.getAttribute('title')).toMatch(/^Dhahabi, Siyar: Abu Hanifa\..*not checked/);
  await cited.click();
  expect(await page.locator('.named-works :target').textContent()).toMatch(/Siyar.*: .*Abu Hanifa/);
  expect(await page.locator('.reference.mark-verified').count()).toBe(0);
});

test('people are listed with the topics, found by any of their names, and are no notes', async () => {
  const topics = await visit(`${site.url}/topics`);
  await topics.getByRole('link', { name: 'Abu Hanifa', exact: true }).click();
  await topics.getByRole('link', { name: 'People' }).click();
  await topics.waitForURL('**/topics#people');
  const found = await readPage(`${site.url}/search?q=${encodeURIComponent('imam azam')}`);
  expect(found.texts('a')).toContain('Abu Hanifa');
  expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).toContain('/topics/abu-hanifa');
});
