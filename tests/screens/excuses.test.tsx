import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { excuseFiles } from '../../server/database/schema/index.ts';
import { contract } from '../../src/contract/index.ts';
import { limits } from '../../src/domain/limits.ts';
import { en } from '../../src/i18n/en/index.ts';
import { pathOf } from '../../src/screens.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { createWorld } from '../support/world.ts';

// The window of these tests has no layout; the matrix draws what its box has room for.
let layout: { mockRestore: () => void }[] = [];
beforeEach(() => {
  layout = [
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_200),
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600),
  ];
});
afterEach(() => layout.forEach(spy => spy.mockRestore()));

async function academyWithStudents() {
  const world = await createWorld({ now: '2026-03-06T09:00:00+09:00' });
  const academy = await world.academy();
  const joined = new Date('2026-03-02T00:00:00Z');
  const student = await academy.student({ name: '강하늘', createdAt: joined, authenticatedAt: joined });
  await academy.student({ name: '문태오' });
  return { world, academy, student };
}
const march = (since: string, until: string) => pathOf('attendanceHistory', undefined, { since, until });

test('an absence is excused from its cell of the matrix, and no longer counts', async () => {
  const { academy } = await academyWithStudents();
  const { user } = await renderScreen(march('2026-03-03', '2026-03-05'), { as: academy.owner });
  const grid = await screen.findByRole('grid', { name: en.attendance.matrix });
  const cell = () => grid.querySelector<HTMLElement>('[data-cell="0-2"]')!;
  await waitFor(() => expect(cell().getAttribute('aria-label')).toBe(en.attendance.absent));
  await user.click(cell());
  const day = within(await screen.findByRole('dialog', { name: /강하늘/ }));
  await user.click(await day.findByRole('button', { name: en.excuses.add }));
  const form = within(await screen.findByRole('dialog', { name: en.excuses.addTitle }));
  expect(form.getByLabelText<HTMLInputElement>(/First day/).value).toBe('2026-03-05');
  await user.type(form.getByRole('textbox', { name: en.excuses.note }), 'A cold');
  await user.click(form.getByRole('button', { name: en.app.save }));
  await waitFor(() => expect(cell().getAttribute('aria-label')).toBe(en.choices.attendanceExtra.E));
  // Who recorded it and why is with the day, and it can be taken back there.
  await day.findByText(/A cold/);
  await day.findByText(new RegExp(academy.owner.name));
  await user.click(day.getByRole('button', { name: /^Delete / }));
  await user.click(await screen.findByRole('button', { name: en.excuses.delete }));
  await waitFor(() => expect(cell().getAttribute('aria-label')).toBe(en.attendance.absent));
});

test('who is excused today is counted apart, and the count leads to them', async () => {
  const { academy, student } = await academyWithStudents();
  await academy.owner.call(contract.attendances.createExcuse, {
    params: { userId: student.userId },
    body: { since: '2026-03-06', until: '2026-03-06', reason: 'SCHOOL', note: '' },
  });
  const { user } = await renderScreen(pathOf('attendanceStatus'), { as: academy.owner });
  await screen.findByText('문태오');
  await user.click(await screen.findByRole('button', { name: /Excused/ }));
  await waitFor(() => expect(screen.queryByText('문태오')).toBeNull());
  await screen.findByText('강하늘');
});

test('a row of today opens the day, which the address keeps, with its entries and the ways to act', async () => {
  const { academy, student } = await academyWithStudents();
  const path = pathOf('attendanceStatus', undefined, { record: student.userId });
  const { user } = await renderScreen(path, { as: academy.owner });
  const panel = within(await screen.findByRole('dialog', { name: '강하늘' }));
  await panel.findByText(en.attendance.noStays);
  await user.click(panel.getByRole('button', { name: en.excuses.add }));
  const form = within(await screen.findByRole('dialog', { name: en.excuses.addTitle }));
  await user.click(form.getByRole('button', { name: en.app.save }));
  await panel.findByText(en.choices.attendanceExtra.E);
  await user.click(panel.getByRole('button', { name: en.attendance.correct }));
  await screen.findByRole('dialog', { name: /강하늘 ·/ });
});

test('who sees today’s attendance alone opens the day without a way to change it', async () => {
  const { academy, student } = await academyWithStudents();
  const manager = await academy.manager({ permissions: ['VIEW_ATTENDANCE_STATUS'] });
  const path = pathOf('attendanceStatus', undefined, { record: student.userId });
  await renderScreen(path, { as: manager });
  const panel = within(await screen.findByRole('dialog', { name: '강하늘' }));
  await panel.findByText(en.attendance.noStays);
  expect(panel.queryByRole('button', { name: en.excuses.add })).toBeNull();
  expect(panel.queryByRole('button', { name: en.attendance.correct })).toBeNull();
});

test('a student’s record lists their excuses; an observer reads them and changes none', async () => {
  const { academy } = await academyWithStudents();
  const observer = await academy.manager({
    observer: true,
    permissions: ['VIEW_STUDENT', 'VIEW_ATTENDANCE_HISTORY'],
  });
  const watched = await academy.student({ name: '다라', managerId: observer.customerId });
  await academy.owner.call(contract.attendances.createExcuse, {
    params: { userId: watched.userId },
    body: { since: '2026-03-09', until: '2026-03-10', reason: 'FAMILY', note: 'A wedding' },
  });
  await renderScreen(`${pathOf('student', { id: watched.customerId })}?tab=attendance`, { as: observer });
  await screen.findByText(/A wedding/);
  expect(screen.queryByRole('button', { name: en.excuses.add })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Change / })).toBeNull();
});

test('the academy’s times are set among its settings, and a student’s own in their record', async () => {
  const { academy, student } = await academyWithStudents();
  const { groupId, owner } = academy;
  const settings = await renderScreen(pathOf('groupSettings'), { as: owner });
  const monday = `Mon, ${en.expectedTimes.entry}`;
  fireEvent.change(await screen.findByLabelText(monday), { target: { value: '09:00' } });
  const section = within(screen.getByRole('region', { name: en.expectedTimes.settings.title }));
  await settings.user.click(section.getByRole('button', { name: /Mon on all days/ }));
  fireEvent.change(screen.getByLabelText(`Sat, ${en.expectedTimes.entry}`), { target: { value: '10:00' } });
  await settings.user.click(section.getByRole('button', { name: en.reports.settings.save }));
  const read = () => owner.call(contract.groups.attendanceSettings, { params: { groupId } });
  await waitFor(async () => expect((await read()).body.expectedWeek.SAT.entryAt).toBe('10:00:00'));
  settings.unmount();

  const { user } = await renderScreen(`${pathOf('student', { id: student.customerId })}?tab=attendance`, {
    as: owner,
  });
  await screen.findByText(/Mon–Fri 09:00 to No time, Sat 10:00 to No time, Sun 09:00/);
  await user.click(screen.getByRole('button', { name: en.expectedTimes.edit }));
  const dialog = within(await screen.findByRole('dialog', { name: en.expectedTimes.edit }));
  await user.click(dialog.getByRole('combobox', { name: 'Mon' }));
  await user.click(await screen.findByRole('option', { name: en.expectedTimes.own }));
  fireEvent.change(dialog.getByLabelText(monday), { target: { value: '13:30' } });
  await user.click(dialog.getByRole('button', { name: en.app.save }));
  await screen.findByText(/Mon 13:30 to 22:00, Tue–Fri 09:00 to No time/);
});

test('students and days selected in the matrix are excused, and all excuses are listed and deleted', async () => {
  const { academy, student } = await academyWithStudents();
  await academy.owner.call(contract.attendances.createExcuse, {
    params: { userId: student.userId },
    body: { since: '2026-03-03', until: '2026-03-04', reason: 'ILLNESS', note: '' },
  });
  const shown = await renderScreen(march('2026-03-03', '2026-03-05'), { as: academy.owner });
  const { user } = shown;
  const grid = await screen.findByRole('grid', { name: en.attendance.matrix });
  const cell = () => grid.querySelector<HTMLElement>('[data-cell="0-2"]')!;
  await waitFor(() => expect(cell().getAttribute('aria-label')).toBe(en.attendance.absent));
  cell().focus();
  await user.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
  await screen.findByText(/1 student selected · Mar 3/);
  await user.click(await screen.findByRole('button', { name: en.actions.excuse.label }));
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByLabelText<HTMLInputElement>(/First day/)).value).toBe('2026-03-03');
  await dialog.findByText(/강하늘 \(2 days\)/);
  await user.click(dialog.getByRole('button', { name: /^Excuse 1 student/ }));
  await waitFor(() => expect(cell().getAttribute('aria-label')).toBe(en.choices.attendanceExtra.E));
  shown.unmount();

  const list = await renderScreen(pathOf('excuses'), { as: academy.owner });
  expect(await screen.findAllByText('강하늘')).toHaveLength(2);
  await list.user.click(screen.getAllByRole('checkbox')[0]!);
  await list.user.click(await screen.findByRole('button', { name: en.actions.deleteExcuses.label }));
  const confirm = await screen.findByRole<HTMLButtonElement>('button', { name: /^Delete 2 excused/ });
  await waitFor(() => expect(confirm.disabled).toBe(false));
  await list.user.click(confirm);
  const left = async () => (await academy.owner.call(contract.attendances.excuseList, {})).body.total;
  await waitFor(async () => expect(await left()).toBe(0));
});

test('a file is attached in the form and downloaded in the student’s excuses; a refused one says why next to it', async () => {
  const { world, academy, student } = await academyWithStudents();
  const { owner } = academy;
  const { user } = await renderScreen(`${pathOf('student', { id: student.customerId })}?tab=attendance`, {
    as: owner,
  });
  await user.click(await screen.findByRole('button', { name: en.excuses.add }));
  const form = within(await screen.findByRole('dialog', { name: en.excuses.addTitle }));
  await user.type(form.getByRole('textbox', { name: en.excuses.note }), 'A cold');
  const input = form.getByLabelText<HTMLInputElement>(en.excuses.file, { selector: 'input' });
  const choose = (name: string, text: string) =>
    fireEvent.change(input, { target: { files: [new File([text], name, { type: 'application/pdf' })] } });
  choose('note.pdf', '<svg/>');
  const group = within(form.getByRole('group', { name: en.excuses.file }));
  expect((await group.findByRole('alert')).textContent).toContain('note.pdf was not attached');
  choose('scan.pdf', '%PDF-1.7 of a doctor');
  await group.findByText(/scan\.pdf is attached/);
  expect(group.queryByRole('alert')).toBeNull();

  // Refused by the server after the excuse was stored: nothing typed is lost, and the excuse is not made again.
  const { groupId } = academy;
  const other = (
    await academy.owner.call(contract.attendances.createExcuse, {
      params: { userId: (await academy.student({ name: '바사' })).userId },
      body: { since: '2026-03-05', until: '2026-03-05', reason: 'FAMILY', note: '' },
    })
  ).body;
  const { orm } = world.database;
  await orm.insert(excuseFiles).values({
    groupId,
    excuseId: other.excuseId,
    contentType: 'application/pdf',
    bytes: limits.excuseFile.academyBytes,
    content: Buffer.from('%PDF-'),
    createdAt: world.clock(),
  });
  await user.click(form.getByRole('button', { name: en.app.save }));
  expect((await group.findByRole('alert')).textContent).toMatch(/saved without the file: .*storage/);
  expect(form.getByRole<HTMLInputElement>('textbox', { name: en.excuses.note }).value).toBe('A cold');
  await owner.call(contract.attendances.deleteExcuseFile, { params: { excuseId: other.excuseId } });
  await user.click(form.getByRole('button', { name: en.app.save }));
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Download file of/ });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await (await owner.fetch(link.getAttribute('href')!)).text()).toBe('%PDF-1.7 of a doctor');
  const { content } = (await owner.call(contract.attendances.excuses, { params: { userId: student.userId } }))
    .body;
  expect(content).toMatchObject([{ note: 'A cold', version: 1, file: { contentType: 'application/pdf' } }]);
});
