import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { audits } from '../../../server/database/schema/index.ts';
import { contract } from '../../../src/contract/index.ts';
import { academyWithRooms } from './academyWithRooms.ts';

const body = {
  name: '새벽 집중실',
  roomMode: 'PREMIUM',
  maxParticipants: 12,
  recommendedStudy: { used: true, weight: 3 },
  defaultRoleCamera: 'ON',
  defaultRoleMic: 'OFF',
  hostPermissions: ['MUTE', 'EXPEL'],
  endsOn: '2026-12-31',
} as const;

describe('PUT /studies/rooms/{roomId}', () => {
  test('changes every field, keeps, sets and removes the password, and audits without it [S3.11]', async () => {
    const { world, groupId, owner, rooms: place } = await academyWithRooms();
    const { roomId } = await place.room();
    const params = { roomId };
    const first = await owner.call(contract.rooms.update, {
      params,
      body: { ...body, hostPermissions: [...body.hostPermissions], password: 'secret1' },
      version: 1,
    });
    expect(first.body).toMatchObject({
      basicInfo: { name: body.name, roomMode: 'PREMIUM', maxParticipants: 12, passwordSet: true },
      detailInfo: {
        recommendedStudy: body.recommendedStudy,
        hostPermissions: body.hostPermissions,
        endsOn: body.endsOn,
      },
      version: 2,
    });
    const again = { ...body, hostPermissions: [] };
    const kept = await owner.call(contract.rooms.update, { params, body: again, version: 2 });
    expect(kept.body.basicInfo.passwordSet).toBe(true);
    const removed = await owner.call(contract.rooms.update, {
      params,
      body: { ...again, password: null },
      version: 3,
    });
    expect(removed.body.basicInfo.passwordSet).toBe(false);
    const entries = await world.database.orm
      .select()
      .from(audits)
      .where(and(eq(audits.groupId, groupId), eq(audits.action, 'room.update')));
    expect(entries).toHaveLength(3);
    expect(JSON.stringify(entries)).not.toMatch(/secret1|argon2/);
  });

  test('refuses a stale change with the room as it is, an ended room, and values that are none', async () => {
    const { owner, rooms } = await academyWithRooms();
    const { roomId } = await rooms.room();
    const input = { params: { roomId }, body: { ...body, hostPermissions: [] }, version: 1 };
    await owner.call(contract.rooms.update, input);
    const stale = await owner.refused(contract.rooms.update, input);
    expect(stale.body).toMatchObject({ code: 'STALE', current: { version: 2 } });
    for (const [field, value] of [
      ['defaultRoleCamera', 'on'],
      ['hostPermissions', ['FLY']],
      ['maxParticipants', 0],
      ['password', 'abc'],
      ['roomMode', 'LOCKED'],
      ['endsOn', '2026-13-01'],
    ] as const) {
      const refused = await owner.send(contract.rooms.update, {
        params: { roomId },
        version: 2,
        body: { ...input.body, [field]: value },
      });
      expect([field, refused.status]).toEqual([field, 400]);
      expect(Object.keys((refused.body as { fieldErrors: object }).fieldErrors)[0]).toMatch(field);
    }
    await owner.call(contract.rooms.end, { params: { roomId } });
    const ended = await owner.refused(contract.rooms.update, { ...input, version: 3 });
    expect(ended.body.code).toBe('ALREADY_ENDED');
  });
});

test('DELETE /studies/rooms/{roomId} sends everyone out with the reason, once, and their study counts [S4.7]', async () => {
  const { world, groupId, owner, rooms: place, students } = await academyWithRooms();
  const room = await place.room();
  for (const someone of await students(3)) {
    await place.enter(someone, room);
    await place.press(someone, 'STUDY');
  }
  world.clock.advance({ minutes: 20 });
  const received: string[] = [];
  world.events.subscribe({
    happened: events => void received.push(...events.filter(e => e.groupId === groupId).map(e => e.kind)),
    missed: () => undefined,
  });
  const params = { roomId: room.roomId };
  await owner.call(contract.rooms.end, { params });
  expect(received).toEqual(['roomUser', 'roomUser', 'roomUser', 'room']);
  const { body } = await owner.call(contract.rooms.joinHistories, { params });
  expect(body.pageInfo.total).toBe(3);
  for (const stay of body.content)
    expect(stay).toMatchObject({ expulsionReason: 'ROOM_ENDED', exitedAt: '2026-03-02T10:20:00+09:00' });
  const details = await owner.call(contract.rooms.historyOne, { params });
  expect(details.body.detailInfo.totalStudySeconds).toBe(3 * 20 * 60);
  expect((await owner.refused(contract.rooms.end, { params })).body.code).toBe('ALREADY_ENDED');
});
