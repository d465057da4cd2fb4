import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentPath, renderScreen } from '../../support/renderScreen.tsx';
import { createWorld } from '../../support/world.ts';
import { wordsOf } from '../../support/wordsOf.ts';

const say = wordsOf('en');
const t = (key: string, values?: object) => say(`dashboard.firstSteps.${key}`, values as never);

test('a new academy’s owner sees what to set up, what is done, and where; hidden, it stays hidden', async () => {
  const academy = await (await createWorld()).academy();
  await academy.students(1);
  const { user } = await renderScreen('/dashboard', { as: academy.owner });
  const card = within(await screen.findByRole('region', { name: t('title') }));
  card.getByText(t('progress', { done: 1, count: 5 }));
  expect(card.getAllByText(t('done'))).toHaveLength(1);
  await user.click(card.getByRole('link', { name: t('MANAGERS.name') }));
  await screen.findByRole('heading', { level: 1, name: say('screens.managerAdd') });
  expect(currentPath()).toBe('/manager-add');
  window.history.back();
  await user.click(await screen.findByRole('button', { name: t('hide') }));
  expect(screen.queryByRole('region', { name: t('title') })).toBeNull();
});

test('managers are not asked to set the academy up', async () => {
  const academy = await (await createWorld()).academy();
  await renderScreen('/dashboard', { as: await academy.manager({ permissions: ['VIEW_DASHBOARD'] }) });
  await screen.findByRole('list', { name: say('dashboard.overview.label') });
  expect(screen.queryByRole('region', { name: t('title') })).toBeNull();
});
