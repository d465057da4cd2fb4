import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fill } from '../../support/fill.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { wordsOf } from '../../support/wordsOf.ts';
import { createWorld } from '../../support/world.ts';

const enough = { timeout: 90_000 };
const language = 'ko';
const say = wordsOf(language);
const words = (key: string, options?: object) => say(`permissions.roles.${key}`, options as never);

test('chosen permissions are saved as a role, which is applied to another manager', enough, async () => {
  const academy = await (await createWorld()).academy();
  const first = await academy.manager({ permissions: ['VIEW_STUDY'] });
  const second = await academy.manager({ permissions: [] });
  const open = (customerId: string) =>
    renderScreen(`/manager/${customerId}?tab=permissions`, { as: academy.owner, language });

  const one = await open(first.customerId);
  await one.user.click(await screen.findByRole('button', { name: words('saveAs') }));
  const dialog = within(await screen.findByRole('dialog', { name: words('saveTitle') }));
  await fill(one.user, dialog.getByRole('textbox', { name: new RegExp(words('name')) }), '룸 담당');
  await one.user.click(dialog.getByRole('button', { name: words('save') }));
  await screen.findByText(words('equals'));
  one.unmount();

  const two = await open(second.customerId);
  // Changing a role shows what it contains, and what it would contain instead.
  await two.user.click(await screen.findByRole('button', { name: words('editNamed', { name: '룸 담당' }) }));
  const edit = within(await screen.findByRole('dialog', { name: words('editTitle') }));
  edit.getByText(say('permissions.names.VIEW_STUDY'));
  await two.user.click(edit.getByRole('checkbox', { name: words('takeOver') }));
  edit.getByText(say('permissions.presets.none'));
  await two.user.click(edit.getByRole('checkbox', { name: words('takeOver') }));
  await two.user.click(edit.getByRole('button', { name: say('app.cancel') }));
  await two.user.click(await screen.findByRole('button', { name: words('applyNamed', { name: '룸 담당' }) }));
  await two.user.click(screen.getByRole('button', { name: say('permissions.save') }));
  await screen.findByText(say('permissions.saved'));
  expect((await academy.account(second)).permissions).toEqual(['VIEW_STUDY']);
  two.unmount();

  await renderScreen('/manager', { as: academy.owner, language });
  expect(await screen.findAllByText('룸 담당')).toHaveLength(2);
});

test(
  'the console is viewed as a manager from their page, says so everywhere, and comes back',
  enough,
  async () => {
    const academy = await (await createWorld()).academy();
    const { customerId, name } = await academy.manager({ permissions: ['VIEW_STUDENT'] });
    const student = await academy.student({ name: '정하은' });
    const leaving = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const first = await renderScreen(`/manager/${customerId}`, { as: academy.owner, language });
    await first.user.click(await screen.findByRole('button', { name: say('accounts.viewAs.begin') }));
    await waitFor(() => expect(leaving.mock.calls.at(-1)).toEqual(['/student']));
    first.unmount();

    const second = await renderScreen('/student', { as: academy.owner, language });
    await screen.findByText(say('accounts.viewAs.viewing', { name }));
    await screen.findByText(student.name);
    expect(screen.queryByRole('button', { name: say('list.rowActions', { name: student.name }) })).toBeNull();
    expect(screen.queryByRole('link', { name: say('screens.managers') })).toBeNull();
    await second.user.click(screen.getByRole('button', { name: say('admin.viewAs.end') }));
    await waitFor(() => expect(leaving.mock.calls.at(-1)).toEqual([`/manager/${customerId}`]));
  },
);
