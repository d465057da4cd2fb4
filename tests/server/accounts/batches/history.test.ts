import { addDays } from 'date-fns';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../../server/database/newId.ts';
import type { Database } from '../../../../server/database/open.ts';
import { batches as batchTable, batchRows } from '../../../../server/database/schema/index.ts';
import { purge } from '../../../../server/jobs/purge.ts';
import { contract } from '../../../../src/contract/index.ts';
import { limits } from '../../../../src/domain/limits.ts';
import { newDatabase } from '../../../support/database/testDatabase.ts';
import { traces } from '../../../support/database/traces.ts';
import { createWorld } from '../../../support/world.ts';

const { batches, imports, managers, students } = contract;
const add = (email: string, place: object = {}) => ({
  ...place,
  action: 'ADD' as const,
  values: { name: '새학생', email: `${email}@history.example` },
});

// Purging goes over all academies.
let database: Database;
beforeAll(async () => void (database = await newDatabase()));
afterAll(() => database.close());

test('an import is one record with who, when, which file and its counts, however many calls its rows take', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const { owner } = academy;
  const student = await academy.student();
  const batchId = newId(world.clock());
  const send = (rows: Parameters<typeof add>[]) =>
    owner.call(imports.send, {
      body: {
        rows: [
          ...rows.map(given => add(...given)),
          { action: 'SKIP', customerId: student.customerId, values: {}, sheet: '1반', number: 9 },
        ],
        invite: false,
        batchId,
        fileName: '9월.xlsx',
      },
    });
  const first = await send([
    ['a', { sheet: '1반', number: 2 }],
    ['b', { sheet: '2반', number: 2 }],
  ]);
  expect(first.body.batchId).toBe(batchId);
  await send([['c'], ['a', { sheet: '1반', number: 7 }]]);

  const { body } = await owner.call(batches.list);
  const counts = { addedCount: 3, updatedCount: 0, restoredCount: 0, skippedCount: 2, refusedCount: 1 };
  const record = { batchId, action: 'import', fileName: '9월.xlsx', actorName: owner.name, ...counts };
  expect(body).toMatchObject({ total: 1, content: [record] });
  const params = { batchId };
  expect((await owner.call(batches.one, { params })).body).toMatchObject({
    ...record,
    refusals: [{ field: 'email', reason: 'errors.EMAIL_TAKEN', count: 1 }],
    undoneCount: 0,
    undoRefusals: [],
  });
  const rows = await owner.stream(batches.rows, { params });
  expect(rows.map(({ sheet, number, outcome, email }) => [sheet, number, outcome, email])).toEqual([
    ['1반', 2, 'ADDED', 'a@history.example'],
    ['2반', 2, 'ADDED', 'b@history.example'],
    ['1반', 9, 'SKIPPED', student.email],
    [null, null, 'ADDED', 'c@history.example'],
    ['1반', 7, 'REFUSED', null],
    ['1반', 9, 'SKIPPED', student.email],
  ]);
  expect(rows[4]).toMatchObject({ field: 'email', reason: 'errors.EMAIL_TAKEN' });
  await owner.call(batches.undo, { params });
  const after = (await owner.call(batches.one, { params })).body;
  expect(after).toMatchObject({ undoneByName: owner.name, undoneCount: 3, undoableUntil: null });
});

test('bulk changes are recorded with those that were refused; what changed no one is not', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const { owner } = academy;
  const manager = await academy.manager();
  const [one, two] = await academy.students(2);
  const body = { customerIds: [one!.customerId, two!.customerId] };
  await owner.call(students.deactivateMany, { body: { ...body, dryRun: true } });
  await owner.call(students.deleteMany, { body: { customerIds: [two!.customerId] } });
  world.clock.advance({ minutes: 1 });
  const { batchId } = (await owner.call(students.deactivateMany, { body })).body;
  expect((await owner.call(students.deactivateMany, { body })).body.batchId).toBeNull();
  world.clock.advance({ minutes: 1 });
  await owner.call(managers.assign, {
    params: { id: manager.customerId },
    body: { manageStudentList: [one!.customerId] },
  });
  const { content } = (await owner.call(batches.list)).body;
  expect(
    content.map(({ action, updatedCount, refusedCount }) => [action, updatedCount, refusedCount]),
  ).toEqual([
    ['assign', 1, 0],
    ['deactivate', 1, 1],
    ['delete', 1, 0],
  ]);
  const details = await owner.call(batches.one, { params: { batchId: batchId! } });
  expect(details.body.refusals).toEqual([{ field: 'row', reason: 'errors.ALREADY_DELETED', count: 1 }]);
});

test('users see the records of their academy, their own alone if they ask; observers the names of their students', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const observer = await academy.manager({ observer: true, permissions: ['VIEW_STUDENT'] });
  const teacher = await academy.manager({ permissions: ['VIEW_STUDENT'] });
  const mine = await academy.student({ managerId: observer.customerId });
  const other = await academy.student();
  const { batchId } = (
    await academy.owner.call(students.deactivateMany, {
      body: { customerIds: [mine.customerId, other.customerId] },
    })
  ).body;
  const total = async (by = academy.owner, query = {}) => (await by.call(batches.list, { query })).body.total;
  expect([await total(), await total(teacher), await total(observer)]).toEqual([1, 1, 1]);
  expect([await total(academy.owner, { own: true }), await total(teacher, { own: true })]).toEqual([1, 0]);
  expect(await total((await world.academy()).owner)).toBe(0);
  const rows = await observer.call(batches.rows, { params: { batchId: batchId! } });
  expect(rows.body.content.map(({ name }) => name)).toEqual([mine.name, null]);
  const stranger = await academy.manager({ permissions: ['VIEW_DASHBOARD'] });
  expect((await stranger.refused(batches.list)).status).toBe(403);
});

test('no one adds to the import of another person, nor to one that was undone', async () => {
  const academy = await (await createWorld()).academy();
  const manager = await academy.manager({ permissions: ['VIEW_STUDENT'] });
  const { batchId } = (await academy.owner.call(imports.send, { body: { rows: [add('a')], invite: false } }))
    .body;
  const more = { body: { rows: [add('b')], invite: false, batchId } };
  const fieldErrors = { batchId: 'validation.invalid' };
  expect((await manager.refused(imports.send, more)).body.fieldErrors).toEqual(fieldErrors);
  await academy.owner.call(batches.undo, { params: { batchId } });
  expect((await academy.owner.refused(imports.send, more)).body.fieldErrors).toEqual(fieldErrors);
});

test('what was replaced is forgotten when it cannot be put back, and the record after its days', async () => {
  const world = await createWorld({ database });
  const academy = await world.academy();
  const student = await academy.student();
  await academy.owner.call(students.deactivateMany, { body: { customerIds: [student.customerId] } });
  const after = (days: number) => purge({ ...world, clock: () => addDays(world.clock(), days) });
  const ofAcademy = eq(batchRows.groupId, academy.groupId);
  const replaced = () => database.orm.$count(batchRows, and(ofAcademy, isNotNull(batchRows.before)));
  expect(await replaced()).toBe(1);
  await after(2);
  expect(await replaced()).toBe(0);
  const total = () => database.orm.$count(batchTable, eq(batchTable.groupId, academy.groupId));
  await after(limits.batch.retainedDays - 1);
  expect(await total()).toBe(1);
  await after(limits.batch.retainedDays + 1);
  expect([await total(), await database.orm.$count(batchRows, ofAcademy)]).toEqual([0, 0]);
});

test('erased people are not in the history any more', async () => {
  const world = await createWorld({ database });
  const academy = await world.academy();
  const teacher = await academy.manager({ permissions: ['VIEW_STUDENT'] });
  const name = '정가람솔';
  const { rows, batchId } = (
    await teacher.call(imports.send, {
      body: {
        rows: [
          {
            ...add('erased', { sheet: `${name} 상담`, number: 2 }),
            values: { name, email: 'erased@history.example' },
          },
        ],
        invite: false,
        fileName: `${name}.xlsx`,
      },
    })
  ).body;
  const { customerId } = rows[0]!;
  await academy.owner.call(students.deleteMany, { body: { customerIds: [customerId!] } });
  await academy.owner.call(managers.deleteMany, { body: { customerIds: [teacher.customerId] } });
  world.clock.advance({ days: limits.restore.days + 1 });
  await purge(world);
  expect(await traces(database.orm, [name])).toEqual([]);
  // The audit log names them by their id.
  expect(await traces(database.orm, [customerId!])).toEqual([`audits: ${customerId}`]);
  // Sessions have expired meanwhile.
  const reader = await academy.manager({ permissions: ['VIEW_STUDENT'] });
  const { content } = (await reader.call(batches.list)).body;
  expect(content.find(each => each.batchId === batchId)).toMatchObject({
    fileName: null,
    actorName: null,
    addedCount: 1,
  });
  const row = (await reader.call(batches.rows, { params: { batchId } })).body.content[0];
  expect(row).toMatchObject({ sheet: null, number: 2, outcome: 'ADDED', name: null, email: null });
});
