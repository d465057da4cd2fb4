import type { Page } from '@playwright/test';
import chunk from 'lodash/chunk.js';
import { pathOf, screenNames, screenOf } from '../../src/screens.ts';
import { expect, test } from './support/test.ts';
import { withLongest } from './support/withLongest.ts';

const isLoaded = (page: Page) =>
  expect(page.locator('[aria-busy=true], .MuiSkeleton-root, [role=progressbar]')).toHaveCount(0);

/** The screens of a test: with all of them it would be the last that the other workers wait for. */
const mostScreens = 8;

const screensOf = (role: 'OWNER' | 'SUPER_ADMIN') =>
  screenNames.filter(name => {
    const { access, layout, path } = screenOf(name);
    return (
      (access === 'superAdmin') === (role === 'SUPER_ADMIN') && layout === 'console' && !path.includes(':')
    );
  });

test.describe('on a small laptop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const [locale, letter] of [
    ['en-US', 'w'],
    ['ko-KR', '한'],
  ] as const)
    test.describe(locale, () => {
      test.use({ locale });

      for (const role of ['OWNER', 'SUPER_ADMIN'] as const)
        for (const names of chunk(screensOf(role), mostScreens))
          test(`all tables of ${role} show all their columns, whatever the names and figures, in ${locale}: ${names[0]} to ${names.at(-1)}`, async ({
            page,
            signIn,
          }) => {
            await signIn(role);
            await withLongest(page, letter);
            const wide: string[] = [];
            const unreadable: string[] = [];
            let tables = 0;
            for (const name of names) {
              await page.goto(pathOf(name as 'dashboard'));
              await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
              await isLoaded(page);
              const shown = page.locator('main table:has(thead)');
              tables += await shown.count();
              if (await page.locator('[data-wide]').count()) wide.push(name);
              // What is cut still says something.
              const isUnreadable = (cells: Element[]) =>
                cells.some(cell => cell.scrollWidth > cell.clientWidth && cell.clientWidth < 80);
              if (await shown.locator('td.free').evaluateAll(isUnreadable)) unreadable.push(name);
            }
            expect(tables).toBeGreaterThan(0);
            expect(wide).toEqual([]);
            expect(unreadable).toEqual([]);
            await page.unrouteAll({ behavior: 'ignoreErrors' });
          });
    });
});

test.use({ locale: 'en-US' });

// Its rows have the most figures, and the other list's last column stays at the edge.
for (const name of ['statsStudent', 'studyHistory'] as const)
  test(`a table that is wider than its window can be scrolled, and its head stays in view: ${name}`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width: 820, height: 700 });
    await signIn('OWNER');
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto(pathOf(name));
      await isLoaded(page);
      const frame = page.locator('[data-wide]');
      const head = frame.locator('thead');
      await frame.locator('tbody tr').nth(2).scrollIntoViewIfNeeded();
      const topOf = async (part: typeof head) => Math.round((await part.boundingBox())!.y);
      expect(await topOf(head)).toBe(await topOf(frame));
      await frame.locator('tbody tr').last().scrollIntoViewIfNeeded();
      const bar = (await page.locator('header').first().boundingBox())!;
      await expect.poll(() => topOf(head)).toBe(Math.round(bar.y + bar.height));
      await frame.evaluate(element => element.scrollTo({ left: element.scrollWidth }));
      await expect(frame.locator('tbody tr').last().locator('td').last()).toBeInViewport({ ratio: 1 });
    }
  });
