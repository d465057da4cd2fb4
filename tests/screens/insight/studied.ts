import { newId } from '../../../server/database/newId.ts';
import { roomUsers, segments } from '../../../server/database/schema/index.ts';
import { rebuildRollUps } from '../../../server/recorder/rebuildRollUps.ts';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld } from '../../support/world.ts';

const begin = '2026-11-02T01:00:00.000Z';
const hourMs = 3_600_000;
const device = { networkType: 'WIFI', os: 'Windows 11', deviceType: 'PC', deviceModel: 'LG gram 17' };
const switched = { camera: 'ON', mic: 'OFF', speaker: 'ON' } as const;

/**
 * An academy whose students have studied: the hours of each, one study day after the other from 2 November 2026 on, the
 * last of them today. The clock is set to the evening of that day.
 */
export async function studiedAcademy(hours: Record<string, readonly number[]>) {
  const world = await createWorld({ now: begin });
  const academy = await world.academy();
  const { groupId } = academy;
  const place = studyRooms(world, academy);
  const room = await place.room({ name: '집중실' });
  await place.room({ name: '빈 방' });
  const names = Object.keys(hours);
  const students = await academy.students(names.length, index => ({ name: names[index]! }));
  const stays = students.flatMap(({ customerId }, index) =>
    hours[names[index]!]!.flatMap((count, day) => {
      if (count === 0) return [];
      const from = new Date(Date.parse(begin) + day * 24 * hourMs);
      const to = new Date(from.getTime() + count * hourMs);
      return [{ groupId, customerId, roomId: room.roomId, roomUserId: newId(from), from, to }];
    }),
  );
  const { orm } = world.database;
  await orm.insert(roomUsers).values(
    stays.map(({ from, to, ...stay }) => ({
      ...stay,
      ...device,
      ...switched,
      enteredAt: from,
      exitedAt: to,
    })),
  );
  await orm.insert(segments).values(
    stays.map(({ from, to, ...stay }) => ({
      ...stay,
      segmentId: newId(from),
      state: 'STUDY' as const,
      startedAt: from,
      endedAt: to,
    })),
  );
  await orm.transaction(tx => rebuildRollUps(tx, groupId));
  world.clock.advance({ days: Math.max(...Object.values(hours).map(each => each.length)) - 1, hours: 8 });
  return { ...academy, students: Object.fromEntries(students.map(each => [each.name, each])) };
}
