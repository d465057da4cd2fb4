import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { launchChromium } from '../../scripts/support/launchChromium.ts';
import { cookieName } from '../../server/auth/session/cookie.ts';
import { en } from '../../src/i18n/en/index.ts';
import { startLiveServer } from '../support/liveServer.ts';
import type { Bench } from './support/bench.ts';
import { longestTask } from './support/longestTask.ts';

const students = 500;
const updates = 40;
/** So many at once that the wall is asked for as a whole. */
const burst = 80;
const mostMs = 50;
/** What a person reads from 3 m: about 6 mm of a capital letter on a screen of 43 inches, in pixels of 1080 lines. */
const leastKioskPx = 20;
const views = [
  { name: 'tiles', view: 'tiles', viewport: { width: 1440, height: 900 } },
  { name: 'list', view: 'list', viewport: { width: 1440, height: 900 } },
  { name: 'kiosk', view: 'tiles', viewport: { width: 1920, height: 1080 } },
];

export const bench: Bench = {
  about:
    'a wall of 500 live students in a browser: the main thread while they press, one by one and all at once, and while it is scrolled',
  async run(report) {
    const server = await startLiveServer();
    const browser = await launchChromium();
    try {
      const { rooms } = server;
      const room = await rooms.room({ maxParticipants: students });
      const people: { customerId: string }[] = [];
      for (let index = 0; index < students; index++) {
        const someone = await server.person({ name: `학생${String(index).padStart(3, '0')}` });
        await rooms.enter(someone, room);
        await rooms.press(someone, 'STUDY');
        people.push(someone);
      }
      for (const { name, view, viewport } of views) {
        const context = await browser.newContext({ viewport, locale: 'en' });
        await context.addCookies([{ name: cookieName(server.config), value: server.token, url: server.url }]);
        const page = await context.newPage();
        await page.goto(`${server.url}/study/status?view=${view}`);
        await page.getByRole('listitem').first().waitFor();
        // The stream is open, and the wall has been asked for once more since.
        await page.waitForTimeout(3_000);
        if (name === 'kiosk') {
          await page.getByRole('button', { name: en.wall.fullScreen.enter }).click();
          await page.locator(':root[data-kiosk]').waitFor();
          const smallest = await page
            .locator('.tile .name')
            .first()
            .evaluate(element => parseFloat(getComputedStyle(element).fontSize));
          report.holds(
            `a name on the kiosk has at least ${leastKioskPx} px (${smallest})`,
            smallest >= leastKioskPx,
          );
        }
        const phases: Record<string, () => Promise<void>> = {
          [`${updates} press one by one`]: async () => {
            for (let index = 0; index < updates; index++) {
              await rooms.press(people[(index * 37) % students]!, index % 2 ? 'STUDY' : 'BREAK');
              await pause(100);
            }
            await pause(1_500);
          },
          [`${burst} press at once`]: async () => {
            for (const someone of people.slice(0, burst)) await rooms.press(someone, 'STOP');
            await pause(2_500);
          },
          'ten hide their cameras and come to stand first': async () => {
            for (const someone of people.slice(-10)) await rooms.devices(someone, { camera: 'OFF' });
            await pause(2_500);
          },
          'scrolled to another place': async () => {
            await page.mouse.move(700, 600);
            await page.mouse.wheel(0, 6_000);
            await pause(1_000);
          },
        };
        const longest: Record<string, number> = {};
        for (const [what, act] of Object.entries(phases))
          longest[what] = await longestTask(browser, page, act);
        const nodes = await page.getByRole('listitem').count();
        report.table(
          `${name}: ${students} students, ${nodes} of them in the page`,
          Object.entries(longest).map(([what, ms]) => ({ what, 'longest task, CPU ms': ms })),
        );
        for (const [what, ms] of Object.entries(longest))
          report.atMost(`${name}, longest task while ${what}`, ms, mostMs, 'ms of processor time');
        await page.screenshot({ path: path.join('bench-results', `wall-${name}.png`) });
        for (const someone of people.slice(-10)) await rooms.devices(someone, { camera: 'ON' });
        await context.close();
      }
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};
