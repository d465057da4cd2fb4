import { expect, test } from 'vitest';
import { watchStays } from '../../../server/jobs/watchStays.ts';
import { contract } from '../../../src/contract/index.ts';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld } from '../../support/world.ts';

async function academyWithAlert() {
  const world = await createWorld();
  const academy = await world.academy();
  const place = studyRooms(world, academy);
  const room = await place.room();
  const observer = await academy.manager({ observer: true });
  const mine = await academy.student({ name: '윤서현', managerId: observer.customerId });
  const other = await academy.student({ name: '장민재' });
  for (const someone of [mine, other]) await place.enter(someone, room, { camera: 'OFF' });
  const watch = () => watchStays(world);
  world.clock.advance({ minutes: 11 });
  await watch();
  return { world, ...academy, place, room, observer, mine, other, watch };
}

const bell = async (who: Awaited<ReturnType<typeof academyWithAlert>>['owner']) =>
  (await who.call(contract.session.alerts)).body;

test('the bell lists what happened, the latest first, and counts what has not been read', async () => {
  const { owner, observer, mine, room } = await academyWithAlert();
  const all = await bell(owner);
  expect(all.unreadCount).toBe(2);
  expect(all.content.map(({ name }) => name).toSorted()).toEqual(['윤서현', '장민재']);
  expect(await bell(observer)).toMatchObject({
    unreadCount: 1,
    content: [
      {
        kind: 'CAMERA_OFF',
        name: '윤서현',
        customerId: mine.customerId,
        userId: mine.userId,
        roomId: room.roomId,
        roomName: room.name,
        occurredAt: '2026-03-02T10:10:00+09:00',
        read: false,
      },
    ],
  });
});

test('read marks are personal, only move forward, and never cover future alerts', async () => {
  const { world, owner, observer, mine, place, watch } = await academyWithAlert();
  await owner.call(contract.session.readAlerts, { body: { until: '2030-01-01T00:00:00+09:00' } });
  expect((await bell(owner)).unreadCount).toBe(0);
  expect((await bell(owner)).content.every(({ read }) => read)).toBe(true);
  expect((await bell(observer)).unreadCount).toBe(1);
  await owner.call(contract.session.readAlerts, { body: { until: '2020-01-01T00:00:00+09:00' } });
  expect((await bell(owner)).unreadCount).toBe(0);
  await place.devices(mine, { camera: 'ON' });
  await place.away(mine, true);
  world.clock.advance({ minutes: 10 });
  await watch();
  const { content, unreadCount } = await bell(owner);
  expect([unreadCount, content[0]!.kind, content[0]!.read]).toEqual([1, 'ABSENCE', false]);
});

test('alerts that a person has switched off do not ring for them', async () => {
  const { owner, change } = await academyWithAlert();
  const settings = { cameraOff: false, absence: true, break: true, byEmail: false };
  await change(owner, { alertSettings: settings });
  expect(await bell(owner)).toEqual({ content: [], unreadCount: 0 });
  await change(owner, { alertSettings: { ...settings, absence: false, break: false } });
  expect(await bell(owner)).toEqual({ content: [], unreadCount: 0 });
});
