import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createStore } from '../../../src/shell/store.ts';
import { languageName } from '../../../src/domain/languageName.ts';
import { loadBaseMessages } from '../../../src/i18n/loadBaseMessages.ts';
import { languageKey, storeLanguage } from '../../../src/i18n/language.ts';
import { AcademySignInPage } from '../../../src/signIn/AcademySignInPage.tsx';
import { SignInPage } from '../../../src/signIn/SignInPage.tsx';
import { signInPathOf } from '../../../src/authProvider/signInPathOf.ts';
import { fill } from '../../support/fill.ts';
import { password } from '../../support/person.ts';
import { createWorld, type World } from '../../support/world.ts';

afterEach(() => localStorage.clear());

async function open(world: World) {
  const visitor = world.stranger();
  globalThis.fetch = (address, init) => visitor.fetch(address as string, init);
  storeLanguage('en');
  const words = await loadBaseMessages('en');
  const signedIn: string[] = [];
  render(
    <SignInPage
      language="en"
      words={words}
      onSubmit={() => undefined}
      onSignedIn={async ({ role }) => void signedIn.push(role)}
    />,
  );
  return { user: userEvent.setup(), words, signedIn };
}

test('another language keeps what was typed, and the console has it too', async () => {
  const { user, words } = await open(await createWorld());
  const field = screen.getByLabelText(new RegExp(`^${words.login.email}`));
  await fill(user, field, 'someone@academy.example');
  await user.click(screen.getByRole('button', { name: languageName('ko') }));
  const korean = await loadBaseMessages('ko');
  const same = await screen.findByLabelText(new RegExp(`^${korean.login.email}`));
  expect(same).toHaveProperty('value', 'someone@academy.example');
  expect(document.documentElement.lang).toBe('ko');
  expect(localStorage.getItem(languageKey)).toBe('ko');
  expect(createStore().getItem('locale')).toBe('ko');
});

test('a theme is chosen by keyboard, and the console has it too', async () => {
  const { user, words } = await open(await createWorld());
  const button = screen.getByRole('button', { name: words.app.theme.label });
  button.focus();
  await user.keyboard('{Enter}');
  const items = screen.getAllByRole('menuitemradio');
  expect(items.map(item => [item.textContent, item.getAttribute('aria-checked')])).toEqual([
    [words.app.theme.light, 'false'],
    [words.app.theme.dark, 'false'],
    [words.app.theme.system, 'true'],
  ]);
  expect(document.activeElement).toBe(items[2]);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(createStore().getItem('theme')).toBe('dark');

  await user.keyboard('{Enter}{End}{Enter}');
  expect(createStore().getItem('theme')).toBeUndefined();
  await user.keyboard('{Enter}{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('signing in leads on with the session', async () => {
  const world = await createWorld();
  const { owner } = await world.academy();
  const { user, words, signedIn } = await open(world);
  await fill(user, screen.getByLabelText(new RegExp(`^${words.login.email}`)), owner.email);
  await fill(user, screen.getByLabelText(new RegExp(`^${words.login.password}`)), 'wrong-password1');
  await user.keyboard('{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(words.errors.LOGIN_FAILED);
  expect(document.activeElement).toBe(screen.getByLabelText(new RegExp(`^${words.login.password}`)));
  await user.clear(screen.getByLabelText(new RegExp(`^${words.login.password}`)));
  await user.keyboard(password);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(signedIn).toEqual(['OWNER']));
});

test('an academy’s page has its look without the console, and is remembered by who signs in there', async () => {
  const world = await createWorld();
  const { owner, groupId } = await world.academy({ name: '새봄학원' });
  const visitor = world.stranger();
  globalThis.fetch = (address, init) => visitor.fetch(address as string, init);
  window.history.replaceState({}, '', `/a/${groupId}`);
  const words = await loadBaseMessages('en');
  const signedIn: string[] = [];
  render(
    <AcademySignInPage
      language="en"
      words={words}
      onSubmit={() => undefined}
      onSignedIn={async ({ role }) => void signedIn.push(role)}
    />,
  );
  const user = userEvent.setup();
  await screen.findByRole('heading', { name: 'Sign in to 새봄학원' });
  expect(document.title).toBe(`${words.screens.login} · 새봄학원`);
  expect(screen.getByRole('link', { name: '새봄학원' }).getAttribute('href')).toBe(`/a/${groupId}`);
  expect(screen.queryByText(words.login.signup)).toBeNull();
  await fill(user, screen.getByLabelText(new RegExp(`^${words.login.email}`)), owner.email);
  await fill(user, screen.getByLabelText(new RegExp(`^${words.login.password}`)), password);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(signedIn).toEqual(['OWNER']));
  expect(signInPathOf({ groupId })).toBe(`/a/${groupId}`);
  expect(signInPathOf({ groupId: 'another' })).toBe('/auth/login');
});
