import { and, eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { customers, idempotency } from '../../../server/database/schema/index.ts';
import { serverLimits } from '../../../server/config/serverLimits.ts';
import { contract } from '../../../src/contract/index.ts';
import { expectNoise } from '../../support/noise.ts';
import { createWorld, type World } from '../../support/world.ts';

const { create } = contract.students;
const { rowsAtOnce } = serverLimits.import;

/** More rows than are written at once, each with an email of its own. */
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: '김새봄', email: `row${index}@example.com` }));
const studentsOf = async ({ database }: World, groupId: string) =>
  database.orm
    .select()
    .from(customers)
    .where(and(eq(customers.groupId, groupId), eq(customers.kind, 'STUDENT')));

/** Lets an import get through some of its steps, and fails it then, as a lost connection does. */
function interruptAfter({ database }: World, steps: number) {
  const { orm } = database;
  const begin = orm.transaction.bind(orm);
  let begun = 0;
  return vi.spyOn(orm, 'transaction').mockImplementation(async (...given) => {
    if (begun++ >= steps) throw Object.assign(new Error('cut'), { code: '57P01' });
    return begin(...given);
  });
}

test('a large import gives each row its result, whichever step it was in', async () => {
  const world = await createWorld();
  const { owner, groupId } = await world.academy({ userCount: rowsAtOnce + 2 });
  const sent = rows(rowsAtOnce * 2 + 10);
  sent[1] = { name: '', email: 'nameless@example.com' };
  // The same email in another step, and in the same one.
  sent[rowsAtOnce + 1] = { ...sent[0]! };
  sent[3] = { ...sent[2]! };
  const { body } = await owner.call(create, { body: { students: sent, invite: false } });
  const accepted = [...body.rows.keys()].filter(index => body.rows[index]!.ok);
  expect(body.rows.map(({ row }) => row)).toEqual([...sent.keys()]);
  expect(body).toMatchObject({
    createdCount: rowsAtOnce + 2,
    refusedCount: sent.length - rowsAtOnce - 2,
    limit: rowsAtOnce + 2,
  });
  expect(accepted).toHaveLength(rowsAtOnce + 2);
  expect(body.rows[1]!.fieldErrors).toHaveProperty('name');
  expect(body.rows[3]!.fieldErrors).toEqual({ email: 'validation.duplicateEmail' });
  expect(body.rows[rowsAtOnce + 1]!.fieldErrors).toEqual({ email: 'validation.duplicateEmail' });
  expect(body.rows.at(-1)!.fieldErrors).toEqual({ row: 'errors.STUDENT_CAP' });
  const ids = (await studentsOf(world, groupId)).map(({ customerId }) => customerId);
  expect(ids.toSorted()).toEqual(accepted.map(index => body.rows[index]!.customerId).toSorted());
});

test('an interrupted import continues where it stopped, and creates no one twice', async () => {
  const world = await createWorld();
  const { owner, groupId } = await world.academy({ userCount: 1_000 });
  const request = {
    body: { students: rows(rowsAtOnce * 3), invite: true },
    idempotencyKey: 'import-in-steps',
  };
  await owner.call(contract.session.me);
  const interruption = interruptAfter(world, 2);
  expectNoise(/students\.create/, 'the connection is lost in the middle');
  expect((await owner.refused(create, request)).body.code).toBe('UNAVAILABLE');
  interruption.mockRestore();
  expect(await studentsOf(world, groupId)).toHaveLength(rowsAtOnce * 2);

  const [again, atOnce] = await Promise.all([owner.call(create, request), owner.call(create, request)]);
  expect(again.body.createdCount).toBe(rowsAtOnce * 3);
  expect(atOnce.body).toEqual(again.body);
  const students = await studentsOf(world, groupId);
  expect(new Set(students.map(({ email }) => email)).size).toBe(rowsAtOnce * 3);
  expect(again.body.rows.map(({ customerId }) => customerId).toSorted()).toEqual(
    students.map(({ customerId }) => customerId).toSorted(),
  );
  const mails = (await world.mails()).filter(mail => mail.groupId === groupId);
  expect(mails).toHaveLength(rowsAtOnce * 3);
  expect((await owner.call(create, request)).body).toEqual(again.body);
  const [stored] = await world.database.orm
    .select()
    .from(idempotency)
    .where(and(eq(idempotency.groupId, groupId), eq(idempotency.key, request.idempotencyKey)));
  expect(stored!.status).toBe(201);
});

test('imports at the same time stay within the cap together', async () => {
  const world = await createWorld();
  const { owner, groupId } = await world.academy({ userCount: rowsAtOnce * 2 + 5 });
  const answers = await Promise.all(
    [0, 1, 2].map(async number =>
      owner.call(create, {
        body: {
          students: rows(rowsAtOnce + 20).map(row => ({ ...row, email: `${number}${row.email}` })),
          invite: false,
        },
      }),
    ),
  );
  const created = answers.reduce((sum, { body }) => sum + body.createdCount, 0);
  expect(created).toBe(rowsAtOnce * 2 + 5);
  expect(await studentsOf(world, groupId)).toHaveLength(created);
});
