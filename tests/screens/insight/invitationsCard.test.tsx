import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentPath, renderScreen } from '../../support/renderScreen.tsx';
import { createWorld } from '../../support/world.ts';
import { wordsOf } from '../../support/wordsOf.ts';

const say = wordsOf('en');
const t = (key: string, values?: object) => say(`dashboard.invitations.${key}`, values as never);
const invited = { registrationStatus: 'PENDING', authenticatedAt: null, invitationState: 'SENT' } as const;

test('invitations that failed or were never opened lead to their accounts', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const invitedAt = world.clock();
  await academy.student({ ...invited, invitedAt, invitationState: 'FAILED' });
  await academy.student({ ...invited, invitedAt });
  await academy.manager({ ...invited, invitedAt });
  await academy.manager({ ...invited, invitedAt, invitationOpenedAt: invitedAt });
  const { user } = await renderScreen('/dashboard', { as: academy.owner });
  const card = within(await screen.findByRole('region', { name: t('title') }));
  await card.findByRole('link', { name: t('failed', { smart_count: 1 }) });
  expect(card.queryByText(t('expired', { smart_count: 0 }))).toBeNull();
  await user.click(await card.findByRole('link', { name: t('unopened', { smart_count: 1 }) }));
  await waitFor(() => expect(currentPath()).toContain('/manager?'));
  await waitFor(() => expect(document.querySelectorAll('tbody .select-cell input')).toHaveLength(1));
});

test('never opened invitations of students lead to them where invitations have a link', async () => {
  const academy = await (await createWorld({ env: { ROOM_APP_URL: 'https://rooms.example' } })).academy();
  await academy.student({ ...invited, invitedAt: new Date() });
  const { user } = await renderScreen('/dashboard', { as: academy.owner });
  await user.click(await screen.findByRole('link', { name: t('unopened', { smart_count: 1 }) }));
  await waitFor(() => expect(currentPath()).toContain('/student?'));
  await waitFor(() => expect(document.querySelectorAll('tbody .select-cell input')).toHaveLength(1));
});

test('the card has its lines whatever there is to say', async () => {
  const academy = await (await createWorld()).academy();
  await renderScreen('/dashboard', { as: academy.owner });
  const card = within(await screen.findByRole('region', { name: t('title') }));
  await waitFor(() => expect(card.getAllByText(t('none'))).toHaveLength(2));
});
