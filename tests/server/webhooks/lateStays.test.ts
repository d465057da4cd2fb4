import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { webhookDeliveries } from '../../../server/database/schema/index.ts';
import { contract } from '../../../src/contract/index.ts';
import type { RoomEventType } from '../../../src/domain/roomEventTypes.ts';
import { isoInZone } from '../../../src/domain/studyDay.ts';
import { programOf } from '../../support/programOf.ts';
import { eventAt } from '../rooms/service/reports.ts';
import { hookWorld } from './hookWorld.ts';

test('entries and exits that are reported late are published once, with the times at which they happened', async () => {
  const { world, owner, academy, rooms, receiver, webhook } = await hookWorld();
  await receiver.close();
  await webhook({ eventTypes: ['student.entered', 'student.left'] });
  const written = async () => {
    const rows = await world.database.orm
      .delete(webhookDeliveries)
      .where(eq(webhookDeliveries.groupId, academy.groupId))
      .returning();
    return rows.toSorted((a, b) => (a.type < b.type ? -1 : 1));
  };
  const { customerId } = await academy.student();
  const { roomId } = await rooms.room();
  const { caller } = await programOf(world, owner);
  const at = (minutes: number) => new Date(+world.clock() + minutes * 60_000);
  const event = (minutes: number, type: RoomEventType, id: string) =>
    eventAt(at(minutes), type, { roomId, customerId }, id);
  const send = (...body: unknown[]) => caller.call(contract.roomService.events, { body });
  const entered = (minutes: number) => ({
    type: 'student.entered',
    data: { enteredAt: isoInZone(at(minutes), 'Asia/Seoul') },
  });
  const left = (minutes: number) => ({
    type: 'student.left',
    data: { exitedAt: isoInZone(at(minutes), 'Asia/Seoul') },
  });
  await send(event(-10, 'participant.joined', 'b'));
  expect(await written()).toMatchObject([entered(-10)]);
  // An earlier visit, of which nothing was known.
  await send(event(-60, 'participant.joined', 'a'), event(-40, 'participant.left', 'c'));
  expect(await written()).toMatchObject([entered(-60), left(-40)]);
  // A break that comes late changes no entry, nor does an entry that is sent again.
  await send(event(-5, 'stopwatch.started', 'd'), event(-8, 'stopwatch.break', 'e'));
  await send(event(-60, 'participant.joined', 'a'));
  expect(await written()).toEqual([]);
  // An exit before what is known already.
  await send(event(-6, 'participant.left', 'f'));
  expect(await written()).toMatchObject([left(-6)]);
});
