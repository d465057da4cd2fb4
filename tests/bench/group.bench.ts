import type { Page } from 'playwright';
import { launchChromium } from '../../scripts/support/launchChromium.ts';
import { cookieName } from '../../server/auth/session/cookie.ts';
import { contract } from '../../src/contract/index.ts';
import { en } from '../../src/i18n/en/index.ts';
import { pathOf } from '../../src/screens.ts';
import { startLiveServer } from '../support/liveServer.ts';
import type { Bench } from './support/bench.ts';
import { longestTask } from './support/longestTask.ts';

const students = 5_000;
const managers = 20;
const mostMs = 50;
const mostRows = 60;
const turns = 3;
const pause = 800;
const calls = [contract.managers.groupStudentIds.path, contract.managers.groupStudents.path] as const;

const row = '[role=row][data-row]';
const acts: Record<string, (page: Page) => Promise<void>> = {
  async 'scrolled to the end and back'(page) {
    await page.getByRole('grid').hover();
    for (let turn = 0; turn < 40; turn++) {
      await page.mouse.wheel(0, turn < 20 ? 14_000 : -14_000);
      await page.waitForTimeout(40);
    }
    await page.waitForTimeout(pause);
  },
  async 'to the last row by a key'(page) {
    await page.locator(`${row}[tabindex="0"]`).focus();
    await page.keyboard.press('End');
    await page.locator(`${row}[tabindex="0"]:focus`).waitFor();
    await page.waitForTimeout(pause);
  },
  async 'all selected'(page) {
    await page.keyboard.press('Control+A');
    await page.waitForTimeout(pause);
  },
  async 'the split among all managers'(page) {
    await page.getByRole('button', { name: en.group.split.open }).click();
    const dialog = page.getByRole('dialog');
    for (const box of await dialog.getByRole('checkbox').all()) await box.check();
    await dialog.getByRole('button', { name: en.app.cancel }).click();
    await page.waitForTimeout(pause);
  },
};

export const bench: Bench = {
  about: `${students} students on the screen that assigns them, in the built console in Chromium`,
  async run(report) {
    const browser = await launchChromium();
    const server = await startLiveServer({ students });
    try {
      for (let index = 0; index < managers; index++)
        await server.person({ kind: 'MANAGER', name: `매니저 ${index}`, permissions: [] });
      const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } });
      await context.addCookies([{ name: cookieName(server.config), value: server.token, url: server.url }]);
      const page = await context.newPage();
      const question = new Map<string, number>(calls.map(path => [path, 0]));
      page.on('request', request => {
        const path = calls.find(each => new URL(request.url()).pathname.endsWith(each));
        if (path !== undefined) question.set(path, question.get(path)! + 1);
      });
      await page.goto(server.url + pathOf('group'));
      await page.locator(row).first().waitFor();
      await page.waitForTimeout(pause);
      const count = () => [...question.values()].reduce((sum, each) => sum + each, 0);
      report.table('Calls for students', [{ when: 'opened', calls: count() }]);
      const found = Object.keys(acts).map(what => ({
        what,
        'longest task, CPU ms': Infinity,
        rows: 0,
        calls: 0,
      }));
      // Of some turns the best: what else the machine does makes a task longer, never shorter.
      for (let turn = 0; turn < turns; turn++)
        for (const [index, act] of Object.values(acts).entries()) {
          const before = count();
          const ms = await longestTask(browser, page, () => act(page));
          const own = found[index]!;
          own['longest task, CPU ms'] = Math.min(own['longest task, CPU ms'], ms);
          own.rows = await page.locator(row).count();
          own.calls = Math.max(own.calls, count() - before);
        }
      report.table(`${students} students`, found);
      for (const { what, rows, 'longest task, CPU ms': ms } of found) {
        report.atMost(`${what}: the longest task`, ms, mostMs, 'ms');
        report.atMost(`${what}: rows in the page`, rows, mostRows, 'rows');
      }
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};
