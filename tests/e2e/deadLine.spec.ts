import type { Page } from '@playwright/test';
import { startLiveServer } from '../support/liveServer.ts';
import { password } from '../support/person.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { startLossyProxy, type LossyProxy } from './support/lossyProxy.ts';
import { expect, test } from './support/test.ts';

/** A heart that beats this fast makes a line dead within a second or two. */
const beatMs = 500;
type LiveServer = Awaited<ReturnType<typeof startLiveServer>>;

let proxy: LossyProxy;
let server: LiveServer;
test.beforeEach(async () => {
  proxy = await startLossyProxy();
  server = await startLiveServer({ beatMs, publicUrl: proxy.url });
  proxy.target = server.config.port;
});
test.afterEach(async () => {
  await proxy.stop();
  await server.stop();
});

/** The wall with a student on it, as a manager sees it. */
async function openWall(page: Page, live: string) {
  const room = await server.rooms.room({ name: '집중실' });
  const student = await server.person({ name: '강하늘' });
  const other = await server.person({ name: '문태오' });
  await server.rooms.enter(student, room);
  await server.rooms.press(student, 'STUDY');
  const manager = await server.person({
    kind: 'MANAGER',
    name: '이서준',
    permissions: ['VIEW_ROOM_USER', 'VIEW_STUDY', 'VIEW_STUDY_TIME'],
  });
  const answer = await page.request.post(`${proxy.url}/api/v1/auth/login`, {
    headers: { Origin: proxy.url, 'X-Requested-With': 'studyroom-console' },
    data: { userId: manager.email, passwd: password },
  });
  expect(answer.status()).toBe(200);
  await page.goto(`${proxy.url}/study/status`);
  await expect(page.getByRole('listitem').filter({ hasText: '강하늘' })).toBeVisible();
  await expect(page.getByText(live, { exact: true })).toBeVisible();
  return { room, other };
}

/** Expects the wall to report the lost connection and its age, and stopwatches to have stopped. */
async function expectLost(page: Page, lost: string) {
  await expect(page.getByText(lost)).toBeVisible({ timeout: 6_000 });
  await expect(page.getByRole('timer').first()).toHaveText(/[2-9]/);
  const tile = page.getByRole('listitem').filter({ hasText: '강하늘' });
  const stopped = await tile.textContent();
  await expect(page.getByRole('timer').first()).toHaveText(/[4-9]/);
  expect(await tile.textContent()).toBe(stopped);
  // The figures above the wall, and the wall.
  await expect(page.locator('[data-lost]')).toHaveCount(2);
}

test.use({ expectedComplaints: [/ERR_|net::/] });

test('a network that swallows everything is noticed, and the wall catches up', async ({ page, words }) => {
  const { live } = words;
  const { room, other } = await openWall(page, live.contact.live);
  proxy.swallow(true);
  await expectLost(page, live.lost.title);
  await expectAccessible(page);
  await server.rooms.enter(other, room);
  proxy.swallow(false);
  await expect(page.getByRole('listitem').filter({ hasText: '문태오' })).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText(live.contact.live, { exact: true })).toBeVisible();
  await expect(page.getByText(live.lost.title)).toBeHidden();
  await expect(page.locator('[data-lost]')).toHaveCount(0);
});

test('a server that is gone is noticed, and so is its return', async ({ page, words }) => {
  const { live } = words;
  const { room, other } = await openWall(page, live.contact.live);
  proxy.refuse(true);
  await expectLost(page, live.lost.title);
  await server.rooms.enter(other, room);
  proxy.refuse(false);
  await expect(page.getByRole('listitem').filter({ hasText: '문태오' })).toBeVisible();
  await expect(page.getByText(live.contact.live, { exact: true })).toBeVisible();
});

test('a browser that goes offline shows it at once, in every tab', async ({ page, context, words }) => {
  const { live } = words;
  await openWall(page, live.contact.live);
  const second = await context.newPage();
  await second.goto(`${proxy.url}/study/status`);
  await expect(second.getByText(live.contact.live, { exact: true })).toBeVisible();
  await expect.poll(() => server.streams.count).toBe(1);
  await context.setOffline(true);
  await expectLost(page, live.lost.title);
  await expect(second.getByText(live.lost.title)).toBeVisible();
  await context.setOffline(false);
  for (const tab of [page, second]) {
    await expect(tab.getByText(live.contact.live, { exact: true })).toBeVisible();
    await expect(tab.getByText(live.lost.title)).toBeHidden();
  }
});

test('waking from sleep is noticed without waiting for the next heartbeat', async ({ page, words }) => {
  const { live } = words;
  await page.clock.install();
  await openWall(page, live.contact.live);
  proxy.swallow(true);
  // The clock is an hour later at once, and no timer ran in between.
  await page.clock.setSystemTime(Date.now() + 3_600_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(live.lost.title)).toBeVisible({ timeout: 1_000 });
});

test('a laptop that slept notices on waking that its line is dead, and recovers', async ({
  page,
  context,
  words,
}) => {
  const { live } = words;
  const { room, other } = await openWall(page, live.contact.live);
  const cdp = await context.newCDPSession(page);
  // Timers stop, and no message is handled, while the connection is cut.
  await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
  proxy.swallow(true);
  const asleepSince = Date.now();
  await server.rooms.enter(other, room);
  await expect.poll(() => Date.now() - asleepSince).toBeGreaterThan(6 * beatMs);
  await cdp.send('Page.setWebLifecycleState', { state: 'active' });
  await expectLost(page, live.lost.title);
  await expect(page.locator('[data-lost]').first()).toHaveCSS('filter', 'grayscale(1)');
  proxy.swallow(false);
  await expect(page.getByRole('listitem').filter({ hasText: '문태오' })).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText(live.contact.live, { exact: true })).toBeVisible();
  await expect(page.locator('[data-lost]')).toHaveCount(0);
});

test('a laptop that slept with the connection intact continues, with what happened meanwhile', async ({
  page,
  context,
  words,
}) => {
  const { live } = words;
  const { room, other } = await openWall(page, live.contact.live);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
  const asleepSince = Date.now();
  await server.rooms.enter(other, room);
  await expect.poll(() => Date.now() - asleepSince).toBeGreaterThan(6 * beatMs);
  await cdp.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(page.getByRole('listitem').filter({ hasText: '문태오' })).toBeVisible();
  await expect(page.getByText(live.contact.live, { exact: true })).toBeVisible();
});
