import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { densityAttribute, type Density } from '../../../src/domain/densities.ts';
import { limits } from '../../../src/domain/limits.ts';
import { app as english } from '../../../src/i18n/en/app.ts';
import { screens as englishScreens } from '../../../src/i18n/en/screens.ts';
import { app as korean } from '../../../src/i18n/ko/app.ts';
import { screens as koreanScreens } from '../../../src/i18n/ko/screens.ts';
import type { Caller } from '../../support/caller.ts';
import { fill } from '../../support/fill.ts';
import { currentPath, renderScreen } from '../../support/renderScreen.tsx';
import { createWorld } from '../../support/world.ts';

async function open(language: 'en' | 'ko' = 'en') {
  const academy = await (await createWorld()).academy();
  const student = await academy.student({ name: '강민지' });
  const { user } = await renderScreen('/student', { as: academy.owner, language });
  const { palette } = language === 'en' ? english : korean;
  await screen.findByRole('heading', { level: 1 });
  const show = async () => {
    await user.click(screen.getByRole('button', { name: palette.label }));
    const dialog = within(await screen.findByRole('dialog', { name: palette.label }));
    return { dialog, field: await dialog.findByRole('combobox', { name: palette.label }) };
  };
  return { user, student, show, ...(await show()) };
}

// The first test of the file: the palette is not loaded yet.
test('what is typed before the palette is loaded is searched for', async () => {
  const academy = await (await createWorld()).academy();
  await academy.student({ name: '강민지' });
  const { user } = await renderScreen('/student', { as: academy.owner });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  await user.keyboard('ㄱㅁㅈ');
  const dialog = within(await screen.findByRole('dialog', { name: english.palette.label }));
  const field = await dialog.findByRole<HTMLInputElement>('combobox', { name: english.palette.label });
  expect(field.value).toBe('ㄱㅁㅈ');
  await user.click(await dialog.findByRole('option', { name: /강민지/ }));
});

test('Escape closes the palette, and gives the focus back', async () => {
  const { user, field } = await open();
  expect(document.activeElement).toBe(field);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: english.palette.label }));
});

test('screens are found by their name in any language, by initial consonants, and with the keyboard set to the other script', async () => {
  const { user, dialog, field } = await open();
  await fill(user, field, koreanScreens.groupSettings);
  await dialog.findByRole('option', { name: new RegExp(englishScreens.groupSettings) });
  const group = dialog.getByRole('group', { name: english.palette.kinds.screen });
  within(group).getByRole('option', { name: new RegExp(englishScreens.groupSettings) });
  await fill(user, field, 'ㄷㅅㅂㄷ');
  await dialog.findByRole('option', { name: new RegExp(englishScreens.dashboard) });
  // stat and 대시보드, typed with the other keyboard.
  await fill(user, field, 'ㄴㅅㅁㅅ');
  await dialog.findByRole('option', { name: new RegExp(englishScreens.statsStudy) });
  await fill(user, field, 'eotlqhem');
  await dialog.findByRole('option', { name: new RegExp(englishScreens.dashboard) });
  await fill(user, field, 'ㅋㅋㅋㅋ');
  await dialog.findByText(english.palette.none);
});

test('a person is opened, and is offered first the next time', async () => {
  const { user, dialog, field, student, show } = await open();
  await fill(user, field, '강민지');
  await user.click(await dialog.findByRole('option', { name: /강민지/ }));
  await waitFor(() => expect(currentPath()).toBe(`/student/${student.customerId}`));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await show();
  expect(again.dialog.getAllByRole('option')[0]!.textContent).toContain('강민지');
});

test('actions run: the theme, the language, adding students, a filter of the list', async () => {
  const { user, dialog, field } = await open();
  await fill(user, field, english.language);
  await user.click(await dialog.findByRole('option', { name: /한국어/ }));
  await screen.findByRole('heading', { level: 1, name: koreanScreens.students });

  await user.click(screen.getByRole('button', { name: korean.palette.label }));
  const next = await screen.findByRole('combobox', { name: korean.palette.label });
  await fill(user, next, '필터');
  await user.click((await screen.findAllByRole('option'))[0]!);
  await screen.findByRole('dialog');
});

test('the chosen density applies to the whole page, and only to the person who chose it', async () => {
  const academy = await (await createWorld()).academy();
  const density = () => document.documentElement.getAttribute(densityAttribute);
  const open = async (as: Caller) => {
    const { user, unmount } = await renderScreen('/profile', { as });
    await user.click(await screen.findByRole('button', { name: english.profileMenu }));
    const choice = (name: Density) =>
      screen.findByRole('menuitemradio', { name: `${english.density.label}: ${english.density[name]}` });
    return { user, unmount, choice };
  };
  const owner = await open(academy.owner);
  await owner.user.click(await owner.choice('compact'));
  await waitFor(() => expect(density()).toBe('compact'));
  owner.unmount();
  expect(density()).toBeNull();

  const { choice } = await open(await academy.manager());
  // Until the session says who it is, the browser goes by who was here last.
  await waitFor(async () => expect((await choice('comfortable')).getAttribute('aria-checked')).toBe('true'));
  await waitFor(() => expect(density()).toBe('comfortable'));
});

test('of more people than the palette shows, the list shows all', async () => {
  const academy = await (await createWorld()).academy();
  await academy.students(limits.search.perKind + 1, index => ({ name: `샛별${index}` }));
  const { user } = await renderScreen('/manager', { as: academy.owner });
  await screen.findByRole('heading', { level: 1 });
  await user.click(screen.getByRole('button', { name: english.palette.label }));
  const dialog = within(await screen.findByRole('dialog', { name: english.palette.label }));
  await fill(user, await dialog.findByRole('combobox', { name: english.palette.label }), '샛별');
  await user.click(await dialog.findByRole('option', { name: /Show all with “샛별”/ }));
  await screen.findByRole('link', { name: new RegExp(`샛별${limits.search.perKind}`) });
});
