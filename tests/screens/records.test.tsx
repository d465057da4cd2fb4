import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { en } from '../../src/i18n/en/index.ts';
import { ko } from '../../src/i18n/ko/index.ts';
import { pathOf } from '../../src/screens.ts';
import { setStudyClock } from '../support/setStudyClock.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { studyRooms } from '../support/studyRooms.ts';
import { createWorld } from '../support/world.ts';

/** A student who studied for an hour this morning. */
async function aMorning() {
  const world = await createWorld({ now: '2026-03-02T09:00:00+09:00' });
  const academy = await world.academy();
  const student = await academy.student({ name: '강하늘' });
  const rooms = studyRooms(world, academy);
  const room = await rooms.room({ name: '집중실' });
  await rooms.enter(student, room);
  await rooms.press(student, 'STUDY');
  world.clock.set('2026-03-02T10:00:00+09:00');
  await rooms.leave(student);
  const path = pathOf('studyRecord', {
    date: '2026-03-02',
    roomId: room.roomId,
    userId: student.userId,
  });
  return { world, academy, student, path };
}

test.each([
  ['ko', ko],
  ['en', en],
] as const)(
  'the records of a period explain how days are counted, in %s [S2.22]',
  async (language, words) => {
    const { world, academy } = await aMorning();
    const dayStartsAt = '09:00';
    await setStudyClock(world.database.orm, academy.groupId, { zone: 'Asia/Seoul', dayStartsAt, former: [] });
    const { user } = await renderScreen('/study/history', { as: academy.owner, language });
    await screen.findByText(words.records.lists.history.caption.replaceAll('%{dayStart}', dayStartsAt));
    await screen.findByText('강하늘');
    expect(screen.getAllByText('1:00:00').length).toBeGreaterThan(0);

    // Specification, section 9: up to 60 days, said before it is asked.
    await user.click(screen.getByRole('button', { name: new RegExp(words.period.presets.last7Days) }));
    const dialog = await screen.findByRole('dialog', { name: words.period.label });
    fireEvent.change(within(dialog).getByLabelText(words.period.since), { target: { value: '2026-01-01' } });
    const text = words.period.faults.tooLong.replace('%{days}', '60').replace('%{chosen}', '61');
    await within(dialog).findByText(text);
    expect(within(dialog).getByRole('button', { name: words.period.apply }).matches(':disabled')).toBe(true);
  },
);

test('a record is corrected with a reason, and keeps what was measured', async () => {
  const { academy, student, path } = await aMorning();
  const { user } = await renderScreen(path, { as: academy.owner });
  await user.click(await screen.findByRole('button', { name: en.records.correct }));
  const dialog = await screen.findByRole('dialog', { name: en.records.correctTitle });
  fireEvent.change(within(dialog).getByLabelText(en.records.minutes), { target: { value: '30' } });
  await user.click(within(dialog).getByRole('button', { name: en.app.save }));
  // Without a reason nothing is sent, and what was typed stays.
  await within(dialog).findByText(en.validation.required);
  await user.type(within(dialog).getByRole('textbox'), 'The camera had failed');
  await user.click(within(dialog).getByRole('button', { name: en.app.save }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('The camera had failed');
  const { body } = await academy.owner.call(contract.study.histories, {
    query: { since: '2026-03-02', until: '2026-03-02', userId: student.userId },
  });
  expect(body.content[0]).toMatchObject({ totalStudySeconds: 5_400, premiumStudySeconds: 3_600 });
});

test('an observer reads a record and is offered no correction [S6.9]', async () => {
  const { academy, student, path } = await aMorning();
  const observer = await academy.manager({ observer: true });
  await academy.change(student, { managerId: observer.customerId });
  await renderScreen(path, { as: observer });
  // Its list is scrolled by keyboard when the day is long.
  const list = await screen.findByRole('list', { name: en.records.timeline });
  expect(list.tabIndex).toBe(0);
  expect(screen.queryByRole('button', { name: en.records.correct })).toBeNull();
});

test('today’s attendance has counts, a rate, and leads from a count to its students [S2.23]', async () => {
  const { academy } = await aMorning();
  await academy.student({ name: '다라' });
  const { user } = await renderScreen('/attendance/status', { as: academy.owner });
  await screen.findByText('50.0%');
  await screen.findByText('다라');
  await user.click(screen.getByRole('button', { name: new RegExp(en.attendance.present) }));
  await waitFor(() => expect(screen.queryByText('다라')).toBeNull());
  screen.getByText('강하늘');
});

test('a student’s tabs show study and attendance to those who may see them [S2.17]', async () => {
  const { academy, student } = await aMorning();
  const path = pathOf('student', { id: student.customerId });
  const { user, unmount } = await renderScreen(path, { as: academy.owner });
  await user.click(await screen.findByRole('tab', { name: en.accounts.tabs.study }));
  await screen.findByText(en.records.daily);
  await user.click(screen.getByRole('tab', { name: en.accounts.tabs.attendance }));
  await screen.findByText(en.attendance.details);
  unmount();

  const manager = await academy.manager({ permissions: ['VIEW_STUDENT'] });
  await renderScreen(path, { as: manager });
  await screen.findByRole('tab', { name: en.accounts.tabs.info });
  expect(screen.queryByRole('tab', { name: en.accounts.tabs.study })).toBeNull();
});
