import type { Page } from 'playwright';

/** Whether the page itself scrolls sideways, or is wider than `times` its window. */
export const findOverflow = (page: Page, times = 1): Promise<string[]> =>
  page.evaluate(most => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth * most ? [`overflow: ${scrollWidth} in ${clientWidth} px`] : [];
  }, times);
