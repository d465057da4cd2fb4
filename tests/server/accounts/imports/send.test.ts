import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { audits } from '../../../../server/database/schema/index.ts';
import type { BodyOf } from '../../../../src/contract/call.ts';
import { contract } from '../../../../src/contract/index.ts';
import { createWorld } from '../../../support/world.ts';

const { imports, students } = contract;
type Rows = BodyOf<typeof imports.send>['rows'];

async function academyWith(options: Parameters<Awaited<ReturnType<typeof createWorld>>['academy']>[0] = {}) {
  const world = await createWorld();
  const academy = await world.academy(options);
  const send = (rows: Rows, by = academy.owner) => by.call(imports.send, { body: { rows, invite: false } });
  const match = async (row: { name?: string; email?: string; phone?: string }, by = academy.owner) => {
    const { body } = await by.call(imports.match, {
      body: { rows: [{ name: '', email: '', phone: '', ...row }] },
    });
    return body.rows[0]!;
  };
  return { world, academy, send, match };
}
const errorsOf = (body: { rows: { fieldErrors: Record<string, string> }[] }) =>
  body.rows.map(({ fieldErrors }) => fieldErrors);
const outcomesOf = (body: { rows: { outcome: string }[] }) => body.rows.map(({ outcome }) => outcome);

test('a row is matched by email, else by the phone number and the name', async () => {
  const { academy, match } = await academyWith();
  const minjun = await academy.student({ name: '김민준', phone: '01012345678' });
  await academy.student({ name: '김서연', phone: '01012345678' });
  const alone = await academy.student({ name: '이도윤', phone: '01099998888' });
  const idOf = ({ student, by }: Awaited<ReturnType<typeof match>>) => [by, student?.customerId];

  expect(idOf(await match({ email: minjun.email.toUpperCase() }))).toEqual(['EMAIL', minjun.customerId]);
  expect(idOf(await match({ name: '김민준', email: 'new@x.example', phone: '+82 10-1234-5678' }))).toEqual([
    'PHONE',
    minjun.customerId,
  ]);
  expect(idOf(await match({ name: '이도윤아', phone: '01099998888' }))).toEqual(['PHONE', alone.customerId]);
  const noMatch = { by: null, student: null, emailError: null };
  expect(await match({ name: '김지호', phone: '01012345678' })).toEqual(noMatch);
  expect(await match({ name: '이도윤아', email: 'new@x.example', phone: '01099998888' })).toEqual(noMatch);
});

test('no other person’s account is shown, and an email that is taken by it is refused', async () => {
  const { world, academy, match } = await academyWith();
  const manager = await academy.manager();
  const elsewhere = await (await world.academy()).student({ phone: '01012345678' });
  expect(await match({ email: manager.email })).toEqual({
    by: null,
    student: null,
    emailError: 'errors.EMAIL_TAKEN',
  });
  const noMatch = { by: null, student: null, emailError: null };
  expect(await match({ name: elsewhere.name, email: elsewhere.email, phone: '01012345678' })).toEqual(
    noMatch,
  );
});

test('rows add, update and restore students; what a row does not say stays as it is', async () => {
  const { world, academy, send } = await academyWith();
  const manager = await academy.manager();
  const student = await academy.student({ memo: '그대로', phone: '01011112222' });
  const same = await academy.student({ nickname: '별명' });
  const deleted = await academy.student({
    accountStatus: 'DELETED',
    deletedFrom: 'ACTIVE',
    deletedAt: world.clock(),
  });
  const { body } = await send([
    {
      action: 'ADD',
      values: {
        name: '새학생',
        email: 'new@imports.example',
        nickname: '새별명',
        managerId: manager.customerId,
        targetSeconds: 7_200,
      },
    },
    {
      action: 'UPDATE',
      customerId: student.customerId,
      version: 1,
      values: { name: '바뀐이름', managerId: manager.customerId, targetSeconds: 3_600 },
    },
    { action: 'UPDATE', customerId: same.customerId, version: 1, values: { nickname: '별명' } },
    { action: 'RESTORE', customerId: deleted.customerId, version: 1, values: { memo: '돌아옴' } },
    { action: 'ADD', values: { name: '학', email: 'bad' } },
  ]);
  expect(outcomesOf(body)).toEqual(['ADDED', 'UPDATED', 'UNCHANGED', 'RESTORED', 'REFUSED']);
  expect(body).toMatchObject({
    addedCount: 1,
    updatedCount: 1,
    unchangedCount: 1,
    restoredCount: 1,
    refusedCount: 1,
  });
  expect(await academy.account({ customerId: body.rows[0]!.customerId! })).toMatchObject({
    name: '새학생',
    nickname: '새별명',
    managerId: manager.customerId,
    targetSeconds: 7_200,
  });
  expect(await academy.account(student)).toMatchObject({
    name: '바뀐이름',
    memo: '그대로',
    phone: '01011112222',
    managerId: manager.customerId,
    targetSeconds: 3_600,
    version: 2,
  });
  expect(await academy.account(same)).toEqual(same);
  expect(await academy.account(deleted)).toMatchObject({
    accountStatus: 'ACTIVE',
    deletedAt: null,
    memo: '돌아옴',
    version: 3,
  });
  const records = await world.database.orm
    .select()
    .from(audits)
    .where(and(eq(audits.groupId, academy.groupId), eq(audits.action, 'student.update')));
  expect(Object.fromEntries(records.map(({ targetId, after }) => [targetId, after]))).toEqual({
    [student.customerId]: { name: '바뀐이름', managerId: manager.customerId, targetSeconds: 3_600 },
    [deleted.customerId]: { memo: '돌아옴' },
  });
  expect(errorsOf(body).at(-1)).toEqual({ name: 'validation.name', email: 'validation.email' });
});

test('a row is refused where the change of a single student would be', async () => {
  const { world, academy, send } = await academyWith();
  const foreign = await (await world.academy()).student();
  const registered = await academy.student();
  const taken = await academy.student();
  const invited = () => academy.student({ authenticatedAt: null, registrationStatus: 'PENDING' });
  const [one, two] = [await invited(), await invited()];
  const deleted = await academy.student({
    accountStatus: 'DELETED',
    deletedFrom: 'ACTIVE',
    deletedAt: world.clock(),
  });
  const update = (to: { customerId: string }, values: object, version = 1) => ({
    action: 'UPDATE' as const,
    customerId: to.customerId,
    version,
    values: values as Record<string, unknown>,
  });
  const { body } = await send([
    update(foreign, { name: '남의학생' }),
    update(registered, { memo: '옛것' }, 2),
    update(registered, { email: 'other@imports.example' }),
    update(one, { email: taken.email }),
    update(two, { email: deleted.email }),
    update(deleted, { memo: '지워짐' }),
    update(taken, { managerId: foreign.customerId }),
    update(taken, { role: 'OWNER' }),
    { action: 'RESTORE', customerId: taken.customerId, version: 1, values: {} },
  ]);
  expect(errorsOf(body)).toEqual([
    { row: 'errors.NOT_FOUND' },
    { row: 'errors.STALE' },
    { row: 'errors.STALE' },
    { email: 'errors.EMAIL_TAKEN' },
    { email: 'errors.EMAIL_TAKEN_DELETED' },
    { row: 'errors.ALREADY_DELETED' },
    { managerId: 'validation.choice' },
    expect.objectContaining({ row: 'validation.unknownField' }),
    { row: 'errors.STALE' },
  ]);
  const { body: fixed } = await send([update(registered, { email: 'other@imports.example' })]);
  expect(errorsOf(fixed)).toEqual([{ email: 'errors.EMAIL_FIXED' }]);
  const { body: notDeleted } = await send([
    { action: 'RESTORE', customerId: taken.customerId, version: 1, values: {} },
  ]);
  expect(errorsOf(notDeleted)).toEqual([{ row: 'errors.NOT_DELETED' }]);
});

test('who may not assign students assigns none by a column; the other rows go through', async () => {
  const { academy, send } = await academyWith();
  const manager = await academy.manager();
  const clerk = await academy.manager({ permissions: ['VIEW_STUDENT'] });
  const student = await academy.student({ managerId: manager.customerId });
  const { body } = await send(
    [
      {
        action: 'ADD',
        values: { name: '새학생', email: 'a@imports.example', managerId: manager.customerId },
      },
      { action: 'UPDATE', customerId: student.customerId, version: 1, values: { managerId: null } },
      { action: 'ADD', values: { name: '새학생', email: 'b@imports.example' } },
    ],
    clerk,
  );
  const refusal = { managerId: 'errors.ASSIGNMENT_NOT_HELD' };
  expect(errorsOf(body)).toEqual([refusal, refusal, {}]);
  expect((await academy.account(student)).managerId).toBe(manager.customerId);
  const { body: same } = await send(
    [
      {
        action: 'UPDATE',
        customerId: student.customerId,
        version: 1,
        values: { managerId: manager.customerId, memo: '메모' },
      },
    ],
    clerk,
  );
  expect(outcomesOf(same)).toEqual(['UPDATED']);
  const observer = await academy.manager({ observer: true, permissions: ['VIEW_STUDENT'] });
  const { body: problem } = await observer.refused(imports.send, {
    body: { rows: [{ action: 'ADD', values: {} }], invite: false },
  });
  expect(problem.code).toBe('FORBIDDEN');
});

test('new and restored students share the room under the cap', async () => {
  const { world, academy, send } = await academyWith({ userCount: 2 });
  const deleted = await academy.student({
    accountStatus: 'DELETED',
    deletedFrom: 'ACTIVE',
    deletedAt: world.clock(),
  });
  const { body } = await send([
    { action: 'ADD', values: { name: '새학생', email: 'a@cap.example' } },
    { action: 'ADD', values: { name: '새학생', email: 'b@cap.example' } },
    { action: 'RESTORE', customerId: deleted.customerId, version: 1, values: {} },
  ]);
  expect(outcomesOf(body)).toEqual(['ADDED', 'REFUSED', 'RESTORED']);
  expect(errorsOf(body)[1]).toEqual({ row: 'errors.STUDENT_CAP' });
  expect(body.limit).toBe(2);
});

test('the same rows sent twice are one import', async () => {
  const { academy } = await academyWith();
  const student = await academy.student();
  const request = {
    body: {
      rows: [
        ...Array.from({ length: 70 }, (_, index) => ({
          action: 'ADD' as const,
          values: { name: '새학생', email: `twice${index}@imports.example` },
        })),
        { action: 'UPDATE' as const, customerId: student.customerId, version: 1, values: { memo: '한 번' } },
      ].slice(25),
      invite: false,
    },
    idempotencyKey: 'imported-once',
  };
  const first = await academy.owner.call(imports.send, request);
  const again = await academy.owner.call(imports.send, request);
  expect(again.body).toEqual(first.body);
  expect(outcomesOf(first.body).slice(-2)).toEqual(['ADDED', 'UPDATED']);
  expect((await academy.account(student)).version).toBe(2);
  const { body } = await academy.owner.call(students.list, { query: { searchText: 'twice' } as never });
  expect(body.total).toBe(45);
});
