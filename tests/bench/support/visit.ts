import type { Page } from 'playwright';
import { screens as titles } from '../../../src/i18n/ko/screens.ts';
import { pathOf, type ScreenName } from '../../../src/screens.ts';

/**
 * How long it took from the click on a menu entry until the frame that has its screen was painted, without placeholders and charts
 * included, in milliseconds. Changes of the page are observed: polling has frames made, which a quarter of the processor takes 3 ms each for.
 */
export async function visit(page: Page, name: ScreenName): Promise<number> {
  const painted = page.evaluate(
    ({ title, address }) =>
      new Promise<number>(resolve => {
        const observer = new MutationObserver(() => {
          if (
            window.location.pathname !== address ||
            !document.querySelector('main h1')?.textContent.includes(title) ||
            document.querySelector('main .MuiSkeleton-root, main [role=figure]:not(:has(svg))') !== null
          )
            return;
          observer.disconnect();
          // The first task after the frame, before what waits.
          requestAnimationFrame(() =>
            window.scheduler.postTask(() => resolve(performance.now() - window.interactions.clickedAt), {
              priority: 'user-blocking',
            }),
          );
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    { title: titles[name], address: pathOf(name) },
  );
  await page
    .getByRole('navigation')
    .locator(`a[href="${pathOf(name)}"]`)
    .click();
  return painted;
}
