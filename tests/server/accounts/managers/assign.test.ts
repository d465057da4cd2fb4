import { expect, test } from 'vitest';
import { contract } from '../../../../src/contract/index.ts';
import { createWorld } from '../../../support/world.ts';

const { managers, students } = contract;

async function twoManagers() {
  const academy = await (await createWorld()).academy();
  const first = await academy.manager({ name: '첫매니저' });
  const second = await academy.manager({ name: '둘째매니저' });
  const [free, taken] = await academy.students(2, index => ({
    name: `학생${index}`,
    managerId: index === 1 ? first.customerId : null,
  }));
  return { ...academy, first, second, free: free!, taken: taken! };
}

test('assigning a student of one manager to another replaces the first [S3.9 S4.12]', async () => {
  const { owner, first, second, free, taken } = await twoManagers();
  const ids = [free.customerId, taken.customerId];
  const to = { params: { id: second.customerId }, body: { manageStudentList: ids } };
  const replaced = [
    { managerId: first.customerId, managerName: '첫매니저', customerIds: [taken.customerId] },
  ];
  const dry = await owner.call(managers.assign, { ...to, body: { ...to.body, dryRun: true } });
  expect(dry.body).toMatchObject({ doneCount: 2, replaced });
  const countOf = async (id: string) =>
    (await owner.call(managers.studentCount, { params: { id } })).body.count;
  expect([await countOf(first.customerId), await countOf(second.customerId)]).toEqual([1, 0]);

  expect((await owner.call(managers.assign, to)).body).toMatchObject({ doneCount: 2, replaced });
  expect([await countOf(first.customerId), await countOf(second.customerId)]).toEqual([0, 2]);
  const params = { id: taken.customerId };
  expect((await owner.call(managers.assignedManagers, { params })).body.content).toMatchObject([
    { customerId: second.customerId, name: '둘째매니저', assignedStudentCount: 2 },
  ]);
  expect((await owner.call(students.one, { params })).body.managerName).toBe('둘째매니저');
  const again = await owner.call(managers.assign, to);
  expect(again.body.verdicts.map(({ code }) => code)).toEqual(['ALREADY_ASSIGNED', 'ALREADY_ASSIGNED']);
});

test('students are unassigned from their own manager only [S6.14]', async () => {
  const { owner, first, second, taken } = await twoManagers();
  const body = { studentIdList: [taken.customerId] };
  const wrong = await owner.call(managers.unassign, { params: { id: second.customerId }, body });
  expect(wrong.body.verdicts[0]!.code).toBe('NOT_ASSIGNED');
  await owner.call(managers.unassign, { params: { id: first.customerId }, body });
  const { content } = (await owner.call(managers.groupStudents, { query: { managerId: 'none' } })).body;
  expect(content.map(({ customerId }) => customerId)).toContain(taken.customerId);
});

test('no student is assigned to a manager who is inactive, deleted, or of another academy', async () => {
  const { owner, change, first, free } = await twoManagers();
  const { owner: stranger } = await (await createWorld()).academy();
  const to = { params: { id: first.customerId }, body: { manageStudentList: [free.customerId] } };
  expect((await stranger.refused(managers.assign, to)).status).toBe(404);
  for (const accountStatus of ['INACTIVE', 'DELETED'] as const) {
    await change(first, { accountStatus });
    const { status } = await owner.refused(managers.assign, to);
    expect(status).toBeGreaterThanOrEqual(404);
  }
});

test('alert settings are changed on the version that one saw [S3.8]', async () => {
  const { owner, first } = await twoManagers();
  const params = { id: first.customerId };
  const { version, ...before } = (await owner.call(managers.alertSettings, { params })).body;
  const body = { ...before, absence: !before.absence, byEmail: !before.byEmail };
  const { body: changed } = await owner.call(managers.updateAlertSettings, { params, body, version });
  expect(changed).toEqual({ ...body, version: version + 1 });
  expect((await owner.call(managers.alertSettings, { params })).body).toEqual(changed);
  expect((await owner.refused(managers.updateAlertSettings, { params, body, version })).status).toBe(412);
});

test('a manager’s nickname, gender and birthday are stored as a student’s are [S3.7]', async () => {
  const { owner, first } = await twoManagers();
  const input = { params: { customerId: first.customerId }, version: 1 };
  const { name, email } = first;
  const own = { nickname: '선생님', gender: 'FEMALE' as const, birthday: '1990-05-01' };
  const body = { name, email, phone: '', memo: '', ...own };
  expect((await owner.call(managers.update, { ...input, body })).body).toMatchObject(own);
  const { status, body: problem } = await owner.refused(managers.update, {
    ...input,
    version: 2,
    body: { ...body, nickname: '별' },
  });
  expect({ status, why: problem.fieldErrors }).toEqual({
    status: 400,
    why: { nickname: 'validation.nickname' },
  });
});
