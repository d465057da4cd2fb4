import * as xlsx from 'xlsx';
import { pathOf } from '../../src/screens.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';
import { untilStored } from './support/untilStored.ts';

const headers = ['이름', '이메일', '혈액형'];
const people = (start: number, count: number) =>
  Array.from({ length: count }, (_, index) => [
    `학생${start + index}`,
    `w${start + index}@sheets.example`,
    'A',
  ]);

/** More sheets than are in sight at once. */
const contactSheets = ['연락망', ...Array.from({ length: 7 }, (_, index) => `연락망 ${index + 2}`)];

/** A list of three classes; two students of the first are filtered out, the last sheet is hidden. */
function classes() {
  const book = xlsx.utils.book_new();
  const add = (name: string, rows: string[][], hiddenRows: number[] = []) => {
    const sheet = xlsx.utils.aoa_to_sheet(rows);
    if (hiddenRows.length > 0) sheet['!rows'] = rows.map((_, row) => ({ hidden: hiddenRows.includes(row) }));
    xlsx.utils.book_append_sheet(book, sheet, name);
  };
  add('1반', [headers, ...people(0, 20)], [2, 3]);
  add('2반', [headers, ...people(20, 20)]);
  for (const name of contactSheets)
    add(name, [
      ['이름', '연락처'],
      ['a', '1'],
    ]);
  add('퇴원', [headers, ...people(40, 20)]);
  book.Workbook = { Sheets: [{}, {}, ...contactSheets.map(() => ({})), { Hidden: 1 }] };
  return {
    name: '반별 명단.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(xlsx.write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer),
  };
}

test('all sheets of a workbook are shown and chosen from; hidden rows stay out unless they are wanted', async ({
  page,
  say,
  signIn,
}) => {
  await signIn('OWNER');
  await page.goto(pathOf('studentAdd'));
  await page.getByLabel(say('grid.upload')).setInputFiles(classes());
  const dialog = page.getByRole('dialog', { name: say('grid.import.title') });
  await expect(dialog.getByText(say('grid.sheets.hiddenOut', 2))).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: /^퇴원/ })).not.toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: '연락망 8' })).not.toBeChecked();
  await expectAccessible(page);
  const confirm = (count: number) => dialog.getByRole('button', { name: say('grid.import.confirm', count) });
  await expect(confirm(38)).toBeVisible();
  await dialog.getByRole('checkbox', { name: say('grid.sheets.withHidden') }).check();
  await expect(confirm(40)).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^1반/ }).uncheck();
  await expect(confirm(20)).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^1반/ }).check();
  await dialog.getByRole('checkbox', { name: say('grid.sheets.withHidden') }).uncheck();
  await confirm(38).click();
  await expect(dialog).toBeHidden();
  const from = say('grid.sheets.from', { sheet: '1반', number: 2 });
  const unread = page.getByText(say('grid.unknownHeaders', { names: '혈액형' }));
  await expect(page.getByRole('gridcell', { name: from, exact: true })).toBeVisible();
  await expect(unread).toBeVisible();
  // The third row of the first sheet is hidden.
  await expect(page.getByRole('gridcell', { name: '학생1', exact: true })).toHaveCount(0);
  // With the row of headers and the empty one to type in.
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '40');
  // The notices take their height from the grid: what sends the rows stays in the window.
  await expect(page.getByRole('group', { name: say('grid.sendBar') })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('grid')).toBeInViewport({ ratio: 1 });

  await test.step('on a phone the sheets scroll within the dialog, and the last one is chosen', async () => {
    const desktop = page.viewportSize()!;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: say('grid.import.change') }).click();
    const sheets = dialog.getByRole('group', { name: say('grid.sheets.label') });
    const last = sheets.getByText('퇴원', { exact: true });
    await expect(sheets).toBeInViewport({ ratio: 1 });
    await expect(last).not.toBeInViewport();
    const height = await sheets.evaluate(element => element.clientHeight);
    expect(height).toBeGreaterThan(150);
    await sheets.hover();
    await page.mouse.wheel(0, 2_000);
    await expect(last).toBeInViewport({ ratio: 1 });
    await last.click();
    await expect(confirm(58)).toBeInViewport({ ratio: 1 });
    await last.click();
    await expect(confirm(38)).toBeInViewport({ ratio: 1 });
    await confirm(38).click();
    await expect(dialog).toBeHidden();
    const sendBar = page.getByRole('group', { name: say('grid.sendBar') });
    for (const height of [844, 600]) {
      await page.setViewportSize({ width: 390, height });
      await page.evaluate(() => scrollTo(0, 0));
      await expect(sendBar).toBeInViewport({ ratio: 1 });
    }
    // Where the window is too low for all, the page scrolls: nothing of the grid stays behind what sends it.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const [grid, bar] = await Promise.all([page.getByRole('grid').boundingBox(), sendBar.boundingBox()]);
    expect(grid!.y + grid!.height).toBeLessThanOrEqual(bar!.y + 1);
    await page.setViewportSize(desktop);
  });

  // What was said of the file comes back with the rows.
  await untilStored(page);
  page.on('dialog', question => void question.accept());
  await page.reload();
  await expect(page.getByText(say('grid.restored'))).toBeVisible();
  await expect(page.getByRole('gridcell', { name: from, exact: true })).toBeVisible();
  await expect(unread).toBeVisible();
});

/** A list with a column that the console does not know, in the encoding of Korean Windows, and slips in two emails. */
const list = {
  name: '명단.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      '별칭;이름;메일;휴대폰(학생);휴대폰(학부모)',
      ...people(0, 3).map(
        ([name, email], index) =>
          `별칭${index};${name};${index < 2 ? `c${index}@naver.con` : email};+82 10-1234-567${index};010-9999-9999`,
      ),
    ].join('\r\n'),
  ),
};

test('the columns of a file are chosen by keyboard, corrected for all rows, and remembered', async ({
  page,
  say,
  signIn,
}) => {
  await signIn('OWNER');
  await page.goto(pathOf('studentAdd'));
  const upload = () => page.getByLabel(say('grid.upload')).setInputFiles(list);
  await upload();
  const dialog = page.getByRole('dialog', { name: say('grid.import.title') });
  const confirm = dialog.getByRole('button', { name: say('grid.import.confirm', 3) });
  // One key confirms what is proposed.
  await expect(confirm).toBeFocused();
  await expectAccessible(page);
  const column = (name: string) =>
    dialog.getByRole('combobox', { name: say('grid.import.readAs', { name }) });
  await expect(column('휴대폰(학생)')).toHaveValue('phone');
  await expect(column('휴대폰(학부모)')).toHaveValue('guardianPhone');
  await column('별칭').focus();
  await page.keyboard.press('End');
  await expect(column('별칭')).toHaveValue('memo');
  await dialog.getByRole('button', { name: say('grid.import.correctAll', 2) }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: say('grid.import.correctAll', 2) })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  // Confirmed at once after a choice, what was chosen last counts.
  await column('별칭').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('End');
  await confirm.press('Enter');
  await expect(dialog).toBeHidden();
  const grid = page.getByRole('grid');
  for (const text of ['c0@naver.com', '01012345670'])
    await expect(page.getByRole('gridcell', { name: text })).toBeVisible();
  // The memo is further to the side, and drawn once it is scrolled to.
  await grid.evaluate(element => element.scrollTo({ left: element.scrollWidth }));
  await expect(page.getByRole('gridcell', { name: '별칭0' })).toBeVisible();
  await grid.evaluate(element => element.scrollTo({ left: 0 }));
  await expect(
    page.getByRole('gridcell', { name: say('grid.sheets.row', { number: 2 }), exact: true }),
  ).toBeVisible();

  // The way back to the columns replaces the rows.
  await page.getByRole('button', { name: say('grid.import.change') }).click();
  await column('별칭').selectOption('');
  await confirm.click();
  await expect(page.getByRole('gridcell', { name: '별칭0' })).toHaveCount(0);
  await expect(page.getByRole('gridcell', { name: 'c0@naver.com' })).toBeVisible();

  // The second time only the slips are asked about; the columns are as chosen.
  page.on('dialog', question => void question.accept());
  await page.reload();
  await upload();
  await expect(column('별칭')).toHaveValue('');
  await expect(column('휴대폰(학생)')).toHaveValue('phone');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
