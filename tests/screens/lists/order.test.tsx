import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sortWords } from '../../../src/engine/list/sortWords.ts';
import { currentPath, renderScreen } from '../../support/renderScreen.tsx';
import { createWorld } from '../../support/world.ts';
import { wordsOf } from '../../support/wordsOf.ts';

const say = wordsOf('en');

async function aList() {
  const academy = await (await createWorld()).academy();
  for (const name of ['나나', '가가', '다다']) await academy.student({ name });
  return academy;
}
const shownNames = () => screen.getAllByText(/^(?:가가|나나|다다)$/).map(each => each.textContent);

test('on a phone a list is sorted by a menu, and again in the other direction', async () => {
  const { owner } = await aList();
  const { user } = await renderScreen('/student', { as: owner, isPhone: true });
  await screen.findByText('가가');
  const name = say('resources.students.fields.name');
  const by = (field: string, order: 'ASC' | 'DESC') => sortWords(say, field, order);
  const joined = say('resources.students.fields.createdAt');
  await user.click(await screen.findByRole('button', { name: by(joined, 'DESC') }));
  await user.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name }));
  await waitFor(() => expect(shownNames()).toEqual(['가가', '나나', '다다']));
  await user.click(await screen.findByRole('button', { name: by(name, 'ASC') }));
  await user.click(
    within(await screen.findByRole('menu')).getByRole('menuitem', { name: RegExp(`^${name}`) }),
  );
  await waitFor(() => expect(shownNames()).toEqual(['다다', '나나', '가가']));
});

test.each([
  ['?perPage=7000', ''],
  ['?page=0&perPage=-1', ''],
  ['?sort=nothing&order=ASC', ''],
  ['?sort=name&order=up', ''],
  ['?sort=name&order=DESC&perPage=7000', 'sort=name&order=DESC'],
])('an address that no list has (%s) shows the list all the same', async (search, kept) => {
  const { owner } = await aList();
  await renderScreen(`/student${search}`, { as: owner });
  await screen.findByText('가가');
  expect(currentPath().replace(/^\/student\??/, '')).toBe(kept);
});

test('the keyboard gets to the first record past everything above it', async () => {
  const { owner } = await aList();
  const { user } = await renderScreen('/student?sort=name&order=ASC', { as: owner });
  const first = (await screen.findByText('가가')).closest('tr')!;
  screen.getByRole('link', { name: say('list.skipToRows') }).focus();
  await user.keyboard('{Enter}');
  expect(first.contains(document.activeElement)).toBe(true);
});
