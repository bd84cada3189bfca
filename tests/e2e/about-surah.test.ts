import { expect, test } from 'vitest';
import { openOwn, site } from '../support/sites.ts';
import { visitors } from '../support/visitor.ts';

const { visit } = visitors();
openOwn();

test('a surah says in one sentence what it is about, and more when it is opened', async () => {
  const page = await visit(`${site.url}/sources/quran/18`, { javaScriptEnabled: false });
  const about = page.locator('.surah-about');
  expect(await about.locator('.prose').isVisible()).toBe(false);
  await about.getByText('tells four stories').click();
  await about.getByRole('heading', { name: 'What it speaks of' }).waitFor();
  expect(await about.getByRole('link', { name: 'Quran 18:32-44' }).getAttribute('href')).toBe(
    '/sources/quran/18/32-44',
  );
  expect(await about.locator('.mark-exists').count()).toBeGreaterThan(6);
});

test('it stands above the first part of a surah alone', async () => {
  const page = await visit(`${site.url}/sources/quran/2?from=51`);
  expect(await page.locator('.surah-about').count()).toBe(0);
});
