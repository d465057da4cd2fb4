import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { can } from '../../src/domain/permissions.ts';
import { en } from '../../src/i18n/en/index.ts';
import { menuOf, pathOf, screens } from '../../src/screens.ts';
import { actors } from '../support/actors.ts';
import { currentPath, renderScreen } from '../support/renderScreen.tsx';
import { createWorld } from '../support/world.ts';

const chosen = [
  'a stranger',
  'the owner',
  'a manager without a permission',
  'a manager with VIEW_STUDENT',
  'an observer',
  'the super administrator',
];
const visited = ['students', 'roomHistory', 'profile', 'admin'] as const;
const cells = actors
  .filter(({ name }) => chosen.includes(name))
  .flatMap(actor => visited.map(name => [actor.name, name, actor] as const));

test.each(cells)('%s opens the screen %s [S2.6 S6.2]', async (_, name, { holder, enter }) => {
  const world = await createWorld();
  await renderScreen(pathOf(name), { as: await enter(world) });
  const expected =
    holder === null
      ? pathOf('login', undefined, { from: pathOf(name) })
      : can(holder, screens[name].access)
        ? pathOf(name)
        : pathOf('error', undefined, { type: 'notfound' });
  await waitFor(() => {
    expect(currentPath()).toBe(expected);
  });
  if (expected !== pathOf(name)) return;

  const menu = await screen.findByRole('navigation', { name: en.app.mainMenu });
  const expectedLinks = menuOf(holder).flatMap(({ screens: open }) => open.map(each => en.screens[each]));
  await waitFor(() => {
    const links = within(menu).queryAllByRole('link');
    expect(links.map(link => link.textContent)).toEqual(expectedLinks);
  });
});

test('a user who is deactivated while working sees why (settled conflict: 401 ACCOUNT_INACTIVE)', async () => {
  const world = await createWorld();
  const visitor = await actors.find(({ name }) => name === 'somebody deactivated')!.enter(world);
  await renderScreen('/student', { as: visitor });
  await waitFor(() => expect(currentPath()).toBe('/error?type=inactive'));
  await screen.findByText(en.errorPage.inactive.text);
});

test('people who open a closed screen by its address see the menu of those that are open', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const observer = await academy.manager({ observer: true, permissions: ['VIEW_STUDY_TIME'] });
  await renderScreen(pathOf('roomStatus'), { as: observer });
  await screen.findByText(en.errorPage.notfound.title);
  expect(currentPath()).toBe(pathOf('error', undefined, { type: 'notfound' }));
  const menu = within(await screen.findByRole('navigation', { name: en.app.mainMenu }));
  menu.getByRole('link', { name: en.screens.studyHistory });
});

test('managers without permissions see a message with whom to ask', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const manager = await academy.manager({ permissions: [] });
  await renderScreen(pathOf('roomHistory'), { as: manager });
  const note = await screen.findByText(new RegExp(academy.owner.email));
  expect(note.closest('[role=status]')).not.toBeNull();
});
