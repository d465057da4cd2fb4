import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { createWorld } from '../../support/world.ts';
import { wordsOf } from '../../support/wordsOf.ts';

afterEach(() => void vi.useRealTimers());

const say = wordsOf('en');
const changed = say('accounts.batches.latest.deactivate', { smart_count: 1 });

/** The owner has deactivated a student, and the toast that said so has gone. */
async function deactivated() {
  const academy = await (await createWorld()).academy();
  const manager = await academy.manager({ permissions: ['VIEW_STUDENT'] });
  const student = await academy.student({ name: '새벽별' });
  const { user, unmount } = await renderScreen('/student', { as: academy.owner });
  const row = (await screen.findByText('새벽별')).closest('tr')!;
  await user.click(within(row).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: say('actions.deactivate.label') }));
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = dialog.getByRole('button', { name: say('actions.deactivate.confirm', { smart_count: 1 }) });
  await waitFor(() => expect(confirm).toHaveProperty('disabled', false));
  await user.click(confirm);
  await screen.findByText(changed);
  return { academy, manager, student, user, unmount };
}

test('the last bulk change is offered to be undone on every screen, until it is', async () => {
  const { academy, student, user, unmount } = await deactivated();
  unmount();
  await renderScreen('/manager', { as: academy.owner });
  const bar = within((await screen.findByText(changed)).closest<HTMLElement>('[role=status]')!);
  await user.click(bar.getByRole('button', { name: say('actions.undo') }));
  await waitFor(() => expect(screen.queryByText(changed)).toBeNull());
  expect((await academy.account(student)).accountStatus).toBe('ACTIVE');
});

test('it is offered for an hour, and not while the console of someone else is viewed', async () => {
  const { academy, manager, unmount } = await deactivated();
  unmount();
  await academy.owner.call(contract.managers.viewAs, { params: { id: manager.customerId } });
  const viewed = await renderScreen('/student', { as: academy.owner });
  await screen.findByText('새벽별');
  await screen.findByText(say('accounts.viewAs.viewing', { name: manager.name }));
  expect(screen.queryByText(changed)).toBeNull();
  viewed.unmount();

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + limits.batch.offeredMinutes * 60_000 });
  await academy.owner.call(contract.managers.endViewAs);
  await renderScreen('/student', { as: academy.owner });
  await screen.findByText('새벽별');
  expect(screen.queryByText(changed)).toBeNull();
});
