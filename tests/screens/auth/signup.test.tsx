import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { filled, inLanguage } from '../../support/bothLanguages.ts';
import type { Caller } from '../../support/caller.ts';
import { fill } from '../../support/fill.ts';
import { codeIn, digitsIn, mailTo } from '../../support/mailTo.ts';
import { currentPath, renderScreen } from '../../support/renderScreen.tsx';
import { newOwner, prepareOwner } from '../../support/signUp.ts';
import { createWorld, type World } from '../../support/world.ts';

const { auth } = contract;

describe.each(inLanguage('ko'))('signing up, in $language', ({ language, words }) => {
  const { door, errors, password, validation } = words;
  const label = (text: string) => new RegExp(`^${text}`);
  const button = (name: string) => screen.getByText(name, { selector: 'button' });
  const consent = (text: string) => screen.findByLabelText(label(text), { selector: 'input' });

  /** Opens the mail's link in the same browser and goes up to the last step. */
  async function toAccount(world: World, visitor: Caller) {
    const owner = newOwner();
    await visitor.call(auth.requestEmail, { body: { email: owner.userId, language } });
    const code = codeIn(await mailTo(world, owner.userId, 'signup'));
    const view = await renderScreen(`/auth/signup?code=${encodeURIComponent(code)}`, {
      as: visitor,
      language,
    });
    const { user } = view;
    await fill(user, await screen.findByLabelText(label(password.new)), owner.passwd);
    await fill(user, screen.getByLabelText(label(password.confirmation)), owner.passwd);
    await user.click(button(door.next));
    await screen.findByLabelText(label(door.academyId));
    return { ...view, owner, code };
  }

  test('its bar leads strangers to signing in, and signs others out [S2.4]', async () => {
    const world = await createWorld();
    const { owner } = await world.academy();
    const inBar = async (find: (bar: ReturnType<typeof within>) => HTMLElement) =>
      waitFor(() => find(within(document.querySelector('header')!)));
    const signIn = () => inBar(bar => bar.getByText(words.login.submit, { selector: 'a' }));
    const { unmount } = await renderScreen('/auth/signup', { as: world.stranger(), language });
    expect((await signIn()).getAttribute('href')).toBe('/auth/login');
    unmount();

    const { user } = await renderScreen('/auth/signup', { as: owner, language });
    await user.click(await inBar(bar => bar.getByText(words.app.signOut, { selector: 'button' })));
    await signIn();
    expect((await owner.refused(contract.session.sessions)).status).toBe(401);
    expect(currentPath()).toBe('/auth/signup');
  });

  test('the first step wants an email that is free, and the consents that are needed', async () => {
    const world = await createWorld();
    const { owner } = await world.academy();
    const { user } = await renderScreen('/auth/signup', { as: world.stranger(), language });
    const email = await screen.findByLabelText(label(words.login.email));
    await user.click(button(door.signup.sendMail));
    await screen.findByText(validation.required);
    expect(await screen.findAllByText(validation.mustAccept)).toHaveLength(3);

    await fill(user, email, owner.email);
    for (const each of ['ageConsent', 'termsConsent', 'privacyConsent'] as const)
      await user.click(await consent(door.consents[each].label));
    await user.click(button(door.signup.sendMail));
    await screen.findByText(errors.EMAIL_TAKEN);
    expect(email).toHaveProperty('value', owner.email);

    const fresh = newOwner().userId;
    await fill(user, email, fresh);
    await user.click(button(door.signup.sendMail));
    await waitFor(() => expect(currentPath()).toBe('/auth/signup?step=sent'));
    expect((await mailTo(world, fresh, 'signup')).language).toBe(language);
    expect(await screen.findByText(new RegExp(filled(door.resendIn, { time: '\\d+' })))).toHaveProperty(
      'disabled',
      true,
    );

    // Going back and asking again shows the remaining wait, and the consents are still given.
    world.clock.advance({ seconds: 15 });
    await user.click(button(door.signup.otherEmail));
    expect(await consent(door.consents.termsConsent.label)).toHaveProperty('checked', true);
    await user.click(button(door.signup.sendMail));
    await screen.findByText(filled(errors.RESEND_WAIT, { time: 45 }));
  });

  test('the mail’s link leads through password and account to an open academy [S4.9]', async () => {
    const world = await createWorld();
    const visitor = world.stranger();
    const { user, owner, code } = await toAccount(world, visitor);
    // The code leaves the address, where others could read it.
    expect(currentPath()).toBe('/auth/signup?step=account');
    expect(window.location.href).not.toContain(code);

    await fill(user, screen.getByLabelText(label(door.name)), owner.name);
    await fill(user, screen.getByLabelText(label(door.academyName)), owner.academyName);
    await fill(user, screen.getByLabelText(label(door.academyId)), owner.groupId);
    await screen.findByText(door.signup.idFree);
    await fill(user, screen.getByLabelText(label(door.mobile)), owner.phone);
    // In this browser the consents were never given.
    await user.click(await consent(door.consents.all));
    await user.click(button(door.signup.create));
    await screen.findByText(validation.phoneUnverified);

    await user.click(button(door.signup.sendCode));
    const digits = await screen.findByLabelText(label(door.signup.phoneCode));
    const right = digitsIn(await mailTo(world, owner.userId, 'phoneCode'));
    await fill(user, digits, right === '000000' ? '111111' : '000000');
    await user.click(button(door.signup.verify));
    await screen.findByText(errors.CODE_MISMATCH);
    await fill(user, digits, right);
    await user.click(button(door.signup.verify));
    await screen.findByText(door.signup.phoneVerified);

    await user.click(button(door.signup.create));
    await screen.findByText(door.signup.doneTitle);
    expect((await visitor.call(contract.session.academies)).body).toMatchObject({
      groupId: owner.groupId,
      planState: 'TRIAL',
    });
    await user.click(await screen.findByRole('link', { name: door.signup.toSetup }));
    await waitFor(() => expect(currentPath()).toBe('/auth/setup'));
  });

  test('what is left empty in the last step is required, in these words', async () => {
    const world = await createWorld();
    const { user } = await toAccount(world, world.stranger());
    await user.click(button(door.signup.create));
    expect(await screen.findAllByText(validation.required)).toHaveLength(4);
    for (const name of [door.name, door.academyName, door.academyId, door.mobile])
      expect(screen.getByLabelText(label(name)).getAttribute('aria-invalid')).toBe('true');
  });

  test('values that another account uses are rejected next to their field, and nothing is lost [S8.8]', async () => {
    const world = await createWorld();
    const first = await prepareOwner(world);
    await first.visitor.call(auth.createOwner, { body: first.body });
    const { user } = await toAccount(world, world.stranger());
    const name = screen.getByLabelText(label(door.name));
    await fill(user, name, '김둘째');
    await fill(user, screen.getByLabelText(label(door.academyId)), first.body.groupId);
    await screen.findByText(errors.GROUP_ID_TAKEN);
    world.clock.advance({ minutes: 2 });
    await fill(user, screen.getByLabelText(label(door.mobile)), first.body.phone);
    await user.click(button(door.signup.sendCode));
    await screen.findByText(errors.PHONE_TAKEN);
    expect(name).toHaveProperty('value', '김둘째');
  });

  test('a reload in the last step asks for the password again, and keeps the rest', async () => {
    const world = await createWorld();
    const visitor = world.stranger();
    const { user, unmount, owner } = await toAccount(world, visitor);
    await fill(user, screen.getByLabelText(label(door.academyName)), owner.academyName);
    unmount();
    const again = await renderScreen('/auth/signup?step=account', { as: visitor, language });
    await fill(again.user, await screen.findByLabelText(label(password.new)), owner.passwd);
    await fill(again.user, screen.getByLabelText(label(password.confirmation)), owner.passwd);
    await again.user.click(button(door.next));
    expect(await screen.findByLabelText(label(door.academyName))).toHaveProperty('value', owner.academyName);
  });

  test.each(['expired', 'used', 'unknown'] as const)(
    'a link that is %s gets a message with what to do',
    async why => {
      const world = await createWorld();
      const { visitor, body } = await prepareOwner(world);
      if (why === 'used') await visitor.call(auth.createOwner, { body });
      if (why === 'expired') world.clock.advance({ minutes: 30 });
      const code = why === 'unknown' ? `${body.code}x` : body.code;
      await renderScreen(`/auth/signup?code=${encodeURIComponent(code)}`, { as: world.stranger(), language });
      await screen.findByText(door.code[why].title);
      await screen.findByText(door.code[why].SIGNUP);
    },
  );

  test('the consents can be read and given in full', async () => {
    const world = await createWorld();
    const { user } = await renderScreen('/auth/signup', { as: world.stranger(), language });
    const { label: name } = door.consents.privacyConsent;
    await user.click(await screen.findByRole('button', { name: filled(door.consents.viewOf, { name }) }));
    const dialog = await screen.findByRole('dialog', { name });
    await user.click(within(dialog).getByRole('button', { name: door.consents.agree }));
    await waitFor(async () => expect(await consent(name)).toHaveProperty('checked', true));
  });
});
