import { eq } from 'drizzle-orm';
import { TokenVerifier } from 'livekit-server-sdk';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../../../../server/config/config.ts';
import { webhookDeliveries } from '../../../../server/database/schema/index.ts';
import { sendDue } from '../../../../server/notifications/webhooks/sendDue.ts';
import { contract } from '../../../../src/contract/index.ts';
import { openHookReceiver, type HookAnswer, type ReceivedHook } from '../../../support/hookReceiver.ts';
import { createWorld } from '../../../support/world.ts';
import { reportedAcademy } from '../service/reports.ts';

const apiKey = 'devkey';
const apiSecret = 'a secret of a LiveKit server, for tests alone';
const closing: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const each of closing.splice(0)) await each.close();
});

const done: HookAnswer = { status: 200, headers: { 'Content-Type': 'application/json' }, text: '{}' };
const refused = (status: number, code: string): HookAnswer => ({
  status,
  headers: { 'Content-Type': 'application/json' },
  text: JSON.stringify({ code, msg: 'not now' }),
});

/** An academy whose rooms are on a stand-in for a LiveKit server. */
async function liveKitWorld(answer: (index: number) => HookAnswer = () => done) {
  const standIn = await openHookReceiver((_, index) => answer(index));
  closing.push(standIn);
  const env = { LIVEKIT_URL: standIn.url, LIVEKIT_API_KEY: apiKey, LIVEKIT_API_SECRET: apiSecret };
  const world = await createWorld({ env });
  const academy = await reportedAcademy(world);
  return {
    world,
    standIn,
    ...academy,
    async sendAll() {
      for (let started = await sendDue(world); started.length > 0; started = await sendDue(world))
        await Promise.all(started.map(each => each.done));
    },
    deliveries: () =>
      world.database.orm
        .select()
        .from(webhookDeliveries)
        .where(eq(webhookDeliveries.groupId, academy.groupId)),
  };
}

/** What the stand-in received, and with which rights. */
async function askedOf({ path, headers, body }: ReceivedHook) {
  const token = headers.authorization!.replace(/^Bearer /, '');
  const { video } = await new TokenVerifier(apiKey, apiSecret).verify(token);
  return { path, body: JSON.parse(body) as object, video };
}

test('ending a room ends it on the LiveKit server, tried again until it succeeds', async () => {
  const { world, groupId, owner, rooms, standIn, sendAll, deliveries } = await liveKitWorld(index =>
    index === 0 ? refused(503, 'unavailable') : done,
  );
  const { roomId } = await rooms.room();
  await owner.call(contract.rooms.end, { params: { roomId } });
  await sendAll();
  expect((await deliveries())[0]).toMatchObject({ state: 'PENDING', attemptCount: 1 });
  world.clock.advance({ minutes: 1 });
  await sendAll();
  expect((await deliveries())[0]).toMatchObject({ state: 'DELIVERED', attemptCount: 2 });
  expect(standIn.received).toHaveLength(2);
  expect(await askedOf(standIn.received[1]!)).toEqual({
    path: '/twirp/livekit.RoomService/DeleteRoom',
    body: { room: `${groupId}.${roomId}` },
    video: { roomCreate: true },
  });
});

test('whose account is deactivated is removed from the room; who is not there any more is no failure', async () => {
  const { groupId, owner, student, rooms, standIn, sendAll, deliveries } = await liveKitWorld(() =>
    refused(404, 'not_found'),
  );
  const { customerId } = await student();
  const { roomId } = await rooms.room();
  await rooms.enter({ customerId }, { roomId });
  await owner.call(contract.students.deactivate, { params: { id: customerId } });
  await sendAll();
  expect(standIn.received).toHaveLength(1);
  expect(await askedOf(standIn.received[0]!)).toEqual({
    path: '/twirp/livekit.RoomService/RemoveParticipant',
    body: { room: `${groupId}.${roomId}`, identity: customerId },
    video: { roomAdmin: true, room: `${groupId}.${roomId}` },
  });
  expect((await deliveries()).map(({ state }) => state)).toEqual(['DELIVERED']);
});

test('the response to an entry has an access token for this room and person, named by id', async () => {
  const { caller, groupId, student, rooms, standIn } = await liveKitWorld();
  const { customerId } = await student({ name: '강하늘' });
  const { roomId } = await rooms.room();
  const { body } = await caller.call(contract.roomService.entries, { body: { roomId, customerId } });
  expect(body.liveKit!.url).toBe(standIn.url);
  const claims = await new TokenVerifier(apiKey, apiSecret).verify(body.liveKit!.token);
  expect(claims).toMatchObject({
    sub: customerId,
    metadata: '{"role":"STUDENT"}',
    video: {
      room: `${groupId}.${roomId}`,
      roomJoin: true,
      roomAdmin: false,
      canPublish: true,
      canSubscribe: true,
    },
  });
  expect(JSON.stringify(claims)).not.toContain('강하늘');
  const refusedEntry = await caller.call(contract.roomService.entries, {
    body: { roomId: customerId, customerId },
  });
  expect(refusedEntry.body).toMatchObject({ allowed: false, liveKit: null });
});

test('the three settings go together', () => {
  for (const env of [
    { LIVEKIT_URL: 'wss://livekit.example.com' },
    { LIVEKIT_URL: 'wss://livekit.example.com', LIVEKIT_API_KEY: apiKey },
    { LIVEKIT_API_KEY: apiKey, LIVEKIT_API_SECRET: apiSecret },
  ])
    expect(() => readConfig(env)).toThrow('LIVEKIT_URL, LIVEKIT_API_KEY and LIVEKIT_API_SECRET');
  expect(readConfig({}).liveKit).toBeUndefined();
});

test('the super administrator sees each request with its attempts and sends one again', async () => {
  const { world, groupId, owner, rooms, standIn, sendAll } = await liveKitWorld(index =>
    index < 1 ? refused(401, 'unauthenticated') : done,
  );
  const admin = await world.superAdmin();
  const { liveKitRequests, resendLiveKitRequest } = contract.admin;
  const mine = async () =>
    (await admin.call(liveKitRequests)).body.content.filter(each => each.groupId === groupId);
  const { roomId } = await rooms.room();
  await owner.call(contract.rooms.end, { params: { roomId } });
  await sendAll();
  const [request] = await mine();
  expect(request).toMatchObject({
    type: 'room.ended',
    state: 'PENDING',
    attemptCount: 1,
    attempts: [{ status: 401, failure: 'STATUS' }],
  });
  const params = { groupId, eventId: request!.eventId };
  expect((await admin.refused(resendLiveKitRequest, { params })).body.code).toBe('WEBHOOK_PENDING');
  world.clock.advance({ minutes: 1 });
  await sendAll();
  expect((await admin.call(resendLiveKitRequest, { params })).body.state).toBe('PENDING');
  await sendAll();
  expect(await mine()).toMatchObject([{ state: 'DELIVERED', attemptCount: 1 }]);
  expect(standIn.received).toHaveLength(3);
  expect((await owner.refused(liveKitRequests)).status).toBe(403);
});
