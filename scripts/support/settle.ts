import type { Page } from 'playwright';

const usualQuietMs = 350;
const timeoutMs = 15_000;

/** Waits until a screen shows what it has: drawn, nothing loading any more, its fonts and images there. */
export async function settle(page: Page, quietMs = usualQuietMs): Promise<boolean> {
  const isReady = await page
    .waitForFunction(
      quiet => {
        const loading = '[aria-busy=true], .MuiSkeleton-root, [role=progressbar]:not([aria-valuenow])';
        const drawn = (document.getElementById('root') ?? document.body).innerText.trim() !== '';
        const images = [...document.images].every(image => image.complete || image.loading === 'lazy');
        const page = globalThis as { readySince?: number | undefined };
        if (!drawn || !images || document.querySelector(loading) !== null) page.readySince = undefined;
        else page.readySince ??= performance.now();
        return page.readySince !== undefined && performance.now() - page.readySince > quiet;
      },
      quietMs,
      { polling: 50, timeout: timeoutMs },
    )
    .then(
      () => true,
      () => false,
    );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return isReady;
}
