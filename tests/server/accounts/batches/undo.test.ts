import { and, eq, isNotNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { audits, batchRows } from '../../../../server/database/schema/index.ts';
import type { BodyOf } from '../../../../src/contract/call.ts';
import { contract } from '../../../../src/contract/index.ts';
import { limits } from '../../../../src/domain/limits.ts';
import type { PersonOptions } from '../../../support/person.ts';
import { createWorld } from '../../../support/world.ts';

const { batches, imports, managers, students } = contract;
type Rows = BodyOf<typeof imports.send>['rows'];

async function openAcademy(options: Parameters<Awaited<ReturnType<typeof createWorld>>['academy']>[0] = {}) {
  const world = await createWorld();
  const academy = await world.academy(options);
  const { owner } = academy;
  const undo = async (batchId: string | null, by = owner) =>
    (await by.call(batches.undo, { params: { batchId: batchId! } })).body;
  const send = async (rows: Rows) => (await owner.call(imports.send, { body: { rows, invite: false } })).body;
  const read = async (customerId: string) =>
    (await owner.call(students.one, { params: { id: customerId } })).body;
  const codesOf = ({ verdicts }: Awaited<ReturnType<typeof undo>>) =>
    Object.fromEntries(verdicts.map(({ customerId, code }) => [customerId, code]));
  return { world, academy, owner, undo, send, read, codesOf };
}
const add = (email: string, more: object = {}) => ({
  action: 'ADD' as const,
  values: { name: '새학생', email: `${email}@undo.example`, ...more },
});
const deletedAt = new Date('2026-02-20T00:00:00Z');
const deleted: PersonOptions = { accountStatus: 'DELETED', deletedFrom: 'ACTIVE', deletedAt };

describe('undoing an import', () => {
  test('deletes who was added, puts back what was updated, and deletes again who was restored', async () => {
    const { world, academy, owner, undo, send, read } = await openAcademy();
    const manager = await academy.manager();
    const updated = await academy.student({
      memo: '전에',
      managerId: manager.customerId,
      authenticatedAt: null,
      registrationStatus: 'PENDING',
    });
    const restored = await academy.student({ ...deleted, memo: '삭제됨' });
    const { batchId, rows } = await send([
      add('a'),
      {
        action: 'UPDATE',
        customerId: updated.customerId,
        version: 1,
        values: { memo: '후에', managerId: null, email: 'moved@undo.example' },
      },
      { action: 'RESTORE', customerId: restored.customerId, version: 1, values: { memo: '복구됨' } },
    ]);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['ADDED', 'UPDATED', 'RESTORED']);

    expect(await undo(batchId)).toMatchObject({ doneCount: 3, refusedCount: 0, verdicts: [] });
    expect(await read(rows[0]!.customerId!)).toMatchObject({ accountStatus: 'DELETED' });
    expect(await read(updated.customerId)).toMatchObject({
      memo: '전에',
      managerId: manager.customerId,
      email: updated.email,
      registrationStatus: 'PENDING',
    });
    expect(await academy.account(restored)).toMatchObject({
      accountStatus: 'DELETED',
      deletedFrom: 'ACTIVE',
      deletedAt,
      memo: '삭제됨',
    });
    const changes = await owner.call(students.changes, { params: { id: updated.customerId } });
    expect(changes.body.content.map(({ action }) => action).toSorted()).toEqual([
      'student.undo',
      'student.update',
    ]);
    const entries = await world.database.orm
      .select()
      .from(audits)
      .where(and(eq(audits.groupId, academy.groupId), eq(audits.action, 'student.undo')));
    expect(entries).toHaveLength(3);
    expect(entries.find(({ targetId }) => targetId === updated.customerId)).toMatchObject({
      actorId: owner.customerId,
      before: { memo: '후에', managerId: null, email: 'moved@undo.example' },
      after: { memo: '전에', managerId: manager.customerId, email: updated.email },
    });
  });

  test('leaves alone who was changed since, has registered or is gone, and says so', async () => {
    const { world, academy, owner, undo, send, read, codesOf } = await openAcademy();
    const updated = await academy.student({ memo: '전에' });
    const { batchId, rows } = await send([
      add('changed'),
      add('registered'),
      add('alone'),
      { action: 'UPDATE', customerId: updated.customerId, version: 1, values: { memo: '후에' } },
    ]);
    const [changed, registered, alone] = rows.map(({ customerId }) => customerId!);
    await owner.call(students.deactivateMany, { body: { customerIds: [changed!] } });
    await academy.change({ customerId: registered! }, { authenticatedAt: world.clock() });
    await send([
      { action: 'UPDATE', customerId: updated.customerId, version: 2, values: { memo: '더 나중에' } },
    ]);

    const answer = await undo(batchId);
    expect(answer).toMatchObject({ doneCount: 1, refusedCount: 3 });
    expect(codesOf(answer)).toEqual({
      [changed!]: 'STALE',
      [registered!]: 'ALREADY_REGISTERED',
      [updated.customerId]: 'STALE',
    });
    expect(await read(alone!)).toMatchObject({ accountStatus: 'DELETED' });
    expect(await read(changed!)).toMatchObject({ accountStatus: 'INACTIVE' });
    expect(await read(registered!)).toMatchObject({ accountStatus: 'ACTIVE' });
    expect(await read(updated.customerId)).toMatchObject({ memo: '더 나중에', version: 3 });
  });

  test('takes as many steps as it needs, and one of them that was made before is not made again', async () => {
    const { owner, undo, send } = await openAcademy({ userCount: 700 });
    const { batchId } = await send(Array.from({ length: 620 }, (_, index) => add(`many${index}`)));
    expect(await undo(batchId)).toMatchObject({ doneCount: 620, refusedCount: 0 });
    const active = await owner.call(students.summaries);
    expect(active.body).toMatchObject({ activeStudentCount: 0 });
  });

  test('does not put back an email that someone else has now', async () => {
    const { academy, undo, send, codesOf } = await openAcademy();
    const student = await academy.student({ authenticatedAt: null, registrationStatus: 'PENDING' });
    const { batchId } = await send([
      {
        action: 'UPDATE',
        customerId: student.customerId,
        version: 1,
        values: { email: 'other@undo.example' },
      },
    ]);
    await send([{ action: 'ADD', values: { name: '다른학생', email: student.email } }]);
    expect(codesOf(await undo(batchId))).toEqual({ [student.customerId]: 'EMAIL_TAKEN' });
  });
});

describe('undoing a bulk change', () => {
  test.each([
    ['deleteMany', {}, {}],
    ['deactivateMany', {}, {}],
    ['deactivateMany', { deactivateOn: '2026-03-09' }, {}],
    ['activateMany', {}, { accountStatus: 'INACTIVE' }],
    ['restoreMany', {}, deleted],
  ] as const)('%s %o puts accounts back as they were', async (verb, options, before) => {
    const { academy, owner, undo } = await openAcademy();
    const some = await academy.students(2, () => before);
    const { body } = await owner.call(students[verb], {
      body: { customerIds: some.map(({ customerId }) => customerId), ...options },
    });
    expect(body.doneCount).toBe(2);
    expect(await undo(body.batchId)).toMatchObject({ doneCount: 2, refusedCount: 0 });
    for (const former of some)
      expect(await academy.account(former)).toEqual({
        ...former,
        version: 3,
        updatedAt: expect.any(Date),
      });
  });

  test('an assignment goes back to each former manager, by users who may assign; gone managers get no one', async () => {
    const { academy, owner, undo, codesOf, read } = await openAcademy();
    const [former, gone, next] = [
      await academy.manager({ name: '박매니저' }),
      await academy.manager({ name: '최매니저' }),
      await academy.manager({ name: '이매니저' }),
    ];
    const free = await academy.student();
    const led = await academy.student({ managerId: former.customerId });
    const left = await academy.student({ managerId: gone.customerId });
    const assign = async () =>
      (
        await owner.call(managers.assign, {
          params: { id: next.customerId },
          body: { manageStudentList: [free, led, left].map(({ customerId }) => customerId) },
        })
      ).body.batchId;
    const batchId = await assign();
    await owner.call(managers.deactivateMany, { body: { customerIds: [gone.customerId] } });
    const weaker = await academy.manager({ permissions: ['VIEW_STUDENT'] });
    expect(codesOf(await undo(batchId))).toEqual({
      [left.customerId]: 'MANAGER_NOT_ACTIVE',
    });
    expect((await read(free.customerId)).managerId).toBeNull();
    expect((await read(led.customerId)).managerId).toBe(former.customerId);

    const again = codesOf(await undo(await assign(), weaker));
    expect(again).toEqual({
      [free.customerId]: 'ASSIGNMENT_NOT_HELD',
      [led.customerId]: 'ASSIGNMENT_NOT_HELD',
    });
    expect((await read(free.customerId)).managerId).toBe(next.customerId);
  });

  test('whom the cap has no room for stays as they are', async () => {
    const { academy, owner, undo, send, codesOf } = await openAcademy({ userCount: 2 });
    const some = await academy.students(2);
    const { body } = await owner.call(students.deleteMany, {
      body: { customerIds: some.map(({ customerId }) => customerId) },
    });
    await send([add('newcomer')]);
    expect(codesOf(await undo(body.batchId))).toEqual({ [some[1]!.customerId]: 'STUDENT_CAP' });
  });

  test('once: made again it changes nothing and answers the same, and what is stored for it is forgotten', async () => {
    const { world, academy, owner, undo, read } = await openAcademy();
    const student = await academy.student();
    const body = { customerIds: [student.customerId] };
    const { batchId } = (await owner.call(students.deactivateMany, { body })).body;
    const first = await undo(batchId);
    await owner.call(students.deactivateMany, { body });
    expect(await undo(batchId)).toEqual(first);
    expect(await read(student.customerId)).toMatchObject({ accountStatus: 'INACTIVE' });
    const stored = await world.database.orm
      .select()
      .from(batchRows)
      .where(
        and(
          eq(batchRows.groupId, academy.groupId),
          eq(batchRows.batchId, batchId!),
          isNotNull(batchRows.before),
        ),
      );
    expect(stored).toEqual([]);
  });

  test('is possible for its hours and not longer', async () => {
    const { world, academy, owner, undo } = await openAcademy();
    const [early, late] = await academy.students(2);
    const remove = async ({ customerId }: { customerId: string }) =>
      (await owner.call(students.deleteMany, { body: { customerIds: [customerId] } })).body.batchId!;
    const [first, second] = [await remove(early!), await remove(late!)];
    world.clock.advance({ hours: limits.batch.undoHours });
    expect(await undo(first)).toMatchObject({ doneCount: 1 });
    world.clock.advance({ seconds: 1 });
    const refused = await owner.refused(batches.undo, { params: { batchId: second } });
    expect([refused.status, refused.body.code]).toEqual([409, 'UNDO_EXPIRED']);
    expect((await academy.account(late!)).accountStatus).toBe('DELETED');
  });

  test('is closed to observers and to other academies', async () => {
    const { world, academy, owner } = await openAcademy();
    const observer = await academy.manager({ observer: true });
    const student = await academy.student({ managerId: observer.customerId });
    const { body } = await owner.call(students.deactivateMany, {
      body: { customerIds: [student.customerId] },
    });
    const params = { batchId: body.batchId! };
    expect((await observer.refused(batches.undo, { params })).status).toBe(403);
    const other = await world.academy();
    for (const call of [batches.undo, batches.one, batches.rows])
      expect((await other.owner.refused(call, { params })).status).toBe(404);
    expect((await academy.account(student)).accountStatus).toBe('INACTIVE');
  });
});
