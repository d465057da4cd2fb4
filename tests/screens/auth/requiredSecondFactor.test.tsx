import { screen, waitFor, within } from '@testing-library/react';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test, vi } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import { inLanguage } from '../../support/bothLanguages.ts';
import { fill } from '../../support/fill.ts';
import { password } from '../../support/person.ts';
import { currentPath, renderScreen } from '../../support/renderScreen.tsx';
import { turnOnTwoFactor } from '../../support/turnOnTwoFactor.ts';
import { createWorld } from '../../support/world.ts';

const { groups, session } = contract;
type User = Awaited<ReturnType<typeof renderScreen>>['user'];
/** Comes back to the window after a while, and waits for the session that is asked for then. */
async function lookAgain() {
  const fetch = globalThis.fetch;
  const requested = new Promise<void>((resolve, reject) => {
    globalThis.fetch = async (address, init) => {
      const answer = await fetch(address, init).catch((error: Error) => {
        reject(error);
        throw error;
      });
      if (String(address).endsWith(session.sessions.path)) resolve();
      return answer;
    };
  });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  try {
    window.dispatchEvent(new Event('visibilitychange'));
    await requested;
    await screen.findByRole('dialog');
  } finally {
    vi.useRealTimers();
    globalThis.fetch = fetch;
  }
}
const say = (text: string, name: string) => text.replace('%{name}', name);

describe.each(inLanguage('en'))('a second factor that is required, in $language', ({ language, words }) => {
  const { twoFactor } = words.myProfile;
  const inDialog = async () => within(await screen.findByRole('dialog'));
  const confirmPassword = async (user: User) => {
    const dialog = await inDialog();
    await fill(user, dialog.getByLabelText(new RegExp(`^${words.myProfile.password.current}`)), password);
    await user.click(dialog.getByRole('button', { name: words.app.confirm }));
  };

  test('is set up before anything else, and the screen that was asked for follows the recovery codes', async () => {
    const world = await createWorld();
    const academy = await world.academy();
    await academy.student({ name: '정하은' });
    const manager = await academy.manager({ permissions: ['VIEW_STUDENT'] });
    await turnOnTwoFactor(world, academy.owner);
    const params = { groupId: academy.groupId };
    await academy.owner.call(groups.updateSecuritySettings, { params, body: { requiresTwoFactor: true } });

    const { user } = await renderScreen('/student', { as: manager, language });
    await screen.findByRole('heading', { name: twoFactor.required.title });
    expect(screen.queryByRole('navigation', { name: words.app.mainMenu })).toBeNull();
    await user.click(screen.getByRole('button', { name: twoFactor.required.setUp }));
    await confirmPassword(user);
    const dialog = await inDialog();
    const secret = (await dialog.findByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/)).textContent.replaceAll(
      ' ',
      '',
    );
    const otp = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: world.clock().getTime(),
    });
    await fill(user, dialog.getByLabelText(new RegExp(`^${words.login.otp.code}`)), otp);
    await user.click(dialog.getByRole('button', { name: words.app.confirm }));
    const kept = await dialog.findByRole('button', { name: twoFactor.codesKept });
    // The session is asked for again now and then, which is no reason to take the codes away.
    await lookAgain();
    expect(dialog.getAllByRole('listitem')).toHaveLength(limits.recoveryCodes.count);
    await user.click(kept);
    await screen.findByText('정하은');
    expect(currentPath()).toBe('/student');
  });

  test('can be left by signing out', async () => {
    const world = await createWorld({ env: { REQUIRE_SECOND_FACTOR_FOR_SUPER_ADMIN: '1' } });
    const { user } = await renderScreen('/admin', { as: await world.superAdmin(), language });
    await screen.findByText(twoFactor.required.server);
    await user.click(screen.getByRole('button', { name: words.app.signOut }));
    await waitFor(() => expect(currentPath()).toMatch(/^\/auth\/login/));
  });

  test('is switched on by the owner, who must set up their own first', async () => {
    const world = await createWorld();
    const { owner, groupId } = await world.academy();
    const { user } = await renderScreen('/setting/group', { as: owner, language });
    const requirement = () =>
      screen.findByRole<HTMLInputElement>('switch', { name: words.settings.security.label });
    await user.click(await requirement());
    await screen.findByText(new RegExp(words.validation.ownTwoFactorFirst));
    expect((await requirement()).checked).toBe(false);
    await turnOnTwoFactor(world, owner);
    await user.click(await requirement());
    await screen.findByText(words.settings.security.saved.on);
    const { body } = await owner.call(groups.securitySettings, { params: { groupId } });
    expect(body.requiresTwoFactor).toBe(true);
  });

  test('is reset by the owner for a manager who has lost it', async () => {
    const world = await createWorld();
    const { owner, manager: add } = await world.academy();
    const manager = await add();
    const { resetTwoFactor } = words.accounts;
    const path = `/manager/${manager.customerId}`;
    const without = await renderScreen(path, { as: owner, language });
    await screen.findByRole('tab', { name: words.accounts.tabs.permissions });
    expect(screen.queryByRole('button', { name: resetTwoFactor.label })).toBeNull();
    without.unmount();
    await turnOnTwoFactor(world, manager);
    const { user } = await renderScreen(path, { as: owner, language });
    const reset = async () => {
      const dialog = within(
        await screen.findByRole('dialog', { name: say(resetTwoFactor.title, manager.name) }),
      );
      await user.click(dialog.getByRole('button', { name: resetTwoFactor.confirm }));
    };
    await user.click(await screen.findByRole('button', { name: resetTwoFactor.label }));
    await reset();
    await screen.findByText(say(resetTwoFactor.done, manager.name));
    expect((await manager.refused(session.me)).body.code).toBe('NOT_SIGNED_IN');
  });

  test('has new recovery codes in its dialog, for people who know the password', async () => {
    const world = await createWorld();
    const { owner } = await world.academy();
    const { recoveryCodes } = await turnOnTwoFactor(world, owner);
    const { user } = await renderScreen('/setting/profile', { as: owner, language });
    await user.click(await screen.findByRole('button', { name: twoFactor.newCodes }));
    await confirmPassword(user);
    const dialog = await inDialog();
    const kept = await dialog.findByRole('button', { name: twoFactor.codesKept });
    const fresh = dialog.getAllByRole('listitem').map(item => item.textContent);
    expect(fresh).toHaveLength(limits.recoveryCodes.count);
    expect(fresh.some(code => recoveryCodes.includes(code))).toBe(false);
    // They are shown once: Escape does not take them away.
    await user.keyboard('{Escape}');
    await user.click(kept);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
