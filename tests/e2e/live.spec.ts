import { limits } from '../../src/domain/limits.ts';
import { startLiveServer } from '../support/liveServer.ts';
import { password } from '../support/person.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';

/** How fresh live screens are to be. */
const soon = { timeout: 5_000 };

test('a manager watches a student come, rest, hide and go: on the wall, in the room, in the bell', async ({
  browser,
  words,
}) => {
  const server = await startLiveServer();
  try {
    const { rooms } = server;
    const room = await rooms.room({ name: '집중실' });
    const student = await server.person({ name: '강하늘' });
    const manager = await server.person({
      kind: 'MANAGER',
      name: '이서준',
      permissions: ['VIEW_ROOM_USER', 'VIEW_STUDY', 'VIEW_STUDY_TIME'],
    });
    const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const answer = await context.request.post('/api/v1/auth/login', {
      headers: { Origin: server.url, 'X-Requested-With': 'studyroom-console' },
      data: { userId: manager.email, passwd: password },
    });
    expect(answer.status()).toBe(200);

    await page.goto('/study/status');
    await expect(page.getByText(words.live.contact.live, { exact: true })).toBeVisible();
    await expect(page.getByText(words.wall.empty.title)).toBeVisible();

    await rooms.enter(student, room);
    const tile = page.getByRole('listitem').filter({ hasText: '강하늘' });
    await expect(tile).toContainText(words.statuses.stopwatchStatus.START, soon);
    await rooms.press(student, 'STUDY');
    await expect(tile).toContainText(words.statuses.stopwatchStatus.STUDY, soon);
    await expect(tile).toContainText('0:00:03', soon);
    server.putForward(25);
    await rooms.press(student, 'BREAK');
    await expect(tile).toContainText(words.statuses.stopwatchStatus.BREAK, soon);
    await expect(tile).toContainText(/0:25:0\d/);
    await rooms.devices(student, { camera: 'OFF' });
    await expect(tile).toContainText(words.wall.cameraOff, soon);
    await expectAccessible(page);

    // A second tab receives the first one's stream.
    const second = await context.newPage();
    await second.goto(`/room/status?record=${room.roomId}`);
    const panel = second.getByRole('dialog', { name: '집중실' });
    await expect(panel.getByText('강하늘')).toBeVisible();
    await expect(panel.getByRole('img', { name: words.live.devices.camera.OFF })).toBeVisible();
    await expect.poll(() => server.streams.count).toBe(1);

    server.putForward(11);
    await server.watch();
    const bell = page.getByRole('button', { name: new RegExp(words.bell.open) });
    await expect(bell).toContainText('1', soon);
    await bell.click();
    const alerts = page.getByRole('dialog', { name: words.bell.title });
    await expect(alerts.getByRole('link', { name: /강하늘/ })).toContainText(words.bell.text.CAMERA_OFF);
    await alerts.getByRole('button', { name: words.bell.markRead }).click();
    await expect(alerts.getByRole('button', { name: words.bell.markRead })).toBeDisabled();
    await page.keyboard.press('Escape');

    await rooms.leave(student, 'CAMERA_OFF');
    await expect(page.getByText(words.wall.empty.title)).toBeVisible(soon);
    await expect(panel.getByText(words.rooms.users.empty.title)).toBeVisible(soon);

    // When the tab that listens is closed, the other one goes on.
    await page.close();
    await rooms.enter(student, room);
    await expect(panel.getByText('강하늘')).toBeVisible({ timeout: limits.live.pollMs + 5_000 });
    await rooms.leave(student);

    await second.goto(`/room/history?record=${room.roomId}`);
    const history = second.getByRole('dialog', { name: '집중실' });
    await expect(history.getByText(words.choices.expulsionReason.CAMERA_OFF)).toBeVisible();
    await history.getByRole('tab', { name: words.rooms.panel.tabs.info }).click();
    await expect(history.getByText(/^0:25:0\d$/)).toBeVisible();

    await second.goto('/study/history/today');
    const record = second.getByRole('row').filter({ hasText: '강하늘' });
    await expect(record).toContainText('집중실');
    await expect(record).toContainText(/0:25:0\d/);
    await record.getByRole('link').first().click();
    await expect(second.getByRole('heading', { level: 1, name: '강하늘' })).toBeVisible();
    await expect(second.getByText(words.choices.expulsionReason.CAMERA_OFF)).toBeVisible();
    await second.getByRole('link', { name: words.screens.premiumStudy }).click();
    await expect(second.getByText(words.records.daily)).toBeVisible();
    await context.close();
  } finally {
    await server.stop();
  }
});
