import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import * as xlsx from 'xlsx';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';

const cellAt = (page: Page, row: number, column: number) => page.locator(`[data-cell="${row}-${column}"]`);

test('the matrix is walked through, a day is corrected and its original kept, and all of it is exported [S2.23]', async ({
  page,
  words,
  say,
  signIn,
}) => {
  await signIn('OWNER');
  await page.goto('/attendance/history');
  const grid = page.getByRole('grid', { name: words.attendance.matrix });
  // It opens at the latest day.
  await expect(cellAt(page, 0, 29)).toBeInViewport();
  await expectAccessible(page);
  const rows = Number(await grid.getAttribute('aria-rowcount')) - 1;
  const columns = Number(await grid.getAttribute('aria-colcount')) - 1;
  expect(columns).toBe(30);

  // One cell is reached by Tab; the arrows lead on, also to what was not drawn before.
  await expect(cellAt(page, 0, 29)).toHaveAttribute('tabindex', '0');
  await cellAt(page, 0, 29).focus();
  await page.keyboard.press('Control+Home');
  await expect(cellAt(page, 0, 0)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(cellAt(page, 1, 1)).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(cellAt(page, rows - 1, columns - 1)).toBeFocused();
  await expect(cellAt(page, rows - 1, columns - 1)).toBeInViewport();
  await page.mouse.move(700, 500);
  await page.mouse.wheel(-5_000, -5_000);
  await expect(cellAt(page, 0, 0)).toBeInViewport();
  await expect(cellAt(page, rows - 1, columns - 1)).toHaveAttribute('tabindex', '0');
  await page.keyboard.press('Control+Home');
  await expect(cellAt(page, 0, 0)).toBeFocused();

  const absent = grid.getByRole('gridcell', { name: words.attendance.absent }).first();
  const [row, column] = (await absent.getAttribute('data-cell'))!.split('-').map(Number) as [number, number];
  // The address follows on a line of its own.
  const [name] = (await grid.locator(`[aria-rowindex="${row + 2}"] .name`).innerText()).split('\n');
  const date = (await grid
    .locator(`[role=columnheader][aria-colindex="${column + 2}"]`)
    .getAttribute('aria-label'))!;
  await cellAt(page, row, column).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(name!) });
  await dialog.getByRole('textbox', { name: words.records.reason }).fill('카메라 고장으로 현장 출석');
  const { PRESENT, ABSENT } = words.statuses.attendanceStatus;
  await dialog.getByRole('button', { name: say('attendance.correctTo', { status: PRESENT }) }).click();
  await expect(dialog).toBeHidden();
  await expect(cellAt(page, row, column)).toHaveAccessibleName(words.attendance.present);
  await expect(cellAt(page, row, column)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(say('attendance.original', { status: ABSENT }));
  await expect(dialog).toContainText('카메라 고장으로 현장 출석');
  await page.keyboard.press('Escape');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: words.stats.excel }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(
    new RegExp(`^${words.screens.attendanceHistory}_\\d{4}-\\d\\d-\\d\\d\\.xlsx$`),
  );
  const { Sheets, SheetNames } = xlsx.read(readFileSync(await download.path()));
  const sheet = Sheets[SheetNames[0]!]!;
  // Title, academy, period and time are above the header; a day's header is a date.
  const header = xlsx.utils.sheet_to_json<string[]>(sheet, { header: 1 }).findIndex(line => line.length > 2);
  const lines = xlsx.utils.sheet_to_json<Record<string, unknown>>(sheet, { range: header });
  expect(lines).toHaveLength(rows);
  const line = lines.find(each => each[words.resources.attendances.fields.name] === name)!;
  expect(line[`${Number(date!.slice(5, 7))}/${Number(date!.slice(8))}`]).toBe(words.choices.attendanceMark.P);
  expect(line[words.attendance.rate]).toEqual(expect.any(Number));
  const { P, L, V, B } = words.choices.attendanceCell;
  const counted = Object.values(line).filter(value => [P, L, V, B].includes(value as string));
  expect(line[words.attendance.present]).toBe(counted.length);
});

test('a file is scheduled by email, an absence is excused in its day, and the sheet is a PDF', async ({
  page,
  words,
  say,
  signIn,
}) => {
  await signIn('OWNER');
  await page.goto('/stats/connect');
  await page.getByRole('link', { name: words.exports.byEmail }).click();
  const schedule = page.getByRole('dialog');
  await schedule.getByRole('checkbox').first().check();
  await schedule.getByRole('button', { name: words.exports.create }).click();
  const recipients = say('exports.recipientsOf', { screen: words.screens.statsConnect });
  await expect(page.getByRole('list', { name: recipients }).first()).toContainText(
    words.exports.outcomes.NONE,
  );

  await page.goto('/attendance/history');
  // Not the first: the test above corrects that one.
  const absent = page.getByRole('gridcell', { name: words.attendance.absent }).nth(3);
  const place = await absent.getAttribute('data-cell');
  await absent.click();
  const day = page.getByRole('dialog').first();
  await day.getByRole('button', { name: words.excuses.add }).click();
  const form = page.getByRole('dialog', { name: words.excuses.addTitle });
  await form.getByRole('button', { name: words.app.save }).click();
  await expect(form).toBeHidden();
  await expect(day).toContainText(words.choices.excuseReason.ILLNESS);
  await day.press('Escape');
  await expect(day).toBeHidden();
  await expect(page.locator(`[data-cell="${place}"]`)).toHaveAccessibleName(words.choices.attendanceExtra.E);

  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.attendance.sheet.label }).click(),
  ]);
  expect(sheet.suggestedFilename()).toMatch(/\.pdf$/);
});
