import type { Locator } from '@playwright/test';
import { rightAligned } from '../../src/theme/plainRows.ts';
import { pathOf } from '../../src/screens.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page, signIn }) => {
  await signIn('OWNER');
  await page.goto(pathOf('students'));
  await expect(page.locator('tbody tr').first()).toBeVisible();
});

test('a status is a picture, a word and a colour; it shares its picture with the checkboxes and the buttons of rows', async ({
  page,
}) => {
  const pictureOf = (of: Locator) =>
    of.evaluate(each => {
      const { backgroundImage, backgroundPosition } = getComputedStyle(each);
      return { image: backgroundImage, position: backgroundPosition };
    });
  const row = page.locator('tbody tr').first();
  const checkbox = row.getByRole('checkbox');
  const chip = row.locator('.status-chip').first();
  await expect(chip).toHaveText(/./);
  const unchecked = await pictureOf(checkbox);
  await checkbox.check();
  const shown = [
    unchecked,
    await pictureOf(checkbox),
    await pictureOf(chip),
    await pictureOf(row.locator('.column-actions button')),
    await pictureOf(row.locator('button.preview')),
  ];
  expect(new Set(shown.map(({ image }) => image)).size).toBe(1);
  expect(unchecked.image).toContain('data:image/svg+xml');
  expect(new Set(shown.map(({ position }) => position)).size).toBe(shown.length);
});

test('fields bring no style sheet of their own, for which all styles would be worked out again', async ({
  page,
}) => {
  await expect(page.getByRole('searchbox')).toBeVisible();
  const frames = await page.evaluate(
    () =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .filter(rule => rule instanceof CSSKeyframesRule && rule.name === 'mui-auto-fill').length,
  );
  expect(frames).toBe(1);
});

test('figures in the table behind a chart are not broken within a number', async ({ page }) => {
  await page.goto(pathOf('statsStudy'));
  const figures = page.locator('main table[aria-label] tbody .' + rightAligned);
  await expect(figures.first()).toBeAttached();
  const breaks = await figures.evaluateAll(cells => cells.map(cell => getComputedStyle(cell).whiteSpace));
  expect(new Set(breaks)).toEqual(new Set(['nowrap']));
});
