import { afterAll, beforeAll, expect, test } from 'vitest';
import { sample } from '../support/sample.ts';
import { type OpenSite, openSite } from '../support/site.ts';

// The site's own texts are checked like a visitor's. None of its pages may say of itself that its words differ, or are not
// in the editions held here: such a mark is an error of the text, or of the checker.

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
}, 60_000);
afterAll(() => site.close());

test('no reference of our own pages is marked as wrong', async () => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const all = [...sitemap.matchAll(/<loc>[^<]*?(\/(?:ar\/)?topics\/[^<]*|\/sources\/quran\/\d+)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  expect(all.length).toBeGreaterThan(1_000);
  const faults: string[] = [];
  const corrections: { id: string }[] = await (await fetch(`${site.url}/api/corrections`)).json();
  expect(corrections.length).toBeGreaterThan(100);
  const ofCorrections = corrections.map(({ id }) => `/corrections/${id}`);
  for (const path of [...ofCorrections, ...sample(all, 60)]) {
    const page = await (await fetch(site.url + path)).text();
    for (const [, reference] of page.matchAll(/<a class="reference mark-wrong" href="([^"]*)"/g)) {
      faults.push(`${path}: ${reference}`);
    }
  }
  expect(faults).toEqual([]);
});
