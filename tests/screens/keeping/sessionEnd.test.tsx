import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { accountKey } from '../../../src/authProvider/accountKey.ts';
import { createAuthProvider } from '../../../src/authProvider/authProvider.ts';
import { announceSignIn } from '../../../src/authProvider/signInChannel.ts';
import { contract } from '../../../src/contract/index.ts';
import { apiQuery } from '../../../src/dataProvider/apiQuery.ts';
import { signInAgainPath } from '../../../src/domain/signInAgainPath.ts';
import { en } from '../../../src/i18n/en/index.ts';
import { inLanguage } from '../../support/bothLanguages.ts';
import { fill } from '../../support/fill.ts';
import { password, type Person } from '../../support/person.ts';
import { currentPath, renderScreen } from '../../support/renderScreen.tsx';
import { createWorld } from '../../support/world.ts';

test('the provider signs in again in another window, and the save that was refused is carried out', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const { owner, groupId } = academy;
  const provider = { issuer: 'https://id.example.com', clientId: 'a', clientSecret: 'b', name: '한빛 ID' };
  const rest = { isEnabled: true, isRequired: false, createsManagers: false, domains: [], roleId: null };
  const body = { ...provider, ...rest, groupsClaim: '', groupRoles: [] };
  await owner.call(contract.groups.updateSingleSignOn, { params: { groupId }, version: 0, body });
  const { user } = await renderScreen('/setting/profile', { as: owner });
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(en.door.name) });
  await user.type(name, '님');
  const cookies = owner.cookies.header();
  owner.cookies.clear();
  await user.click(screen.getAllByRole('button', { name: en.app.save })[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: en.signInAgain.title }));
  const link = await dialog.findByRole('link', {
    name: en.login.singleSignOn.replace('%{name}', provider.name),
  });
  expect(link.getAttribute('href')).toBe(
    `/api/v1/auth/single-sign-on?academy=${groupId}&from=${encodeURIComponent(signInAgainPath)}`,
  );
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  for (const each of cookies.split('; ')) owner.cookies.set(...(each.split('=') as [string, string]));
  announceSignIn(accountKey({ groupId, customerId: owner.customerId }));
  await screen.findByText(en.myProfile.saved);
  expect((await academy.account(owner)).name).toMatch(/님$/);
});

describe.each(inLanguage('ko'))('a session that ends at work, in $language', ({ language, words }) => {
  /** A manager's name in their profile, changed and not saved, when the session ends. */
  async function typedThenEnded() {
    const academy = await (await createWorld()).academy();
    const { user } = await renderScreen('/setting/profile', { as: academy.owner, language });
    const name = await screen.findByRole<HTMLInputElement>('textbox', {
      name: new RegExp(words.door.name),
    });
    await user.type(name, '님');
    academy.owner.cookies.clear();
    const save = screen.getAllByRole('button', { name: words.app.save })[0]!;
    await user.click(save);
    const dialog = within(await screen.findByRole('dialog', { name: words.signInAgain.title }));
    return { academy, user, name, dialog };
  }
  const signIn = async (
    user: Awaited<ReturnType<typeof typedThenEnded>>['user'],
    dialog: ReturnType<typeof within>,
    passwd = password,
  ) => {
    await fill(user, dialog.getByLabelText(new RegExp(`^${words.login.password}`)), passwd);
    await user.click(dialog.getByRole('button', { name: words.login.submit }));
  };

  test('asks for the password above the page, and the save that was refused is carried out [S8.1]', async () => {
    const { academy, user, name, dialog } = await typedThenEnded();
    expect(dialog.getByLabelText(words.login.email)).toHaveProperty('value', academy.owner.email);
    expect(dialog.getByLabelText(words.login.email)).toHaveProperty('readOnly', true);
    await signIn(user, dialog, 'not-the-password1');
    await dialog.findByText(words.errors.LOGIN_FAILED);
    await signIn(user, dialog);
    await screen.findByText(words.myProfile.saved);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(name.value).toBe('김한빛님');
    expect((await academy.account(academy.owner)).name).toBe('김한빛님');
    expect(currentPath()).toBe('/setting/profile');
  });

  test('leads to the sign-in page on request, and leaves nothing of the previous user [S8.1]', async () => {
    const { academy, user, dialog } = await typedThenEnded();
    await user.click(dialog.getByRole('button', { name: words.signInAgain.signOut }));
    await waitFor(() => expect(currentPath()).toBe('/auth/login?from=%2Fsetting%2Fprofile'));
    expect(screen.queryByRole('dialog')).toBeNull();
    const manager = await academy.manager();
    const submit = await screen.findByRole('button', { name: words.login.submit });
    await fill(user, await screen.findByLabelText(new RegExp(`^${words.login.email}`)), manager.email);
    await fill(user, screen.getByLabelText(new RegExp(`^${words.login.password}`)), password);
    await user.click(submit);
    const name = await screen.findByRole('textbox', { name: new RegExp(words.door.name) });
    expect(name).toHaveProperty('value', manager.name);
    expect(document.body.textContent).not.toContain('김한빛');
  });
});

test('many calls that are refused at once ask once, and all are repeated', async () => {
  const academy = await (await createWorld()).academy();
  let signIns = 0;
  const owner: Person = {
    ...academy.owner,
    fetch(address, init) {
      if (address.endsWith(contract.auth.login.path)) signIns++;
      return academy.owner.fetch(address, init);
    },
  };
  const { user } = await renderScreen('/setting/profile', { as: owner });
  const link = await screen.findByRole('link', { name: en.screens.dashboard });
  await screen.findByRole('textbox', { name: new RegExp(en.door.name) });
  academy.owner.cookies.clear();
  await user.click(link);
  const dialog = within(await screen.findByRole('dialog', { name: en.signInAgain.title }));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await fill(user, dialog.getByLabelText(new RegExp(`^${en.login.password}`)), password);
  await user.click(dialog.getByRole('button', { name: en.login.submit }));
  await screen.findByRole('heading', { name: en.screens.dashboard });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findAllByText(en.dashboard.tabs.study);
  expect([currentPath(), signIns]).toEqual(['/dashboard', 1]);
});

test('signing out cancels what is still being read, which would come to a session that has ended', async () => {
  const academy = await (await createWorld()).academy();
  const pending: AbortSignal[] = [];
  let pendingAtSignOut: boolean[] | undefined;
  const owner: Person = {
    ...academy.owner,
    fetch(address, init) {
      if (address.includes(contract.session.alerts.path)) {
        pending.push(init!.signal!);
        return new Promise(() => undefined);
      }
      if (address.endsWith(contract.auth.logout.path))
        pendingAtSignOut = pending.map(({ aborted }) => !aborted);
      return academy.owner.fetch(address, init);
    },
  };
  const { user } = await renderScreen('/setting/profile', { as: owner });
  await user.click(await screen.findByRole('button', { name: en.app.profileMenu }));
  await waitFor(() => expect(pending).not.toHaveLength(0));
  await user.click(await screen.findByRole('menuitem', { name: en.app.signOut }));
  await waitFor(() => expect(currentPath()).toBe('/auth/login'));
  expect(new Set(pendingAtSignOut)).toEqual(new Set([false]));
});

test('nothing is read again while signing out, whatever changes meanwhile', async () => {
  const { owner } = await (await createWorld()).academy();
  const client = new QueryClient();
  const provider = createAuthProvider(client);
  const read: string[] = [];
  const fetchAs: typeof owner.fetch = (address, init) => {
    read.push(new URL(address, location.origin).pathname.replace(/^\/api\/v1/, ''));
    // An event of the live stream that comes just now has everything on the page read again.
    if (address.endsWith(contract.auth.logout.path)) void client.invalidateQueries();
    return owner.fetch(address, init);
  };
  globalThis.fetch = (address, init) => fetchAs(address as string, init);
  const academy = new QueryObserver(client, apiQuery(contract.session.academies, {}));
  const unsubscribe = academy.subscribe(() => undefined);
  await waitFor(() => expect(academy.getCurrentResult().isSuccess).toBe(true));
  await provider.logout({});
  expect(read).toEqual([contract.session.academies.path, contract.auth.logout.path]);
  expect(onlineManager.isOnline()).toBe(true);
  unsubscribe();
});
