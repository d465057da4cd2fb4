import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBuiltServer } from '../../scripts/support/builtServer.ts';
import { launchChromium } from '../../scripts/support/launchChromium.ts';
import { signInAt } from '../../scripts/support/signInAt.ts';
import { openDatabase } from '../../server/database/open.ts';
import { databaseTemplate } from '../../server/database/template.ts';
import { defaultClock } from '../../src/domain/defaultClock.ts';
import { studyDateOf } from '../../src/domain/studyDay.ts';
import { en } from '../../src/i18n/en/index.ts';
import { pathOf } from '../../src/screens.ts';
import type { Bench } from './support/bench.ts';
import { fillAcademy } from './support/fillAcademy.ts';
import { fillHistory } from './support/fillHistory.ts';
import { longestTask } from './support/longestTask.ts';

const students = 500;
const mostSeconds = 60;
const longTaskMs = 50;
/** After the list was drawn, so that only the file is measured. */
const pauseMs = 5_000;

export const bench: Bench = {
  about: `${students} weekly reports as one PDF, by a worker of the built console in Chromium`,
  async run(report) {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'studyroom-bench-'));
    try {
      const database = await openDatabase({ dataDir, template: await databaseTemplate('.cache') });
      const now = new Date();
      const joined = new Date(now.getTime() - 60 * 86_400_000);
      const change = () =>
        ({
          accountStatus: 'ACTIVE',
          registrationStatus: 'REGISTERED',
          deletedAt: null,
          authenticatedAt: joined,
        }) as const;
      const { owner, groupId } = await fillAcademy(database, { students, now, change });
      const today = studyDateOf(now, defaultClock('Asia/Seoul'));
      await fillHistory(database, { groupId, today, days: 28, years: 0, rooms: 12 });
      await database.close();
      const server = await startBuiltServer({ DATA_DIR: dataDir, DEMO: '0', HOST: '127.0.0.1', LOG: '0' });
      const browser = await launchChromium();
      try {
        const context = await browser.newContext({ locale: 'en-US', timezoneId: 'Asia/Seoul' });
        await signInAt(server.url, context.request, owner);
        const page = await context.newPage();
        await page.goto(server.url + pathOf('weeklyReports'));
        const button = page.getByRole('button', { name: en.reports.pdf, exact: true });
        await button.waitFor({ timeout: 120_000 });
        // Looking a button up by its role computes the names of the whole page, on the thread that is measured.
        const found = (await button.elementHandle())!;
        await page.waitForTimeout(pauseMs);
        let seconds = 0;
        let bytes = 0;
        const longest = await longestTask(browser, page, async () => {
          const started = performance.now();
          const [download] = await Promise.all([
            page.waitForEvent('download', { timeout: 400_000 }),
            found.click(),
          ]);
          const file = readFileSync(await download.path());
          seconds = (performance.now() - started) / 1_000;
          bytes = file.byteLength;
          const pages = file.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
          if (pages !== students) throw new Error(`The file has ${pages} pages.`);
        });
        report.atMost(`${students} reports to a file`, seconds, mostSeconds, 's');
        report.atMost(
          'the longest task of the main thread, of the processor’s time',
          longest,
          longTaskMs,
          'ms',
        );
        report.table('The file', [
          { reports: students, seconds, 'file MB': bytes / 1_048_576, 'longest task ms': longest },
        ]);
      } finally {
        await browser.close();
        await server.stop();
      }
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
