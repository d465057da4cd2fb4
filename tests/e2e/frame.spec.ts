import type { Locator } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** The middle of something, across the window. */
async function middleOf(part: Locator): Promise<number> {
  const { x, width } = (await part.boundingBox())!;
  return x + width / 2;
}

test('the menu shows the entry of the screen, a head keeps its line, and the bar of the selected is in the middle of the page', async ({
  page,
  words,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await signIn('OWNER');
  // An entry that is below the window until the menu is scrolled.
  await page.goto('/setting/audit');
  const menu = page.getByRole('navigation', { name: words.app.mainMenu });
  await expect(menu.getByRole('link', { name: words.screens.audits })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });

  await page.goto('/student');
  const row = page.getByRole('row').nth(3);
  await row.getByRole('checkbox').check();
  const bar = page.locator('[data-selection]');
  await expect(bar).toBeVisible();
  const main = page.getByRole('main');
  expect(Math.abs((await middleOf(bar)) - (await middleOf(main)))).toBeLessThan(2);
  await page.getByRole('button', { name: words.app.closeMenu, exact: true }).click();
  await expect.poll(async () => Math.abs((await middleOf(bar)) - (await middleOf(main)))).toBeLessThan(2);

  // The last row's own line is scrolled away, that of the head is not.
  const head = page.getByRole('columnheader').first();
  expect(await head.evaluate(cell => getComputedStyle(cell).boxShadow)).toContain('inset');
});

test('a selected row keeps its colour while it is pointed at or has the focus', async ({ page, signIn }) => {
  await signIn('OWNER');
  await page.goto('/student');
  const row = page.getByRole('row').nth(3);
  const colours = () =>
    row.evaluate(element => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(element.lastElementChild!).backgroundImage,
    ]);
  const box = row.getByRole('checkbox');
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  const focused = await colours();
  await row.hover();
  const pointedAt = await colours();
  await box.blur();
  await page.getByRole('banner').hover();
  const selected = await colours();
  expect([focused, pointedAt]).toEqual([selected, selected]);
  await box.uncheck();
  await row.hover();
  expect(await colours()).not.toEqual(selected);
});

test('pages begin next to the menu on very wide screens', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 2560, height: 1200 });
  await signIn('OWNER');
  await page.goto('/student');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const menu = (await page.locator('[data-frame]').first().boundingBox())!;
  const main = (await page.getByRole('main').boundingBox())!;
  expect(main.x - (menu.x + menu.width)).toBeLessThan(2);
});

test('a chart that is hidden for a moment keeps its width', async ({ page, signIn }) => {
  await signIn('OWNER');
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto('/stats/study');
  const drawing = page.locator('[role=figure] svg[viewBox]');
  await expect(drawing.locator('rect').first()).toBeVisible();
  const box = await drawing.getAttribute('viewBox');
  // As React does with what is around a part that is being loaded.
  await page.locator('main').evaluate(async main => {
    main.style.display = 'none';
    for (let frame = 0; frame < 5; frame++) await new Promise(resolve => requestAnimationFrame(resolve));
  });
  expect(await drawing.getAttribute('viewBox')).toBe(box);
  await page.locator('main').evaluate(main => main.style.removeProperty('display'));
  await page.setViewportSize({ width: 600, height: 800 });
  // What is drawn and what it is drawn on are of one width.
  await expect
    .poll(() =>
      drawing.evaluate(
        svg => (svg as SVGSVGElement).viewBox.baseVal.width - Math.round(svg.getBoundingClientRect().width),
      ),
    )
    .toBe(0);
  expect(await drawing.getAttribute('viewBox')).not.toBe(box);
});

test('the demo’s accounts are read whole', async ({ page }) => {
  await page.goto('/auth/login');
  const emails = page.locator('.sign-in-email');
  await expect(emails.first()).toBeVisible();
  const cut = await emails.evaluateAll(all =>
    all.filter(each => each.scrollWidth > each.clientWidth).map(each => each.textContent),
  );
  expect(cut).toEqual([]);
});
