import chunk from 'lodash/chunk.js';
import { waitForFonts } from '../../scripts/support/waitForFonts.ts';
import { contract } from '../../src/contract/index.ts';
import { can } from '../../src/domain/permissions.ts';
import { pathOf, screenNames, screenOf, tabParam } from '../../src/screens.ts';
import { answersOneByOne } from './support/answersOneByOne.ts';
import { expect, test } from './support/test.ts';

declare global {
  interface Window {
    layoutShifts: { value: number; moved: (string | undefined)[] }[];
  }
}

/** How far everything together may move while a screen loads (cumulative layout shift). */
const bound = 0.01;
/** The owner's screens, but for those of one record. */
const paths = [
  ...screenNames.flatMap(name => {
    const { path, access, layout } = screenOf(name);
    const isTheirs = can({ role: 'OWNER', permissions: [] }, access);
    return layout === 'console' && isTheirs && !path.includes(':') ? [pathOf(name)] : [];
  }),
  // The axis of its chart is one of rates.
  pathOf('dashboard', undefined, { [tabParam]: 'attendance' }),
];

/** The screen of one student, whose address is found in the test. */
const ofStudent = 'premium record';
/** Screens a test: all in one would be what the other workers wait for. */
const mostScreens = 10;

const groups = [390, 1440].flatMap(width =>
  chunk([...paths, ofStudent], mostScreens).map(group => ({ width, group })),
);

for (const { width, group } of groups)
  test(`screens keep their layout while they load at ${width} px, nothing moves for people who want no motion, and charts write their labels out: ${group[0]} to ${group.at(-1)}`, async ({
    page,
    signIn,
    call,
  }) => {
    await signIn('OWNER');
    await answersOneByOne(page);
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
    const answer = await call('GET', `${contract.students.list.path}?page=0&size=1`);
    const { content } = (await answer.json()) as { content: { userId: string }[] };
    const moved: Record<string, unknown> = {};
    const labels: string[] = [];
    await page.setViewportSize({ width, height: 860 });
    for (const each of group) {
      const path = each === ofStudent ? pathOf('premiumStudy', { userId: content[0]!.userId }) : each;
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.locator('[aria-busy=true], .MuiSkeleton-root')).toHaveCount(0);
      await expect(page.locator('main [role=figure]:not(:has(svg))')).toHaveCount(0);
      // What is late, such as the web font, moves things too.
      await waitForFonts(page);
      // What follows the scrolling runs as long as it can be scrolled.
      const moving = () =>
        page.evaluate(
          () =>
            document
              .getAnimations()
              .filter(each => each.timeline === document.timeline && each.playState === 'running').length,
        );
      await expect.soft.poll(moving, `animations of ${path}`).toBe(0);
      const shifts = await page.evaluate(() => window.layoutShifts);
      if (shifts.reduce((sum, { value }) => sum + value, 0) > bound) moved[`${path} ${width}`] = shifts;
      const texts = await page.locator('main svg text').allTextContents();
      labels.push(...texts.map(text => `${path} ${width}: ${text}`));
    }
    expect(moved).toEqual({});
    if (group.includes(pathOf('dashboard'))) expect(labels.length).toBeGreaterThan(0);
    expect(labels.filter(label => /(…|\.\.\.)$/.test(label))).toEqual([]);
  });

test("a table's head stays below the top bar, and on paper there is nothing to press", async ({
  page,
  signIn,
}) => {
  await signIn('OWNER');
  await page.setViewportSize({ width: 1440, height: 860 });
  await page.goto(pathOf('students'));
  const frame = page.getByRole('banner');
  const head = page.getByRole('columnheader').first();
  await expect(page.getByRole('row').nth(20)).toBeVisible();
  // It fits, so that no shadow says that there is more.
  const shadow = page.locator('tbody .column-actions').first();
  expect(await shadow.evaluate(cell => getComputedStyle(cell, '::before').opacity)).toBe('0');
  await page.evaluate(() => scrollTo(0, 600));
  const bottom = (await frame.boundingBox())!.height;
  const gap = async () => Math.abs((await head.boundingBox())!.y - bottom);
  await expect.poll(gap).toBeLessThan(3);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const part of [frame, page.getByRole('navigation').first(), main.getByRole('checkbox').first()])
    await expect(part).toBeHidden();
  await expect(main.getByRole('row').nth(20)).toBeVisible();
});
