import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pathOf } from '../../../src/screens.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { wordsOf } from '../../support/wordsOf.ts';
import { createWorld } from '../../support/world.ts';

const say = wordsOf('ko');

test('possible duplicates are listed, compared and merged', { timeout: 60_000 }, async () => {
  const academy = await (await createWorld()).academy();
  const phone = '01099998888';
  const kept = await academy.student({ name: '정하은', phone, memo: '', email: 'kept@merge.example' });
  const other = await academy.student({
    name: '정하은',
    phone,
    memo: '수학 보강',
    email: 'other@merge.example',
  });
  await academy.change(other, { authenticatedAt: null, registrationStatus: 'PENDING' });
  await academy.student({ name: '박도윤', phone: '01011112222' });
  const { user } = await renderScreen(pathOf('students'), { as: academy.owner, language: 'ko' });

  await screen.findByText('박도윤');
  await screen.findByText(say('accounts.duplicates.found', { smart_count: 2 }));
  await user.click(screen.getByRole('button', { name: say('accounts.duplicates.show') }));
  await waitFor(() => expect(screen.queryByText('박도윤')).toBeNull());
  const merge = { name: say('actions.merge.label') };
  const boxes = document.querySelectorAll<HTMLElement>('tbody .select-cell input');
  const openMenu = async () =>
    user.click(await screen.findByRole('button', { name: say('list.moreActions') }));
  await user.click(boxes[0]!);
  await openMenu();
  expect(within(await screen.findByRole('menu')).queryByRole('menuitem', merge)).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(boxes[1]!);
  await openMenu();
  await user.click(await screen.findByRole('menuitem', merge));

  const dialog = within(await screen.findByRole('dialog'));
  // The registered account is kept, with the note that only the other one has.
  const [account, email, memo] = await dialog.findAllByRole('radiogroup');
  const checked = (group: HTMLElement) =>
    within(group)
      .getAllByRole<HTMLInputElement>('radio')
      .find(radio => radio.checked)?.value;
  expect(checked(account!)).toBe(kept.customerId);
  expect(checked(email!)).toBe(kept.customerId);
  expect(checked(memo!)).toBe(other.customerId);
  await dialog.findByText(say('actions.merge.nothingMoves'), { exact: false });
  dialog.getByText(say('actions.merge.final', { days: 30 }));
  await user.click(dialog.getByRole('button', { name: say('actions.merge.confirm') }));
  await screen.findByText(say('actions.merge.done', { name: '정하은' }));
  expect(await academy.account(kept)).toMatchObject({ memo: '수학 보강', email: 'kept@merge.example' });
  expect(await academy.account(other)).toMatchObject({ accountStatus: 'DELETED' });
});
