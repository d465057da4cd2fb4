import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { pathOf } from '../../../src/screens.ts';
import type { Caller } from '../../support/caller.ts';
import { currentPath, renderScreen } from '../../support/renderScreen.tsx';
import { studyRooms } from '../../support/studyRooms.ts';
import { wordsOf } from '../../support/wordsOf.ts';
import { createWorld } from '../../support/world.ts';

afterEach(() => vi.dynamicImportSettled());

const say = wordsOf('en');
const parameter = (name: string) => new URLSearchParams(window.location.search).get(name);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const nameOf = (index: number) => `샛별${String(index).padStart(2, '0')}`;

/** A caller that notes which list pages are requested. */
function noting(caller: Caller, path: string) {
  const requested: string[] = [];
  const fetch: Caller['fetch'] = (address, init) => {
    const url = new URL(address, 'http://x');
    if (url.pathname.endsWith(path)) requested.push(url.search);
    return caller.fetch(address, init);
  };
  return { requested, caller: { ...caller, fetch } };
}

/** 12 students, of whom 11 match the filter, sorted by name on pages of 10. */
async function aFilteredList() {
  const academy = await (await createWorld()).academy();
  await academy.students(11, index => ({ name: nameOf(index + 1) }));
  await academy.student({ name: '달' });
  const { requested, caller } = noting(academy.owner, contract.students.list.path);
  const query = new URLSearchParams({
    filter: JSON.stringify({ searchText: '샛별' }),
    sort: 'name',
    order: 'ASC',
    page: '1',
    perPage: '10',
  });
  const { user } = await renderScreen(`${pathOf('students')}?${query}`, { as: caller });
  return { user, requested };
}

test('the next record and the previous one keep the filter, order and page of the list, also to its next page', async () => {
  const { user, requested } = await aFilteredList();
  await screen.findByRole('link', { name: new RegExp(nameOf(9)) });
  // Space shows a row's essentials without leaving the list, and j those of the next one.
  await user.keyboard('j ');
  const preview = async (name: string) => {
    const dialog = await screen.findByRole('dialog', { name });
    // Only then are keys the panel's: it takes the focus after it has been drawn.
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    return within(dialog);
  };
  (await preview(nameOf(1))).getByRole('link', { name: say('list.open') });
  await user.keyboard('j');
  await preview(nameOf(2));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const lastShown = screen.getByRole('link', { name: new RegExp(nameOf(2)) });
  await waitFor(() => expect(document.activeElement).toBe(lastShown));
  await user.click(screen.getByRole('link', { name: new RegExp(nameOf(9)) }));
  await heading(nameOf(9));
  await screen.findByText('9 of 11');
  expect(requested).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: `Next: ${nameOf(10)}` }));
  await heading(nameOf(10));
  // The eleventh is on the second page, which is requested once.
  await screen.findByRole('link', { name: `Next: ${nameOf(11)}` });
  await user.keyboard('j');
  await heading(nameOf(11));
  await screen.findByText('11 of 11');
  expect(screen.queryByRole('link', { name: /^Next: / })).toBeNull();
  expect(requested).toHaveLength(2);
  await user.keyboard('k');
  await heading(nameOf(10));
  await user.keyboard('j');
  await heading(nameOf(11));
  expect(requested).toHaveLength(2);

  // The crumb leads to the list as it was left, on the page of the record.
  const crumb = within(screen.getByRole('navigation', { name: say('app.breadcrumb') }));
  await waitFor(() => expect(crumb.getByRole('link').getAttribute('href')).toContain(`page=2`));
  await user.click(crumb.getByRole('link'));
  await screen.findByRole('link', { name: new RegExp(nameOf(11)) });
  expect(JSON.parse(parameter('filter')!)).toEqual({ searchText: '샛별' });
  expect([parameter('page'), parameter('perPage'), parameter('sort')]).toEqual(['2', '10', 'name']);
});

test('unsaved changes are asked about, the open tab stays, and a record that left the list keeps its place', async () => {
  const { user } = await aFilteredList();
  await user.click(await screen.findByRole('link', { name: new RegExp(nameOf(2)) }));
  await heading(nameOf(2));
  const memo = await screen.findByRole('textbox', { name: say('resources.students.fields.memo') });
  await user.type(memo, 'x');
  await user.click(await screen.findByRole('link', { name: `Next: ${nameOf(3)}` }));
  const question = within(await screen.findByRole('alertdialog', { name: say('unsaved.title') }));
  await user.click(question.getByRole('button', { name: say('unsaved.keepEditing') }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.clear(memo);

  const name = screen.getByRole('textbox', { name: say('resources.students.fields.name') });
  await user.clear(name);
  await user.type(name, '해달별');
  await user.click(screen.getByRole('button', { name: say('ra.action.save') }));
  await heading('해달별');
  await screen.findByRole('link', { name: `Next: ${nameOf(3)}` });
  await user.click(screen.getByRole('tab', { name: say('accounts.tabs.history') }));
  await user.click(screen.getByRole('link', { name: `Next: ${nameOf(3)}` }));
  await heading(nameOf(3));
  expect(parameter('tab')).toBe('history');
});

test('in the panel of a record j and k go to the next and previous one, and ? lists them', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const place = studyRooms(world, academy);
  for (const name of ['가방', '나방', '다방']) await place.room({ name });
  const query = new URLSearchParams({ sort: 'name', order: 'ASC', page: '1', perPage: '10', filter: '{}' });
  const { user } = await renderScreen(`${pathOf('roomStatus')}?${query}`, { as: academy.owner });
  await user.click(await screen.findByRole('link', { name: /가방/ }));
  const first = within(await screen.findByRole('dialog', { name: '가방' }));
  await first.findByText('1 of 3');
  await user.keyboard('j');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(currentPath()).not.toContain('record');
  await user.click(await screen.findByRole('link', { name: /나방/ }));
  await within(await screen.findByRole('dialog', { name: '나방' })).findByText('2 of 3');
  await user.keyboard('j');
  const last = within(await screen.findByRole('dialog', { name: '다방' }));
  await last.findByText('3 of 3');
  await user.keyboard('k');
  await within(await screen.findByRole('dialog', { name: '나방' })).findByText('2 of 3');
  await user.keyboard('?');
  const shortcuts = within(await screen.findByRole('dialog', { name: say('keyboard.title') }));
  shortcuts.getByText(say('keyboard.record.next'));
});

test('the crumb of a study record leads back to the list that it was opened from, with its filter', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const place = studyRooms(world, academy);
  const room = await place.room({ name: '집중실' });
  for (const name of ['샛별01', '샛별02']) await place.enter(await academy.student({ name }), room);
  const filter = JSON.stringify({ searchText: '샛별' });
  const query = new URLSearchParams({ filter, sort: 'displayName', order: 'ASC', page: '1', perPage: '10' });
  const { user } = await renderScreen(`${pathOf('studyToday')}?${query}`, { as: academy.owner });
  await user.click(await screen.findByRole('link', { name: /샛별01/ }));
  await heading('샛별01');
  await user.click(await screen.findByRole('link', { name: 'Next: 샛별02' }));
  await heading('샛별02');
  const crumb = within(screen.getByRole('navigation', { name: say('app.breadcrumb') }));
  await user.click(crumb.getByRole('link', { name: say('screens.studyToday') }));
  await screen.findByRole('link', { name: /샛별02/ });
  expect(parameter('filter')).toBe(filter);
});
