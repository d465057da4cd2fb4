import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { addDays, formatISO } from 'date-fns';
import * as XLSX from 'xlsx';
import { contract } from '../../src/contract/index.ts';
import { studentBody } from '../../src/contract/students.ts';
import { limits } from '../../src/domain/limits.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { alsoOnPhones, expect, test } from './support/test.ts';

const bothSearch = 'e2e-';

const rowOf = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });

test(
  'the list is searched, filtered, kept in the address and saved',
  alsoOnPhones,
  async ({ page, words, signIn, isMobile }) => {
    await signIn('OWNER');
    await page.goto('/student');
    await expect(page.getByRole('heading', { name: words.screens.students })).toBeVisible();
    await expectAccessible(page);

    // One character is too short (specification, section 5); the list stays as it is.
    const search = page.getByRole('searchbox', { name: words.list.search });
    await search.fill('가');
    await expect(page.getByText(words.validation.searchText)).toBeVisible();
    await expect(page).toHaveURL('/student');
    await search.fill('지원');
    await expect(page).toHaveURL(/searchText/);
    await search.fill('없는 이름');
    await expect(page.getByText(words.list.noMatch.title)).toBeVisible();
    await search.fill('');
    await expect(page).not.toHaveURL(/searchText/);

    // On a phone all filters are in one sheet.
    const filters = isMobile ? words.list.filters : words.resources.students.fields.accountStatus;
    await page.getByRole('button', { name: filters, exact: true }).click();
    await page.getByRole('checkbox', { name: words.statuses.accountStatus.INACTIVE, exact: true }).check();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/INACTIVE/);
    const select = page.getByRole(isMobile ? 'list' : 'table').getByRole('checkbox');
    await select.last().check();
    await page.getByRole('button', { name: words.list.saved }).click();
    await page.getByRole('menuitem', { name: words.list.saveCurrent }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: words.list.saveName }).fill('휴원생');
    await page.getByRole('button', { name: words.app.save, exact: true }).click();
    await expect(page.getByText(words.list.saveDone)).toBeVisible();
    // A toast is above the bar of the selected.
    const toast = await page.locator('.MuiSnackbar-root').boundingBox();
    const bar = await page.locator('[data-selection]').boundingBox();
    expect(toast!.y + toast!.height).toBeLessThanOrEqual(bar!.y);

    // Saved filters outlive the page.
    await page.goto('/student?filter=%7B%7D');
    await page.getByRole('button', { name: words.list.saved }).click();
    await page.getByRole('menuitem', { name: '휴원생' }).click();
    await expect(page).toHaveURL(/INACTIVE/);
    const shown = isMobile ? page.getByRole('listitem') : page.getByRole('row');
    await expect(shown.filter({ hasText: words.statuses.accountStatus.INACTIVE }).first()).toBeVisible();

    if (isMobile) {
      // A card opens wherever it is touched.
      const card = shown.filter({ has: page.getByRole('checkbox') }).first();
      await card.tap({ position: { x: 200, y: 60 } });
      await expect(page).toHaveURL(/\/student\/[^?]+/);
    } else {
      const { name } = words.resources.students.fields;
      await page.getByRole('columnheader', { name }).getByRole('button').first().click();
      await expect(page.locator('th[aria-sort]')).toContainText(name);
    }
  },
);

test('many are deactivated at once, each with its result, and undone [S2.15]', async ({
  page,
  words,
  say,
  addStudents,
  call,
}) => {
  const [first, second, third] = await addStudents('가나다 하나', '가나다 둘', '가나다 셋');
  await call('POST', contract.students.deactivateMany.path, { customerIds: [third.customerId] });
  await page.goto(`/student?filter=${encodeURIComponent(JSON.stringify({ searchText: '가나다' }))}`);
  for (const { name } of [first, second, third]) await rowOf(page, name).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: say('ra.action.bulk_actions', 3) });
  await bar.getByRole('button', { name: words.list.moreActions }).click();
  await page.getByRole('menuitem', { name: words.actions.deactivate.label, exact: true }).click();

  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toContainText(
    say('actions.someRefused', { refused: 1, total: 3 }),
  );
  await expect(dialog.getByRole('status')).toContainText(third.name);
  await dialog.getByRole('button', { name: say('actions.deactivate.confirm', 2) }).click();
  await expect(page.getByText(say('actions.deactivate.done', 2))).toBeVisible();
  await dialog.getByRole('button', { name: words.actions.close }).click();
  await expect(rowOf(page, first.name)).toContainText(words.statuses.accountStatus.INACTIVE);

  // Once the toast has gone its undo stays in the window, below the top bar and above what is scrolled.
  const undoBar = page.getByRole('status').filter({ hasText: say('accounts.batches.latest.deactivate', 2) });
  await expect(undoBar).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 420 });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(undoBar).toBeInViewport({ ratio: 1 });
  const undo = undoBar.getByRole('button', { name: words.actions.undo });
  const isOnTop = await undo.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
  await undo.click();
  await expect(rowOf(page, first.name)).not.toContainText(words.statuses.accountStatus.INACTIVE);
  await expect(rowOf(page, third.name)).toContainText(words.statuses.accountStatus.INACTIVE);
});

test('a deactivation is reserved for a later day and cancelled [S4.4]', async ({
  page,
  words,
  say,
  addStudents,
}) => {
  const [student] = await addStudents('예약 학생');
  const { name, customerId } = student;
  await page.goto(`/student/${customerId}`);
  const act = async (label: string) => {
    await page.getByRole('button', { name: say('list.rowActions', { name }) }).click();
    await page.getByRole('menuitem', { name: label, exact: true }).click();
  };
  await act(words.actions.deactivate.label);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: words.actions.deactivate.later }).check();
  const day = dialog.getByLabel(words.actions.deactivate.on);
  const confirm = dialog.getByRole('button', { name: say('actions.deactivate.confirm', 1) });
  await day.fill('2020-01-01');
  await expect(dialog.getByText(words.validation.futureDate)).toBeVisible();
  await expect(confirm).toBeDisabled();
  await day.fill(formatISO(addDays(new Date(), 10), { representation: 'date' }));
  await confirm.click();
  await expect(page.getByText(say('actions.deactivate.reserved', 1))).toBeVisible();

  await act(words.actions.cancelReservation.label);
  await dialog.getByRole('button', { name: words.actions.cancelReservation.confirm }).click();
  await expect(page.getByText(words.actions.cancelReservation.done)).toBeVisible();
});

test('a student is deleted by typing the word, and restored [S2.15]', async ({
  page,
  words,
  say,
  addStudents,
}) => {
  const [{ name }] = await addStudents('삭제될 학생');
  await page.goto(`/student?filter=${encodeURIComponent(JSON.stringify({ searchText: name }))}`);
  await rowOf(page, name)
    .getByRole('button', { name: say('list.rowActions', { name }) })
    .click();
  await page.getByRole('menuitem', { name: words.actions.delete.label, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: say('actions.delete.confirm', 1) });
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('textbox').fill(words.actions.delete.word);
  await confirm.click();
  await expect(page.getByText(words.list.noMatch.title)).toBeVisible();
  const undo = page.getByRole('button', { name: words.actions.undo });
  await undo.hover();
  await expectAccessible(page);
  await undo.click();
  await expect(rowOf(page, name)).toBeVisible();
});

test('what matches is exported, in the order and the words of the list', async ({
  page,
  words,
  say,
  signIn,
}) => {
  await signIn('OWNER');
  await page.goto('/student?sort=name&order=ASC');
  const total = page.getByText(/^(총 )?\d+(명| students)$/);
  const count = Number((await total.textContent())!.replace(/\D/g, ''));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.list.export }).press('Enter'),
  ]);
  await expect(page.getByRole('button', { name: words.list.export })).toBeFocused();
  const book = XLSX.read(readFileSync(await download.path()));
  const sheet = book.Sheets[book.SheetNames[0]!]!;
  const rows = XLSX.utils.sheet_to_json<Record<string, string>>(sheet);
  const [header] = XLSX.utils.sheet_to_json<string[]>(sheet, { header: 1 });
  const { fields } = words.resources.students;
  const named = rows.filter(row => !row[fields.email]!.startsWith(bothSearch));
  expect(Math.abs(rows.length - count)).toBeLessThanOrEqual(limits.managers.max);
  expect(named.map(row => row[fields.accountStatus])).toContain(words.statuses.accountStatus.ACTIVE);
  expect(header).toEqual(expect.arrayContaining([fields.name, fields.email, fields.phone]));
  await expect(page.getByText(say('exporting.done', rows.length))).toBeVisible();
});

test('an export is cancelled, and nothing is saved', async ({ page, words, signIn }) => {
  await signIn('OWNER');
  await page.goto('/student');
  await page.route(/\/customers\/students\?/, route =>
    route.request().headers().accept?.includes('ndjson') ? undefined : route.continue(),
  );
  await page.getByRole('button', { name: words.list.export }).click();
  const saved: string[] = [];
  page.on('download', download => saved.push(download.suggestedFilename()));
  await page.getByRole('dialog').getByRole('button', { name: words.exporting.cancel }).click();
  await expect(page.getByText(words.exporting.cancelled)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(saved).toEqual([]);
});

test.describe('when another user saves first', () => {
  test.use({ expectedComplaints: [/412/] });

  test('the one who is later chooses field by field', async ({ page, words, addStudents, call }) => {
    const [{ customerId }] = await addStudents('겹친 학생');
    await page.goto(`/student/${customerId}`);
    const { fields } = words.resources.students;
    await page.getByRole('textbox', { name: fields.memo }).fill('나의 메모');
    await page.getByRole('textbox', { name: fields.phone, exact: true }).fill('01011112222');

    const address = contract.students.one.path.replace(':id', customerId);
    const before = await (await call('GET', address)).json();
    const kept = Object.keys(studentBody.fields);
    const theirs = Object.fromEntries(kept.map(field => [field, before[field]]));
    const answer = await call(
      'PATCH',
      address,
      { ...theirs, memo: '상대의 메모', name: '겹친 이름' },
      {
        'If-Match': `"${before.version}"`,
      },
    );
    expect(answer.status(), await answer.text()).toBe(200);

    await page.getByRole('button', { name: words.app.save, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words.form.conflict.title });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog
      .getByRole('radiogroup', { name: fields.memo })
      .getByRole('radio', { name: /나의 메모/ })
      .check();
    await dialog.getByRole('button', { name: words.form.conflict.apply }).click();
    await expect(page.getByText(words.form.saved)).toBeVisible();

    const after = await (await call('GET', address)).json();
    expect(after).toMatchObject({ memo: '나의 메모', name: '겹친 이름', phone: '01011112222' });
  });
});

test.describe('when the server is gone while saving', () => {
  test.use({ expectedComplaints: [/ERR_CONNECTION_REFUSED/] });

  test('nothing typed is lost, and saving again works', async ({ page, words, addStudents }) => {
    const [{ customerId }] = await addStudents('기다린 학생');
    await page.goto(`/student/${customerId}`);
    const memo = page.getByRole('textbox', { name: words.resources.students.fields.memo });
    await memo.fill('지워지면 안 되는 메모');
    await page.route(/\/api\/v1\//, route => route.abort('connectionrefused'));
    const save = page.getByRole('button', { name: words.app.save, exact: true });
    await save.click();
    await expect(page.getByText(words.errors.UNREACHABLE).first()).toBeVisible();
    await expect(memo).toHaveValue('지워지면 안 되는 메모');
    await page.unroute(/\/api\/v1\//);
    await save.click();
    await expect(page.getByText(words.form.saved)).toBeVisible();
    // Saved, the button is disabled: its form has the focus.
    await expect(save).toBeDisabled();
    await expect(page.locator('main form:focus')).toHaveCount(1);
  });
});

test.describe('a student of another academy', () => {
  test.use({ expectedComplaints: [/404/] });

  test('is one that is not known', async ({ page, words, signIn }) => {
    await signIn('OWNER');
    await page.goto('/student/of-another-academy');
    await expect(page).toHaveURL('/error?type=notfound');
    await expect(page.getByText(words.errorPage.notfound.title)).toBeVisible();
  });
});
