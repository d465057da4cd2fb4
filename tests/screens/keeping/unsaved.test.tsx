import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { currentPath, renderScreen } from '../../support/renderScreen.tsx';
import { wordsOf } from '../../support/wordsOf.ts';
import { createWorld } from '../../support/world.ts';

describe.each(['ko'] as const)('unsaved changes ask first, in %s', language => {
  const say = wordsOf(language);
  const question = async () => within(await screen.findByRole('alertdialog', { name: say('unsaved.title') }));
  const memoField = () =>
    screen.findByRole<HTMLTextAreaElement>('textbox', { name: say('resources.students.fields.memo') });

  test('a student of whom two tabs were opened', async () => {
    const academy = await (await createWorld()).academy();
    const { customerId } = await academy.student();
    const { user } = await renderScreen(`/student/${customerId}`, { as: academy.owner, language });
    const memo = await memoField();
    await user.type(memo, '메모');
    await user.click(screen.getByRole('tab', { name: say('accounts.tabs.profile') }));
    await screen.findByRole('button', { name: say('choices.interestCategory.CSAT') });
    await user.click(screen.getByRole('link', { name: say('screens.managers') }));
    const first = await question();
    expect(document.activeElement).toBe(first.getByRole('button', { name: say('unsaved.keepEditing') }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(memo.value).toBe('메모');
    expect(currentPath()).toBe(`/student/${customerId}?tab=profile`);
    const current = screen
      .getByRole('navigation', { name: say('app.mainMenu') })
      .querySelectorAll('[aria-current]');
    expect([...current].map(({ textContent }) => textContent)).toEqual([say('screens.students')]);

    await user.click(screen.getByRole('link', { name: say('screens.managers') }));
    await user.click((await question()).getByRole('button', { name: say('unsaved.discard') }));
    await waitFor(() => expect(currentPath()).toBe('/manager'));
  });

  test('the permission editor', async () => {
    const academy = await (await createWorld()).academy();
    const { customerId } = await academy.manager();
    const { user } = await renderScreen(`/manager/${customerId}?tab=permissions`, {
      as: academy.owner,
      language,
    });
    await user.click(await screen.findByRole('button', { name: say('permissions.presets.observer') }));
    await user.click(screen.getByRole('link', { name: say('screens.students') }));
    await user.click((await question()).getByRole('button', { name: say('unsaved.keepEditing') }));
    expect(currentPath()).toBe(`/manager/${customerId}?tab=permissions`);
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    await user.click(screen.getByRole('button', { name: say('permissions.save') }));
    await screen.findByText(say('permissions.saved'));
    await user.click(screen.getByRole('link', { name: say('screens.students') }));
    await waitFor(() => expect(currentPath()).toBe('/student'));
  });

  test('a dialog that is left by Escape, and signing out', async () => {
    const academy = await (await createWorld()).academy();
    const { user } = await renderScreen('/notification/template', { as: academy.owner, language });
    await user.click((await screen.findAllByRole('button', { name: say('templates.add') }))[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: say('templates.add') }));
    const name = dialog.getByRole<HTMLInputElement>('textbox', {
      name: new RegExp(say('templates.fields.name')),
    });
    await user.type(name, '결석');
    await user.keyboard('{Escape}');
    await user.click((await question()).getByRole('button', { name: say('unsaved.keepEditing') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(name.value).toBe('결석');
    expect(document.activeElement).toBe(name);
    await user.keyboard('{Escape}');
    await user.click((await question()).getByRole('button', { name: say('unsaved.discard') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(screen.getByRole('button', { name: say('app.profileMenu') }));
    await user.click(await screen.findByRole('menuitem', { name: say('app.signOut') }));
    await waitFor(() => expect(currentPath()).toBe('/auth/login'));
  });
});
