import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import { filled, inLanguage } from '../../support/bothLanguages.ts';
import { fill } from '../../support/fill.ts';
import { codeIn, mailTo } from '../../support/mailTo.ts';
import { currentPath, renderScreen } from '../../support/renderScreen.tsx';
import { createWorld } from '../../support/world.ts';

const newPassword = 'another2day';

describe.each(inLanguage('en'))('a forgotten password, in $language', ({ language, words }) => {
  const email = new RegExp(`^${words.login.email}`);
  const { door, password } = words;

  test('an unknown email gets a message; a registered one gets its mail, and waits before another [S4.11]', async () => {
    const world = await createWorld();
    const { owner } = await world.academy();
    const { user, unmount } = await renderScreen('/auth/resetpw', { as: world.stranger(), language });
    await fill(user, await screen.findByLabelText(email), 'nobody@nowhere.example');
    await user.click(screen.getByRole('button', { name: door.reset.send }));
    await screen.findByText(words.errors.EMAIL_NOT_REGISTERED);

    await fill(user, screen.getByLabelText(email), owner.email);
    await user.click(screen.getByRole('button', { name: door.reset.send }));
    const { minutes } = limits.emailCode;
    await screen.findByText(filled(door.reset.sentText, { email: owner.email, minutes }));
    expect(currentPath()).toBe('/auth/resetpw?step=sent');
    const again = screen.getByRole('button', { name: new RegExp(filled(door.resendIn, { time: '\\d+' })) });
    expect(again).toHaveProperty('disabled', true);
    const mail = await mailTo(world, owner.email, 'resetPassword');
    expect(mail.language).toBe(language);

    unmount();
    sessionStorage.clear();
    const another = await renderScreen('/auth/resetpw', { as: world.stranger(), language });
    await fill(another.user, await screen.findByLabelText(email), owner.email);
    await another.user.click(screen.getByRole('button', { name: door.reset.send }));
    await screen.findByText(words.errors.EMAIL_ALREADY_SENT);
  });

  test('the mail’s link leads to a new password, checked while it is typed, and to signing in [S2.5]', async () => {
    const world = await createWorld();
    const { owner } = await world.academy();
    const visitor = world.stranger();
    await visitor.call(contract.auth.requestReset, { body: { email: owner.email, language } });
    const code = codeIn(await mailTo(world, owner.email, 'resetPassword'));
    const { user } = await renderScreen(`/auth/resetpw/new?code=${encodeURIComponent(code)}`, {
      as: visitor,
      language,
    });
    const field = await screen.findByLabelText(new RegExp(`^${password.new}`));
    const confirmation = screen.getByLabelText(new RegExp(`^${password.confirmation}`));
    const missing = () => screen.queryAllByText(password.missing).length;
    expect(missing()).toBe(4);
    await fill(user, field, 'abc');
    expect(missing()).toBe(2);
    await fill(user, confirmation, 'abd');
    await user.click(screen.getByRole('button', { name: door.reset.save }));
    await screen.findByText(words.validation.password);
    await screen.findByText(words.validation.passwordMismatch);

    for (const each of [field, confirmation]) {
      await fill(user, each, newPassword);
    }
    expect(missing()).toBe(0);
    await user.click(screen.getByRole('button', { name: door.reset.save }));
    await screen.findByText(door.reset.doneText);
    await user.click(screen.getByRole('link', { name: door.toLogin }));
    await waitFor(() => expect(currentPath()).toBe('/auth/login'));
  });

  test.each(['expired', 'used', 'unknown'] as const)(
    'a link that is %s gets a message with what to do',
    async why => {
      const world = await createWorld();
      const { owner } = await world.academy();
      const visitor = world.stranger();
      await visitor.call(contract.auth.requestReset, { body: { email: owner.email, language } });
      let code = codeIn(await mailTo(world, owner.email, 'resetPassword'));
      if (why === 'expired') world.clock.advance({ minutes: 30 });
      if (why === 'used')
        await visitor.call(contract.auth.resetPassword, { body: { code, password: newPassword } });
      if (why === 'unknown') code += 'x';
      await renderScreen(`/auth/resetpw/new?code=${encodeURIComponent(code)}`, { as: visitor, language });
      await screen.findByText(door.code[why].title);
      await screen.findByText(door.code[why].RESET_PASSWORD);
    },
  );
});
