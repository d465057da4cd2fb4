import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pathOf } from '../../../src/screens.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { watchRenders } from '../../support/renderedAgain.ts';
import { wordsOf } from '../../support/wordsOf.ts';
import { createWorld } from '../../support/world.ts';

const say = wordsOf('en');

async function open() {
  const academy = await (await createWorld()).academy();
  for (const name of ['강하늘', '나은별', '다솜이']) await academy.student({ name });
  const { user } = await renderScreen(pathOf('students'), { as: academy.owner });
  await screen.findByRole('link', { name: /강하늘/ });
  const rows = screen.getAllByRole('row').slice(1);
  const checkboxOf = (row: HTMLElement) => within(row).getByRole<HTMLInputElement>('checkbox');
  // The bar of the selected is loaded with the first of them.
  await user.click(checkboxOf(rows[2]!));
  await screen.findByRole('button', { name: say('list.unselect') });
  return { user, rows, checkboxOf };
}

test('selecting a row renders its checkbox, and neither its values, other rows, the search nor the frame', async () => {
  const { user, rows, checkboxOf } = await open();
  const rendered = watchRenders();
  await user.click(checkboxOf(rows[0]!));
  expect(checkboxOf(rows[0]!).checked).toBe(true);
  const again = rendered();
  expect(again).toContain(checkboxOf(rows[0]!));
  const ofRows = again.filter(each => each.closest('tbody tr') !== null);
  expect(ofRows.filter(each => !rows[0]!.contains(each))).toEqual([]);
  expect(ofRows.filter(each => each.closest('td:not(.select-cell, .column-actions)') !== null)).toEqual([]);
  expect(again.filter(each => each.closest('[role=search], thead th a, nav, header') !== null)).toEqual([]);
});

test('another screen renders the menu entries that change, and nothing else of the menu', async () => {
  const { user } = await open();
  const menu = screen.getByRole('navigation', { name: say('app.mainMenu') });
  const entryOf = (name: 'students' | 'managers') =>
    within(menu).getByRole('link', { name: say(`screens.${name}`) });
  const rendered = watchRenders();
  await user.click(entryOf('managers'));
  await screen.findByRole('heading', { level: 1, name: say('screens.managers') });
  await waitFor(() => expect(entryOf('managers').getAttribute('aria-current')).toBe('page'));
  const labels = rendered().filter(each => each.matches('nav a > span'));
  expect(labels.map(({ textContent }) => textContent)).toEqual([
    say('screens.students'),
    say('screens.managers'),
  ]);
});

test('the menu of the columns is made when it is opened, and is gone when it is closed', async () => {
  const { user } = await open();
  const switches = () => screen.queryAllByRole('switch', { hidden: true });
  expect(switches()).toEqual([]);
  await user.click(screen.getByRole('button', { name: say('ra.action.select_columns') }));
  await waitFor(() => expect(switches().length).toBeGreaterThan(5));
  // The way to a row's actions cannot be hidden.
  expect(screen.queryByRole('switch', { name: say('app.more'), hidden: true })).toBeNull();
  expect(screen.queryAllByText(say('app.more'), { selector: 'li *' })).toEqual([]);
  // Rows of switches are items of a list: options would need a list of options, and could hold nothing.
  expect(screen.queryAllByRole('option', { hidden: true })).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(switches()).toEqual([]));
});
