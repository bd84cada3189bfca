import { expect, test } from 'vitest';
import { readPage } from '../support/read-page.ts';
import { openOwn, site } from '../support/sites.ts';
import { becomes, visitors } from '../support/visitor.ts';

const { visit } = visitors();
openOwn();

test('the glossary is found from the topics, by letter and as one types', async () => {
  const page = await visit(`${site.url}/topics`);
  await page.getByRole('link', { name: /^Glossary: \d{3} terms$/ }).click();
  await page.waitForURL('**/topics/glossary');
  await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'T' }).click();
  expect(await page.locator(':target').textContent()).toBe('T');
  await page.getByRole('searchbox', { name: /Show only terms/ }).fill('iddat');
  await becomes(() => page.locator('.terms li:visible').count(), 1);
  await page.getByText('1 term', { exact: true }).waitFor();
  await page.getByRole('link', { name: '‘Idda' }).click();
  await page.getByRole('heading', { level: 1, name: '‘Idda' }).waitFor();
  expect(await page.locator('.prose').getByRole('link', { name: 'Quran 2:228' }).count()).toBe(1);
  await page.getByRole('link', { name: /^More about it/ }).click();
  await page.waitForURL('**/topics/waiting-period-and-custody');
  await page.getByRole('navigation', { name: 'Words of this page' }).getByRole('link', { name: '‘Idda' }).waitFor();
});

test.each([
  ['iddat', '/topics/idda'],
  ['israf', '/topics/israf'],
  ['sehri', '/topics/suhur'],
])('one word, %s, leads to its term', async (word, path) => {
  const found = await readPage(`${site.url}/search?q=${word}`);
  expect(found.html).toContain(`href="${path}"`);
});

test('a term has an address of its own, told to search engines', async () => {
  expect((await fetch(`${site.url}/topics/no-such-term`)).status).toBe(404);
  const { html } = await readPage(`${site.url}/topics/glossary`);
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const { hasDefinedTerm } = JSON.parse(json) as { hasDefinedTerm: { name: string; url: string }[] };
  expect(hasDefinedTerm.find(({ name }) => name === '‘Idda')?.url).toMatch(/\/topics\/idda$/);
  expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).toContain('/topics/idda<');
});
