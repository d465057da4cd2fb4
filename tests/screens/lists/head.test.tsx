import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sortWords } from '../../../src/engine/list/sortWords.ts';
import { currentPath, renderScreen } from '../../support/renderScreen.tsx';
import { createWorld } from '../../support/world.ts';
import { wordsOf } from '../../support/wordsOf.ts';

const say = wordsOf('en');
const name = say('resources.students.fields.name');
const sortsBy = (order: 'ASC' | 'DESC') => sortWords(say, name, order);

async function aList() {
  const academy = await (await createWorld()).academy();
  for (const each of ['나나', '가가', '다다']) await academy.student({ name: each });
  return academy;
}
const shownNames = () => screen.getAllByText(/^(?:가가|나나|다다)$/).map(each => each.textContent);
const head = () => screen.getByRole('columnheader', { name: new RegExp(name) });
/** The students were registered at the same instant, so that any order may have been there before. */
const isSorted = (direction: string, names: string[]) =>
  waitFor(() => {
    expect(head().getAttribute('aria-sort')).toBe(direction);
    expect(shownNames()).toEqual(names);
  });

test('a head sorts by its column, and again in the other direction; it says what it would do and how the list is sorted', async () => {
  const { owner } = await aList();
  const { user } = await renderScreen('/student', { as: owner });
  await screen.findByText('가가');
  expect(head().getAttribute('aria-sort')).toBeNull();
  await user.click(screen.getByRole('button', { name: sortsBy('ASC') }));
  await isSorted('ascending', ['가가', '나나', '다다']);
  screen.getByRole('button', { name: sortsBy('DESC') }).focus();
  await user.keyboard('{Enter}');
  await isSorted('descending', ['다다', '나나', '가가']);
  expect(currentPath()).toContain('order=DESC');
});

test('the head selects all rows of its page, and none, and shows when some are; what is selected on another page stays', async () => {
  const { owner } = await aList();
  const { user } = await renderScreen('/student?perPage=10&sort=name&order=ASC', { as: owner });
  await screen.findByText('가가');
  const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: say('ra.action.select_all') });
  const rows = () => within(document.querySelector('tbody')!).getAllByRole<HTMLInputElement>('checkbox');
  await user.click(all());
  expect(rows().map(({ checked }) => checked)).toEqual([true, true, true]);
  expect(all().indeterminate).toBe(false);
  await user.click(rows()[1]!);
  expect([all().checked, all().indeterminate]).toEqual([false, true]);
  await user.click(all());
  expect([all().checked, all().indeterminate]).toEqual([true, false]);
  await user.type(screen.getByRole('searchbox'), '가가');
  await waitFor(() => expect(shownNames()).toEqual(['가가']));
  await user.click(all());
  await user.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(shownNames()).toHaveLength(3));
  expect(rows().map(({ checked }) => checked)).toEqual([false, true, true]);
});

test('the box of the head is checked before the rows of a long page, which follow', async () => {
  const academy = await (await createWorld()).academy();
  await academy.students(40, index => ({ name: `학생 ${index}` }));
  const { user } = await renderScreen('/student?perPage=50', { as: academy.owner });
  await screen.findByText('학생 39');
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: say('ra.action.select_all') });
  const checked = () => document.querySelectorAll('tbody input:checked').length;
  await user.click(all);
  expect(all.checked).toBe(true);
  await waitFor(() => expect(checked()).toBe(40));
  // One of them is not checked any more at once.
  await user.click(document.querySelector('tbody input')!);
  expect(all.checked).toBe(false);
  expect(checked()).toBe(39);
  await user.click(all);
  await waitFor(() => expect(checked()).toBe(40));
  await user.click(all);
  await waitFor(() => expect(checked()).toBe(0));
});
