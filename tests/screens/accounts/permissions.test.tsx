import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { permissionCompanions } from '../../../src/domain/permissionCompanions.ts';
import { observerPreset, permissions } from '../../../src/domain/permissions.ts';
import { menuOf } from '../../../src/screens.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { wordsOf } from '../../support/wordsOf.ts';
import { createWorld } from '../../support/world.ts';

describe.each(['en'] as const)(
  'the permission editor (specification, section 6) in %s',
  { timeout: 60_000 },
  language => {
    const say = wordsOf(language);
    const switchOf = (permission: string) =>
      screen.getByRole<HTMLInputElement>('switch', { name: say(`permissions.names.${permission}`) });

    test('starts from a preset, shows the menu that it makes, and saves [S2.18 S6.10]', async () => {
      const academy = await (await createWorld()).academy();
      const { customerId, name } = await academy.manager();
      const { user } = await renderScreen(`/manager/${customerId}?tab=permissions`, {
        as: academy.owner,
        language,
      });
      await user.click(await screen.findByRole('button', { name: say('permissions.presets.observer') }));
      for (const permission of permissions)
        expect([permission, switchOf(permission).checked]).toEqual([
          permission,
          observerPreset.includes(permission),
        ]);

      // The camera-off, absence and break notifications belong to the editor's groups, too.
      const alerts = screen.getByRole<HTMLAnchorElement>('link', { name: say('permissions.alerts.link') });
      expect(alerts.getAttribute('href')).toBe(`/manager/${customerId}?tab=alerts`);

      await user.click(screen.getByRole('button', { name: say('permissions.preview.open') }));
      const preview = within(
        await screen.findByRole('dialog', { name: say('permissions.preview.title', { name }) }),
      );
      for (const { screens } of menuOf({ role: 'OBSERVER', permissions: observerPreset }))
        for (const each of screens) preview.getByText(say(`screens.${each}`));
      await user.click(preview.getByRole('button', { name: say('app.close') }));

      await user.click(await screen.findByRole('button', { name: say('permissions.save') }));
      await screen.findByText(say('permissions.saved'));
      const saved = await academy.account({ customerId });
      expect([saved.observer, saved.permissions.toSorted()]).toEqual([true, observerPreset.toSorted()]);
    });

    test('grants only permissions that the editor has', async () => {
      const academy = await (await createWorld()).academy();
      const editor = await academy.manager({ permissions: ['VIEW_MANAGER', 'VIEW_STUDENT'] });
      const { customerId } = await academy.manager();
      await renderScreen(`/manager/${customerId}?tab=permissions`, { as: editor, language });
      await screen.findByRole('button', { name: say('permissions.save') });
      for (const permission of permissions)
        expect([permission, switchOf(permission).disabled]).toEqual([
          permission,
          !['VIEW_MANAGER', 'VIEW_STUDENT'].includes(permission),
        ]);
    });

    test('warns before saving about permissions that need another one', async () => {
      const academy = await (await createWorld()).academy();
      const { customerId } = await academy.manager({ permissions: ['VIEW_STUDENT'] });
      const { user } = await renderScreen(`/manager/${customerId}?tab=permissions`, {
        as: academy.owner,
        language,
      });
      await screen.findByRole('button', { name: say('permissions.save') });
      const hint = (companion: string, permission = 'VIEW_STUDENT') =>
        say(`permissions.companions.${permission}.${companion}`, {
          permission: say(`permissions.names.${companion}`),
        });
      for (const companion of permissionCompanions.VIEW_STUDENT) screen.getByText(hint(companion));
      await user.click(switchOf('VIEW_STUDY_TIME'));
      expect(screen.queryByText(hint('VIEW_STUDY_TIME'))).toBeNull();
      await user.click(switchOf('VIEW_ATTENDANCE_STATUS'));
      screen.getByText(hint('VIEW_ATTENDANCE_HISTORY', 'VIEW_ATTENDANCE_STATUS'));
      // An observer cannot assign students.
      await user.click(switchOf('MANAGE_SUPERVISE_GROUP'));
      expect(screen.queryByText(say('permissions.observerWatches'))).toBeNull();
      await user.click(screen.getByRole('switch', { name: say('permissions.observer.label') }));
      expect(screen.getAllByText(say('permissions.observerWatches')).length).toBe(1);
      // What only those lack who change something is of no use to an observer.
      expect(screen.queryByText(hint('VIEW_ATTENDANCE_HISTORY', 'VIEW_ATTENDANCE_STATUS'))).toBeNull();
      screen.getByText(hint('VIEW_ATTENDANCE_HISTORY'));
      await user.click(switchOf('MANAGE_SUPERVISE_GROUP'));
      expect(screen.queryByText(hint('MANAGE_SUPERVISE_GROUP'))).toBeNull();
    });

    test('is closed to whom it is about', async () => {
      const academy = await (await createWorld()).academy();
      const editor = await academy.manager({ permissions: ['VIEW_MANAGER'] });
      await renderScreen(`/manager/${editor.customerId}?tab=permissions`, { as: editor, language });
      await screen.findByText(say('permissions.own'));
      for (const permission of permissions) expect(switchOf(permission).disabled).toBe(true);
    });

    test('a withdrawn permission leaves the open menu with the next step', async () => {
      const academy = await (await createWorld()).academy();
      const manager = await academy.manager({ permissions: ['VIEW_MANAGER', 'VIEW_STUDENT'] });
      const { user } = await renderScreen('/manager', { as: manager, language });
      const menu = within(await screen.findByRole('navigation', { name: say('app.mainMenu') }));
      const toStudents = await menu.findByRole('link', { name: say('screens.students') });
      await academy.owner.call(contract.managers.updatePermissions, {
        params: { customerId: manager.customerId },
        body: { permissions: ['VIEW_MANAGER'] },
        version: 1,
      });
      await user.click(toStudents);
      await waitFor(() => expect(screen.queryByRole('link', { name: say('screens.students') })).toBeNull(), {
        timeout: 15_000,
      });
    });
  },
);
