import { createHash } from 'node:crypto';
import { AccessToken } from 'livekit-server-sdk';
import { expect, test } from 'vitest';
import { liveKitWebhookPath } from '../../../../server/api/liveKitWebhook.ts';
import { contract } from '../../../../src/contract/index.ts';
import { createWorld, type World } from '../../../support/world.ts';
import { reportedAcademy } from '../service/reports.ts';

const apiKey = 'devkey';
const apiSecret = 'a secret of a LiveKit server, for tests alone';
const env = {
  LIVEKIT_URL: 'wss://livekit.example.com',
  LIVEKIT_API_KEY: apiKey,
  LIVEKIT_API_SECRET: apiSecret,
};

let webhooks = 0;
type Told = Partial<{
  id: string;
  identity: string;
  source: 'CAMERA' | 'MICROPHONE';
  secret: string;
  body: string;
}>;

/** Posts a webhook as a LiveKit server does: signed by its SDK over the hash of the body. */
async function post(world: World, room: string, event: string, reported: Told = {}) {
  const { id = `EV_${++webhooks}`, identity, source, secret = apiSecret } = reported;
  const sent = JSON.stringify({
    id,
    event,
    createdAt: String(Math.floor(world.clock().getTime() / 1_000)),
    room: { name: room },
    ...(identity === undefined ? {} : { participant: { identity } }),
    ...(source === undefined ? {} : { track: { source } }),
  });
  const token = new AccessToken(apiKey, secret);
  token.sha256 = createHash('sha256').update(sent).digest('base64');
  return world.server.fetch(
    new Request(world.server.origin + liveKitWebhookPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/webhook+json', Authorization: await token.toJwt() },
      body: reported.body ?? sent,
    }),
    {},
  );
}

async function liveKitAcademy() {
  const world = await createWorld({ env });
  const academy = await reportedAcademy(world);
  const { customerId } = await academy.student();
  const { roomId } = await academy.rooms.room();
  const room = `${academy.groupId}.${roomId}`;
  const tell = (event: string, reported: Told = {}) =>
    post(world, room, event, { identity: customerId, ...reported }).then(({ status }) => status);
  const live = async () => (await academy.owner.call(contract.study.live)).body.content;
  return { world, ...academy, customerId, roomId, room, tell, live };
}

test('who joins, publishes a camera and leaves on a LiveKit server is there, seen and gone in the console', async () => {
  const { world, tell, live, customerId } = await liveKitAcademy();
  expect(await tell('participant_joined')).toBe(204);
  expect(await live()).toMatchObject([{ customerId, camera: 'OFF' }]);
  world.clock.advance({ seconds: 5 });
  expect(await tell('track_published', { source: 'CAMERA' })).toBe(204);
  expect(await live()).toMatchObject([{ camera: 'ON' }]);
  world.clock.advance({ seconds: 5 });
  expect(await tell('track_unpublished', { source: 'CAMERA' })).toBe(204);
  expect(await live()).toMatchObject([{ camera: 'OFF' }]);
  world.clock.advance({ seconds: 5 });
  expect(await tell('participant_left')).toBe(204);
  expect(await live()).toEqual([]);
});

test('a webhook that is sent again counts once, and a room that is finished ends', async () => {
  const { world, tell, live, owner, roomId } = await liveKitAcademy();
  await tell('participant_joined', { id: 'EV_once' });
  world.clock.advance({ seconds: 5 });
  await tell('participant_left');
  expect(await tell('participant_joined', { id: 'EV_once' })).toBe(204);
  expect(await live()).toEqual([]);
  world.clock.advance({ seconds: 5 });
  expect(await tell('room_finished')).toBe(204);
  const { body } = await owner.call(contract.rooms.active);
  expect(body.content.map(each => each.roomId)).not.toContain(roomId);
});

test('what means nothing to the console is taken without effect', async () => {
  const { world, tell, live, customerId, groupId } = await liveKitAcademy();
  expect(await tell('participant_joined', { identity: 'guest-1' })).toBe(204);
  expect(await tell('egress_started')).toBe(204);
  for (const room of ['lobby', `nobody.${customerId}`, `${groupId}.${customerId}`])
    expect((await post(world, room, 'participant_joined', { identity: customerId })).status).toBe(204);
  expect(await live()).toEqual([]);
});

test('a webhook of another secret, with another body, or without a LiveKit server is refused', async () => {
  const { world, room, tell, live, customerId } = await liveKitAcademy();
  expect(await tell('participant_joined', { secret: 'of another server, which has no better one' })).toBe(
    401,
  );
  expect(await tell('participant_joined', { body: '{"event":"participant_joined"}' })).toBe(401);
  expect(await tell('participant_joined', { body: 'x'.repeat(100_000) })).toBe(413);
  expect(await live()).toEqual([]);
  const without = await createWorld();
  expect((await post(without, room, 'participant_joined', { identity: customerId })).status).toBe(404);
  expect(world.log.every(line => !JSON.stringify(line).includes(customerId))).toBe(true);
});
