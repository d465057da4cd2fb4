import { screen, waitFor } from '@testing-library/react';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test, vi } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { en } from '../../../src/i18n/en/index.ts';
import { bothLanguages } from '../../support/bothLanguages.ts';
import { fill } from '../../support/fill.ts';
import { password } from '../../support/person.ts';
import { currentPath, renderScreen } from '../../support/renderScreen.tsx';
import { createWorld, type World } from '../../support/world.ts';

describe.each(bothLanguages)('signing in, in $language', ({ language, words }) => {
  const open = async (world: World) => {
    const visitor = world.stranger();
    const { user } = await renderScreen('/auth/login', { as: visitor, language });
    const signIn = async (email: string, passwd: string) => {
      await user.clear(await screen.findByLabelText(new RegExp(`^${words.login.email}`)));
      await fill(user, screen.getByLabelText(new RegExp(`^${words.login.email}`)), email);
      await fill(user, screen.getByLabelText(new RegExp(`^${words.login.password}`)), passwd);
      await user.click(screen.getByRole('button', { name: words.login.submit }));
    };
    return { user, signIn };
  };

  test('each refusal shows the specified message (section 8), and keeps the input [S8.6]', async () => {
    const world = await createWorld();
    const academy = await world.academy();
    const inactive = await academy.manager({ accountStatus: 'INACTIVE' });
    const student = await academy.student();
    const { signIn } = await open(world);
    for (const [email, passwd, text] of [
      [academy.owner.email, 'not-the-password1', words.errors.LOGIN_FAILED],
      [inactive.email, password, words.errors.ACCOUNT_INACTIVE],
      [student.email, password, words.errors.STUDENT_SIGN_IN],
    ] as const) {
      await signIn(email, passwd);
      await screen.findByText(text);
      expect(screen.getByLabelText(new RegExp(`^${words.login.email}`))).toHaveProperty('value', email);
    }
    await signIn('no-email', password);
    await screen.findByText(words.validation.email);
  });

  test('a field that is left empty says nothing before the form is sent, so that no button moves', async () => {
    const { user } = await open(await createWorld());
    await user.click(await screen.findByLabelText(new RegExp(`^${words.login.email}`)));
    await user.tab();
    await vi.dynamicImportSettled();
    expect(screen.queryByText(words.validation.required)).toBeNull();
    await user.click(screen.getByRole('button', { name: words.login.submit }));
    expect(await screen.findAllByText(words.validation.required)).toHaveLength(2);
  });

  test('people with a second factor are asked for it; a recovery code works too', async () => {
    const world = await createWorld();
    const { owner } = await world.academy();
    const { secret } = (
      await owner.call(contract.session.startTwoFactor, { body: { currentPassword: password } })
    ).body;
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const otp = () => totp.generate({ timestamp: world.clock().getTime() });
    const { recoveryCodes } = (await owner.call(contract.session.confirmTwoFactor, { body: { otp: otp() } }))
      .body;

    const { user, signIn } = await open(world);
    await signIn(owner.email, password);
    const code = await screen.findByLabelText(new RegExp(`^${words.login.otp.code}`));
    await fill(user, code, otp() === '000000' ? '111111' : '000000');
    await user.click(screen.getByRole('button', { name: words.login.submit }));
    await screen.findByText(words.errors.OTP_MISMATCH);

    await user.click(screen.getByRole('button', { name: words.login.otp.useRecovery }));
    await fill(
      user,
      await screen.findByLabelText(new RegExp(`^${words.login.otp.recovery}`)),
      recoveryCodes[0]!,
    );
    await user.click(screen.getByRole('button', { name: words.login.submit }));
    await waitFor(() => expect(currentPath()).toBe('/dashboard'));
  });
});

test('signing in redirects once and not back to its own page, however late the account arrives', async () => {
  const world = await createWorld();
  const { owner } = await world.academy();
  const visitor = world.stranger();
  let release = () => undefined as void;
  const released = new Promise<void>(resolve => (release = resolve));
  let isAsked = false;
  const { user } = await renderScreen('/auth/login?from=%2Fsetting%2Fprofile', {
    as: {
      ...visitor,
      async fetch(address, init) {
        const answer = await visitor.fetch(address, init);
        if (!address.endsWith(contract.session.me.path)) return answer;
        isAsked = true;
        await released;
        return answer;
      },
    },
  });
  const field = await screen.findByLabelText(new RegExp(`^${en.login.password}`));
  await fill(user, screen.getByLabelText(new RegExp(`^${en.login.email}`)), owner.email);
  await fill(user, field, password);
  await user.click(screen.getByRole('button', { name: en.login.submit }));
  await waitFor(() => expect(isAsked).toBe(true));
  // The page renders again while it waits, now with a session.
  await user.clear(field);
  const left = currentPath();
  release();
  await screen.findByRole('textbox', { name: new RegExp(en.door.name) });
  expect(left).toBe('/auth/login?from=%2Fsetting%2Fprofile');
  expect(currentPath()).toBe('/setting/profile');
});

test('an academy’s sign-in page has its name and logo, and signing out leads back to it', async () => {
  const world = await createWorld();
  const academy = await world.academy({ name: '새봄학원' });
  const elsewhere = await world.academy();
  const visitor = world.stranger();
  const { user } = await renderScreen(`/a/${academy.groupId.toUpperCase()}`, { as: visitor });
  const signIn = async (email: string) => {
    await screen.findByRole('heading', { name: en.login.academy.title.replace('%{name}', '새봄학원') });
    await fill(user, screen.getByLabelText(new RegExp(`^${en.login.email}`)), email);
    await fill(user, screen.getByLabelText(new RegExp(`^${en.login.password}`)), password);
    await user.click(screen.getByRole('button', { name: en.login.submit }));
    await waitFor(() => expect(currentPath()).toBe('/dashboard'));
  };
  const signOut = async () => {
    await user.click(await screen.findByRole('button', { name: en.app.profileMenu }));
    await user.click(await screen.findByRole('menuitem', { name: en.app.signOut }));
  };
  await signIn(academy.owner.email);
  await signOut();
  await waitFor(() => expect(currentPath()).toBe(`/a/${academy.groupId}`));
  // Who belongs to another academy is signed in to theirs.
  await signIn(elsewhere.owner.email);
  await signOut();
  await waitFor(() => expect(currentPath()).toBe('/auth/login'));
});

test('an address without an academy says so, and can be used to sign in', async () => {
  await renderScreen('/a/no-such-academy', { as: (await createWorld()).stranger() });
  expect((await screen.findByRole('alert')).textContent).toBe(en.login.academy.unknown);
  screen.getByRole('button', { name: en.login.submit });
});
