import type { Page } from 'playwright-core';

/** What reaches over the right edge of the window, if the page can be moved sideways at all. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map(({ tagName, className }) => `${tagName}.${className} in ${scrollWidth}`)
      .slice(0, 5);
  });
