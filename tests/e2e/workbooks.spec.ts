import * as xlsx from 'xlsx';
import { pathOf } from '../../src/screens.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';
import { untilStored } from './support/untilStored.ts';

const headers = ['이름', '이메일', '혈액형'];
const people = (start: number, count: number) =>
  Array.from({ length: count }, (_, index) => [`학생${start + index}`, `w${start + index}@sheets.example`]);

/** A list of three classes; two students of the first are filtered out, the third sheet is hidden. */
function classes() {
  const book = xlsx.utils.book_new();
  for (const [name, start] of [
    ['1반', 0],
    ['2반', 20],
    ['퇴원', 40],
  ] as const) {
    const sheet = xlsx.utils.aoa_to_sheet([headers, ...people(start, 20)]);
    if (name === '1반') sheet['!rows'] = [{}, {}, { hidden: true }, { hidden: true }];
    xlsx.utils.book_append_sheet(book, sheet, name);
  }
  xlsx.utils.book_append_sheet(
    book,
    xlsx.utils.aoa_to_sheet([
      ['이름', '연락처'],
      ['a', '1'],
    ]),
    '연락망',
  );
  book.Workbook = { Sheets: [{}, {}, { Hidden: 1 }, {}] };
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
  const dialog = page.getByRole('dialog', { name: say('grid.sheets.title') });
  await expect(dialog.getByText(say('grid.sheets.hiddenOut', 2))).toBeVisible();
  await expect(dialog.getByText('연락망')).toContainText(say('resources.students.fields.email'));
  await expect(dialog.getByRole('checkbox', { name: /^퇴원/ })).not.toBeChecked();
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: say('grid.sheets.confirm', 38) })).toBeVisible();
  await dialog.getByRole('checkbox', { name: say('grid.sheets.withHidden') }).check();
  await expect(dialog.getByRole('button', { name: say('grid.sheets.confirm', 40) })).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^1반/ }).uncheck();
  await dialog.getByRole('checkbox', { name: /^1반/ }).check();
  await dialog.getByRole('checkbox', { name: say('grid.sheets.withHidden') }).uncheck();
  await dialog.getByRole('button', { name: say('grid.sheets.confirm', 38) }).click();
  await expect(dialog).toBeHidden();
  const from = say('grid.sheets.from', { sheet: '1반', number: 2 });
  const unread = page.getByText(say('grid.unknownHeaders', { names: '혈액형' }));
  await expect(page.getByRole('gridcell', { name: from, exact: true })).toBeVisible();
  await expect(unread).toBeVisible();
  // The third row of the first sheet is hidden.
  await expect(page.getByRole('gridcell', { name: '학생1', exact: true })).toHaveCount(0);
  // With the row of headers and the empty one to type in.
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '40');

  // What was said of the file comes back with the rows.
  await untilStored(page);
  page.on('dialog', question => void question.accept());
  await page.reload();
  await expect(page.getByText(say('grid.restored'))).toBeVisible();
  await expect(page.getByRole('gridcell', { name: from, exact: true })).toBeVisible();
  await expect(unread).toBeVisible();
});
