import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { en } from '../../src/i18n/en/index.ts';
import type { Caller } from '../support/caller.ts';
import { currentPath, renderScreen } from '../support/renderScreen.tsx';
import { createWorld } from '../support/world.ts';

/** A connection that fails for the addresses that end as said. */
const failing = (caller: Caller, end: string, fail: () => Promise<Response>): Caller => ({
  ...caller,
  fetch: (address, init) => (address.split('?')[0]!.endsWith(end) ? fail() : caller.fetch(address, init)),
});
const answer = (status: number) => () => Promise.resolve(new Response('', { status }));
const sessions = contract.session.sessions.path;

/** Specification, section 8: what a failed call leads to. */
const outcomes = [
  {
    why: 'the server cannot be reached',
    fail: () => Promise.reject(new TypeError('fetch failed')),
    type: 'service',
  },
  { why: 'it is answered 500', fail: answer(500), type: 'service' },
  { why: 'it is answered 408', fail: answer(408), type: 'timeout' },
  { why: 'it is answered 404', fail: answer(404), type: 'notfound' },
];

test.each(outcomes)(
  'a page that cannot load the session leads to the error page: $why [S8.2]',
  async ({ fail, type }) => {
    const { owner } = await (await createWorld()).academy();
    await renderScreen('/room/history', { as: failing(owner, sessions, fail) });
    await waitFor(() => expect(currentPath()).toBe(`/error?type=${type}`));
  },
);

test('a user who is deactivated at work sees a message [S8.1]', async () => {
  const academy = await (await createWorld()).academy();
  const manager = await academy.manager({ permissions: ['VIEW_STUDENT'] });
  const { user } = await renderScreen('/room/history', { as: manager });
  const link = await screen.findByRole('link', { name: en.screens.students });
  await academy.change(manager, { accountStatus: 'INACTIVE' });
  await user.click(link);
  await waitFor(() => expect(currentPath()).toBe('/error?type=inactive'));
  await user.click(await screen.findByRole('button', { name: en.errorPage.inactive.exit }));
  await waitFor(() => expect(currentPath()).toBe('/auth/login'));
});

test('a profile or a customer that cannot be loaded does not leave the page [S8.4]', async () => {
  const academy = await (await createWorld()).academy();
  const { customerId, userId, name } = await academy.student();
  const caller = failing(failing(academy.owner, '/me', answer(500)), userId, answer(500));
  await renderScreen(`/student/${customerId}?tab=profile`, { as: caller });
  await screen.findByText(en.app.retry);
  expect(screen.getAllByText(name).length).toBeGreaterThan(0);
  expect(currentPath()).toBe(`/student/${customerId}?tab=profile`);
});
