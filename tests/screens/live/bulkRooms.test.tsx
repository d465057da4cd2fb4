import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { renderScreen } from '../../support/renderScreen.tsx';
import { studyRooms } from '../../support/studyRooms.ts';
import { wordsOf } from '../../support/wordsOf.ts';
import { createWorld } from '../../support/world.ts';

const say = wordsOf('en');

test(
  'all rooms that match are selected and ended, also those of other pages',
  { timeout: 120_000 },
  async () => {
    const world = await createWorld();
    const academy = await world.academy();
    const place = studyRooms(world, academy);
    for (let number = 10; number < 36; number++) await place.room({ name: `방 ${number}` });
    const { user } = await renderScreen('/room/status', { as: academy.owner });
    const [first] = await screen.findAllByRole('checkbox');
    await user.click(first!);
    const bar = within(await screen.findByRole('region', { name: /25/ }));
    bar.getByRole('button', { name: say('list.exportSelected') });
    await user.click(bar.getByRole('button', { name: /26/ }));
    await waitFor(() => screen.getByRole('region', { name: /26/ }));
    await user.click(screen.getByRole('button', { name: say('actions.endRooms.label') }));
    const dialog = within(await screen.findByRole('dialog'));
    const confirm = await dialog.findByRole('button', {
      name: say('actions.endRooms.confirm', { smart_count: 26 }),
    });
    // It says how many are selected before the server has said how many of them can be ended.
    await waitFor(() => expect(confirm).toHaveProperty('disabled', false));
    await user.click(confirm);
    await waitFor(
      async () => expect((await academy.owner.call(contract.rooms.active)).body.content).toEqual([]),
      { timeout: 30_000 },
    );
  },
);

test(
  'students are messaged from the rooms that they are in, of several rooms or some of one',
  { timeout: 90_000 },
  async () => {
    const world = await createWorld();
    const academy = await world.academy();
    const place = studyRooms(world, academy);
    const names = ['정하은', '박도윤', '최서연'];
    const students = await academy.students(3, index => ({ name: names[index]! }));
    const [first, second] = [await place.room({ name: '집중실' }), await place.room({ name: '심화실' })];
    await place.enter(students[0]!, first);
    await place.enter(students[1]!, first);
    await place.enter(students[2]!, second);
    const recipients = async () => {
      const dialog = within(await screen.findByRole('dialog', { name: say('notices.compose') }));
      await dialog.findByText('정하은');
      return names.filter(name => dialog.queryByText(name) !== null);
    };

    const { user, unmount } = await renderScreen('/room/status', { as: academy.owner });
    await user.click((await screen.findAllByRole('checkbox', {}, { timeout: 15_000 }))[0]!);
    await user.click(await screen.findByRole('button', { name: say('actions.messageUsers.label') }));
    expect(await recipients()).toEqual(names);
    unmount();

    const { user: another } = await renderScreen(`/room/status?record=${first.roomId}`, {
      as: academy.owner,
    });
    const panel = within(await screen.findByRole('dialog', { name: '집중실' }));
    await another.click(
      await panel.findByRole('checkbox', { name: say('rooms.users.select', { name: '정하은' }) }),
    );
    await another.click(panel.getByRole('button', { name: say('rooms.users.message', { smart_count: 1 }) }));
    expect(await recipients()).toEqual(['정하은']);
  },
);
