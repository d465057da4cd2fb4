import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { launchChromium } from '../../scripts/support/launchChromium.ts';
import { signInAt } from '../../scripts/support/signInAt.ts';
import { limits } from '../../src/domain/limits.ts';
import { en } from '../../src/i18n/en/index.ts';
import { pathOf } from '../../src/screens.ts';
import { startOwnServer, type OwnServer } from '../e2e/support/ownServer.ts';
import { studentFile, studentList } from '../e2e/support/studentList.ts';
import type { Bench } from './support/bench.ts';
import { longestTask } from './support/longestTask.ts';

const rows = limits.import.gridRows;
const wrongRows = 500;
const longTaskMs = 50;
/** From the upload to the last verdict, in seconds. */
const mostSeconds = 10;
const turns = 3;
/** How long what an act began may go on, in milliseconds: the draft is written some time after the last change. */
const pauseMs = 3_000;
const { grid } = en;
const ready = (page: Page, count: number) =>
  page.getByText(grid.ready.replace('%{smart_count}', count.toLocaleString('en')), { exact: true });

/** User actions with many rows, each measured separately. */
const acts: Record<string, (page: Page, file: string) => Promise<void>> = {
  async 'upload and validate'(page, file) {
    // From the disk: a file that is made in the page would be unpacked on the thread that is measured.
    await page.getByLabel(grid.upload).setInputFiles(file);
    await ready(page, rows - wrongRows).waitFor({ timeout: 120_000 });
  },
  async 'scroll from end to end'(page) {
    const element = page.getByRole('grid');
    await element.hover();
    for (let turn = 0; turn < 60; turn++) {
      await page.mouse.wheel(0, turn < 30 ? 6_000 : -6_000);
      await page.waitForTimeout(16);
    }
  },
  async 'correct a cell'(page) {
    await page.getByRole('button', { name: grid.nextBad }).click();
    await page.keyboard.press('F2');
    await page.locator('.cell-editor').fill('corrected@list.example');
    await page.keyboard.press('Enter');
    await ready(page, rows - wrongRows + 1).waitFor();
  },
  async 'undo and redo the upload'(page) {
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await press(grid.undo);
    await press(grid.undo);
    await press(grid.redo);
    await ready(page, rows - wrongRows).waitFor();
  },
  async 'fill a column down'(page) {
    await page.locator('[role=row] > [aria-colindex="3"][role=gridcell]').first().click();
    await page.keyboard.press('Control+Shift+ArrowDown');
    await page.keyboard.press('Control+D');
    await page.waitForTimeout(pauseMs);
    await page.keyboard.press('Control+Z');
    await page.waitForTimeout(pauseMs);
  },
  async 'copy and paste all rows'(page) {
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+C');
    await page.waitForTimeout(pauseMs);
    await page.keyboard.press('Control+V');
    await page.waitForTimeout(2 * pauseMs);
  },
  async 'show only the rows to correct'(page) {
    await page.getByLabel(grid.onlyBad).check();
    await page.getByLabel(grid.onlyBad).uncheck();
  },
};

async function turn(browser: Browser, { url, owner }: OwnServer, file: string) {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'Asia/Seoul',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await signInAt(url, context.request, owner);
  const page = await context.newPage();
  await page.goto(url + pathOf('studentAdd'));
  await page.getByRole('grid').waitFor();
  const found: { act: string; seconds: number; longest: number }[] = [];
  for (const [act, run] of Object.entries(acts)) {
    const started = performance.now();
    const longest = await longestTask(browser, page, () => run(page, file));
    found.push({ act, seconds: (performance.now() - started) / 1_000, longest });
  }
  await context.close();
  return found;
}

export const bench: Bench = {
  about: `${rows} rows in the grid that adds students, in the built console in Chromium`,
  async run(report) {
    const server = await startOwnServer(rows * 2);
    const browser = await launchChromium();
    const folder = mkdtempSync(path.join(tmpdir(), 'studyroom-bench-'));
    const file = path.join(folder, 'students.xlsx');
    writeFileSync(file, studentFile(studentList(rows, wrongRows)).buffer);
    try {
      const all = [];
      for (let index = 0; index < turns; index++) all.push(...(await turn(browser, server, file)));
      // Other work of the machine can only make a task longer, so the shortest turn is the most accurate.
      for (const act of Object.keys(acts)) {
        const longest = Math.min(...all.filter(each => each.act === act).map(each => each.longest));
        report.atMost(`${act}: the longest task, of the processor’s time`, longest, longTaskMs, 'ms');
      }
      const seconds = all.filter(({ act }) => act === Object.keys(acts)[0]).map(each => each.seconds);
      report.atMost(`${rows} rows to verdicts`, Math.min(...seconds), mostSeconds, 's');
      report.table(
        `Turns with ${rows} rows, ${wrongRows} of them wrong`,
        all.map(({ act, seconds, longest }) => ({ act, seconds, 'longest task ms': longest })),
      );
    } finally {
      await browser.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
