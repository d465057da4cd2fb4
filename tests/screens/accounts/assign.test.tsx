import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pathOf } from '../../../src/screens.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { wordsOf } from '../../support/wordsOf.ts';
import { createWorld } from '../../support/world.ts';

describe.each(['ko'] as const)('assigning students from their list, in %s', { timeout: 60_000 }, language => {
  const say = wordsOf(language);

  test('lists who leaves which manager, reports, and can be undone', async () => {
    const academy = await (await createWorld()).academy();
    const former = await academy.manager({ name: '이전매니저' });
    const next = await academy.manager({ name: '새매니저' });
    const [first, second] = [
      await academy.student({ name: '가나다', managerId: former.customerId }),
      await academy.student({ name: '라마바' }),
    ];
    const managers = async () =>
      [await academy.account(first), await academy.account(second)].map(({ managerId }) => managerId);
    const { user } = await renderScreen(pathOf('students'), { as: academy.owner, language });
    await screen.findByText('가나다');
    for (const box of document.querySelectorAll<HTMLElement>('tbody .select-cell input'))
      await user.click(box);
    const bar = within(screen.getByRole('region', { name: new RegExp('2') }));
    await user.click(bar.getByRole('button', { name: say('actions.assign.label') }));

    const dialog = within(await screen.findByRole('dialog'));
    // No request is made before a student is selected.
    expect(
      dialog
        .getByRole('button', { name: new RegExp(say('actions.assign.confirm', { smart_count: 2 })) })
        .matches(':disabled'),
    ).toBe(true);
    await user.click(dialog.getByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: '새매니저' }));
    await dialog.findByText(say('group.replace.leaves', { smart_count: 1, name: '이전매니저' }));
    await user.click(dialog.getByRole('button', { name: say('actions.assign.confirm', { smart_count: 2 }) }));
    await screen.findByText(say('actions.assign.done', { smart_count: 2 }));
    expect(await managers()).toEqual([next.customerId, next.customerId]);

    // In the toast, or in the bar that follows it.
    const [undo] = await screen.findAllByRole('button', { name: say('actions.undo') });
    await user.click(undo!);
    await waitFor(async () => expect(await managers()).toEqual([former.customerId, null]));
  });

  test('is offered to who may assign students', async () => {
    const academy = await (await createWorld()).academy();
    const clerk = await academy.manager({ permissions: ['VIEW_STUDENT'] });
    const { customerId, name } = await academy.student();
    const { user } = await renderScreen(pathOf('student', { id: customerId }), { as: clerk, language });
    await user.click(await screen.findByRole('button', { name: say('list.rowActions', { name }) }));
    const menu = within(await screen.findByRole('menu'));
    menu.getByRole('menuitem', { name: say('actions.deactivate.label') });
    expect(menu.queryByRole('menuitem', { name: say('actions.assign.label') })).toBeNull();
  });
});
