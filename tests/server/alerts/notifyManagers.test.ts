import { expect, test } from 'vitest';
import { watchStays } from '../../../server/jobs/watchStays.ts';
import { sendDue } from '../../../server/notifications/sendDue.ts';
import { contract } from '../../../src/contract/index.ts';
import type { Academy } from '../../support/academy.ts';
import type { PersonOptions } from '../../support/person.ts';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld, type WorldOptions } from '../../support/world.ts';
import { resend } from '../notifications/aNotice.ts';

const { notifications, templates } = contract;
const hears = ['VIEW_ROOM_USER' as const];
const wants = (changes: object = {}): PersonOptions => ({
  alertSettings: { cameraOff: true, absence: true, break: true, byEmail: true, ...changes },
});

/** An academy with a manager who wants mails, their student in a room, and what watches the rooms. */
async function watched(options: WorldOptions = {}, settings: object = {}) {
  const world = await createWorld(options);
  const academy = await world.academy();
  const place = studyRooms(world, academy);
  await place.set({ breakNotification: true, ...settings });
  const manager = await academy.manager({ permissions: hears, ...wants() });
  await academy.change(academy.owner, wants({ cameraOff: false, absence: false, break: false }));
  const student = await academy.student({ name: '윤서현', managerId: manager.customerId });
  const room = await place.room({ name: '집중 자습실' });
  const enter = (camera: 'ON' | 'OFF' = 'OFF') => place.enter(student, room, { camera });
  const pass = async (minutes: number) => {
    world.clock.advance({ minutes });
    await watchStays(world);
  };
  return { world, academy, place, manager, student, room, enter, pass, log: () => logOf(academy) };
}
const logOf = async ({ owner }: Pick<Academy, 'owner'>) =>
  (await owner.call(notifications.list, { query: { sort: '["recipientName","ASC"]' } })).body;

test('a camera that stays off is emailed to the student’s manager, and is in the log', async () => {
  const { world, manager, enter, pass, log } = await watched();
  await enter();
  await pass(9);
  expect(await world.mails()).toEqual([]);
  await pass(2);
  await pass(1);
  const mails = await world.mails();
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [manager.email, '[한빛 스터디 아카데미] 윤서현 학생의 카메라가 꺼져 있습니다'],
  ]);
  expect(mails[0]!.textBody).toContain('집중 자습실에서 10분 넘게');
  expect(mails[0]!.textBody).toContain('3월 2일 10:10');
  expect(await log()).toMatchObject([
    {
      trigger: 'CAMERA_OFF',
      channel: 'EMAIL',
      recipientName: manager.name,
      createdByName: '',
      state: 'SCHEDULED',
    },
  ]);
});

test('absence and a long break are alerted, each by its own setting', async () => {
  const { place, student, enter, pass, log } = await watched();
  await enter('ON');
  await place.away(student, true);
  await place.press(student, 'BREAK');
  await pass(11);
  expect((await log()).map(({ trigger }) => trigger).toSorted()).toEqual(['ABSENCE', 'BREAK']);
});

test('alerts that the academy has switched off reach no one', async () => {
  const { enter, pass, log } = await watched({}, { cameraOffNotification: false });
  await enter();
  await pass(60);
  expect(await log()).toEqual([]);
});

test('each manager’s alert settings decide whether they are alerted, and whether by email', async () => {
  const { world, academy, manager, enter, pass, log } = await watched();
  await academy.change(manager, wants({ byEmail: false }));
  await academy.change(academy.owner, wants());
  await enter();
  await pass(11);
  const reported = (await log()).map(({ recipientId, channel, state }) => [recipientId, channel, state]);
  expect(reported.toSorted()).toEqual(
    [
      [manager.customerId, 'CONSOLE', 'SENT'],
      [academy.owner.customerId, 'EMAIL', 'SCHEDULED'],
    ].toSorted(),
  );
  expect((await world.mails()).map(({ recipient }) => recipient)).toEqual([academy.owner.email]);
});

test('other managers, observers of others, deactivated people and those who may not see alerts are not alerted', async () => {
  const { academy, manager, enter, pass, log } = await watched();
  await academy.manager({ name: '다른 매니저', permissions: hears, ...wants() });
  await academy.manager({ name: '다른 옵서버', observer: true, ...wants() });
  await academy.change(manager, { permissions: ['VIEW_STUDENT'] });
  await enter();
  await pass(11);
  expect(await log()).toEqual([]);
});

test('a student without a manager is every manager’s business, but no observer’s', async () => {
  const { academy, student, enter, pass, log } = await watched();
  await academy.change(student, { managerId: null });
  const second = await academy.manager({ name: '최다른', permissions: hears, ...wants() });
  await academy.manager({ name: '한옵서버', observer: true, ...wants() });
  await academy.manager({ name: '퇴사자', permissions: hears, accountStatus: 'INACTIVE', ...wants() });
  await enter();
  await pass(11);
  expect((await log()).map(({ recipientName }) => recipientName)).toEqual(['이서준', second.name]);
});

test('an observer is alerted of their own students', async () => {
  const { academy, student, enter, pass, log } = await watched();
  const observer = await academy.manager({ observer: true, ...wants() });
  await academy.change(student, { managerId: observer.customerId });
  await enter();
  await pass(11);
  expect((await log()).map(({ recipientId }) => recipientId)).toEqual([observer.customerId]);
});

test('two processes that check at the same moment alert once; the next time the camera is off, once more', async () => {
  const { world, place, student, enter, pass, log } = await watched();
  await enter();
  world.clock.advance({ minutes: 11 });
  await Promise.all([watchStays(world), watchStays(world), watchStays(world)]);
  expect([(await log()).length, (await world.mails()).length]).toEqual([1, 1]);
  await place.devices(student, { camera: 'ON' });
  await place.devices(student, { camera: 'OFF' });
  await pass(11);
  expect([(await log()).length, (await world.mails()).length]).toEqual([2, 2]);
});

const template = {
  name: '카메라',
  trigger: 'CAMERA_OFF' as const,
  language: 'ko' as const,
  channel: 'EMAIL' as const,
  subject: '{{recipientName}} 선생님, {{studentName}} 학생 확인',
  body: '{{roomName}} {{minutes}}분 {{time}}',
  enabled: true,
};

test('the academy’s own active template is used, in the person’s language', async () => {
  const { world, academy, manager, enter, pass } = await watched();
  await academy.change(academy.owner, { ...wants(), language: 'en', name: 'Amy Owner' });
  await academy.owner.call(templates.create, { body: template });
  await academy.owner.call(templates.create, {
    body: { ...template, subject: '사용 안 함', enabled: false },
  });
  await enter();
  await pass(11);
  const mails = new Map((await world.mails()).map(mail => [mail.recipient, mail]));
  expect(mails.get(manager.email)!.subject).toBe('이서준 선생님, 윤서현 학생 확인');
  expect(mails.get(manager.email)!.textBody).toContain('집중 자습실 10분 3월 2일 10:10');
  expect(mails.get(academy.owner.email)!.subject).toBe('[한빛 스터디 아카데미] 윤서현’s camera is off');
});

test('in quiet hours alerts of camera and absence wait until they end; one of a break, useless later, is dropped with a reason', async () => {
  const { world, place, student, enter, pass, log } = await watched(
    { now: '2026-03-02T23:00:00+09:00' },
    { quietHoursStart: '22:00:00', quietHoursEnd: '07:00:00' },
  );
  await enter();
  await place.away(student, true);
  await place.press(student, 'BREAK');
  await pass(11);
  expect(await world.mails()).toEqual([]);
  const held = Object.fromEntries((await log()).map(each => [each.trigger, each]));
  const waits = {
    state: 'SCHEDULED',
    scheduledAt: '2026-03-03T07:00:00+09:00',
    heldFrom: '2026-03-02T23:11:00+09:00',
  };
  expect(held).toMatchObject({
    CAMERA_OFF: waits,
    ABSENCE: waits,
    BREAK: { state: 'CANCELLED', reason: 'QUIET_HOURS' },
  });
  await place.leave(student);
  world.clock.set('2026-03-03T06:59:59+09:00');
  await sendDue(world);
  expect(await world.mails()).toEqual([]);
  world.clock.set('2026-03-03T07:00:00+09:00');
  await sendDue(world);
  const mails = await world.mails();
  expect(mails).toHaveLength(2);
  // Who reads it in the morning sees when it was.
  for (const { textBody } of mails) expect(textBody).toContain('3월 2일 23:10');
});

test('messages dropped in quiet hours can still be sent', async () => {
  const { world, academy, place, student, enter, pass, log } = await watched(
    { now: '2026-03-02T23:00:00+09:00' },
    { quietHoursStart: '22:00:00', quietHoursEnd: '07:00:00' },
  );
  await enter('ON');
  await place.press(student, 'BREAK');
  await pass(11);
  const params = { id: (await log())[0]!.id };
  await academy.owner.call(notifications.update, {
    params,
    body: { ...resend, duringQuietHours: 'SEND' },
  });
  expect(await world.mails()).toHaveLength(1);
});

test('the bell rings in quiet hours too, without a sound', async () => {
  const { academy, manager, enter, pass, log } = await watched(
    { now: '2026-03-02T23:00:00+09:00' },
    { quietHoursStart: '22:00:00', quietHoursEnd: '07:00:00' },
  );
  await academy.change(manager, wants({ byEmail: false }));
  await enter();
  await pass(11);
  expect(await log()).toMatchObject([{ channel: 'CONSOLE', state: 'SENT' }]);
  expect((await manager.call(contract.session.alerts)).body.unreadCount).toBe(1);
});
