import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { continueMoves } from '../../../server/transfers/continueMoves.ts';
import { fill } from '../../support/fill.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { studyRooms } from '../../support/studyRooms.ts';
import { wordsOf } from '../../support/wordsOf.ts';
import { createWorld } from '../../support/world.ts';

const enough = { timeout: 150_000 };
const soon = { timeout: 30_000 };

test.each(['ko'] as const)(
  'students are chosen, checked, moved with progress, reported and moved back, in %s [S2.26]',
  enough,
  async language => {
    const say = wordsOf(language);
    const world = await createWorld();
    const from = await world.academy({ name: '가람 이관 화면' });
    const to = await world.academy({ name: '나래 이관 화면' });
    const [good, present] = await from.students(2, index => ({ name: index === 0 ? '정하은' : '박도윤' }));
    const rooms = studyRooms(world, from);
    await rooms.enter(present!, await rooms.room());
    const work = () =>
      continueMoves({
        database: world.database,
        clock: world.clock,
        onFailure: (_, error) => {
          throw error;
        },
      });
    const { user } = await renderScreen('/admin/migration', { as: await world.superAdmin(), language });

    await user.click((await screen.findAllByRole('button', { name: say('migrations.begin') }))[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: say('migrations.begin') }));
    const next = dialog.getByRole('button', { name: say('migrations.check') });
    expect(next).toHaveProperty('disabled', true);
    dialog.getByText(say('migrations.what.along.text'));
    for (const [end, academy] of [
      ['from', from],
      ['to', to],
    ] as const) {
      const field = dialog.getByRole('combobox', { name: say(`migrations.${end}`) });
      const name = new RegExp(academy.groupId);
      // A dialog that is still opening may take the focus back, which closes the choices.
      await waitFor(async () => {
        if (!screen.queryByRole('option', { name })) await fill(user, field, academy.groupId);
        await user.click(screen.getByRole('option', { name }));
      }, soon);
    }
    for (const { name } of [good!, present!])
      await user.click(await dialog.findByRole('checkbox', { name: say('list.selectRow', { name }) }));
    await user.click(next);

    // Nothing is written yet: what would become of each is said, and a reason is asked for.
    await screen.findByText(say('migrations.forecast.go', { smart_count: 1 }));
    screen.getByText(`${say('choices.moveRefusal.IN_ROOM')} · 1`);
    const confirm = screen.getByRole('button', { name: say('migrations.move', { smart_count: 1 }) });
    expect(confirm).toHaveProperty('disabled', true);
    await fill(
      user,
      screen.getByRole('textbox', { name: new RegExp(say('resources.migrations.fields.reason')) }),
      '학원 통합',
    );
    await user.click(confirm);

    const panel = within(
      await screen.findByRole('dialog', { name: '가람 이관 화면 → 나래 이관 화면' }, soon),
    );
    await panel.findByText(say('migrations.progress', { done: 1, total: 2 }));
    await work();
    await panel.findByText(say('statuses.migrationState.DONE'), undefined, soon);
    await panel.findByText(say('choices.moveRefusal.IN_ROOM'));
    panel.getByText('학원 통합');
    panel.getByRole('button', { name: say('list.export') });
    expect((await to.account(good!)).customerId).toBe(good!.customerId);

    await user.click(panel.getByRole('button', { name: say('migrations.rollBack.title') }));
    const back = within(await screen.findByRole('dialog', { name: say('migrations.rollBack.title') }));
    const confirmRollBack = await back.findByRole('button', {
      name: say('migrations.rollBack.confirm', { smart_count: 1 }),
    });
    await fill(
      user,
      back.getByRole('textbox', { name: new RegExp(say('resources.migrations.fields.reason')) }),
      '잘못된 이관',
    );
    await user.click(confirmRollBack);
    await panel.findByText(say('statuses.migrationState.ROLLING_BACK'), undefined, soon);
    await work();
    await panel.findAllByText(say('statuses.migrationState.ROLLED_BACK'), undefined, soon);
    expect((await from.account(good!)).customerId).toBe(good!.customerId);
  },
);
