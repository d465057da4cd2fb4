import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { read, utils } from 'xlsx';
import { defaultClock } from '../../src/domain/defaultClock.ts';
import { shiftDate, studyDateOf } from '../../src/domain/studyDay.ts';
import { pathOf, type ScreenName } from '../../src/screens.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { readByLibreOffice, readByPdftotext } from './support/otherReaders.ts';
import { readPdf } from '../support/readPdf.ts';
import { expect, test } from './support/test.ts';

/** Complete days, so that no running stopwatch changes the compared values. */
const until = shiftDate(studyDateOf(new Date(), defaultClock('Asia/Seoul')), -1);
const days = { since: shiftDate(until, -13), until };

const reports: [screen: ScreenName, query: Record<string, string>][] = [
  ['statsStudy', { unit: 'DAY' }],
  ['statsConnect', { unit: 'WEEK' }],
  ['statsStudent', {}],
  ['statsManager', {}],
];

const cellsOf = (rows: Locator) =>
  rows.evaluateAll(all =>
    all.map(row =>
      [...row.querySelectorAll('th, td')].flatMap(cell => {
        const below = [...cell.querySelectorAll('.below')].map(each => each.textContent);
        return [cell.textContent.slice(0, cell.textContent.length - below.join('').length).trim(), ...below];
      }),
    ),
  );

async function download(page: Page, button: Locator): Promise<Uint8Array> {
  const [file] = await Promise.all([page.waitForEvent('download', { timeout: 20_000 }), button.click()]);
  return new Uint8Array(readFileSync(await file.path()));
}

/** A figure as every reader has it: dates by their digits, rates and numbers by their value, nothing as nothing. */
function plain(text: string): string | number {
  const date = /^(\d{4})\. (\d+)\. (\d+)\.$/.exec(text);
  if (date) return [date[1], date[2]!.padStart(2, '0'), date[3]!.padStart(2, '0')].join('-');
  if (text === '—' || text === '') return '';
  const number = text.replaceAll(',', '').replace(/%$/, '');
  if (/^\d+:\d\d:\d\d$/.test(number)) return number;
  return /^-?\d+(\.\d+)?$/.test(number) ? Number(number) : text;
}
const plainRows = (rows: readonly (readonly string[])[]) => rows.map(row => row.map(plain));
const packed = (cells: readonly string[]) => cells.join('').normalize('NFC').replace(/\s/g, '');

test('Excel and PDF of each statistics screen have the figures that it shows', async ({
  page,
  signIn,
  words,
}) => {
  await signIn('OWNER');
  const books: { file: Uint8Array; rows: string[][] }[] = [];
  for (const [screen, query] of reports) {
    await page.goto(pathOf(screen, {} as never, { ...days, ...query }));
    const table = page.getByRole('table', { name: words.screens[screen] });
    await expect(table).toBeVisible();
    const body = await cellsOf(table.locator('tbody tr'));
    // Addresses are below the names on the screen, and have a column in files.
    const withEmail = (row: string[], email: string) =>
      screen === 'statsStudent' || screen === 'statsManager' ? row.toSpliced(1, 0, email) : row;
    const [shownHead] = await cellsOf(table.locator('thead tr'));
    const head = withEmail(shownHead!, words.stats.columns.student.email);
    const period = await page.locator('[data-on-paper]').innerText();
    const sums = (await cellsOf(table.locator('tfoot tr'))).map(row => withEmail(row, ''));
    expect(body.length, screen).toBeGreaterThan(1);

    const book = await download(page, page.getByRole('button', { name: words.stats.excel }));
    const { SheetNames, Sheets } = read(book);
    const written = utils.sheet_to_json<string[]>(Sheets[SheetNames[0]!]!, {
      header: 1,
      raw: false,
      defval: '',
    });
    const rows = [head, ...body, ...sums];
    // Above are title, academy, period and time.
    expect(written[0]![0]).toBe(words.screens[screen]);
    expect(plainRows(written.slice(-rows.length)), screen).toEqual(plainRows(rows));
    books.push({ file: book, rows });

    const [printed] = await readPdf(new Uint8Array(await page.pdf()));
    for (const shown of [packed(body[0]!.slice(1, 3)), packed([period])])
      expect(printed, screen).toContain(shown);

    const paper = await download(page, page.getByRole('button', { name: words.stats.pdf }));
    // The reader takes the bytes for itself.
    const text = (await readPdf(paper.slice())).join('');
    const again = readByPdftotext(paper) ?? text;
    // Paper has addresses only where names are alike.
    const onPaper = (row: string[]) => (withEmail([], '').length === 1 ? row.toSpliced(1, 1) : row);
    for (const row of [...body, ...sums].map(onPaper)) {
      expect(text, screen).toContain(packed(row));
      for (const cell of row) expect(again, screen).toContain(packed([cell]));
    }
  }
  const shown = readByLibreOffice(books.map(({ file }) => file));
  if (shown !== null)
    for (const [index, { rows }] of books.entries())
      expect(plainRows(shown[index]!.slice(-rows.length))).toEqual(plainRows(rows));
});

test('an owner sees who fell behind, which rooms are empty, how attendance changed, and writes to the parents', async ({
  page,
  signIn,
  words,
  say,
}) => {
  await signIn('OWNER');
  await page.goto('/dashboard');
  const bottom = page.getByRole('region', {
    name: `${words.dashboard.study.ranks} · ${words.dashboard.study.bottom}`,
  });
  const least = bottom.getByRole('listitem').first();
  await expect(least).toContainText(/[+−][\d,.]+%|이전|신규|동일/);
  await expectAccessible(page);
  const name = await least.getByRole('link').textContent();
  await least.getByRole('link').click();
  await expect(page).toHaveURL(/study\/history\?.*userId/);
  await page.goBack();

  await page.getByRole('tab', { name: words.dashboard.tabs.room }).click();
  const rooms = page.getByRole('region', { name: words.dashboard.room.counts });
  const unused = rooms.getByRole('link', { name: new RegExp(words.dashboard.room.unused) });
  const count = Number(await unused.textContent());
  await unused.click();
  await expect(page.getByRole('heading', { name: words.screens.roomHistory })).toBeVisible();
  await expect(page.getByText(say('resources.roomHistories.count', count)).first()).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: words.choices.period['4w'] }).click();
  await page.getByRole('tab', { name: words.dashboard.tabs.attendance }).click();
  const attendance = page.getByRole('region', { name: words.dashboard.attendance.counts });
  await expect(attendance).toContainText(/%p/);
  await expectAccessible(page);

  // From here on, what an owner does to have something for a student's parents.
  const started = Date.now();
  await page.goto(pathOf('statsStudent'));
  await page.getByRole('searchbox', { name: words.stats.search }).fill(name!);
  await page.getByRole('button', { name: name!, exact: true }).click();
  const report = page.getByRole('dialog', { name: new RegExp(name!) });
  const paper = await download(page, report.getByRole('button', { name: words.stats.pdf }));
  expect(Date.now() - started).toBeLessThan(60_000);
  await expectAccessible(page);
  const pages = await readPdf(paper);
  expect(pages.join('')).toContain(packed([say('stats.oneStudent', { name })]));
  expect(pages).toHaveLength(2);
  const facts = await report.locator('dd > p:first-child').allTextContents();
  expect(facts).toHaveLength(5);
  for (const value of facts) expect(pages[0]).toContain(packed([value]));
});
