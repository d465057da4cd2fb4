import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { fill } from '../../support/fill.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { wordsOf } from '../../support/wordsOf.ts';
import { createWorld } from '../../support/world.ts';

/** Where the console would reload; a test's page cannot. */
const watchLeaving = () => vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);

test.each(['ko'] as const)(
  'viewing an academy asks for a reason, shows a banner, changes nothing, and ends; its log records it, in %s',
  async language => {
    const say = wordsOf(language);
    const world = await createWorld();
    const academy = await world.academy({ name: '보라 열람 시험' });
    const student = await academy.student({ name: '정하은' });
    const as = await world.superAdmin();
    const leaving = watchLeaving();

    const first = await renderScreen(`/admin?record=${academy.groupId}`, { as, language });
    const panel = within(await screen.findByRole('dialog', { name: '보라 열람 시험' }));
    const begin = await panel.findByRole('button', { name: say('admin.viewAs.begin') });
    expect(begin).toHaveProperty('disabled', true);
    await fill(
      first.user,
      panel.getByRole('textbox', { name: new RegExp(say('admin.viewAs.reason')) }),
      '문의 확인',
    );
    await first.user.click(begin);
    await expect.poll(() => leaving.mock.calls.at(-1)).toEqual(['/dashboard']);
    first.unmount();

    // It is the owner's console now, with the banner on every screen, and the server takes no change.
    const second = await renderScreen('/student', { as, language });
    await screen.findByText(say('admin.viewAs.viewing', { name: '보라 열람 시험' }));
    await screen.findByText('정하은');
    expect(screen.queryByRole('button', { name: say('list.rowActions', { name: '정하은' }) })).toBeNull();
    expect((await academy.account(student)).accountStatus).toBe('ACTIVE');

    await second.user.click(
      await screen.findByRole('button', { name: say('admin.viewAs.end'), hidden: true }),
    );
    await expect.poll(() => leaving.mock.calls.at(-1)).toEqual(['/admin']);
    second.unmount();

    const { unmount } = await renderScreen('/setting/audit', { as: academy.owner, language });
    await screen.findByText(say('choices.auditAction.academy.viewAs'));
    screen.getByText(say('choices.auditAction.academy.endViewAs'));
    screen.getByText('문의 확인');
    unmount();
    expect((await as.refused(contract.students.list)).status).toBe(403);
  },
);

test('a student of any academy opens, and the view of the academy begins with them', async () => {
  const say = wordsOf('ko');
  const world = await createWorld();
  const academy = await world.academy({ name: '초록 열람 시험' });
  const { customerId } = await academy.student({ name: '유일한이름' });
  const leaving = watchLeaving();
  const filter = JSON.stringify({ groupId: academy.groupId });
  const query = new URLSearchParams({ filter, displayedFilters: '{}' });
  const { user } = await renderScreen(`/admin/student?${query}`, {
    as: await world.superAdmin(),
    language: 'ko',
  });
  await user.click(await screen.findByText('유일한이름'));
  const panel = within(await screen.findByRole('dialog', { name: '유일한이름' }));
  await panel.findByText('초록 열람 시험');
  await fill(user, panel.getByRole('textbox', { name: new RegExp(say('admin.viewAs.reason')) }), '문의 확인');
  await user.click(panel.getByRole('button', { name: say('admin.viewAs.begin') }));
  await expect.poll(() => leaving.mock.calls.at(-1)).toEqual([`/student/${customerId}`]);
});
