import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { languages } from '../../../src/domain/choices.ts';
import { pathOf } from '../../../src/screens.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { createWorld } from '../../support/world.ts';
import { wordsOf } from '../../support/wordsOf.ts';

const screens = ['students', 'attendanceStatus'] as const;
const cases = screens.map((name, index) => [name, languages[index % languages.length]!] as const);

test.each(cases)(
  'on a phone the menu of the selected has what a wide screen has as buttons: %s, in %s',
  { timeout: 120_000 },
  async (name, language) => {
    const say = wordsOf(language);
    const academy = await (await createWorld()).academy();
    await academy.students(3, index => ({ name: `학생 ${index + 10}` }));
    const { user } = await renderScreen(pathOf(name), { as: academy.owner, language, isPhone: true });
    await user.click(
      await screen.findByRole('checkbox', { name: say('list.selectRow', { name: '학생 10' }) }),
    );
    // A card has two lines; the columns without a place there unfold.
    const card = within(screen.getByRole('checkbox', { checked: true }).closest('li')!);
    expect(card.queryByRole('term')).toBeNull();
    const unfold = card.getByRole('button', { name: say('list.cardDetails', { name: '학생 10' }) });
    await user.click(unfold);
    expect(unfold.getAttribute('aria-expanded')).toBe('true');
    expect(card.getAllByRole('term').length).toBeGreaterThan(0);
    const bar = within(await screen.findByRole('region', { name: /1/ }));
    expect(bar.queryByRole('button', { name: say('actions.setMemo.label') })).toBeNull();
    bar.getByRole('button', { name: say('list.exportSelected') });

    // By keyboard: the menu opens, its first entry selects all who are found, and the focus is back on its button.
    const menuButton = bar.getByRole('button', { name: say('list.actions') });
    menuButton.focus();
    await user.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu'));
    menu.getByRole('menuitem', { name: say('actions.message.label') });
    expect(document.activeElement).toBe(menu.getByRole('menuitem', { name: /3/ }));
    await user.keyboard('{Enter}');
    const all = within(await screen.findByRole('region', { name: /3/ }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    // Who is selected and no longer found is counted: what is done is done to them, too.
    await user.type(screen.getByRole('searchbox'), '학생 11');
    await all.findByText(new RegExp(say('list.selectedElsewhere', { count: '2.*' })));
    await user.click(all.getByRole('button', { name: say('list.actions') }));
    await user.click(await screen.findByRole('menuitem', { name: say('actions.setMemo.label') }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('textbox'), '상담 예정');
    const confirm = await dialog.findByRole('button', {
      name: say('actions.setMemo.confirm', { smart_count: 3 }),
    });
    await waitFor(() => expect(confirm).toHaveProperty('disabled', false));
    await user.click(confirm);
    await waitFor(async () => {
      const { body } = await academy.owner.call(contract.students.list);
      expect(body.content.map(({ memo }) => memo)).toEqual(['상담 예정', '상담 예정', '상담 예정']);
    });
  },
);
