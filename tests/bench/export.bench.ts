import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import * as xlsx from 'xlsx';
import { startBuiltServer } from '../../scripts/support/builtServer.ts';
import { launchChromium } from '../../scripts/support/launchChromium.ts';
import { signInAt } from '../../scripts/support/signInAt.ts';
import { waitForFonts } from '../../scripts/support/waitForFonts.ts';
import { openDatabase } from '../../server/database/open.ts';
import { databaseTemplate } from '../../server/database/template.ts';
import { requestedWith } from '../../server/core/origin.ts';
import { apiBase, contract } from '../../src/contract/index.ts';
import { problems } from '../../src/contract/problems.ts';
import { limits } from '../../src/domain/limits.ts';
import { en } from '../../src/i18n/en/index.ts';
import { pathOf } from '../../src/screens.ts';
import type { Bench } from './support/bench.ts';
import { fillAcademy, type FilledAcademy } from './support/fillAcademy.ts';
import { longestTask } from './support/longestTask.ts';
import { memoryOf } from './support/memoryOf.ts';
import type { Report } from './support/report.ts';

const rows = limits.excel.maxRows;
const formula = '=1+1';
const longTaskMs = 50;
const turns = 3;

/** As many students as can be exported, and one who is deleted and would be one too many. */
async function fill(dataDir: string): Promise<FilledAcademy> {
  const database = await openDatabase({ dataDir, template: await databaseTemplate('.cache') });
  const active = { accountStatus: 'ACTIVE' as const, deletedAt: null };
  try {
    return await fillAcademy(database, {
      students: rows + 1,
      now: new Date(),
      change: index =>
        index === rows
          ? { accountStatus: 'DELETED', deletedAt: new Date(), deletedFrom: 'ACTIVE' }
          : { ...active, ...(index === 0 ? { memo: formula } : {}) },
    });
  } finally {
    await database.close();
  }
}

async function openList(browser: Browser, url: string, owner: FilledAcademy['owner']): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'Asia/Seoul' });
  await signInAt(url, context.request, owner);
  const page = await context.newPage();
  await page.goto(url + pathOf('students'));
  await page.getByRole('table').getByRole('row').nth(25).waitFor();
  // The list is laid out again for each font that arrives, which is not the export's work.
  await waitForFonts(page);
  return page;
}

const exportButton = (page: Page) => page.getByRole('button', { name: en.list.export });

/** The file's content: types and values, as a spreadsheet program reads them. */
function checkFile(report: Report, file: string): void {
  const { SheetNames, Sheets } = xlsx.read(readFileSync(file), { cellNF: true, cellFormula: true });
  const sheet = Sheets[SheetNames[0]!]!;
  const range = xlsx.utils.decode_range(sheet['!ref']!);
  report.holds(`the file opens and has ${rows} rows and a header`, range.e.r === rows);
  const headers = xlsx.utils.sheet_to_json<string[]>(sheet, { header: 1, range: 0 })[0]!;
  const { fields } = en.resources.students;
  const cells = (label: string) =>
    Array.from({ length: rows }, (_, row) => {
      const cell: xlsx.CellObject | undefined =
        sheet[xlsx.utils.encode_cell({ r: row + 1, c: headers.indexOf(label) })];
      return cell;
    });
  report.holds(
    'phone numbers are text and keep their leading zero',
    cells(fields.phone).every(cell => cell?.t === 's' && /^010\d{8}$/.test(String(cell.v))),
  );
  report.holds(
    'dates are numbers with the format of a date',
    cells(fields.createdAt).every(cell => cell?.t === 'n' && cell.z === 'yyyy-mm-dd'),
  );
  report.holds(
    'durations are numbers with the format of a duration',
    cells(fields.targetSeconds).every(cell => cell?.t === 'n' && cell.z === '[h]:mm:ss'),
  );
  const [typed] = cells(fields.memo).filter(cell => String(cell?.v ?? '').startsWith('='));
  report.holds(
    `a memo ${formula} stays text`,
    typed?.t === 's' && typed.v === formula && typed.f === undefined,
  );
}

async function exportOnce(browser: Browser, page: Page, pid: number) {
  const memory = memoryOf(pid);
  memory.forgetPeak();
  const before = memory.now();
  let file = '';
  let seconds = 0;
  const longest = await longestTask(browser, page, async () => {
    const started = performance.now();
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 240_000 }),
      exportButton(page).click(),
    ]);
    file = await download.path();
    seconds = (performance.now() - started) / 1_000;
    const words = en.exporting.done
      .split(' |||| ')[1]!
      .replace('%{smart_count}', rows.toLocaleString('en-US'));
    await page.getByText(words).waitFor();
  });
  const row = {
    seconds,
    'rows/s': rows / seconds,
    'file MB': readFileSync(file).byteLength / 1_048_576,
    'server MB before': before,
    'server MB at most': memory.peak(),
    'longest task ms': longest,
  };
  return { file, row };
}

async function measure(
  report: Report,
  browser: Browser,
  url: string,
  pid: number,
  owner: FilledAcademy['owner'],
) {
  const exports = [];
  for (let turn = 0; turn < turns; turn++) {
    const page = await openList(browser, url, owner);
    const { file, row } = await exportOnce(browser, page, pid);
    if (turn === 0) checkFile(report, file);
    exports.push(row);
    await page.context().close();
  }
  report.table(`Exports of ${rows} students from the built console`, exports);
  // Whatever else the machine does can only make tasks longer, so that the calmest export is the truest.
  const longest = Math.min(...exports.map(row => row['longest task ms']));
  report.atMost('the longest task, of the processor’s time', longest, longTaskMs, 'ms');
}

/** With one student more, the list is too long: the console says so in words and saves nothing. */
async function checkRefusal(report: Report, page: Page, url: string): Promise<void> {
  const call = (path: string, data: object) =>
    page.request.post(url + apiBase + path, {
      headers: { Origin: url, 'X-Requested-With': requestedWith },
      data,
    });
  const deleted = await page.request.get(
    `${url}${apiBase}${contract.students.list.path}?accountStatus=DELETED`,
  );
  const { content } = (await deleted.json()) as { content: { customerId: string }[] };
  await call(contract.students.restoreMany.path, {
    customerIds: content.map(({ customerId }) => customerId),
  });
  let downloads = 0;
  page.on('download', () => downloads++);
  await exportButton(page).click();
  const words = problems.TOO_MANY_ROWS[1]
    .replace('%{total}', (rows + 1).toLocaleString('en-US'))
    .replace('%{limit}', rows.toLocaleString('en-US'));
  const isTold = await page
    .getByText(words)
    .waitFor({ timeout: 30_000 })
    .then(
      () => true,
      () => false,
    );
  report.holds(`a list of ${rows + 1} is refused in words: “${words}”`, isTold && downloads === 0);
}

export const bench: Bench = {
  about: `an export of ${rows} students by the built console in Chromium, and what stands in the file`,
  async run(report) {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'studyroom-bench-'));
    try {
      const { owner } = await fill(dataDir);
      const server = await startBuiltServer({ DATA_DIR: dataDir, DEMO: '0', HOST: '127.0.0.1' });
      const browser = await launchChromium();
      try {
        await measure(report, browser, server.url, server.pid, owner);
        await checkRefusal(report, await openList(browser, server.url, owner), server.url);
      } finally {
        await browser.close();
        await server.stop();
      }
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
