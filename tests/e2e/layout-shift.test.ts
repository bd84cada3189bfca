import { expect, test } from 'vitest';
import { openOwn, site } from '../support/sites.ts';
import { visitors } from '../support/visitor.ts';

const { visit } = visitors();
openOwn();

const HARDLY = 0.03;

/** Of the Arabic face the reader's own is only like it: a verse may take a line more. Browsers call 0.1 good. */
const A_LINE = 0.1;

test.each([
  ['/', HARDLY],
  ['/question/1', HARDLY],
  ['/categories/general', HARDLY],
  ['/topics/zakat-who-pays', HARDLY],
  ['/sources/quran/2/183', A_LINE],
  ['/sources/quran/2/255', A_LINE],
  ['/about', HARDLY],
])('nothing moves on %s when its faces come late', async (path, most) => {
  const page = await visit(`${site.url}${path}`, {
    viewport: { width: 390, height: 800 },
    before: async (context) => {
      await context.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
      await context.addInitScript(() => {
        const page = globalThis as { shifted?: number };
        page.shifted = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            page.shifted = (page.shifted ?? 0) + (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
    },
  });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => (globalThis as { shifted?: number }).shifted)).toBeLessThan(most);
});
