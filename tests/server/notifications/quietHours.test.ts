import { expect, test } from 'vitest';
import { sendDue } from '../../../server/notifications/sendDue.ts';
import { contract } from '../../../src/contract/index.ts';
import type { Account } from '../../support/person.ts';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld, type WorldOptions } from '../../support/world.ts';
import { aNotice, cancel, nobody, resend, toThese } from './aNotice.ts';

const { notifications } = contract;
const night = { quietHoursStart: '22:00:00', quietHoursEnd: '07:00:00' };

async function quietAcademy(now: string, options: WorldOptions & { timeZone?: string } = {}) {
  const { timeZone = 'Asia/Seoul', ...rest } = options;
  const world = await createWorld({ now, ...rest });
  const academy = await world.academy({ timeZone });
  await studyRooms(world, academy).set(night);
  const student = await academy.student();
  const send = (changes: object = {}, who: Account = student) => aNotice(toThese(who), changes);
  const log = async () => (await academy.owner.call(notifications.list)).body;
  return { world, academy, owner: academy.owner, student, send, log };
}

test('during quiet hours a notification is not sent by accident: its sender is asked', async () => {
  const { world, owner, student, send } = await quietAcademy('2026-03-02T23:40:00+09:00');
  const { body } = await owner.call(notifications.plan, {
    body: { to: toThese(student), scheduledAt: null },
  });
  expect(body.quietUntil).toBe('2026-03-03T07:00:00+09:00');
  const refused = await owner.refused(notifications.create, { body: send() });
  expect(refused.body).toMatchObject({ code: 'QUIET_HOURS', details: { until: '07:00' } });
  expect(await world.mails()).toEqual([]);
});

test('a delayed notification is sent when quiet hours end, over midnight', async () => {
  const { world, owner, send, log } = await quietAcademy('2026-03-02T23:40:00+09:00');
  await owner.call(notifications.create, { body: send({ duringQuietHours: 'HOLD' }) });
  expect(await log()).toMatchObject([
    {
      state: 'SCHEDULED',
      scheduledAt: '2026-03-03T07:00:00+09:00',
      heldFrom: '2026-03-02T23:40:00+09:00',
    },
  ]);
  world.clock.set('2026-03-03T06:59:00+09:00');
  await sendDue(world);
  expect(await world.mails()).toEqual([]);
  world.clock.set('2026-03-03T07:00:00+09:00');
  await sendDue(world);
  expect(await world.mails()).toHaveLength(1);
});

test('its sender may send it anyway', async () => {
  const { world, owner, send } = await quietAcademy('2026-03-02T23:40:00+09:00');
  await owner.call(notifications.create, { body: send({ duringQuietHours: 'SEND' }) });
  expect(await world.mails()).toHaveLength(1);
});

test('a time that is chosen for later is asked about in the same way', async () => {
  const { world, owner, student, send, log } = await quietAcademy('2026-03-02T10:00:00+09:00');
  const scheduledAt = '2026-03-03T02:00:00+09:00';
  const { body } = await owner.call(notifications.plan, { body: { to: toThese(student), scheduledAt } });
  expect(body.quietUntil).toBe('2026-03-03T07:00:00+09:00');
  expect((await owner.refused(notifications.create, { body: send({ scheduledAt }) })).body.code).toBe(
    'QUIET_HOURS',
  );
  await owner.call(notifications.create, { body: send({ scheduledAt, duringQuietHours: 'SEND' }) });
  expect(await log()).toMatchObject([{ scheduledAt, heldFrom: null }]);
  world.clock.set(scheduledAt);
  await sendDue(world);
  expect(await world.mails()).toHaveLength(1);
});

test('sending again asks too', async () => {
  const { world, owner, send, log } = await quietAcademy('2026-03-02T21:00:00+09:00');
  await owner.call(notifications.create, { body: send() });
  const params = { id: (await log())[0]!.id };
  await owner.call(notifications.update, { params, body: cancel });
  world.clock.set('2026-03-02T22:00:00+09:00');
  const refused = await owner.refused(notifications.update, { params, body: resend });
  expect(refused.body.code).toBe('QUIET_HOURS');
  const { body } = await owner.call(notifications.update, {
    params,
    body: { ...resend, duringQuietHours: 'HOLD' },
  });
  expect(body).toMatchObject({ state: 'SCHEDULED', scheduledAt: '2026-03-03T07:00:00+09:00' });
});

test.each([
  ['forward', '2026-03-28T23:30:00+01:00', '2026-03-29T07:00:00+02:00'],
  ['back', '2026-10-24T23:30:00+02:00', '2026-10-25T07:00:00+01:00'],
])('the academy’s clock decides in the night in which it is set %s', async (_, now, until) => {
  const { world, owner, send, log } = await quietAcademy(now, { timeZone: 'Europe/Berlin' });
  await owner.call(notifications.create, { body: send({ duringQuietHours: 'HOLD' }) });
  expect((await log())[0]).toMatchObject({ scheduledAt: until });
  world.clock.set(new Date(Date.parse(until) - 60_000));
  await sendDue(world);
  expect(await world.mails()).toEqual([]);
  world.clock.set(until);
  await sendDue(world);
  expect(await world.mails()).toHaveLength(1);
});

test('without quiet hours no one is asked', async () => {
  const world = await createWorld({ now: '2026-03-02T23:40:00+09:00' });
  const academy = await world.academy();
  const { body } = await academy.owner.call(notifications.plan, {
    body: { to: { ...nobody, allManagers: true }, scheduledAt: null },
  });
  expect(body.quietUntil).toBeNull();
});
