import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { turnOnTwoFactor } from '../../support/turnOnTwoFactor.ts';
import { wordsOf } from '../../support/wordsOf.ts';
import { createWorld } from '../../support/world.ts';

test.each(['en'] as const)(
  'the owner’s second factor is reset in the academy’s panel, once it is on and confirmed, in %s',
  async language => {
    const say = wordsOf(language);
    const world = await createWorld();
    const { owner, groupId } = await world.academy({ name: '가람 초기화 시험' });
    const as = await world.superAdmin();
    const { user } = await renderScreen(`/admin?record=${groupId}`, { as, language });
    const panel = within(await screen.findByRole('dialog', { name: '가람 초기화 시험' }));
    await user.click(await panel.findByRole('button', { name: say('accounts.resetTwoFactor.ownerLabel') }));
    const name = say('accounts.resetTwoFactor.title', { name: owner.name });
    const dialog = within(await screen.findByRole('dialog', { name }));
    const confirm = () => dialog.getByRole('button', { name: say('accounts.resetTwoFactor.confirm') });

    expect(document.activeElement).toBe(dialog.getByRole('button', { name: say('app.cancel') }));
    await user.click(confirm());
    await dialog.findByText(say('errors.TWO_FACTOR_OFF'));
    await waitFor(() => expect(document.activeElement).toBe(confirm()));
    await turnOnTwoFactor(world, owner);
    await user.click(confirm());
    await screen.findByText(say('accounts.resetTwoFactor.done', { name: owner.name }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
    expect((await owner.refused(contract.session.me)).body.code).toBe('NOT_SIGNED_IN');
  },
);
