import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { listen } from '../../support/listen.ts';
import { studyRooms } from '../../support/studyRooms.ts';
import { createWorld } from '../../support/world.ts';

const { admin, audits, session, students } = contract;

async function viewing() {
  const world = await createWorld();
  const academy = await world.academy();
  const student = await academy.student();
  const superAdmin = await world.superAdmin();
  const { groupId } = academy;
  await superAdmin.call(admin.viewAs, { body: { groupId, reason: '문의 확인' } });
  return { world, academy, student, superAdmin, groupId };
}

test('a super administrator who views an academy sees what its owner sees, and nothing of others', async () => {
  const { world, superAdmin, student, groupId } = await viewing();
  const other = await (await world.academy()).student();
  expect((await superAdmin.call(session.sessions)).body).toMatchObject({
    role: 'OWNER',
    viewingGroupId: groupId,
  });
  const { content } = (await superAdmin.call(students.list)).body;
  expect(content.map(({ customerId }) => customerId)).toEqual([student.customerId]);
  expect((await superAdmin.refused(students.one, { params: { id: other.customerId } })).status).toBe(404);
  expect((await superAdmin.call(session.me)).body.customerId).toBe(superAdmin.customerId);
});

test('viewing is read-only', async () => {
  const { academy, superAdmin, student } = await viewing();
  const refused = await superAdmin.refused(students.deactivate, { params: { id: student.customerId } });
  expect(refused.body.code).toBe('READ_ONLY');
  expect((await academy.account(student)).accountStatus).toBe('ACTIVE');
});

test('the academy’s log records who viewed it, why, and the end', async () => {
  const { academy, superAdmin } = await viewing();
  await superAdmin.call(admin.endViewAs);
  expect((await superAdmin.refused(students.list)).status).toBe(403);
  const log = (await academy.owner.call(audits.list, {})).body;
  expect(log.map(({ action }) => action).toSorted()).toEqual(['academy.endViewAs', 'academy.viewAs']);
  expect(log.find(({ action }) => action === 'academy.viewAs')).toMatchObject({
    reason: '문의 확인',
    actorName: superAdmin.name,
  });
});

test('live screens of who views an academy stay live over heartbeats, until the view ends', async () => {
  const { world, superAdmin, academy, student } = await viewing();
  const stream = await listen(superAdmin);
  expect((await stream.next())?.event).toBe('refetch');
  await world.streams.beat();
  await world.streams.beat();
  const rooms = studyRooms(world, academy);
  const { roomUserId } = await rooms.enter(student, await rooms.room());
  expect(await stream.changes()).toEqual([`roomUser ${roomUserId}`]);

  const other = await world.academy();
  await superAdmin.call(admin.viewAs, { body: { groupId: other.groupId, reason: '문의 확인' } });
  await world.streams.beat();
  expect(await stream.next()).toBeNull();
  const next = await listen(superAdmin);
  await superAdmin.call(contract.auth.logout);
  await world.streams.beat();
  await next.next();
  expect((await next.next())?.event).toBe('end');
});
