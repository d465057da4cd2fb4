import type { Page } from 'playwright';

/** Waits until the console's web font, which comes after the first screen, has been laid out. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (document.querySelector<HTMLLinkElement>('link[href*=pretendard]')?.sheet ?? null) !== null,
  );
  await page.evaluate(async () => {
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
