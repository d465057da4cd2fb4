import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { suppressedAddresses } from '../../../server/database/schema/index.ts';
import { contract } from '../../../src/contract/index.ts';
import { languages } from '../../../src/domain/choices.ts';
import { currentPath, renderScreen } from '../../support/renderScreen.tsx';
import { wordsOf } from '../../support/wordsOf.ts';
import { createWorld } from '../../support/world.ts';

const uninvited = { registrationStatus: 'PENDING', authenticatedAt: null } as const;

test.each(languages)(
  'failed invitations are found by their card, say why as text, and are corrected in place in %s',
  async language => {
    const say = wordsOf(language);
    const world = await createWorld();
    const academy = await world.academy();
    const failed = await academy.student({
      ...uninvited,
      name: '오타난',
      invitationState: 'FAILED',
      invitationFailure: '550: no such user',
      invitedAt: world.clock(),
    });
    await academy.student({ name: '가입한' });
    const { user } = await renderScreen('/student', { as: academy.owner, language });

    await user.click(
      await screen.findByRole('button', { name: new RegExp(say('accounts.summary.invitations')) }),
    );
    await screen.findByText(say('accounts.summary.invitationNote', { failed: 1, expired: 0 }));
    const row = (await screen.findByText('오타난')).closest('tr')!;
    within(row).getByText(say('choices.notificationReason.ADDRESS_REFUSED'));
    expect(currentPath()).toContain('FAILED');
    await screen.findByText(
      say('list.total', { count: say('resources.students.count', { smart_count: 1 }) }),
    );

    await user.click(within(row).getByRole('button', { name: say('list.rowActions', { name: '오타난' }) }));
    await user.click(await screen.findByRole('menuitem', { name: say('actions.correctInvitation.label') }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(/550: no such user/);
    const email = dialog.getByRole('textbox');
    await user.clear(email);
    await user.type(email, 'corrected@example.com');
    await user.click(dialog.getByRole('button', { name: say('actions.correctInvitation.confirm') }));
    await screen.findByText(say('actions.correctInvitation.done', { email: 'corrected@example.com' }));
    expect(await academy.account(failed)).toMatchObject({
      email: 'corrected@example.com',
      invitationState: 'QUEUED',
    });
  },
);

test('cards that could not be made can be tried again, and have an address code for each student', async () => {
  const say = wordsOf('en');
  const { owner, ...academy } = await (
    await createWorld({ env: { ROOM_APP_URL: 'https://rooms.example' } })
  ).academy();
  await academy.student({ ...uninvited, name: '카드받을' });
  let isDown = true;
  const as: typeof owner = {
    ...owner,
    fetch: (address, init) =>
      isDown && address.includes(contract.students.cards.path)
        ? Promise.resolve(new Response('<html>', { status: 502 }))
        : owner.fetch(address, init),
  };
  const { user } = await renderScreen('/student', { as });
  await user.click(await screen.findByRole('button', { name: say('list.rowActions', { name: '카드받을' }) }));
  await user.click(await screen.findByRole('menuitem', { name: say('actions.printCards.label') }));
  const dialog = within(await screen.findByRole('dialog'));
  const retry = await dialog.findByRole('button', { name: say('app.retry') });
  expect(dialog.getByRole('button', { name: say('accounts.cards.print') })).toHaveProperty('disabled', true);
  isDown = false;
  await user.click(retry);
  await dialog.findByRole('img', { name: say('accounts.cards.code', { name: '카드받을' }) });
  expect(dialog.queryByRole('button', { name: say('app.retry') })).toBeNull();
});

test('the page of an account whose emails came back says so, and resumes them for who may change it', async () => {
  const say = wordsOf('en');
  const world = await createWorld();
  const academy = await world.academy();
  const manager = await academy.manager({ name: '반송된' });
  await world.database.orm.insert(suppressedAddresses).values({
    groupId: academy.groupId,
    address: manager.email,
    reason: 'ADDRESS_BOUNCED',
    failure: '550: 5.1.1 user unknown',
    suppressedAt: world.clock(),
  });
  const { user } = await renderScreen(`/manager/${manager.customerId}`, {
    as: academy.owner,
    language: 'en',
  });
  const note = (await screen.findByText(/5\.1\.1 user unknown/)).closest('[role="alert"]')!;
  expect(note.textContent).toContain(`Emails are no longer sent to ${manager.email}`);
  await user.click(screen.getByRole('button', { name: say('accounts.suppression.allow') }));
  await screen.findByText(say('accounts.suppression.done'));
  await waitFor(() => expect(screen.queryByText(/5\.1\.1 user unknown/)).toBeNull());
});
