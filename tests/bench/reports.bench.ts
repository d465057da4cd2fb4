import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { startBuiltServer } from '../../scripts/support/builtServer.ts';
import { launchChromium } from '../../scripts/support/launchChromium.ts';
import { signInAt } from '../../scripts/support/signInAt.ts';
import { waitForFonts } from '../../scripts/support/waitForFonts.ts';
import { openDatabase } from '../../server/database/open.ts';
import { databaseTemplate } from '../../server/database/template.ts';
import { limits } from '../../src/domain/limits.ts';
import { en } from '../../src/i18n/en/index.ts';
import { pathOf } from '../../src/screens.ts';
import type { Bench } from './support/bench.ts';
import { fillAcademy } from './support/fillAcademy.ts';
import { longestTask } from './support/longestTask.ts';

const rows = limits.excel.maxRows;
const longTaskMs = 50;
const files = { xlsx: en.stats.excel, pdf: en.stats.pdf };

const button = (page: Page, name: string) => page.getByRole('button', { name });

/** The statistics of as many students as can be exported, into a file of one kind; and once given up half-way. */
async function measureFile(browser: Browser, page: Page, kind: keyof typeof files) {
  await button(page, files[kind]).click();
  const progress = page.getByRole('progressbar', { name: en.exporting.title });
  await progress.waitFor();
  await button(page, en.exporting.cancel).click();
  await progress.waitFor({ state: 'detached' });

  let bytes = 0;
  let seconds = 0;
  const longest = await longestTask(browser, page, async () => {
    const started = performance.now();
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 400_000 }),
      button(page, files[kind]).click(),
    ]);
    bytes = readFileSync(await download.path()).byteLength;
    seconds = (performance.now() - started) / 1_000;
  });
  return {
    file: kind,
    seconds,
    'rows/s': rows / seconds,
    'file MB': bytes / 1_048_576,
    'longest task ms': longest,
  };
}

export const bench: Bench = {
  about: `the statistics of ${rows} students as Excel and PDF, by the built console in Chromium`,
  async run(report) {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'studyroom-bench-'));
    try {
      const database = await openDatabase({ dataDir, template: await databaseTemplate('.cache') });
      const now = new Date();
      const active = { accountStatus: 'ACTIVE', deletedAt: null, authenticatedAt: now } as const;
      const { owner } = await fillAcademy(database, { students: rows, now, change: () => active });
      await database.close();
      const server = await startBuiltServer({ DATA_DIR: dataDir, DEMO: '0', HOST: '127.0.0.1' });
      const browser = await launchChromium();
      try {
        const context = await browser.newContext({ locale: 'en-US', timezoneId: 'Asia/Seoul' });
        await signInAt(server.url, context.request, owner);
        const page = await context.newPage();
        await page.goto(server.url + pathOf('statsStudent'));
        await page.getByRole('table', { name: en.screens.statsStudent }).waitFor({ timeout: 120_000 });
        await waitForFonts(page);
        const measured = [await measureFile(browser, page, 'xlsx'), await measureFile(browser, page, 'pdf')];
        report.table(`Reports of ${rows} students from the built console`, measured);
        for (const each of measured)
          report.atMost(
            `${each.file}: the longest task, of the processor’s time`,
            each['longest task ms'],
            longTaskMs,
            'ms',
          );
      } finally {
        await browser.close();
        await server.stop();
      }
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
