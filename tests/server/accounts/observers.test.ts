import { describe, expect, test } from 'vitest';
import { calls, contract } from '../../../src/contract/index.ts';
import type { Call } from '../../../src/contract/call.ts';
import type { Verdict } from '../../../src/domain/entities/account.ts';
import { permissions } from '../../../src/domain/permissions.ts';
import { accountWriteCalls, accountWrites, isAboutStudent } from '../../support/accountWrites.ts';
import { createWorld } from '../../support/world.ts';

const { students, managers, session } = contract;

/** An observer who may do all there is, with two students of their own among five. */
async function observed() {
  const world = await createWorld();
  const academy = await world.academy();
  const observer = await academy.manager({ observer: true, permissions: [...permissions] });
  const other = await academy.manager({ name: '다른매니저' });
  const mine = await academy.students(2, index => ({
    name: `나의학생${index}`,
    managerId: observer.customerId,
  }));
  const others = await academy.students(3, index => ({
    name: `남의학생${index}`,
    ...(index === 0 ? {} : { managerId: other.customerId }),
  }));
  return { academy, observer, other, mine, others };
}
const idsOf = (people: { customerId: string }[]) => people.map(({ customerId }) => customerId).toSorted();

describe('an observer sees only the students assigned to them (specification, section 6)', () => {
  test('in lists, exports, ids and searches', async () => {
    const { observer, mine } = await observed();
    const expected = idsOf(mine);
    expect(idsOf((await observer.call(students.list)).body.content)).toEqual(expected);
    expect(idsOf(await observer.stream(students.list))).toEqual(expected);
    expect((await observer.call(students.ids)).body.content.toSorted()).toEqual(expected);
    expect(idsOf((await observer.call(managers.groupStudents)).body.content)).toEqual(expected);
    const found = await observer.call(session.search, { query: { text: '학생' } });
    expect(found.body.content.map(({ id }) => id).toSorted()).toEqual(expected);
  });

  test('in counts', async () => {
    const { observer, other } = await observed();
    expect((await observer.call(students.summaries)).body.activeStudentCount).toBe(2);
    expect((await observer.call(students.count)).body.count).toBe(2);
    const counts = (list: { customerId: string; assignedStudentCount: number }[]) =>
      Object.fromEntries(list.map(each => [each.customerId, each.assignedStudentCount]));
    const expected = { [observer.customerId]: 2, [other.customerId]: 0 };
    expect(counts((await observer.call(managers.manageGroups)).body.content)).toEqual(expected);
    expect(counts((await observer.call(managers.list)).body.content)).toEqual(expected);
    const ofOther = await observer.call(managers.studentCount, { params: { id: other.customerId } });
    expect(ofOther.body.count).toBe(0);
  });

  const reads = calls.filter(
    ([name, { method, path }]) =>
      method === 'GET' &&
      /^\/customers\/(students\/:|by-user-id\/:)|\/students\/:id\/assigned/.test(path) &&
      name !== 'managers.studentCount',
  );
  test('there are calls that read one student', () => expect(reads.length).toBeGreaterThan(3));
  test.each(reads)('another’s is unknown to %s', async (_, call: Call) => {
    const { observer, mine, others } = await observed();
    const of = ({ customerId, userId }: { customerId: string; userId: string }) => ({
      params: { id: customerId, customerId, userId },
    });
    expect((await observer.send(call, of(mine[0]!))).status).toBe(200);
    for (const student of others) expect((await observer.send(call, of(student))).status).toBe(404);
  });

  const writes = accountWriteCalls.filter(([name]) => isAboutStudent(name) && !name.endsWith('.create'));
  test.each(writes)('another’s cannot be changed by %s', async (name, call) => {
    const { academy, observer, other, others } = await observed();
    const student = others[1]!;
    await academy.change(student, { memo: '', ...accountWrites[name]!.before });
    const before = await academy.account(student);
    const managerId = name === 'managers.assign' ? observer.customerId : other.customerId;
    const { status, body } = await observer.send(
      call,
      accountWrites[name]!.input({ id: student.customerId, managerId }),
    );
    const verdicts = (body as { verdicts?: Verdict[] }).verdicts;
    if (verdicts) expect(verdicts.map(({ code, name: shown }) => [code, shown])).toEqual([['NOT_FOUND', '']]);
    else expect(status).toBe(404);
    expect(await academy.account(student)).toEqual(before);
  });

  test('and who is created by them is theirs', async () => {
    const { observer } = await observed();
    await observer.call(students.create, {
      body: { students: [{ name: '새학생', email: 'new@observed.example' }], invite: false },
    });
    expect((await observer.call(students.count)).body.count).toBe(3);
  });
});

describe('an observer gives nobody a wider sight than their own', () => {
  test('they create observers, but no managers', async () => {
    const { observer } = await observed();
    const create = async (row: object) =>
      (await observer.call(managers.create, { body: { managers: [row as never], invite: false } })).body
        .rows[0]!;
    expect(await create({ name: '새매니저', email: 'm@observed.example' })).toMatchObject({
      ok: false,
      fieldErrors: { row: 'errors.PERMISSION_NOT_HELD' },
    });
    expect(await create({ name: '새옵서버', email: 'o@observed.example', observer: true })).toMatchObject({
      ok: true,
    });
  });

  test('and make no observer a manager', async () => {
    const { academy, observer } = await observed();
    const watching = await academy.manager({ observer: true });
    const { body } = await observer.refused(managers.updatePermissions, {
      params: { customerId: watching.customerId },
      body: { permissions: [], observer: false },
      version: 1,
    });
    expect(body.code).toBe('PERMISSION_NOT_HELD');
  });
});
