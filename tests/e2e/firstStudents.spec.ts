import { signInAt } from '../../scripts/support/signInAt.ts';
import { apiBase, contract } from '../../src/contract/index.ts';
import { pathOf } from '../../src/screens.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { startOwnServer, type OwnServer } from './support/ownServer.ts';
import { studentFile, studentList } from './support/studentList.ts';
import { expect, test } from './support/test.ts';

let server: OwnServer;
test.beforeAll(async () => {
  server = await startOwnServer(300);
});
test.afterAll(() => server.stop());

const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/%\{(\w+)\}/g, (_, name: string) => String(values[name]));

test('a new owner adds, corrects, invites and assigns 200 students, and sets a manager’s permissions [S2.16 S2.19]', async ({
  page,
  words,
}) => {
  test.setTimeout(240_000);
  const { grid, group } = words;
  const count = (text: string, smart_count: number) => filled(text.split(' |||| ').at(-1)!, { smart_count });
  await signInAt(server.url, page.request, server.owner);

  await test.step('two managers are typed in', async () => {
    await page.goto(server.url + pathOf('managerAdd'));
    await page.getByRole('gridcell').nth(2).click();
    for (const [name, email] of [
      ['이서준', 'seojun@list.example'],
      ['박도윤', 'doyun@list.example'],
    ] as const) {
      // What a Korean keyboard composes is no key to Playwright, so that the cell is opened first.
      await page.keyboard.press('F2');
      await page.keyboard.insertText(name);
      await page.keyboard.press('Tab');
      await page.keyboard.type(email);
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: count(grid.send, 2) }).click();
    await expect(page.getByText(count(grid.added.managers, 2))).toBeVisible();
  });

  await test.step('the list is uploaded, and 17 rows are marked', async () => {
    await page.goto(server.url + pathOf('studentAdd'));
    await page.getByLabel(grid.upload).setInputFiles(studentFile(studentList(200, 17)));
    await expect(page.getByText(count(grid.ready, 183))).toBeVisible();
    await expect(page.getByText(count(grid.bad, 17))).toBeVisible();
    await expect(page.getByText(filled(grid.left.STUDENT_CAP, { left: 300, limit: 300 }))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('they are corrected, one after the other', async () => {
    await page.getByLabel(grid.onlyBad).check();
    const wrong = studentList(200, 17).flatMap(student => student.wrong ?? []);
    for (const [index, { right }] of wrong.entries()) {
      await page.getByRole('button', { name: grid.nextBad }).click();
      const editor = page.locator('.cell-editor');
      await page.keyboard.press('F2');
      if (await editor.evaluate(element => element.matches('select'))) await editor.selectOption(right);
      else {
        await editor.fill(right);
        await page.keyboard.press('Enter');
      }
      await expect(page.getByText(count(grid.ready, 184 + index))).toBeVisible();
    }
    await expect(page.getByText(count(grid.bad, 1))).toBeHidden();
  });

  await test.step('all are added and invited', async () => {
    await page.getByRole('button', { name: count(grid.send, 200) }).click();
    // The longest request of the browser tests, on the embedded database, next to three other tests.
    await expect(page.getByText(count(grid.added.students, 200))).toContainText(grid.invited, {
      timeout: 30_000,
    });
  });

  await test.step('they are assigned to the managers', async () => {
    await page.goto(server.url + pathOf('group'));
    await page.getByRole('button', { name: group.unassigned }).click();
    const students = page.getByRole('region', { name: group.students, exact: true });
    await expect(students.getByText(count(group.studentCount, 200), { exact: true })).toBeVisible();
    await students.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: group.split.open }).click();
    for (const name of ['이서준', '박도윤']) await page.getByRole('dialog').getByLabel(name).check();
    await page.getByRole('dialog').getByRole('button', { name: group.split.confirm }).click();
    await expect(page.getByText(group.noStudents.title)).toBeVisible();
  });

  await test.step('one manager is given four permissions', async () => {
    await page.goto(server.url + pathOf('managers'));
    await page.getByRole('link', { name: '이서준' }).click();
    await page.getByRole('tab', { name: words.accounts.tabs.permissions }).click();
    const { names } = words.permissions;
    for (const permission of [
      'VIEW_DASHBOARD',
      'VIEW_STUDENT',
      'VIEW_STUDY_TIME',
      'VIEW_STATISTICS',
    ] as const)
      await page.getByRole('switch', { name: names[permission] }).check();
    await page.getByRole('button', { name: words.permissions.save }).click();
    await expect(page.getByText(words.permissions.saved)).toBeVisible();
  });

  const students = await page.request.get(
    `${server.url}${apiBase}${contract.students.list.path}?size=100&sort=name,asc`,
  );
  const { content, total } = (await students.json()) as {
    total: number;
    content: { phone: string; invitation: { state: string }; managerId: string | null }[];
  };
  expect(total).toBe(200);
  expect(
    content.every(({ managerId, invitation }) => managerId !== null && invitation.state !== 'NONE'),
  ).toBe(true);
  expect(content.every(({ phone }) => /^010\d{8}$/.test(phone))).toBe(true);
});
