import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { filled, inLanguage } from '../../support/bothLanguages.ts';
import { currentPath, renderScreen } from '../../support/renderScreen.tsx';
import { createWorld } from '../../support/world.ts';

describe.each(inLanguage('en'))(
  'a permission that is taken away at work, in $language',
  ({ language, words }) => {
    test('is named on the screen that requires it, with whom to ask and where to go', async () => {
      const academy = await (await createWorld()).academy();
      const manager = await academy.manager({ permissions: ['VIEW_STUDENT', 'VIEW_MANAGER'] });
      const { user } = await renderScreen('/manager', { as: manager, language });
      const menuLink = await screen.findByRole('link', { name: words.screens.students });
      await academy.owner.call(contract.managers.updatePermissions, {
        params: { customerId: manager.customerId },
        body: { permissions: ['VIEW_MANAGER'] },
        version: 1,
      });
      // The server refuses the list while the menu still offers it.
      await user.click(menuLink);
      const title = filled(words.lostAccess.title, { screen: words.screens.students });
      await screen.findByRole('heading', { name: title });
      const { VIEW_STUDENT } = words.permissions.names;
      const reason = filled(words.lostAccess.permission, { permissions: VIEW_STUDENT });
      expect(screen.getByText(reason, { exact: false }).textContent).toContain(academy.owner.email);
      await waitFor(() => expect(menuLink.isConnected).toBe(false));
      expect(currentPath()).toBe('/student');
      await user.click(
        screen.getByRole('link', { name: filled(words.lostAccess.exit, { screen: words.screens.managers }) }),
      );
      await waitFor(() => expect(currentPath()).toBe('/manager'));
    });
  },
);
