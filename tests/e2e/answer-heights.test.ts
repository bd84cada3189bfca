import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSite, openSite, startSearch } from '../support/site.ts';
import { visitors } from '../support/visitor.ts';

// On a phone the answer is on the first screen, differing views on the second, and the whole is short.
const { visit } = visitors();
let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
  await startSearch(site);
});
afterAll(() => site?.close());

const screen = { width: 390, height: 844 };
/** From the top of the section, which is shown from the first moment on. */
// 844 and 1,100 until the sentences of notes named their works, which take a line here and there.
const limits = { answer: 900, views: 1_220, whole: 2_500 };

test.each([
  'What is zakat?',
  'How long must a divorced woman wait?',
  'Can a Muslim man marry a Christian?',
  'is music haram',
  'Do I have to wear hijab?',
  'What does the Quran say about patience?',
  'how do I perform wudu',
  'ما حكم صيام المسافر؟',
])('%s', async (question) => {
  const page = await visit(`${site.url}/ask`, { viewport: screen });
  await page.getByRole('textbox', { name: 'Your question' }).fill(question);
  await page.keyboard.press('Control+Enter');
  const given = page.locator('.given-answer');
  await given.getByRole('button', { name: /^(Copy answer|نسخ الجواب)$/ }).waitFor();
  const heights = await given.evaluate((section) => {
    const { top, height } = section.getBoundingClientRect();
    const bottomOf = (element: Element | null | undefined) =>
      element ? element.getBoundingClientRect().bottom - top : 0;
    const parts = [...section.querySelectorAll('.prose > *')];
    const evidence = parts.findIndex((part) => part.matches('.views, .scripture, .rest, .more'));
    return {
      top,
      answer: bottomOf(parts[(evidence === -1 ? parts.length : evidence) - 1]),
      views: bottomOf(section.querySelector('.views')),
      whole: height,
    };
  });
  expect(heights.top).toBeGreaterThanOrEqual(0);
  expect(heights.top).toBeLessThan(50);
  expect(heights.answer).toBeGreaterThan(0);
  for (const name of ['answer', 'views', 'whole'] as const) {
    expect(heights[name], `${name} of ${JSON.stringify(heights)}`).toBeLessThanOrEqual(limits[name]);
  }
});
