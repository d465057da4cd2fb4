import type { Page } from '@playwright/test';

/** What does not fit: the page itself, buttons and headings whose words are cut off without an ellipsis, and tables without a sign of it. */
export const findClipped = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth + 1 ? [`the page: ${scrollWidth} in ${clientWidth} px`] : [];
    const named =
      'button, [role=button], [role=tab], a[class*=MuiButton], th, [role=columnheader], h1, h2, h3, label';
    for (const element of document.querySelectorAll<HTMLElement>(named)) {
      const { textOverflow, visibility } = getComputedStyle(element);
      const isShown = element.clientWidth > 1 && element.clientHeight > 1 && visibility === 'visible';
      const isCut = element.scrollWidth > element.clientWidth + 1;
      if (isShown && isCut && textOverflow !== 'ellipsis' && element.closest('[title]') === null)
        found.push(
          `${element.tagName} “${element.textContent?.slice(0, 40)}”: ${element.scrollWidth} in ${element.clientWidth} px`,
        );
    }
    // A table that is wider than its frame fades at the edge, or has a shadow at the column that stays there.
    for (const frame of document.querySelectorAll('[data-wide]'))
      if (getComputedStyle(frame).animationName === 'none' && frame.querySelector('.column-actions') === null)
        found.push('a table: no sign of the columns beyond its edge');
    return [...new Set(found)];
  });
