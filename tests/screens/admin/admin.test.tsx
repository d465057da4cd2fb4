import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { en } from '../../../src/i18n/en/index.ts';
import { fill } from '../../support/fill.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { studyRooms } from '../../support/studyRooms.ts';
import { wordsOf } from '../../support/wordsOf.ts';
import { createWorld } from '../../support/world.ts';

async function system() {
  const world = await createWorld();
  const academy = await world.academy({ name: '누리 화면 시험', userCount: 5 });
  const student = await academy.student({ name: '정하은' });
  return { world, academy, student, as: await world.superAdmin() };
}
const filtered = (path: string, filter: object) =>
  `${path}?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: '{}' })}`;

test.each(['ko'] as const)(
  'the audit log opens a record with before and after in words, in %s',
  async language => {
    const say = wordsOf(language);
    const { academy, student } = await system();
    await academy.owner.call(contract.students.deactivate, { params: { id: student.customerId } });
    const { user } = await renderScreen('/setting/audit', { as: academy.owner, language });
    await user.click(await screen.findByText(say('choices.auditAction.student.deactivate')));
    const panel = within(await screen.findByRole('dialog', { name: say('auditLog.record') }));
    await panel.findByText(say('statuses.accountStatus.ACTIVE'));
    panel.getByText(say('statuses.accountStatus.INACTIVE'));
  },
);

test('the audit log of all academies names the academy', async () => {
  const { academy, student, as } = await system();
  await academy.owner.call(contract.students.deactivate, { params: { id: student.customerId } });
  await renderScreen(filtered('/admin/audit', { groupId: academy.groupId }), { as });
  const table = within(await screen.findByRole('table'));
  expect((await table.findAllByText('누리 화면 시험')).length).toBeGreaterThan(0);
  expect(table.queryByText(academy.groupId)).toBeNull();
});

test('the academies are searched by id [S2.26]', async () => {
  const { academy, as } = await system();
  await renderScreen(filtered('/admin', { searchText: academy.groupId }), { as });
  await screen.findByText('누리 화면 시험');
});

test('subscriptions show from when until when they last, and when the trial ends', async () => {
  const { fields } = en.resources.subscriptions;
  const world = await createWorld();
  const { groupId } = await world.academy({ name: '체험 학원', trialEndsOn: '2026-03-09' });
  await renderScreen(filtered('/admin/subscribe', { searchText: groupId }), { as: await world.superAdmin() });
  const table = within(await screen.findByRole('table'));
  await table.findByText('체험 학원');
  for (const name of [fields.startsOn, fields.endsOn, fields.trialEndsOn])
    table.getByRole('columnheader', { name: new RegExp(name) });
  table.getByText(/Mar 9, 2026|2026-03-09|03\/09\/2026/);
});

test('a subscription needs a reason, and refuses fewer places than students with both numbers [S2.26]', async () => {
  const say = wordsOf('en');
  const { academy, as } = await system();
  await academy.students(2);
  const { user } = await renderScreen(`/admin/subscribe?record=${academy.groupId}`, { as });
  const panel = within(await screen.findByRole('dialog'));
  const places = await panel.findByLabelText(new RegExp(say('resources.subscriptions.fields.userCount')));
  const reason = panel.getByLabelText(/Reason for the change/);
  const save = panel.getByRole('button', { name: say('app.save') });
  await fill(user, places, '2');
  await user.click(save);
  await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'));
  await fill(user, reason, 'fewer places');
  await user.click(save);
  const refused = say('errors.USER_COUNT_TOO_LOW', { active: 3, count: 2 });
  expect((await panel.findByRole('alert')).textContent).toContain(refused);
  await fill(user, places, '20');
  await user.click(save);
  await panel.findByText(say('audits.reason', { reason: 'fewer places' }));
});

test('students of all academies are deactivated from one list [S2.26]', async () => {
  const say = wordsOf('en');
  const { academy, student, as } = await system();
  const { user } = await renderScreen(filtered('/admin/student', { groupId: academy.groupId }), { as });
  await user.click(await screen.findByRole('button', { name: say('list.rowActions', { name: '정하은' }) }));
  await user.click(await screen.findByRole('menuitem', { name: say('actions.deactivate.label') }));
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = await dialog.findByRole('button', { name: /^Deactivate 1/ });
  await expect.poll(() => (confirm as HTMLButtonElement).disabled, { timeout: 10_000 }).toBe(false);
  await user.click(confirm);
  await expect
    .poll(async () => (await academy.account(student)).accountStatus, { timeout: 10_000 })
    .toBe('INACTIVE');
});

test('activity and inquiries name what they are about [S2.26]', async () => {
  const say = wordsOf('en');
  const { world, academy, student, as } = await system();
  const rooms = studyRooms(world, academy);
  await rooms.enter(student, await rooms.room());
  await rooms.press(student, 'STUDY');
  world.clock.advance({ minutes: 30 });
  await rooms.leave(student);
  const { unmount } = await renderScreen(filtered('/admin/active', { searchText: academy.groupId }), { as });
  await screen.findByText('누리 화면 시험');
  await screen.findByRole('figure', { name: say('admin.activity.chart') });
  unmount();
  await renderScreen('/admin/inquiry', { as });
  await screen.findByText(say('admin.inquiries.caption'));
});
