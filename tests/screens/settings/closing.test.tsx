import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeExports } from '../../../server/academies/exports/makeExports.ts';
import { groups } from '../../../server/database/schema/index.ts';
import { password } from '../../support/person.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { wordsOf } from '../../support/wordsOf.ts';
import { createWorld } from '../../support/world.ts';

const say = wordsOf('ko');

test('an owner exports everything and closes the academy; signing in leads there, where it is cancelled', async () => {
  const world = await createWorld();
  const { owner, groupId } = await world.academy({ name: '해지 화면 시험' });
  const { user, unmount } = await renderScreen('/setting/closing', { as: owner, language: 'ko' });
  await user.click(await screen.findByRole('button', { name: say('closing.export.order') }));
  await screen.findByText(say('closing.export.preparing'));
  await makeExports(world);
  await user.click(screen.getByRole('button', { name: say('closing.close.open') }));
  const dialog = within(await screen.findByRole('dialog', { name: say('closing.close.title') }));
  await user.type(dialog.getByLabelText(new RegExp(say('myProfile.password.current'))), password);
  await user.click(dialog.getByRole('button', { name: say('closing.close.confirm') }));
  await screen.findByRole('button', { name: say('closing.pending.cancel') });
  const link = await screen.findByRole('link', { name: /0\.1MB/ });
  expect(link.getAttribute('href')).toBe(`/api/v1/groups/${groupId}/export/file`);
  unmount();

  const again = await renderScreen('/auth/login?from=%2Fsetting%2Fprofile', { as: owner, language: 'ko' });
  await screen.findByRole('heading', { name: say('screens.closing') });
  await again.user.click(await screen.findByRole('button', { name: say('closing.pending.cancel') }));
  await screen.findByRole('button', { name: say('closing.close.open') });
});

test('everyone of an academy that is being closed sees the day; the super administrator cancels it', async () => {
  const world = await createWorld();
  const { groupId, manager } = await world.academy({ name: '해지 목록 시험' });
  await world.database.orm
    .update(groups)
    .set({ closesAt: new Date('2026-04-01T00:00:00Z') })
    .where(eq(groups.groupId, groupId));
  const { unmount } = await renderScreen('/setting/profile', { as: await manager(), language: 'ko' });
  await screen.findByText(/이 학원은 .*4.*1.*해지됩니다/);
  unmount();
  const { user } = await renderScreen(`/admin?record=${groupId}`, {
    as: await world.superAdmin(),
    language: 'ko',
  });
  const panel = within(await screen.findByRole('dialog', { name: '해지 목록 시험' }));
  await user.click(await panel.findByRole('button', { name: say('closing.pending.cancel') }));
  const dialog = within(
    await screen.findByRole('dialog', {
      name: say('closing.pending.confirmTitle', { name: '해지 목록 시험' }),
    }),
  );
  await user.click(dialog.getByRole('button', { name: say('closing.pending.cancel') }));
  await waitFor(() =>
    expect(panel.queryByRole('button', { name: say('closing.pending.cancel') })).toBeNull(),
  );
});
