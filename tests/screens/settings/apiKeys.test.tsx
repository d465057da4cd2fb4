import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { apiScopes } from '../../../src/domain/apiScopes.ts';
import { en } from '../../../src/i18n/en/index.ts';
import { createCaller } from '../../support/caller.ts';
import { programOf } from '../../support/programOf.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { createWorld } from '../../support/world.ts';

const words = en.apiKeys;

test('an owner creates a key, sees its secret once, and revokes it after a question', async () => {
  const world = await createWorld();
  const { owner } = await world.academy();
  const { user } = await renderScreen('/setting/api-keys', { as: owner });
  await screen.findByText(words.empty.title);
  await user.click(screen.getByRole('button', { name: words.create }));
  const form = within(screen.getByRole('dialog'));
  await user.type(form.getByRole('textbox', { name: new RegExp(words.name) }), 'Room server');
  await user.click(form.getByRole('checkbox', { name: words.scopes['accounts:read'].text }));
  await user.click(form.getByRole('button', { name: words.create }));
  const secret = (await screen.findByTestId('secret')).textContent!;
  const program = createCaller(world.server, async () => undefined, { secret });
  await program.call(contract.roomService.rooms);
  expect((await program.refused(contract.roomService.accounts)).body.code).toBe('SCOPE_MISSING');
  await user.click(screen.getByRole('button', { name: words.secret.stored }));
  expect(screen.queryByText(secret)).toBeNull();

  await user.click(await screen.findByRole('button', { name: 'Revoke Room server' }));
  const question = within(screen.getByRole('dialog'));
  await user.click(question.getByRole('button', { name: words.revoke }));
  await screen.findByText(en.statuses.apiKeyState.REVOKED);
  expect((await program.refused(contract.roomService.rooms)).body.code).toBe('API_KEY_REVOKED');
});

test('a key without a name or a scope is not created, with a message', async () => {
  const { owner } = await (await createWorld()).academy();
  const { user } = await renderScreen('/setting/api-keys', { as: owner });
  await user.click(await screen.findByRole('button', { name: words.create }));
  const form = within(screen.getByRole('dialog'));
  expect(form.queryByRole('checkbox', { name: words.scopes['billing:write'].text })).toBeNull();
  for (const scope of apiScopes)
    await user.click(form.getByRole('checkbox', { name: words.scopes[scope].text }));
  await user.click(form.getByRole('button', { name: words.create }));
  await waitFor(() => expect(form.getAllByText(en.validation.required)).toHaveLength(2));
  expect((await owner.call(contract.apiKeys.list)).body.content).toEqual([]);
});

test('the super administrator sees the keys of all academies and creates one for all of them', async () => {
  const world = await createWorld();
  const { owner } = await world.academy({ name: '한빛 독서실' });
  await programOf(world, owner);
  const { user } = await renderScreen('/admin/api-keys', { as: await world.superAdmin() });
  expect((await screen.findAllByText('한빛 독서실')).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: words.create }));
  const form = within(screen.getByRole('dialog'));
  await user.type(form.getByRole('textbox', { name: new RegExp(words.name) }), 'Everywhere');
  await user.click(form.getByRole('button', { name: words.create }));
  expect((await screen.findByTestId('secret')).textContent).toMatch(/^srk_~system\./);
  await user.click(screen.getByRole('button', { name: words.secret.stored }));
  expect((await screen.findAllByText(words.allAcademies)).length).toBeGreaterThan(0);
});
