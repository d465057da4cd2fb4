import type { Locator } from '@playwright/test';
import { rightAligned } from '../../src/theme/plainRows.ts';
import { pathOf } from '../../src/screens.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page, signIn }) => {
  await signIn('OWNER');
  await page.goto(pathOf('students'));
  await expect(page.locator('tbody tr').first()).toBeVisible();
});

test('a status is a picture, a word and a colour, and the buttons of a row have pictures', async ({
  page,
}) => {
  const pictureOf = (of: Locator) => of.evaluate(each => getComputedStyle(each).backgroundImage);
  const row = page.locator('tbody tr').first();
  const chip = row.locator('.status-chip').first();
  await expect(chip).toHaveText(/./);
  expect(await pictureOf(chip)).toContain('data:image/svg+xml');
  expect(await pictureOf(row.locator('.column-actions button'))).toContain('data:image/svg+xml');
  expect(await pictureOf(row.locator('button.preview'))).toContain('data:image/svg+xml');
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
