import { setTimeout as pause } from 'node:timers/promises';
import { launchChromium } from '../../scripts/support/launchChromium.ts';
import { cookieName } from '../../server/auth/session/cookie.ts';
import { startLiveServer } from '../support/liveServer.ts';
import type { Bench } from './support/bench.ts';
import { longestTask } from './support/longestTask.ts';

const students = 500;
const updates = 40;
/** So many at once that the wall is asked for as a whole. */
const burst = 80;
const mostMs = 50;

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
      for (const view of ['tiles', 'list']) {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
        await context.addCookies([{ name: cookieName(server.config), value: server.token, url: server.url }]);
        const page = await context.newPage();
        await page.goto(`${server.url}/study/status?view=${view}`);
        await page.getByRole('listitem').first().waitFor();
        // The stream is open, and the wall has been asked for once more since.
        await page.waitForTimeout(3_000);
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
          `${view}: ${students} students, ${nodes} of them in the page`,
          Object.entries(longest).map(([what, ms]) => ({ what, 'longest task, CPU ms': ms })),
        );
        for (const [what, ms] of Object.entries(longest))
          report.atMost(`${view}, longest task while ${what}`, ms, mostMs, 'ms of processor time');
        for (const someone of people.slice(-10)) await rooms.devices(someone, { camera: 'ON' });
        await context.close();
      }
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};
