import type { APIRequestContext, Page } from '@playwright/test';
import type { ServiceAccount, ServiceRoom } from '../../src/domain/entities/roomService.ts';
import { serverWords } from '../../server/core/serverWords.ts';
import { demoPassword } from '../../server/core/demoAccounts.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream'] }),
});

const wordsOf = (page: Page) =>
  page.evaluate(() => document.documentElement.lang).then(lang => serverWords[lang as 'ko' | 'en'].roomPage);

/** A student who is in no room; each test takes another one, as they play in one academy. */
async function idleStudent(request: APIRequestContext, offset: number) {
  const read = async (path: string) => (await request.get(`/dev/room/api/room-service/${path}`)).json();
  const { content: accounts } = (await read('accounts?size=100')) as { content: ServiceAccount[] };
  const { content: rooms } = (await read('rooms')) as { content: ServiceRoom[] };
  const present = rooms.flatMap(room => room.participants.map(({ customerId }) => customerId));
  const idle = accounts.filter(
    ({ kind, accountStatus, customerId }) =>
      kind === 'STUDENT' && accountStatus === 'ACTIVE' && !present.includes(customerId),
  );
  return idle[offset]!;
}

/** How fresh live screens are to be. */
const soon = { timeout: 5_000 };

test('a browser plays a student with its camera, and the live board in another tab follows', async ({
  page,
  context,
  request,
  signIn,
  words,
}) => {
  const student = await idleStudent(request, 0);
  await context.grantPermissions(['camera']);
  await signIn('OWNER');
  const wall = await context.newPage();
  await wall.goto('/study/status');
  const tile = wall.getByRole('listitem').filter({ hasText: student.name });
  await expect(wall.getByText(words.live.contact.live, { exact: true })).toBeVisible();

  await page.goto('/dev/room');
  const own = await wordsOf(page);
  await page.getByRole('button', { name: own.enter }).click();
  await expect(page.getByRole('alert')).toHaveText(own.chooseBoth);
  await page.getByRole('searchbox', { name: own.searchStudents }).fill(student.name);
  await page.getByRole('radio', { name: student.name }).check();
  await expectAccessible(page);

  // A room with a password says why not, next to the button, and loses nothing.
  await page.getByRole('radio', { name: '공무원 시험 자습실' }).check();
  await page.getByRole('button', { name: own.enter }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await page.getByRole('textbox', { name: own.password }).fill(demoPassword);
  await page.getByRole('button', { name: own.enter }).click();

  await expect(page.locator('video')).toBeVisible();
  await expect(tile).toContainText(words.statuses.stopwatchStatus.START, soon);
  await page.getByRole('button', { name: own.stopwatch.study, exact: true }).click();
  await expect(tile).toContainText(words.statuses.stopwatchStatus.STUDY, soon);
  await expect(page.getByRole('timer')).not.toHaveText('0:00:00');
  await page.getByRole('button', { name: own.camera.off }).click();
  await expect(tile).toContainText(words.wall.cameraOff, soon);
  await page.getByRole('button', { name: own.camera.on }).click();
  await page.getByRole('button', { name: own.microphone.on }).click();
  await page.getByRole('button', { name: own.stopwatch.break, exact: true }).click();
  await expect(tile).toContainText(words.statuses.stopwatchStatus.BREAK, soon);
  await page.getByRole('button', { name: own.away }).click();
  await expect(page.getByText(own.states.away, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: own.leave }).click();
  await expect(tile).toBeHidden(soon);
  await expect(page.getByText('participant.left')).toBeVisible();
  await expect(page.getByText(own.verdicts.REFUSED)).toBeHidden();

  // Closing the page is leaving the room.
  await page.getByRole('button', { name: own.enter }).click();
  await expect(tile).toBeVisible(soon);
  await page.goto('about:blank');
  await expect(tile).toBeHidden(soon);
});

test('without the camera a student takes part, and the console sees it as off', async ({
  page,
  context,
  signIn,
  words,
  request,
}) => {
  const student = await idleStudent(request, 1);
  await signIn('OWNER');
  const wall = await context.newPage();
  await wall.goto('/study/status');
  await page.goto('/dev/room');
  const own = await wordsOf(page);
  await page.getByRole('searchbox', { name: own.searchStudents }).fill(student.name);
  await page.getByRole('radio', { name: student.name }).check();
  await page.getByRole('radio', { name: '조용한 열람실' }).check();
  await page.getByRole('button', { name: own.enter }).click();
  await expect(page.getByText(own.camera.refused)).toBeVisible();
  const tile = wall.getByRole('listitem').filter({ hasText: student.name });
  await expect(tile).toContainText(words.wall.cameraOff, soon);
  await page.getByRole('button', { name: own.camera.on }).click();
  await expect(page.getByText(own.camera.refused)).toBeVisible();
  await page.getByRole('button', { name: own.leave }).click();
  await expect(tile).toBeHidden(soon);
});
