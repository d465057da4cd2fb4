import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { pathOf } from '../../../src/screens.ts';
import { fill } from '../../support/fill.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { createWorld } from '../../support/world.ts';
import { wordsOf } from '../../support/wordsOf.ts';

const say = wordsOf('en');
const enough = { timeout: 120_000 };

// The window of these tests has no layout; the list draws what its box has room for.
let layout: { mockRestore: () => void }[] = [];
beforeEach(() => {
  layout = (['clientWidth', 'clientHeight', 'offsetWidth', 'offsetHeight'] as const).map(side =>
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(600),
  );
});
afterEach(() => layout.forEach(spy => spy.mockRestore()));

const list = () => screen.findByRole('grid', { name: say('group.students') });
const students = (count: number) => say('group.studentCount', { smart_count: count });
const selectedAre = (count: number) => screen.findByText(say('group.selected', { smart_count: count }));

/** Two managers; six students of the first one and 244 of no one, each fifth of them in the second class. */
async function academyWithStudents() {
  const academy = await (await createWorld()).academy({ userCount: 300 });
  const [first, second] = [
    await academy.manager({ name: '이서준' }),
    await academy.manager({ name: '최유나' }),
  ];
  await academy.students(6, index => ({ name: `담당 ${index}`, managerId: first.customerId }));
  await academy.students(244, index => ({
    name: `학생 ${String(index).padStart(3, '0')}`,
    memo: index % 5 === 0 ? '2반' : '1반',
  }));
  const countOf = async (id: string) =>
    (await academy.owner.call(contract.managers.studentCount, { params: { id } })).body.count;
  return { academy, first, second, countOf };
}

test('all who match are selected and split evenly, with what each manager will have', enough, async () => {
  const { academy, first, second, countOf } = await academyWithStudents();
  const { user } = await renderScreen(pathOf('group'), { as: academy.owner });
  await within(await list()).findByText('담당 0');
  // Every choice of the left says how many students it has.
  for (const [name, count] of [
    [say('group.everyone'), 250],
    [say('group.unassigned'), 244],
    ['이서준', 6],
    ['최유나', 0],
  ] as const)
    await screen.findByRole('button', { name: new RegExp(`^${name}.*${students(count)}`) });

  await fill(user, screen.getByRole('searchbox', { name: say('group.search') }), '2반');
  const matching = await screen.findByRole('checkbox', {
    name: say('group.selectAllMatching', { count: say('resources.students.count', { smart_count: 49 }) }),
  });
  await user.click(matching);
  await selectedAre(49);

  await user.click(screen.getByRole('button', { name: say('group.split.open') }));
  const dialog = within(
    await screen.findByRole('dialog', { name: say('group.split.title', { smart_count: 49 }) }),
  );
  for (const name of ['이서준', '최유나']) await user.click(dialog.getByRole('checkbox', { name }));
  // The larger share is that of the manager with fewer others.
  dialog.getByText(say('group.split.share', { before: 6, after: 30 }));
  dialog.getByText(say('group.split.share', { before: 0, after: 25 }));
  dialog.getByText(say('group.split.preview', { moved: students(49), leaving: students(0) }));
  await user.click(dialog.getByRole('button', { name: say('group.split.confirm') }));
  await screen.findByText(say('group.split.done', { smart_count: 49 }));
  expect([await countOf(first.customerId), await countOf(second.customerId)]).toEqual([30, 25]);
  await screen.findByRole('button', { name: new RegExp(`^최유나.*${students(25)}`) });

  await user.click((await screen.findAllByRole('button', { name: say('actions.undo') }))[0]!);
  await screen.findByText(say('group.undone'));
  expect(await countOf(second.customerId)).toBe(0);
});

test('the list is walked through, selected from and opened by keyboard', enough, async () => {
  const { academy, first, countOf } = await academyWithStudents();
  const { user } = await renderScreen(pathOf('group'), { as: academy.owner });
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${say('group.unassigned')}`) }));
  const grid = await list();
  await within(grid).findByText('학생 000');
  const rowAt = (index: number) => grid.querySelector<HTMLElement>(`[data-row="${index}"]`);
  // One row can be reached by Tab.
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  rowAt(0)!.focus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement).toBe(rowAt(1)));
  await user.keyboard(' ');
  await selectedAre(1);
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  await selectedAre(3);
  await user.keyboard('{Control>}a{/Control}');
  await selectedAre(244);
  await user.click(
    screen.getByRole('button', { name: say('group.assignHere', { smart_count: 244, name: '이서준' }) }),
  );
  await screen.findByText(say('group.assigned', { smart_count: 244, name: '이서준' }));
  expect(await countOf(first.customerId)).toBe(250);
});

test('students are narrowed to a status, with their count', enough, async () => {
  const { academy } = await academyWithStudents();
  const { body } = await academy.owner.call(contract.students.list, {
    query: { size: 100, sort: ['name,desc'] },
  });
  const some = body.content.slice(0, 3).map(({ customerId }) => customerId);
  await academy.owner.call(contract.students.deactivateMany, { body: { customerIds: some } });
  const { user } = await renderScreen(pathOf('group'), { as: academy.owner });
  await within(await list()).findByText('담당 0');
  await user.click(screen.getByRole('combobox', { name: say('resources.students.fields.accountStatus') }));
  await user.click(await screen.findByRole('option', { name: say('statuses.accountStatus.INACTIVE') }));
  await waitFor(() => expect(screen.queryByText('담당 0')).toBeNull());
  await screen.findByText(students(3));
  expect((await list()).getAttribute('aria-rowcount')).toBe('3');
});

test(
  'of hundreds of students only those in view are drawn and asked for, without paging by hand',
  enough,
  async () => {
    const { academy } = await academyWithStudents();
    const requested: string[] = [];
    const as = {
      ...academy.owner,
      fetch: (address: string, init?: RequestInit) => {
        if (address.includes(contract.managers.groupStudents.path)) requested.push(address);
        return academy.owner.fetch(address, init);
      },
    };
    const { user } = await renderScreen(pathOf('group'), { as });
    const grid = await list();
    await within(grid).findByText('담당 0');
    expect(grid.getAttribute('aria-rowcount')).toBe('250');
    expect(grid.querySelectorAll('[data-row]').length).toBeLessThan(40);
    const pages = () => requested.filter(address => !address.includes('/ids')).length;
    expect(pages()).toBe(1);
    grid.querySelector<HTMLElement>('[data-row="0"]')!.focus();
    await user.keyboard('{End}');
    expect(grid.querySelectorAll('[data-row]').length).toBeLessThan(40);
    // Nothing scrolls here: the row that Tab leads to stays in the page out of view too, and keeps the focus.
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    expect((document.activeElement as HTMLElement).dataset['row']).toBe('249');
  },
);
