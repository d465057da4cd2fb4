import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { observerPreset } from '../../../src/domain/permissions.ts';
import { createWorld } from '../../support/world.ts';
import { aNotice, cancel, nobody, toThese } from './aNotice.ts';

const { notifications } = contract;
const manages = { permissions: ['MANAGE_GROUP' as const] };

test('people who may not manage notifications read and write none', async () => {
  const academy = await (await createWorld()).academy();
  const student = await academy.student();
  const manager = await academy.manager({ permissions: ['VIEW_STUDENT', 'MANAGE_GROUP_SETTING'] });
  const body = aNotice(toThese(student));
  expect((await manager.refused(notifications.list)).body.code).toBe('FORBIDDEN');
  expect((await manager.refused(notifications.recipients)).body.code).toBe('FORBIDDEN');
  expect((await manager.refused(notifications.create, { body })).body.code).toBe('FORBIDDEN');
  const allowed = await academy.manager(manages);
  expect((await allowed.call(notifications.create, { body })).body.createdCount).toBe(1);
});

test('another academy’s people and notices are unknown', async () => {
  const world = await createWorld();
  const [mine, other] = [await world.academy(), await world.academy()];
  const student = await mine.student();
  await mine.owner.call(notifications.create, { body: aNotice(toThese(student)) });
  const [notice] = (await mine.owner.call(notifications.list)).body;
  const params = { id: notice!.id };
  expect((await other.owner.call(notifications.list)).body).toEqual([]);
  expect((await other.owner.refused(notifications.one, { params })).status).toBe(404);
  expect((await other.owner.refused(notifications.update, { params, body: cancel })).status).toBe(404);
  const foreign = await other.owner.refused(notifications.create, { body: aNotice(toThese(student)) });
  const unknown = await other.owner.refused(notifications.create, {
    body: aNotice({ customerIds: ['0195536f-5c00-7000-8000-000000000000'] }),
  });
  expect([foreign.body, foreign.status]).toEqual([unknown.body, unknown.status]);
  const search = { query: { searchText: student.name } };
  expect((await other.owner.call(notifications.recipients, search)).body.people).toEqual([]);
});

test('an observer sees the log of their students, and sends nothing', async () => {
  const academy = await (await createWorld()).academy();
  const observer = await academy.manager({
    observer: true,
    permissions: [...observerPreset, 'MANAGE_GROUP'],
  });
  const [mine, other] = [
    await academy.student({ name: '윤서현', managerId: observer.customerId }),
    await academy.student({ name: '장민재' }),
  ];
  await academy.owner.call(notifications.create, {
    body: aNotice({ allStudents: true, allManagers: true }),
  });
  const names = (await observer.call(notifications.list)).body.map(({ recipientName }) => recipientName);
  expect(names.toSorted()).toEqual([mine.name, observer.name].toSorted());
  const whole = {
    allStudents: true,
    allManagers: true,
    customerIds: [other.customerId, academy.owner.customerId],
  };
  const { body } = await observer.call(notifications.plan, {
    body: { to: { ...nobody, ...whole }, scheduledAt: null },
  });
  expect([body.recipientCount, body.samples.map(({ name }) => name)]).toEqual([1, [mine.name]]);
  const choices = (await observer.call(notifications.recipients)).body;
  expect([choices.people.map(({ name }) => name), choices.studentCount, choices.managerCount]).toEqual([
    [mine.name],
    1,
    0,
  ]);
  const foreign = (await academy.owner.call(notifications.list)).body.find(
    ({ recipientId }) => recipientId === other.customerId,
  );
  const params = { id: foreign!.id };
  expect((await observer.refused(notifications.one, { params })).status).toBe(404);
  const own = (await observer.call(notifications.list)).body.find(
    ({ recipientId }) => recipientId === mine.customerId,
  );
  const refusal = await observer.refused(notifications.update, {
    params: { id: own!.id },
    body: { ...cancel, wholeSending: true },
  });
  expect(refusal.body.code).toBe('FORBIDDEN');
  const sending = await observer.refused(notifications.create, { body: aNotice({ allStudents: true }) });
  expect(sending.body.code).toBe('FORBIDDEN');
});

test('sending, cancelling and sending again are audited', async () => {
  const academy = await (await createWorld()).academy();
  const { body } = await academy.owner.call(notifications.create, {
    body: aNotice({ allManagers: true }),
  });
  const [notice] = (await academy.owner.call(notifications.list)).body;
  const params = { id: notice!.id };
  await academy.owner.call(notifications.update, { params, body: cancel });
  await academy.owner.call(notifications.update, { params, body: { ...cancel, action: 'RESEND' } });
  const { body: audits } = await academy.owner.call(contract.audits.list, {
    query: { filter: JSON.stringify({ targetKind: 'notification' }) },
  });
  expect(audits.map(({ action, targetId }) => [action, targetId]).toSorted()).toEqual([
    ['notification.cancel', body.id],
    ['notification.resend', body.id],
    ['notification.send', body.id],
  ]);
  // Who was written to, and with what, is in the delivery log; the audit log has the subject and how many.
  const sent = audits.find(({ action }) => action === 'notification.send')!;
  const { body: record } = await academy.owner.call(contract.audits.one, { params: { id: sent.id } });
  expect(record).toMatchObject({
    targetName: '[{{academyName}}] 안내',
    after: { recipientCount: body.createdCount },
  });
});
