import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { Permission } from '../../src/domain/permissions.ts';
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

async function twoStudents() {
  const world = await createWorld({ now: '2026-03-06T09:00:00+09:00' });
  const academy = await world.academy();
  const manager = await academy.manager({ name: '이서준' });
  const [first, second] = [
    await academy.student({ name: '강하늘', managerId: manager.customerId }),
    await academy.student({ name: '문태오' }),
  ];
  return { academy, manager, first, second };
}
const matrix = () => screen.findByRole('grid', { name: en.attendance.matrix });
const cellAt = (grid: HTMLElement, row: number, column: number) =>
  grid.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`)!;

test('cells are walked through by keyboard; a correction keeps the original [S2.23]', async () => {
  const { academy, first } = await twoStudents();
  const path = pathOf('attendanceHistory', undefined, { since: '2026-03-02', until: '2026-03-06' });
  const { user } = await renderScreen(path, { as: academy.owner });
  const grid = await matrix();
  await waitFor(() => expect(cellAt(grid, 1, 4)).not.toBeNull());
  // The latest day is where one begins.
  const start = grid.querySelector<HTMLElement>('[tabindex="0"]')!;
  expect(start.dataset.cell).toBe('0-4');
  start.focus();
  await user.keyboard('{Home}{ArrowDown}{End}');
  await waitFor(() => expect(document.activeElement).toBe(cellAt(grid, 1, 4)));
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(document.activeElement).toBe(cellAt(grid, 0, 4)));
  // What a rate is of is shown below for the row one is in, and with its name for screen readers.
  const counts = en.attendance.rateDays.replace('%{present}', '0').replace('%{total}', String.raw`\d`);
  const line = (name: string) =>
    screen.getByText(
      (_, element) => element?.tagName === 'P' && RegExp(`^${name} ${counts}$`).test(element.textContent),
    );
  within(grid).getByRole('rowheader', { name: RegExp(`강하늘.*${first.email}`) });
  line('강하늘');
  within(grid).getByRole('rowheader', { name: RegExp(`강하늘.*${counts}`) });
  await user.click(grid.querySelector('[data-row="1"]')!);
  line('문태오');
  cellAt(grid, 0, 4).focus();
  await user.keyboard('{Home}{ArrowUp}{End}');
  expect(cellAt(grid, 0, 4).getAttribute('aria-label')).toBe(en.attendance.absent);
  // The cell that is rested on says what the day was, until Escape.
  const card = await screen.findByText(/^강하늘 · .*Mar 6/);
  await waitFor(() => expect(card.parentElement!.textContent).toContain(en.attendance.firstEntry));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(card.isConnected).toBe(false));

  // Paper has all days, whatever is in view.
  fireEvent(window, new Event('beforeprint'));
  const printed = screen.getByRole('table', { name: /2026/ });
  expect(within(printed).getAllByRole('columnheader')).toHaveLength(7);
  within(printed).getByRole('row', { name: /문태오/ });
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByRole('table', { name: /2026/ })).toBeNull();

  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: /강하늘/ });
  const correct = en.attendance.correctTo.replace('%{status}', en.statuses.attendanceStatus.PRESENT);
  await user.click(await within(dialog).findByRole('button', { name: correct }));
  await within(dialog).findByText(en.validation.required);
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'She sat in the hall' } });
  await user.click(within(dialog).getByRole('button', { name: correct }));
  await waitFor(() => expect(cellAt(grid, 0, 4).getAttribute('aria-label')).toBe(en.attendance.present));
  const { body } = await academy.owner.call(contract.attendances.details, {
    params: { userId: first.userId },
    query: { since: '2026-03-06', until: '2026-03-06' },
  });
  expect(body.content[0]).toMatchObject({
    status: 'PRESENT',
    correction: { originalStatus: 'ABSENT', reason: 'She sat in the hall' },
  });
});

test('students are selected by mouse and keyboard, written a memo and messaged', async () => {
  const { academy, manager } = await twoStudents();
  const { user } = await renderScreen(pathOf('attendanceHistory'), { as: academy.owner });
  const grid = await matrix();
  const box = (name: string) =>
    within(grid).findByRole('checkbox', { name: en.list.selectRow.replace('%{name}', name) });
  await user.click(await box('강하늘'));
  const bar = async (count: number) =>
    within(await screen.findByRole('region', { name: RegExp(`${count}`) }));
  await bar(1);
  expect(within(grid).getByRole('row', { selected: true }).textContent).toContain('강하늘');

  // In a cell, x selects its row or not, Shift with an arrow this row and the next, and Escape none.
  grid.querySelector<HTMLElement>('[tabindex="0"][data-cell]')!.focus();
  await user.keyboard('x');
  await waitFor(() => expect(screen.queryByRole('region', { name: /1/ })).toBeNull());
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await bar(2);
  await user.keyboard('{Escape}{Shift>} {/Shift}');
  await bar(1);
  expect(within(grid).getByRole('row', { selected: true }).textContent).toContain('문태오');
  await user.keyboard('{Control>}a{/Control}');
  const both = await bar(2);
  both.getByRole('button', { name: en.list.exportSelected });
  both.getByRole('button', { name: en.actions.message.label });

  // They stay selected when others are looked for.
  await user.click(screen.getByRole('combobox', { name: en.resources.students.fields.managerName }));
  await user.click(await screen.findByRole('option', { name: manager.name }));
  await waitFor(() => expect(screen.queryByText('문태오')).toBeNull());
  await user.click((await bar(2)).getByRole('button', { name: en.actions.setMemo.label }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByRole('textbox'), '상담 예정');
  const confirm = dialog.getByRole('button', { name: /^Apply to/ });
  await waitFor(() => expect(confirm).toHaveProperty('disabled', false));
  await user.click(confirm);
  await waitFor(async () => {
    const { body } = await academy.owner.call(contract.students.list);
    expect(body.content.map(({ memo }) => memo)).toEqual(['상담 예정', '상담 예정']);
  });
});

test('on a phone all who are found are selected, and messaged from the menu of the selected', async () => {
  const { academy } = await twoStudents();
  const { user } = await renderScreen(pathOf('attendanceHistory'), { as: academy.owner, isPhone: true });
  const grid = await matrix();
  await within(grid).findByText('강하늘');
  const [first] = within(grid).getAllByRole('checkbox', { name: /하늘/ });
  await user.click(first!);
  const bar = await screen.findByRole('region', { name: /1/ });
  await user.click(within(bar).getByRole('button', { name: en.list.actions }));
  await user.click(await screen.findByRole('menuitem', { name: /2/ }));
  const both = await screen.findByRole('region', { name: /2/ });
  expect(within(both).queryByRole('button', { name: en.actions.message.label })).toBeNull();
  await user.click(within(both).getByRole('button', { name: en.list.actions }));
  await user.click(await screen.findByRole('menuitem', { name: en.actions.message.label }));
  const dialog = within(await screen.findByRole('dialog', { name: en.notices.compose }));
  dialog.getByRole('button', { name: /^강하늘/ });
  dialog.getByRole('button', { name: /^문태오/ });
});

test('the matrix is narrowed to a manager’s students, and kept so in the address', async () => {
  const { academy } = await twoStudents();
  const { user } = await renderScreen('/attendance/history', { as: academy.owner });
  const grid = await matrix();
  await within(grid).findByText('문태오');
  // The rows are as close together as the person has chosen.
  const second = () => grid.querySelectorAll<HTMLElement>('.row')[1]!.style.transform;
  expect(second()).toBe('translateY(98px)');
  await user.click(screen.getByRole('button', { name: en.app.profileMenu }));
  const { label, compact } = en.app.density;
  await user.click(await screen.findByRole('menuitemradio', { name: `${label}: ${compact}` }));
  await waitFor(() => expect(second()).toBe('translateY(88px)'));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('combobox', { name: en.resources.students.fields.managerName }));
  await user.click(await screen.findByRole('option', { name: '이서준' }));
  await waitFor(() => expect(screen.queryByText('문태오')).toBeNull());
  await screen.findByText('강하늘');
  expect(window.location.search).toContain('manager=');
});

test.each<[string, Permission[], (ids: { customerId: string; userId: string }) => string | null]>([
  ['the account', ['VIEW_STUDENT'], ({ customerId }) => pathOf('student', { id: customerId })],
  ['the premium record', ['VIEW_STUDY_TIME'], ({ userId }) => pathOf('premiumStudy', { userId })],
  ['nothing', [], () => null],
])('a name leads to %s, as far as permissions allow', async (_, permissions, to) => {
  const { academy, first } = await twoStudents();
  const manager = await academy.manager({ permissions: ['VIEW_ATTENDANCE_HISTORY', ...permissions] });
  await renderScreen('/attendance/history', { as: manager });
  const name = await within(await matrix()).findByText('강하늘');
  expect(name.getAttribute('href')).toBe(to(first));
});

test('a manager who may see study only opens a student’s premium record, and no account', async () => {
  const { academy, first } = await twoStudents();
  const manager = await academy.manager({ permissions: ['VIEW_STUDY_TIME'] });
  await renderScreen(pathOf('premiumStudy', { userId: first.userId }), { as: manager });
  await screen.findByRole('heading', { level: 1, name: '강하늘' });
  await screen.findByText(en.records.daily);
  expect(screen.queryByRole('link', { name: en.records.toStudent })).toBeNull();
});
