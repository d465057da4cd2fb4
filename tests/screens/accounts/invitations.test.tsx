import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
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
