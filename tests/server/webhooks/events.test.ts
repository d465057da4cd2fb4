import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { applyReservations } from '../../../server/accounts/applyReservations.ts';
import { announceEnds } from '../../../server/academies/premium/announceEnds.ts';
import { rooms as roomTable, webhookDeliveries, webhooks } from '../../../server/database/schema/index.ts';
import { watchStays } from '../../../server/jobs/watchStays.ts';
import { purge } from '../../../server/jobs/purge.ts';
import { publishAbsences } from '../../../server/notifications/webhooks/publishAbsences.ts';
import { contract } from '../../../src/contract/index.ts';
import {
  webhookEvents,
  webhookEventTypes,
  type WebhookEventType,
} from '../../../src/domain/webhookEvents.ts';
import { hookWorld } from './hookWorld.ts';

const closing: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const each of closing.splice(0)) await each.close();
});

/** An academy with a webhook for some types, or for all but the absences, which need a time. */
async function listening(...eventTypes: WebhookEventType[]) {
  const of = await hookWorld();
  closing.push(of.receiver);
  const wanted =
    eventTypes.length > 0 ? eventTypes : webhookEventTypes.filter(type => type !== 'student.absent');
  const hook = await of.webhook({ eventTypes: wanted, absentAt: '10:30:00' });
  const { orm } = of.world.database;
  return {
    ...of,
    hook,
    /** What was written into the outbox since the last time, compared with the table of events. */
    async written() {
      const rows = await orm
        .delete(webhookDeliveries)
        .where(eq(webhookDeliveries.groupId, of.academy.groupId))
        .returning();
      for (const { type, data } of rows)
        webhookEvents[type as WebhookEventType].data.validateSync(data, { strict: true });
      return rows
        .map(({ type, data }) => ({ type, data }))
        .toSorted((a, b) => (a.type < b.type ? -1 : a.type > b.type ? 1 : 0));
    },
  };
}

test.each(webhookEventTypes)('the example of %s is one', type => {
  const { data, example } = webhookEvents[type];
  expect(data.validateSync(example, { strict: true })).toEqual(example);
});

test('students who enter and leave; managers who visit are no students', async () => {
  const { academy, rooms, written } = await listening();
  const student = await academy.student();
  const manager = await academy.manager();
  const room = await rooms.room();
  const { roomUserId, roomId, customerId } = await rooms.enter(student, room);
  await rooms.enter(manager, room);
  const entry = { roomUserId, roomId, customerId, enteredAt: '2026-03-02T10:00:00+09:00' };
  expect(await written()).toEqual([{ type: 'student.entered', data: entry }]);
  await rooms.leave(manager);
  await rooms.leave(student, 'HOST');
  expect(await written()).toEqual([
    { type: 'student.left', data: { ...entry, exitedAt: '2026-03-02T10:00:00+09:00', reason: 'HOST' } },
  ]);
});

test('a room that an administrator ends, with its participants', async () => {
  const { owner, academy, rooms, written } = await listening('room.ended', 'student.left');
  const { roomId } = await rooms.room();
  await rooms.enter(await academy.student(), { roomId });
  await owner.call(contract.rooms.end, { params: { roomId } });
  expect(await written()).toMatchObject([
    { type: 'room.ended', data: { roomId, leftCount: 1 } },
    { type: 'student.left', data: { reason: 'ROOM_ENDED' } },
  ]);
});

test('settings of a room that have changed, and its password without what it is', async () => {
  const { owner, rooms, written } = await listening();
  const { roomId } = await rooms.room();
  const body = {
    name: '집중실',
    roomMode: 'GENERAL',
    maxParticipants: 20,
    recommendedStudy: { used: false, weight: 1 },
    defaultRoleCamera: 'ON',
    defaultRoleMic: 'OFF',
    hostPermissions: [],
    endsOn: null,
  } as const;
  const params = { roomId };
  await owner.call(contract.rooms.update, { params, body: { ...body, hostPermissions: [] }, version: 1 });
  await written();
  await owner.call(contract.rooms.update, {
    params,
    body: { ...body, hostPermissions: [], maxParticipants: 12, password: 'secret1' },
    version: 2,
  });
  const events = await written();
  expect(events).toMatchObject([
    {
      type: 'room.changed',
      data: { roomId, version: 3, changed: ['maxParticipants'], maxParticipants: 12, hasPassword: true },
    },
    { type: 'room.passwordChanged', data: { roomId, hasPassword: true } },
  ]);
  expect(JSON.stringify(events)).not.toContain('secret1');
  await owner.call(contract.rooms.update, {
    params,
    body: { ...body, hostPermissions: [], maxParticipants: 12 },
    version: 3,
  });
  expect(await written()).toEqual([]);
});

test('a one-time password that was issued, without what it is', async () => {
  const { owner, rooms, written } = await listening();
  const { roomId } = await rooms.room();
  const { body } = await owner.call(contract.rooms.otp, { body: { roomId } });
  const events = await written();
  expect(events).toMatchObject([
    {
      type: 'room.passwordIssued',
      data: { roomId, customerId: owner.customerId, expiresAt: body.expiresAt },
    },
  ]);
  expect(JSON.stringify(events)).not.toContain(body.otp);
});

test('accounts that become active or inactive; people in a room are removed from it', async () => {
  const { owner, academy, rooms, written } = await listening();
  const student = await academy.student();
  const room = await rooms.room();
  await rooms.enter(student, room);
  await written();
  const params = { id: student.customerId };
  const { customerId } = student;
  await owner.call(contract.students.deactivate, { params });
  expect(await written()).toEqual([
    { type: 'account.deactivated', data: { customerId, kind: 'STUDENT' } },
    { type: 'participant.removed', data: { roomId: room.roomId, customerId, reason: 'ACCOUNT_INACTIVE' } },
  ]);
  await owner.call(contract.students.activate, { params });
  expect(await written()).toEqual([{ type: 'account.activated', data: { customerId, kind: 'STUDENT' } }]);
  await owner.call(contract.students.delete, { params });
  expect((await written()).map(({ type, data }) => [type, data.reason])).toEqual([
    ['account.deactivated', undefined],
    ['participant.removed', 'ACCOUNT_DELETED'],
  ]);
});

test('students who are created and invited, and those whose reserved day is reached', async () => {
  const { owner, academy, written, world } = await listening();
  const { body } = await owner.call(contract.students.create, {
    body: { students: [{ name: '새학생', email: 'new.student@hooks.example' }], invite: true },
  });
  const { customerId } = body.rows[0]!;
  const data = { customerId, kind: 'STUDENT' };
  expect(await written()).toEqual([
    { type: 'account.activated', data },
    { type: 'account.invited', data },
  ]);
  await academy.change({ customerId: customerId! }, { deactivateOn: '2026-03-02' });
  await applyReservations(world);
  expect(await written()).toEqual([{ type: 'account.deactivated', data }]);
});

test('alerts, once each', async () => {
  const { academy, rooms, written, world } = await listening('alert.raised');
  await rooms.set({ cameraOffNotification: true, abuseTime: 5 });
  const student = await academy.student();
  const room = await rooms.room();
  await rooms.enter(student, room, { camera: 'OFF' });
  world.clock.advance({ minutes: 6 });
  await watchStays(world);
  await watchStays(world);
  expect(await written()).toMatchObject([
    {
      type: 'alert.raised',
      data: {
        kind: 'CAMERA_OFF',
        customerId: student.customerId,
        roomId: room.roomId,
        occurredAt: '2026-03-02T10:05:00+09:00',
      },
    },
  ]);
});

test('a plan that ends in three days, in one, and has ended', async () => {
  const of = await hookWorld();
  closing.push(of.receiver);
  const academy = await of.world.academy({ endsOn: '2026-03-05' });
  await academy.owner.call(contract.webhooks.create, {
    body: {
      url: `${of.receiver.url}/`,
      description: '',
      eventTypes: ['plan.ending', 'plan.ended'],
      active: true,
      absentAt: null,
    },
  });
  for (let day = 0; day < 6; day++) {
    await announceEnds(of.world);
    of.world.clock.advance({ days: 1 });
  }
  const rows = await of.world.database.orm
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.groupId, academy.groupId))
    .orderBy(webhookDeliveries.eventId);
  expect(rows.map(({ type, data }) => [type, data.daysLeft ?? null])).toEqual([
    ['plan.ending', 3],
    ['plan.ending', 1],
    ['plan.ended', null],
  ]);
});

test('students who have not come by the hour, once a study day and on study days only', async () => {
  const { academy, rooms, written, world } = await listening('student.absent');
  const [came, absent] = await academy.students(2);
  const excused = await academy.student();
  await academy.owner.call(contract.attendances.createExcuse, {
    params: { userId: excused.userId },
    body: { since: '2026-03-02', until: '2026-03-03', reason: 'ILLNESS', note: '' },
  });
  await academy.student({ accountStatus: 'INACTIVE' });
  await academy.student({ authenticatedAt: null });
  await rooms.enter(came!, await rooms.room());
  await publishAbsences(world);
  expect(await written()).toEqual([]);
  world.clock.advance({ minutes: 30 });
  await Promise.all([publishAbsences(world), publishAbsences(world)]);
  await publishAbsences(world);
  const data = { customerId: absent!.customerId, studyDate: '2026-03-02', absentAt: '10:30:00' };
  expect(await written()).toEqual([{ type: 'student.absent', data }]);
  world.clock.set('2026-03-03T05:00:00+09:00');
  await publishAbsences(world);
  expect(await written()).toEqual([]);
  world.clock.set('2026-03-03T11:00:00+09:00');
  await publishAbsences(world);
  expect((await written()).map(event => event.data.studyDate)).toEqual(['2026-03-03', '2026-03-03']);
});

test('a webhook gets its types only, none while it is off, and none of another academy', async () => {
  const { owner, rooms, written, world, hook } = await listening('room.ended');
  const other = await world.academy();
  const foreign = await rooms.room();
  await rooms.enter({ customerId: other.owner.customerId }, foreign).catch(() => undefined);
  await owner.call(contract.rooms.otp, { body: { roomId: foreign.roomId } });
  expect(await written()).toEqual([]);
  await world.database.orm
    .update(webhooks)
    .set({ active: false })
    .where(eq(webhooks.webhookId, hook.webhookId));
  await owner.call(contract.rooms.end, { params: { roomId: foreign.roomId } });
  expect(await written()).toEqual([]);
});

test('an event is written in the transaction of its change: a change that fails leaves none', async () => {
  const { owner, rooms, written, world } = await listening();
  const { roomId } = await rooms.room();
  const { orm } = world.database;
  await orm.update(roomTable).set({ endedAt: world.clock() }).where(eq(roomTable.roomId, roomId));
  await owner.refused(contract.rooms.end, { params: { roomId } });
  expect(await written()).toEqual([]);
});

test('deliveries are deleted after their time, and those about a person with the person', async () => {
  const { academy, rooms, world, owner } = await listening();
  const [gone, stays] = await academy.students(2);
  const room = await rooms.room();
  for (const student of [gone!, stays!]) await rooms.enter(student, room);
  await rooms.leave(gone!);
  await owner.call(contract.students.delete, { params: { id: gone!.customerId } });
  const left = async () =>
    world.database.orm.select().from(webhookDeliveries).where(eq(webhookDeliveries.groupId, academy.groupId));
  await academy.change(gone!, { deletedAt: new Date('2026-01-01T00:00:00Z') });
  await purge(world);
  expect((await left()).map(({ data }) => data.customerId)).toEqual([stays!.customerId]);
  world.clock.advance({ days: 31 });
  await purge(world);
  expect(await left()).toEqual([]);
});
