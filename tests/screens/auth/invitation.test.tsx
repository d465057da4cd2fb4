import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { bothLanguages, filled, inLanguage } from '../../support/bothLanguages.ts';
import { fill } from '../../support/fill.ts';
import { codeIn, mailTo } from '../../support/mailTo.ts';
import { currentPath, renderScreen } from '../../support/renderScreen.tsx';
import { createWorld } from '../../support/world.ts';

describe.each(inLanguage('ko'))('an invited manager, in $language', ({ language, words }) => {
  const { door, password } = words;
  const label = (text: string) => new RegExp(`^${text}`);

  test('accepts by the mail and signs in; the link works once', async () => {
    const world = await createWorld();
    const academy = await world.academy();
    const email = `invited-${language}@${academy.groupId}.example`;
    await academy.owner.call(contract.managers.create, {
      body: { managers: [{ name: '박초대', email }], invite: true },
    });
    const code = codeIn(await mailTo(world, email, 'managerInvitation'));
    const address = `/auth/managers?code=${encodeURIComponent(code)}`;
    const visitor = world.stranger();
    const { user, unmount } = await renderScreen(address, { as: visitor, language });
    await screen.findByText(filled(door.invitation.title, { academy: academy.name }));
    expect(screen.getByLabelText(label(door.name))).toHaveProperty('value', '박초대');
    await fill(user, screen.getByLabelText(label(door.phone)), '12');
    await fill(user, screen.getByLabelText(label(password.new)), 'joining2day');
    await fill(user, screen.getByLabelText(label(password.confirmation)), 'joining2day');
    await user.click(screen.getByRole('button', { name: door.invitation.accept }));
    await screen.findByText(words.validation.phone);
    await fill(user, screen.getByLabelText(label(door.phone)), '010-1234-5678');
    await user.click(screen.getByRole('button', { name: door.invitation.accept }));
    await screen.findByText(door.invitation.doneText);

    unmount();
    await renderScreen(address, { as: visitor, language });
    await screen.findByText(door.code.used.INVITATION);
    const { body } = await visitor.call(contract.auth.login, {
      body: { userId: email, passwd: 'joining2day' },
    });
    expect(body.role).toBe('MANAGER');
  });
});

test('the end of the set-up opens the console [S4.10]', async () => {
  const world = await createWorld();
  const { owner } = await world.academy({ initialized: false });
  const { words } = bothLanguages.find(({ language }) => language === 'en')!;
  const { user } = await renderScreen('/auth/setup?step=finish', { as: owner });
  await user.click(await screen.findByRole('button', { name: words.door.setup.finish }));
  await waitFor(() => expect(currentPath()).toBe('/dashboard'));
});
