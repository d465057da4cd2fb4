import { expect, test } from 'vitest';
import { watchStays } from '../../../server/jobs/watchStays.ts';
import { contract } from '../../../src/contract/index.ts';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld } from '../../support/world.ts';

async function ringing() {
  const world = await createWorld();
  const academy = await world.academy();
  const place = studyRooms(world, academy);
  const observer = await academy.manager({ observer: true });
  const [first, second] = [
    await academy.manager({ name: '박선영', permissions: ['VIEW_ROOM_USER'] }),
    await academy.manager({ name: '이도현', permissions: ['VIEW_ROOM_USER'] }),
  ];
  const student = await academy.student({ name: '강하늘', managerId: observer.customerId });
  await place.enter(student, await place.room(), { camera: 'OFF' });
  world.clock.advance({ minutes: 11 });
  await watchStays(world);
  const bell = async (who = academy.owner) => (await who.call(contract.session.alerts)).body;
  const { alertId } = (await bell()).content[0]!;
  const params = { alertId };
  return { world, ...academy, place, observer, first, second, student, bell, params };
}

test('an alert is taken, released, taken by someone else and closed; everyone sees who and when', async () => {
  const { first, second, bell, params, world } = await ringing();
  const taken = await first.call(contract.session.takeAlert, { params });
  expect(taken.body.taken).toEqual({ name: '박선영', at: '2026-03-02T10:11:00+09:00', isOwn: true });
  expect((await bell(second)).content[0]).toMatchObject({
    taken: { name: '박선영', isOwn: false },
    closed: null,
  });
  // Again is no other.
  world.clock.advance({ minutes: 1 });
  expect((await first.call(contract.session.takeAlert, { params })).body.taken).toEqual(taken.body.taken);
  const released = await first.call(contract.session.releaseAlert, { params });
  expect(released.body.taken).toBeNull();
  await second.call(contract.session.takeAlert, { params });
  expect((await bell(first)).unreadCount).toBe(1);
  // Anyone who sees it may close it, also when someone else has taken it.
  await first.call(contract.session.closeAlert, { params });
  expect(await bell(second)).toMatchObject({
    unreadCount: 0,
    content: [
      { read: true, taken: { name: '이도현' }, closed: { name: '박선영', at: '2026-03-02T10:12:00+09:00' } },
    ],
  });
  const again = await second.send(contract.session.closeAlert, { params });
  expect(again).toMatchObject({ status: 409, body: { code: 'ALERT_CLOSED', details: { name: '박선영' } } });
});

test('of two who take it at once one does, and the other sees who', async () => {
  const { first, second, params, bell } = await ringing();
  const answers = await Promise.all([
    first.send(contract.session.takeAlert, { params }),
    second.send(contract.session.takeAlert, { params }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)!;
  const winner = (await bell()).content[0]!.taken!.name;
  expect(refused.body).toMatchObject({ code: 'ALERT_TAKEN', details: { name: winner } });
  const loser = winner === '박선영' ? second : first;
  const released = await loser.send(contract.session.releaseAlert, { params });
  expect(released.body).toMatchObject({ code: 'ALERT_TAKEN' });
});

test('observers see who takes care of it and change nothing; other academies have no such alert', async () => {
  const { world, observer, params, bell, first } = await ringing();
  await first.call(contract.session.takeAlert, { params });
  expect((await bell(observer)).content[0]!.taken).toMatchObject({ name: '박선영' });
  expect((await observer.send(contract.session.takeAlert, { params })).status).toBe(403);
  const { owner: stranger } = await world.academy();
  for (const call of ['takeAlert', 'releaseAlert', 'closeAlert'] as const)
    expect((await stranger.send(contract.session[call], { params })).status).toBe(404);
});

test('what is done about an alert is published to those who see it, and audited', async () => {
  const { world, owner, student, first, params, groupId } = await ringing();
  const published: unknown[] = [];
  world.events.subscribe({
    happened: events => published.push(...events.filter(event => event.groupId === groupId)),
    missed: () => undefined,
  });
  await first.call(contract.session.takeAlert, { params });
  await first.call(contract.session.takeAlert, { params });
  await first.call(contract.session.closeAlert, { params });
  const event = { groupId, kind: 'alert', id: params.alertId, customerId: student.customerId };
  expect(published).toMatchObject([event, event]);
  const { body } = await owner.call(contract.audits.list, { query: {} });
  expect(
    body
      .slice(0, 2)
      .map(({ action, actorName }) => [action, actorName])
      .toSorted(),
  ).toEqual([
    ['student.closeAlert', '박선영'],
    ['student.takeAlert', '박선영'],
  ]);
});
