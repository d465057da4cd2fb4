import { describe, expect, test } from 'vitest';
import { calls, contract } from '../../../src/contract/index.ts';
import type { Call } from '../../../src/contract/call.ts';
import { permissions } from '../../../src/domain/permissions.ts';
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
  test('in lists, exports, ids and searches [S6.8]', async () => {
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
});
