import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runtime } from '../../../src/runtime.ts';
import { filled, inLanguage } from '../../support/bothLanguages.ts';
import { fill } from '../../support/fill.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { createWorld } from '../../support/world.ts';

describe.each(inLanguage('en'))('a server without a mail server, in $language', ({ language, words }) => {
  beforeEach(() => void (runtime.mailHeld = true));
  afterEach(() => void (runtime.mailHeld = false));

  test('does not claim after a password reset that a mail was sent', async () => {
    const world = await createWorld();
    const { owner } = await world.academy();
    const { user } = await renderScreen('/auth/resetpw', { as: world.stranger(), language });
    const { door, login } = words;
    await fill(user, await screen.findByLabelText(new RegExp(`^${login.email}`)), owner.email);
    await user.click(screen.getByRole('button', { name: door.reset.send }));
    await screen.findByText(filled(door.reset.heldText, { email: owner.email }));
    screen.getByText(door.reset.heldTitle);
    expect(screen.queryByText(door.reset.sentTitle)).toBeNull();
  });

  test('does not claim after a sign-up that a mail was sent', async () => {
    const world = await createWorld();
    const { user } = await renderScreen('/auth/signup', { as: world.stranger(), language });
    const { door, login } = words;
    const email = `held-${language}@nobody.example`;
    await fill(user, await screen.findByLabelText(new RegExp(`^${login.email}`)), email);
    await user.click(screen.getByLabelText(new RegExp(`^${door.consents.all}`), { selector: 'input' }));
    await user.click(screen.getByText(door.signup.sendMail, { selector: 'button' }));
    await screen.findByText(filled(door.signup.heldText, { email }));
    expect(screen.queryByText(door.signup.sentTitle)).toBeNull();
  });
});
