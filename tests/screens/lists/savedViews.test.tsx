import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentPath, renderScreen } from '../../support/renderScreen.tsx';
import { wordsOf } from '../../support/wordsOf.ts';
import { createWorld } from '../../support/world.ts';

const say = wordsOf('ko');
const filtered = `/student?filter=${encodeURIComponent('{"accountStatus":["INACTIVE"]}')}&displayedFilters=%7B%7D`;

test('a filter is saved for the academy, and applied by a colleague', async () => {
  const academy = await (await createWorld()).academy();
  await academy.student({ name: '쉬는이', accountStatus: 'INACTIVE' });
  const first = await renderScreen(filtered, { as: academy.owner, language: 'ko' });
  await first.user.click(await screen.findByRole('button', { name: say('list.saved') }));
  await first.user.click(await screen.findByRole('menuitem', { name: say('list.saveCurrent') }));
  const dialog = within(await screen.findByRole('dialog'));
  await first.user.type(dialog.getByRole('textbox'), '쉬는 학생');
  await first.user.click(dialog.getByRole('checkbox', { name: say('list.saveShared') }));
  await first.user.click(dialog.getByRole('button', { name: say('app.save') }));
  await screen.findByText(say('list.saveDone'));
  first.unmount();

  const manager = await academy.manager({ permissions: ['VIEW_STUDENT'] });
  const { user } = await renderScreen('/student', { as: manager, language: 'ko' });
  await user.click(await screen.findByRole('button', { name: say('list.saved') }));
  const item = await screen.findByRole('menuitem', { name: /쉬는 학생/ });
  expect(item.textContent).toContain(say('list.savedBy', { name: '김한빛' }));
  expect(within(item).queryByRole('button')).toBeNull();
  await user.click(item);
  await screen.findByText('쉬는이');
  expect(decodeURIComponent(currentPath())).toContain('INACTIVE');
}, 120_000);
