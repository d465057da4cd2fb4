import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rooms as roomTable } from '../../../../server/database/schema/index.ts';
import { purge } from '../../../../server/jobs/purge.ts';
import { contract } from '../../../../src/contract/index.ts';
import { limits } from '../../../../src/domain/limits.ts';
import { createCaller } from '../../../support/caller.ts';
import { unknownId } from '../../../support/anyParams.ts';
import { createWorld } from '../../../support/world.ts';
import { eventAt, reportedAcademy } from './reports.ts';

const at = (time: string) => `2026-03-02T${time}+09:00`;

test('a room opens, a student comes, studies, rests and goes, and the room closes, as of when it happened', async () => {
  const world = await createWorld();
  const { send, student, stays, owner, groupId } = await reportedAcademy(world);
  const { customerId } = await student({ name: '강하늘' });
  const roomId = randomUUID();
  const who = { roomId, customerId };
  world.clock.set(at('10:00:00'));
  const answer = await send(
    eventAt(at('09:00:00'), 'room.opened', { roomId, name: '집중실', maxParticipants: 10 }, 'a'),
    eventAt(at('09:10:00'), 'participant.joined', { ...who, networkType: 'WIFI', deviceType: 'TABLET' }, 'b'),
    eventAt(at('09:11:00'), 'stopwatch.started', who, 'c'),
    eventAt(at('09:41:00'), 'stopwatch.break', who, 'd'),
    eventAt(at('09:51:00'), 'participant.left', { ...who, reason: 'HOST' }, 'e'),
    eventAt(at('09:59:30'), 'room.changed', { roomId, name: '정숙실' }, 'f'),
    eventAt(at('09:59:40'), 'room.closed', { roomId }, 'g'),
  );
  expect(answer.verdicts.map(({ id, verdict }) => [id, verdict])).toEqual([
    ['a', 'LATE'],
    ['b', 'LATE'],
    ['c', 'LATE'],
    ['d', 'LATE'],
    ['e', 'LATE'],
    ['f', 'ACCEPTED'],
    ['g', 'ACCEPTED'],
  ]);
  expect(await stays()).toMatchObject([
    {
      enteredAt: new Date(at('09:10:00')),
      exitedAt: new Date(at('09:51:00')),
      expulsionReason: 'HOST',
      deviceType: 'TABLET',
    },
  ]);
  const { body: history } = await owner.call(contract.rooms.historyOne, { params: { roomId } });
  expect(history.basicInfo).toMatchObject({ name: '정숙실', status: 'ENDED', endedAt: at('09:59:40') });
  expect(history.detailInfo).toMatchObject({ totalStudySeconds: 1_800, totalUserCount: 1 });
  const { body: audits } = await owner.call(contract.audits.list, { query: {} });
  const ofRooms = audits.filter(({ targetKind }) => targetKind === 'room');
  expect(
    ofRooms.map(({ action, actorName, actorRole }) => [action, actorName, actorRole]).toSorted(),
  ).toEqual(['room.end', 'room.open', 'room.update'].map(action => [action, '스터디룸 서버', 'API_KEY']));
  expect(groupId).toBe(audits[0]!.groupId);
});

test('a batch that is half wrong has a result for each event, and right ones count', async () => {
  const world = await createWorld();
  const { send, student, rooms, stays } = await reportedAcademy(world);
  const { roomId } = await rooms.room();
  const ended = await rooms.room({ endedAt: world.clock() });
  const [here, inactive] = [await student(), await student({ accountStatus: 'INACTIVE' })];
  const now = world.clock();
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
  const joined = { roomId, customerId: here.customerId };
  const { verdicts, ...counts } = await send(
    eventAt(now, 'participant.joined', joined, 'right'),
    null,
    'no event',
    { specversion: '0.3', id: 'old', source: '/s' },
    eventAt(now, 'camera.sideways' as never, joined),
    eventAt(now, 'camera.off', { roomId }),
    eventAt(now, 'camera.off', { ...joined, zoom: 3 }),
    { ...eventAt(now, 'camera.off', joined), source: '~snapshot' },
    eventAt(now, 'participant.joined', { ...joined, roomId: unknownId }),
    eventAt(now, 'participant.joined', { ...joined, customerId: unknownId }),
    eventAt(now, 'participant.joined', { ...joined, customerId: 'nobody' }),
    eventAt(now, 'participant.joined', { ...joined, roomId: ended.roomId }),
    eventAt(now, 'participant.joined', { ...joined, customerId: inactive.customerId }),
    eventAt(later(limits.roomService.futureSeconds + 1), 'camera.off', joined),
    eventAt(later(-limits.roomService.lateHours * 3_600 - 1), 'camera.off', joined),
    eventAt(now, 'participant.joined', joined, 'right'),
    eventAt(later(limits.roomService.futureSeconds), 'camera.off', joined, 'soon'),
  );
  expect(verdicts.map(({ verdict, reason, field }) => [verdict, reason, field])).toEqual([
    ['ACCEPTED', null, null],
    ['REFUSED', 'INVALID', expect.any(String)],
    ['REFUSED', 'INVALID', expect.any(String)],
    ['REFUSED', 'INVALID', expect.any(String)],
    ['REFUSED', 'INVALID', 'type: validation.choice'],
    ['REFUSED', 'INVALID', 'data.customerId: validation.required'],
    ['REFUSED', 'INVALID', 'data: validation.unknownField'],
    ['REFUSED', 'INVALID', 'source: validation.invalid'],
    ['REFUSED', 'ROOM_UNKNOWN', null],
    ['REFUSED', 'ACCOUNT_UNKNOWN', null],
    ['REFUSED', 'ACCOUNT_UNKNOWN', null],
    ['REFUSED', 'ROOM_ENDED', null],
    ['REFUSED', 'ACCOUNT_INACTIVE', null],
    ['REFUSED', 'FROM_THE_FUTURE', null],
    ['REFUSED', 'TOO_OLD', null],
    ['DUPLICATE', null, null],
    ['ACCEPTED', null, null],
  ]);
  expect(counts).toEqual({ acceptedCount: 2, duplicateCount: 1, lateCount: 0, refusedCount: 14 });
  expect(await stays()).toMatchObject([{ roomId, camera: 'OFF' }]);
});

test('what was refused may be sent again and counts then; what was accepted is a duplicate for days', async () => {
  const world = await createWorld();
  const { send, student } = await reportedAcademy(world);
  const { customerId } = await student();
  const roomId = randomUUID();
  const joined = eventAt(world.clock(), 'participant.joined', { roomId, customerId }, 'joined');
  expect((await send(joined)).verdicts[0]).toMatchObject({ reason: 'ROOM_UNKNOWN' });
  await send(eventAt(world.clock(), 'room.opened', { roomId, name: '집중실' }));
  expect((await send(joined)).acceptedCount).toBe(1);
  world.clock.advance({ days: limits.roomService.rememberedDays, seconds: 1 });
  const work = { ...world, config: { mailRetentionDays: 90, auditRetentionDays: 365 } };
  await purge(work);
  expect((await send(joined)).verdicts[0]).toMatchObject({ reason: 'TOO_OLD' });
  world.clock.advance({ days: -1 });
  const again = eventAt(world.clock(), 'participant.left', { roomId, customerId }, 'left');
  await send(again);
  world.clock.advance({ hours: 40 });
  expect((await send(again)).duplicateCount).toBe(1);
});

test('reasons are in the requested language, and the content type is that of the body', async () => {
  const world = await createWorld();
  const { caller, secret } = await reportedAcademy(world);
  const { events } = contract.roomService;
  const wrong = eventAt(world.clock(), 'room.closed', { roomId: unknownId });
  const inKorean = await caller.call(events, {
    body: [wrong],
    headers: { 'Accept-Language': 'ko-KR' },
  } as never);
  expect(inKorean.body.verdicts[0]!.message).toBe('존재하지 않는 스터디룸입니다.');

  const program = createCaller(world.server, async () => undefined, { secret });
  const post = (type: string, body: unknown) =>
    program.fetch(`/api/v1/room-service/events`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body: JSON.stringify(body),
    });
  const single = await post('application/cloudevents+json; charset=utf-8', wrong);
  expect(await single.json()).toMatchObject({ refusedCount: 1 });
  const plain = await post('application/json', [wrong]);
  expect([plain.status, await plain.json()]).toMatchObject([415, { code: 'NOT_CLOUD_EVENTS' }]);
  const noBatch = await post('application/cloudevents-batch+json', wrong);
  expect(noBatch.status).toBe(400);
  const many = Array.from({ length: limits.roomService.batch + 1 }, () => wrong);
  expect((await post('application/cloudevents-batch+json', many)).status).toBe(400);
});

test('a room that closed before its participants were reported undoes what came after', async () => {
  const world = await createWorld();
  const { send, student, stays, owner } = await reportedAcademy(world);
  const [one, two] = [await student(), await student()];
  const roomId = randomUUID();
  world.clock.set(at('12:00:00'));
  const who = ({ customerId }: { customerId: string }) => ({ roomId, customerId });
  await send(
    eventAt(at('10:00:00'), 'room.opened', { roomId, name: '집중실' }),
    eventAt(at('10:05:00'), 'participant.joined', who(one)),
    eventAt(at('10:05:00'), 'stopwatch.started', who(one)),
    eventAt(at('11:30:00'), 'stopwatch.break', who(one)),
    eventAt(at('11:10:00'), 'participant.joined', who(two)),
  );
  await send(eventAt(at('11:05:00'), 'room.closed', { roomId }));
  expect(await stays()).toMatchObject([
    { customerId: one.customerId, exitedAt: new Date(at('11:05:00')), expulsionReason: 'ROOM_ENDED' },
  ]);
  const { body } = await owner.call(contract.rooms.historyOne, { params: { roomId } });
  expect(body.detailInfo).toMatchObject({ totalStudySeconds: 3_600, totalUserCount: 1 });
});

test('an exit that the console caused stays when an earlier event comes late', async () => {
  const world = await createWorld();
  const { send, student, stays, rooms, owner } = await reportedAcademy(world);
  const { customerId } = await student();
  const { roomId } = await rooms.room();
  world.clock.set(at('11:00:00'));
  const who = { roomId, customerId };
  await send(eventAt(at('10:30:00'), 'participant.joined', who));
  await owner.call(contract.rooms.end, { params: { roomId } });
  world.clock.set(at('11:10:00'));
  await send(eventAt(at('10:40:00'), 'stopwatch.started', who));
  expect(await stays()).toMatchObject([
    {
      exitedAt: new Date(at('11:00:00')),
      expulsionReason: 'ROOM_ENDED',
      segments: [{ state: 'STOP' }, { state: 'STUDY', endedAt: new Date(at('11:00:00')) }],
    },
  ]);
  const [room] = await world.database.orm.select().from(roomTable).where(eq(roomTable.roomId, roomId));
  expect(room!.endedAt).toEqual(new Date(at('11:00:00')));
});
