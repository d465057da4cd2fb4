import type { Page } from '@playwright/test';
import { demoAccounts } from '../../server/core/demoAccounts.ts';
import { contract } from '../../src/contract/index.ts';
import { pathOf } from '../../src/screens.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expect, test } from './support/test.ts';
import { untilStored } from './support/untilStored.ts';

const owner = demoAccounts.find(({ role }) => role === 'OWNER')!;

/** A reload of a page with unsaved changes is asked about by the browser itself. */
const leaveAnyway = (page: Page) => page.on('dialog', dialog => void dialog.accept());

test.describe('when the session ends', () => {
  test.use({ expectedComplaints: [/401/] });

  test('a filled grid survives signing in again, and is sent once', async ({
    page,
    context,
    words,
    say,
    signIn,
    call,
  }) => {
    const email = `e2e-keeping-${Date.now()}@test.example`;
    await signIn('OWNER');
    await page.goto(pathOf('studentAdd'));
    await page.getByRole('gridcell').nth(2).click();
    await page.keyboard.press('F2');
    await page.keyboard.insertText('남은 학생');
    await page.keyboard.press('Tab');
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('grid.ready', 1), { exact: true })).toBeVisible();

    await context.clearCookies();
    const created: string[] = [];
    page.on('request', request => {
      const isCreation = request.method() === 'POST' && request.url().endsWith(contract.imports.send.path);
      if (isCreation) created.push(request.headers()['idempotency-key'] ?? '');
    });
    await page.getByRole('button', { name: say('grid.send', 1) }).click();
    const dialog = page.getByRole('dialog', { name: words.signInAgain.title });
    await expect(dialog.getByLabel(words.login.password)).toBeFocused();
    await expectAccessible(page);
    await expect(page.getByText(email)).toBeVisible();
    await dialog.getByLabel(words.login.password).fill(owner.password);
    await dialog.getByRole('button', { name: words.login.submit, exact: true }).click();
    await expect(page.getByText(say('grid.added.students', 1))).toBeVisible();
    expect(new Set(created).size).toBe(1);

    const search = await call(
      'GET',
      `${contract.students.list.path}?searchText=${encodeURIComponent(email)}`,
    );
    const { content, total } = (await search.json()) as { total: number; content: { customerId: string }[] };
    expect(total).toBe(1);
    await call('POST', contract.students.deleteMany.path, {
      customerIds: content.map(each => each.customerId),
    });
  });
});

test('rows are sent on while another screen is open, which leads back to their result', async ({
  page,
  words,
  say,
  signIn,
  call,
}) => {
  const email = `e2e-sending-${Date.now()}@test.example`;
  await signIn('OWNER');
  await page.goto(pathOf('studentAdd'));
  await page.getByRole('gridcell').nth(2).click();
  await page.keyboard.press('F2');
  await page.keyboard.insertText('보내는 학생');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('grid.ready', 1), { exact: true })).toBeVisible();
  let release: () => void = () => undefined;
  const held = new Promise<void>(resolve => (release = resolve));
  await page.route(`**${contract.imports.send.path}`, async route => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: say('grid.send', 1) }).click();
  await page
    .getByRole('navigation', { name: words.app.mainMenu })
    .getByRole('link', { name: words.screens.managers })
    .click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expectAccessible(page);
  release();
  await page.getByRole('link', { name: words.grid.background.result }).click();
  await expect(page.getByText(say('grid.added.students', 1))).toBeVisible();
  await expect(page.getByText(email)).toBeHidden();

  const search = await call('GET', `${contract.students.list.path}?searchText=${encodeURIComponent(email)}`);
  const { content } = (await search.json()) as { content: { customerId: string }[] };
  await call('POST', contract.students.deleteMany.path, {
    customerIds: content.map(each => each.customerId),
  });
});

test('leaving a student with changes in two tabs asks, and a reload restores the input, for the same person only', async ({
  page,
  words,
  addStudents,
  signIn,
}) => {
  const [{ customerId }] = await addStudents('초안 학생');
  const path = pathOf('student', { id: customerId });
  leaveAnyway(page);
  await page.goto(path);
  const memo = page.getByRole('textbox', { name: words.resources.students.fields.memo });
  await memo.fill('아직 저장 안 함');
  await page.getByRole('tab', { name: words.accounts.tabs.profile }).click();
  await expect(page.getByRole('button', { name: words.choices.interestCategory.CSAT })).toBeVisible();

  const leave = async () => {
    await page
      .getByRole('navigation', { name: words.app.mainMenu })
      .getByRole('link', { name: words.screens.managers })
      .click();
  };
  await leave();
  const question = page.getByRole('alertdialog', { name: words.unsaved.title });
  await expect(question.getByRole('button', { name: words.unsaved.keepEditing })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(new RegExp(path));

  await untilStored(page);
  await page.goto(path);
  await expect(memo).toHaveValue('아직 저장 안 함');
  await expect(page.getByText(words.drafts.restored)).toBeVisible();
  await expectAccessible(page);

  // Nothing of the owner's is on its way any more.
  await page.goto('about:blank');
  await signIn('MANAGER');
  await page.goto(path);
  await expect(memo).toHaveValue('');
  await expect(page.getByText(words.drafts.restored)).toBeHidden();
});

test('Escape in a dialog with typed text asks first', async ({ page, words, signIn }) => {
  await signIn('OWNER');
  await page.goto(pathOf('templates'));
  await page.getByRole('button', { name: words.templates.add }).first().click();
  const name = page.getByRole('dialog').getByRole('textbox', { name: words.templates.fields.name });
  await name.fill('결석 알림');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: words.unsaved.title });
  await question.getByRole('button', { name: words.unsaved.keepEditing }).click();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('결석 알림');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: words.unsaved.discard }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
