import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../support/renderScreen.tsx';
import { wordsOf } from '../../support/wordsOf.ts';
import { studiedAcademy } from './studied.ts';

const say = wordsOf('en');
const hint = () => document.querySelector('.MuiPopper-root')?.textContent;

test('each button for a student who needs attention says what it does while it is pointed at or focused, and does it', async () => {
  const { owner } = await studiedAcademy({ 강하늘: [2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1] });
  const { user } = await renderScreen('/dashboard', { as: owner });
  const card = await screen.findByRole('region', { name: say('attention.title') });
  const buttonOf = (action: string) =>
    within(card).findByRole('button', { name: `${say(`actions.${action}.label`)}: 강하늘` });
  const [memo, handle] = [await buttonOf('setMemo'), await buttonOf('handle')];
  expect(hint()).toBeUndefined();
  await user.hover(memo);
  await waitFor(() => expect(hint()).toBe(say('actions.setMemo.label')));
  await user.hover(handle);
  await waitFor(() => expect(hint()).toBe(say('actions.handle.label')));
  await user.unhover(handle);
  await waitFor(() => expect(hint()).toBeUndefined());

  memo.focus();
  await waitFor(() => expect(hint()).toBe(say('actions.setMemo.label')));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(hint()).toBeUndefined());
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog');
  expect(hint()).toBeUndefined();
});
