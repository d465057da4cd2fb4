import { expect, test } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { audits, roomUsers, webhookDeliveries } from '../../../server/database/schema/index.ts';
import { contract } from '../../../src/contract/index.ts';
import { programOf } from '../../support/programOf.ts';
import { hookWorld } from '../webhooks/hookWorld.ts';
import { eventAt } from './service/reports.ts';
import { academyWithRooms } from './academyWithRooms.ts';

const { removeUser, roomUsers: present } = contract.rooms;

test('without a room service a removed person leaves at once, which is recorded', async () => {
  const { world, groupId, owner, student, rooms } = await academyWithRooms();
  const room = await rooms.room();
  const name = '강하늘';
  const { customerId } = await student({ name });
  const { roomId, roomUserId } = await rooms.enter({ customerId }, room);
  const params = { roomId, roomUserId };
  expect((await owner.call(removeUser, { params })).body).toEqual({ result: 'LEFT' });
  const { orm } = world.database;
  const [stay] = await orm.select().from(roomUsers).where(eq(roomUsers.roomUserId, roomUserId));
  expect(stay).toMatchObject({ exitedAt: world.clock(), expulsionReason: 'HOST' });
  const isRecord = and(eq(audits.groupId, groupId), eq(audits.action, 'room.removeUser'));
  expect(await orm.select().from(audits).where(isRecord)).toMatchObject([
    { targetKind: 'student', targetId: customerId, targetName: name, after: { roomId } },
  ]);
  expect((await owner.refused(removeUser, { params })).body.code).toBe('ALREADY_LEFT');
});

test('a room service is asked, and the stay ends when it reports that they have left', async () => {
  const { world, academy, owner, receiver, rooms, webhook } = await hookWorld();
  await receiver.close();
  await webhook({ eventTypes: ['participant.removed'] });
  const { customerId } = await academy.student();
  const { roomId, roomUserId } = await rooms.enter({ customerId }, await rooms.room());
  const params = { roomId, roomUserId };
  expect((await owner.call(removeUser, { params })).body).toEqual({ result: 'REQUESTED' });
  const ofGroup = eq(webhookDeliveries.groupId, academy.groupId);
  const { orm } = world.database;
  expect(await orm.select().from(webhookDeliveries).where(ofGroup)).toMatchObject([
    { type: 'participant.removed', data: { roomId, customerId, reason: 'REMOVED' } },
  ]);
  const isThere = async () => (await owner.call(present, { params: { roomId } })).body.content.length;
  expect(await isThere()).toBe(1);
  const { caller } = await programOf(world, owner);
  world.clock.advance({ seconds: 5 });
  const left = eventAt(world.clock(), 'participant.left', { roomId, customerId, reason: 'HOST' });
  await caller.call(contract.roomService.events, { body: [left] });
  expect(await isThere()).toBe(0);
});

test('no one is removed from a room of another academy, nor from one in which they are not', async () => {
  const { world, owner, student, rooms } = await academyWithRooms();
  const [room, other] = [await rooms.room(), await rooms.room()];
  const { roomId, roomUserId } = await rooms.enter(await student(), room);
  const { owner: stranger } = await world.academy();
  for (const [who, params] of [
    [stranger, { roomId, roomUserId }],
    [owner, { roomId: other.roomId, roomUserId }],
    [owner, { roomId, roomUserId: 'nobody' }],
  ] as const)
    expect((await who.refused(removeUser, { params })).status).toBe(404);
});
