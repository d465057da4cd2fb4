import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { app } from '../../../src/i18n/en/app.ts';
import { keyboard } from '../../../src/i18n/en/keyboard.ts';
import { list } from '../../../src/i18n/en/list.ts';
import { screens } from '../../../src/i18n/en/screens.ts';
import { currentPath, renderScreen } from '../../support/renderScreen.tsx';
import { createWorld } from '../../support/world.ts';

async function open(path = '/student') {
  const academy = await (await createWorld()).academy();
  for (const name of ['강민지', '박서준']) await academy.student({ name });
  const { user } = await renderScreen(path, { as: academy.owner });
  await screen.findByRole('link', { name: /강민지/ });
  return { user };
}

test('g and a letter go to a screen, whose heading takes the focus', async () => {
  const { user } = await open();
  await user.keyboard('gm');
  const heading = await screen.findByRole('heading', { level: 1, name: screens.managers });
  expect(currentPath()).toMatch(/^\/manager/);
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('? lists the shortcuts of this screen; they are turned off there and stay off', async () => {
  const { user } = await open();
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: keyboard.title }));
  dialog.getByText(keyboard.list.next);
  dialog.getByText(screens.dashboard);
  await user.click(dialog.getByRole('switch', { name: keyboard.singleKeys }));
  await user.click(dialog.getByRole('button', { name: app.close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('gm');
  await user.keyboard('?');
  expect(currentPath()).toMatch(/^\/student/);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('j and k walk through the rows and their previews, x selects, a goes to the actions, / searches, and typing is left alone', async () => {
  const { user } = await open();
  const rows = () => screen.getAllByRole('row').slice(1);
  await user.keyboard('j');
  expect(rows()[0]!.contains(document.activeElement)).toBe(true);
  await user.keyboard('jx');
  expect(within(rows()[1]!).getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  const bar = await screen.findByRole('region', { name: /1/ });
  await user.keyboard('a');
  expect(bar.contains(document.activeElement)).toBe(true);
  await user.keyboard('k');
  expect(rows()[0]!.contains(document.activeElement)).toBe(true);

  // Space shows a row's essentials without leaving the list, and j those of the next one.
  const preview = async (name: string) => {
    const dialog = await screen.findByRole('dialog', { name });
    // Only then are keys the panel's: it takes the focus after it has been drawn.
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    return within(dialog);
  };
  const [first, second] = rows().map(row => within(row).getByRole('link'));
  await user.keyboard(' ');
  (await preview(first!.textContent)).getByRole('link', { name: list.open });
  await user.keyboard('j');
  await preview(second!.textContent);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(second));

  await user.keyboard('/');
  const search = screen.getByRole('searchbox', { name: list.search });
  expect(document.activeElement).toBe(search);
  await user.keyboard('gm?');
  expect((search as HTMLInputElement).value).toBe('gm?');
  expect(currentPath()).toMatch(/^\/student/);
});

test('when a used control disappears, the heading gets the focus', async () => {
  const { user } = await open();
  await user.keyboard('jx');
  const clear = await screen.findByRole('button', { name: list.unselect });
  clear.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});
