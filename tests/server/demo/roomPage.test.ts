import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleRoomPage } from '../../../scripts/bundleRoomPage.mjs';
import { createApp } from '../../../server/api/app.ts';
import { demoGroupId } from '../../../server/core/demoAccounts.ts';
import { apiKeys, groups } from '../../../server/database/schema/index.ts';
import { createDemoPages } from '../../../server/demo/createDemoPages.ts';
import { roomPageKey } from '../../../server/demo/room/roomPageKey.ts';
import { createWorld } from '../../support/world.ts';

const origin = 'http://localhost:4100';
const ours = { Origin: origin, 'X-Requested-With': 'studyroom-console' };

async function createDemoWorld() {
  const world = await createWorld({ env: { DEMO: '1', PUBLIC_URL: origin } });
  const { groupId } = await world.academy();
  const { orm } = world.database;
  const folder = mkdtempSync(path.join(tmpdir(), 'studyroom-page-'));
  await bundleRoomPage(folder);
  const [group] = await orm.select().from(groups).where(eq(groups.groupId, groupId));
  await orm.insert(groups).values({ ...group!, groupId: demoGroupId });
  const call = (request: Request): Response | Promise<Response> => app.fetch(request);
  const demoPages = await createDemoPages({ ...world, folder, call });
  const onFailure = (_: unknown, error: unknown) => {
    throw error;
  };
  const { config, database, clock, events } = world;
  const options = { config, database, clock, events, onFailure, demoPages };
  const app: ReturnType<typeof createApp> = createApp(options);
  return {
    folder,
    orm,
    now: world.clock(),
    get: (path: string, headers: Record<string, string> = {}) =>
      app.fetch(new Request(`${origin}/dev/room${path}`, { headers })),
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      app.fetch(
        new Request(`${origin}/dev/room${path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/cloudevents-batch+json', ...headers },
          body: JSON.stringify(body),
        }),
      ),
  };
}

let world: Awaited<ReturnType<typeof createDemoWorld>>;
beforeAll(async () => {
  world = await createDemoWorld();
});
afterAll(() => rmSync(world.folder, { recursive: true }));

test('the room page is served in the reader’s language, may use the camera, and knows no key', async () => {
  const { get, orm, now } = world;
  const answer = await get('', { 'Accept-Language': 'en' });
  expect(answer.headers.get('Permissions-Policy')).toContain('camera=(self)');
  const page = await answer.text();
  expect(page).toContain('Enter a study room');
  expect(await (await get('', { 'Accept-Language': 'ko' })).text()).toContain('스터디룸 입장 체험');
  expect(page).not.toContain(await roomPageKey(orm, now));
  expect(await (await get('/client.js')).text()).not.toContain('srk_');
});

test('its requests reach the calls of room services, from its own pages only', async () => {
  const { get, post } = world;
  expect(await (await get('/api/room-service/rooms')).json()).toEqual({ content: [] });
  const event = {
    specversion: '1.0',
    id: '1',
    source: '/dev/room',
    type: 'participant.left',
    time: new Date(0).toISOString(),
    data: { roomId: 'none', customerId: 'none' },
  };
  expect((await post('/api/room-service/events', [event])).status).toBe(403);
  const other = { ...ours, Origin: 'https://other.example' };
  expect((await post('/api/room-service/events', [event], other)).status).toBe(403);
  const answer = await post('/api/room-service/events', [event], { ...ours, 'Accept-Language': 'en' });
  expect(await answer.json()).toMatchObject({ verdicts: [{ verdict: 'REFUSED' }] });
  expect((await get('/api/room-service/rooms/1')).status).not.toBe(200);
});

test('its key stays the same until it is revoked', async () => {
  const { orm, now } = world;
  const secret = await roomPageKey(orm, now);
  expect(await roomPageKey(orm, now)).toBe(secret);
  await orm.update(apiKeys).set({ revokedAt: now }).where(eq(apiKeys.groupId, demoGroupId));
  const next = await roomPageKey(orm, now);
  expect(next).not.toBe(secret);
  expect(await roomPageKey(orm, now)).toBe(next);
});
