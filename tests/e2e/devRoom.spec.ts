import { demoPassword } from '../../server/core/demoAccounts.ts';
import { idleStudent, soon, withCamera, wordsOf } from './support/devRoom.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';

test.use(withCamera('accept'));

test('a browser plays a student, and the live board in another tab follows', async ({
  page,
  context,
  request,
  signIn,
  words,
}) => {
  const student = await idleStudent(request, 0);
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
