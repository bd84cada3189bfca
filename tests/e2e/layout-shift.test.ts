import { expect, test } from 'vitest';
import { openOwn, site } from '../support/sites.ts';
import { visitors } from '../support/visitor.ts';

const { visit } = visitors();
openOwn();

const HARDLY = 0.03;

/** The reader's own Arabic font is only similar to ours: a verse may take one line more. Browsers call 0.1 good. */
const A_LINE = 0.1;

/** The layout shifts that the page's observer recorded. */
interface Watched extends Window {
  shifted(): number;
}

test.each([
  ['/', HARDLY],
  ['/question/1', HARDLY],
  ['/categories/general', HARDLY],
  ['/topics/zakat-who-pays', HARDLY],
  ['/sources/quran/2/183', A_LINE],
  ['/sources/quran/2/255', A_LINE],
  ['/about', HARDLY],
])('%s has no layout shift when its fonts arrive after the first paint', async (path, most) => {
  let fonts = 0;
  const page = await visit(`${site.url}${path}`, {
    viewport: { width: 390, height: 800 },
    before: async (context) => {
      await context.route('**/*.woff2', async (route) => {
        const painted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
        await route.request().frame().page().waitForFunction(painted);
        fonts += 1;
        await route.continue();
      });
      await context.addInitScript(() => {
        let shifted = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) shifted += (entry as unknown as { value: number }).value;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        (window as unknown as Watched).shifted = () => {
          add(observer.takeRecords());
          return shifted;
        };
      });
    },
  });
  const shifted = await page.evaluate(async () => {
    await document.fonts.ready;
    // The frame that draws with the new fonts, and one more in which its shifts have been counted.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    return (window as unknown as Watched).shifted();
  });
  expect(fonts).toBeGreaterThan(0);
  expect(shifted).toBeLessThan(most);
});
