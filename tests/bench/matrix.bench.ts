import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Page } from 'playwright';
import { launchChromium } from '../../scripts/support/launchChromium.ts';
import { cookieName } from '../../server/auth/session/cookie.ts';
import { defaultClock } from '../../src/domain/defaultClock.ts';
import { shiftDate, studyDateOf } from '../../src/domain/studyDay.ts';
import { pathOf } from '../../src/screens.ts';
import { startLiveServer } from '../support/liveServer.ts';
import type { Bench } from './support/bench.ts';
import { longestTask } from './support/longestTask.ts';

const mostMs = 50;
const mostCells = 1_500;
const turns = 3;
/** How many students, and how many days of them are looked at. */
const sizes = [
  { students: 50, days: 365 },
  { students: 2_000, days: 60 },
];

const wheel = async (page: Page, x: number, y: number, times: number) => {
  for (let turn = 0; turn < times; turn++) {
    await page.mouse.wheel(x, y);
    await pause(60);
  }
  await pause(1_000);
};

export const bench: Bench = {
  about: 'the attendance matrix in a browser: the main thread while a year and 2,000 students are scrolled',
  async run(report) {
    const browser = await launchChromium();
    try {
      for (const { students, days } of sizes) {
        const server = await startLiveServer({ students });
        try {
          const today = studyDateOf(new Date(), defaultClock('Asia/Seoul'));
          const since = shiftDate(today, 1 - days);
          await server.database.orm.execute(sql`
            insert into student_days (group_id, study_date, customer_id, user_study_id, first_entered_at, visit_count)
            select group_id, ${since}::date + day, customer_id, gen_random_uuid(), now(), 1
            from customers, generate_series(0, ${days - 1}::int) day
            where kind = 'STUDENT' and hashtext(customer_id::text || day) % 4 <> 0`);
          await server.database.pool.query('VACUUM (ANALYZE)');
          const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
          await context.addCookies([
            { name: cookieName(server.config), value: server.token, url: server.url },
          ]);
          const page = await context.newPage();
          await page.goto(server.url + pathOf('attendanceHistory', undefined, { since, until: today }));
          await page.locator(`[data-cell="0-${days - 1}"]`).waitFor();
          await page.waitForTimeout(2_000);
          await page.mouse.move(900, 600);
          const press = async (keys: string) => {
            await page.locator('[data-cell][tabindex="0"]').focus();
            await page.keyboard.press(keys);
            await pause(1_500);
          };
          const phases: Record<string, () => Promise<void>> = {
            'jumping to the first student and day': () => press('Control+Home'),
            'scrolled down': () => wheel(page, 0, 400, 20),
            'jumping to the last of both': () => press('Control+End'),
            'scrolled back in time': () => wheel(page, -400, 0, 20),
          };
          const rows = Object.keys(phases).map(what => ({
            what,
            'longest task, CPU ms': Infinity,
            'cells in the page': 0,
          }));
          // Of some turns the best: what else the machine does makes a task longer, never shorter.
          for (let turn = 0; turn < turns; turn++)
            for (const [index, act] of Object.values(phases).entries()) {
              const row = rows[index]!;
              const ms = await longestTask(browser, page, act);
              row['longest task, CPU ms'] = Math.min(row['longest task, CPU ms'], ms);
              row['cells in the page'] = await page.locator('[data-cell]').count();
            }
          const title = `${students} students by ${days} days`;
          report.table(title, rows);
          for (const row of rows)
            report.atMost(
              `${title}, ${row.what}`,
              row['longest task, CPU ms'],
              mostMs,
              'ms of processor time',
            );
          const most = Math.max(...rows.map(row => row['cells in the page']));
          report.atMost(`${title}, cells in the page`, most, mostCells, 'cells');
          await context.close();
        } finally {
          await server.stop();
        }
      }
    } finally {
      await browser.close();
    }
  },
};
