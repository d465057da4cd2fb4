import { idleStudent, soon, withCamera, wordsOf } from './support/devRoom.ts';
import { expect, test } from './support/test.ts';

test.use(withCamera('deny'));

test('refused the camera, a student takes part, and the console sees it as off', async ({
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
