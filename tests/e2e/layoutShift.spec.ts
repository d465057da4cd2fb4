import { pathOf } from '../../src/screens.ts';
import { expect, test } from './support/test.ts';

declare global {
  interface Window {
    layoutShifts: { value: number; moved: (string | undefined)[] }[];
  }
}

/** How far everything together may move while a screen loads (cumulative layout shift). */
const bound = 0.01;
const screens = [
  'students',
  'managers',
  'group',
  'studentAdd',
  'dashboard',
  'attention',
  'attendanceStatus',
  'studyStatus',
  'statsManager',
  'statsHours',
] as const;

test('screens keep their layout while they load, and nothing moves for people who want no motion', async ({
  page,
  signIn,
}) => {
  test.setTimeout(180_000);
  await signIn('OWNER');
  await page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[])
        window.layoutShifts.push({
          value: entry.value,
          moved: entry.sources.map(({ node }) => node?.textContent?.slice(0, 40)),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const moved: Record<string, unknown> = {};
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 860 });
    for (const screen of screens) {
      await page.goto(pathOf(screen));
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.locator('[aria-busy=true], .MuiSkeleton-root')).toHaveCount(0);
      // What is late, such as the web font, moves things too.
      await page.waitForFunction(() => document.querySelector('link[href*=pretendard]') !== null);
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(
        () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      // What follows the scrolling runs as long as it can be scrolled.
      const moving = () =>
        page.evaluate(
          () =>
            document
              .getAnimations()
              .filter(each => each.timeline === document.timeline && each.playState === 'running').length,
        );
      await expect.soft.poll(moving, `animations of ${pathOf(screen)}`).toBe(0);
      const shifts = await page.evaluate(() => window.layoutShifts);
      if (shifts.reduce((sum, { value }) => sum + value, 0) > bound)
        moved[`${pathOf(screen)} ${width}`] = shifts;
    }
  }
  expect(moved).toEqual({});
});
