import type { Page } from 'playwright';

/** Whether the page itself scrolls sideways. */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`overflow: ${scrollWidth} in ${clientWidth} px`] : [];
  });
