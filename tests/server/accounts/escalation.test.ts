import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { observerPreset, permissions } from '../../../src/domain/permissions.ts';
import { createWorld } from '../../support/world.ts';

const { audits, managers, students } = contract;

/** An academy with a manager who may do one thing, and an invited one who may do everything. */
async function invited() {
  const world = await createWorld();
  const academy = await world.academy();
  const attacker = await academy.manager({ name: '공격자', permissions: ['VIEW_MANAGER'] });
  const pending = await academy.manager({
    name: '초대받음',
    permissions: [...permissions],
    authenticatedAt: null,
    registrationStatus: 'PENDING',
    passwordHash: null,
  });
  return { world, academy, attacker, pending };
}

test('the email and the invitation of an account with more permissions cannot be moved to another address', async () => {
  const { world, academy, attacker, pending } = await invited();
  const { body } = await attacker.refused(managers.update, {
    params: { customerId: pending.customerId },
    body: { name: '초대받음', email: 'attacker@escalation.example', phone: '', memo: '' },
    version: 1,
  });
  expect(body.code).toBe('TARGET_HOLDS_MORE');
  const again = await attacker.call(managers.resendEmailMany, {
    body: { customerIds: [pending.customerId] },
  });
  expect(again.body.verdicts).toEqual([
    { customerId: pending.customerId, name: '초대받음', ok: false, code: 'TARGET_HOLDS_MORE' },
  ]);
  expect(await world.mails()).toEqual([]);
  expect((await academy.account(pending)).email).toBe(pending.email);
});

test('no one restricts, deactivates or deletes an account with more permissions', async () => {
  const { academy, attacker } = await invited();
  const full = await academy.manager({ permissions: [...permissions] });
  const id = { params: { id: full.customerId } };
  const before = await academy.account(full);
  const refusals = [
    await attacker.refused(managers.delete, id),
    await attacker.refused(managers.deactivate, id),
    await attacker.refused(managers.updatePermissions, {
      params: { customerId: full.customerId },
      body: { permissions: [] },
      version: 1,
    }),
    await attacker.refused(managers.updateAlertSettings, {
      ...id,
      body: { cameraOff: false, absence: false, break: false, byEmail: false },
      version: 1,
    }),
  ];
  expect(refusals.map(({ body }) => body.code)).toEqual(Array(4).fill('TARGET_HOLDS_MORE'));
  expect(await academy.account(full)).toEqual(before);
});

test('a new observer gets those observers’ permissions that the creator has', async () => {
  const { academy, attacker } = await invited();
  const add = async (by: typeof attacker, email: string) => {
    const { body } = await by.call(managers.create, {
      body: { managers: [{ name: '새옵서버', email, observer: true }], invite: false },
    });
    return (await academy.account({ customerId: body.rows[0]!.customerId! })).permissions;
  };
  expect(await add(attacker, 'one@escalation.example')).toEqual([]);
  const half = await academy.manager({ permissions: ['VIEW_MANAGER', 'VIEW_STUDY_TIME', 'VIEW_STUDENT'] });
  expect(await add(half, 'two@escalation.example')).toEqual(['VIEW_STUDY_TIME']);
  expect(await add(academy.owner, 'three@escalation.example')).toEqual(observerPreset);
});

test('a student is assigned only by those who may assign students, also in the student’s form', async () => {
  const { academy } = await invited();
  const [from, to] = [await academy.manager(), await academy.manager()];
  const student = await academy.student({ managerId: from.customerId });
  const { body: shown } = await academy.owner.call(students.one, { params: { id: student.customerId } });
  const { name, email, phone, nickname, gender, birthday, targetSeconds } = shown;
  const form = { name, email, phone, nickname, gender, birthday, targetSeconds, memo: '바뀐 메모' };
  const save = { params: { id: student.customerId }, version: 1 };
  const clerk = await academy.manager({ permissions: ['VIEW_STUDENT'] });
  for (const managerId of [to.customerId, null]) {
    const { body } = await clerk.refused(students.update, { ...save, body: { ...form, managerId } });
    expect(body).toMatchObject({
      code: 'ASSIGNMENT_NOT_HELD',
      fieldErrors: { managerId: 'errors.ASSIGNMENT_NOT_HELD' },
    });
  }
  await clerk.call(students.update, { ...save, body: { ...form, managerId: from.customerId } });
  const assigning = await academy.manager({ permissions: ['VIEW_STUDENT', 'MANAGE_SUPERVISE_GROUP'] });
  await assigning.call(students.update, { ...save, version: 2, body: { ...form, managerId: to.customerId } });
  expect((await academy.account(student)).managerId).toBe(to.customerId);
});

test('a form that shows no manager, because the one there was is deleted, can be saved', async () => {
  const { academy } = await invited();
  const gone = await academy.manager({ accountStatus: 'DELETED' });
  const student = await academy.student({ managerId: gone.customerId });
  const clerk = await academy.manager({ permissions: ['VIEW_STUDENT'] });
  const params = { id: student.customerId };
  const { name, email, phone, nickname, gender, birthday, memo, managerId, targetSeconds } = (
    await clerk.call(students.one, { params })
  ).body;
  const body = { name, email, phone, nickname, gender, birthday, memo, managerId, targetSeconds };
  await clerk.call(students.update, { params, version: 1, body });
  expect((await academy.account(student)).managerId).toBe(gone.customerId);
});

test('the audit log is limited to the accounts that its reader may see', async () => {
  const { academy } = await invited();
  const observer = await academy.manager({
    observer: true,
    permissions: ['MANAGE_GROUP_SETTING', 'VIEW_STUDENT'],
  });
  const mine = await academy.student({ name: '나의학생', managerId: observer.customerId });
  const other = await academy.student({ name: '남의학생' });
  for (const { customerId } of [mine, other])
    await academy.owner.call(students.deactivate, { params: { id: customerId } });
  const full = await academy.manager({ name: '다른매니저' });
  await academy.owner.call(managers.deactivate, { params: { id: full.customerId } });
  const targets = (rows: { targetName: string }[]) => rows.map(({ targetName }) => targetName);

  expect(targets((await observer.call(audits.list, {})).body)).toEqual(['나의학생']);
  expect(targets(await observer.stream(audits.list, {}))).toEqual(['나의학생']);
  const { body: everything } = await academy.owner.call(audits.list, {});
  const all = everything.filter(({ action }) => action !== 'list.export');
  expect(targets(all).toSorted()).toEqual(['나의학생', '남의학생', '다른매니저'].toSorted());
  for (const { id, targetName } of all) {
    const { status } = await observer.send(audits.one, { params: { id } });
    expect(status).toBe(targetName === '나의학생' ? 200 : 404);
  }

  const settings = await academy.manager({ permissions: ['MANAGE_GROUP_SETTING'] });
  expect(targets((await settings.call(audits.list, {})).body)).toEqual([]);
  const ofStudents = await academy.manager({ permissions: ['MANAGE_GROUP_SETTING', 'VIEW_STUDENT'] });
  expect(targets((await ofStudents.call(audits.list, {})).body).toSorted()).toEqual(['나의학생', '남의학생']);
});

test('two academies that add one administrator at the same time: one gets EMAIL_TAKEN', async () => {
  const { world } = await invited();
  for (let round = 0; round < 5; round++) {
    const academies = await Promise.all([world.academy(), world.academy()]);
    const replies = await Promise.all(
      academies.map(({ owner }) =>
        owner.send(managers.create, {
          body: { managers: [{ name: '매니저', email: `race${round}@escalation.example` }], invite: false },
        }),
      ),
    );
    for (const { status, body } of replies)
      if (status !== 201) expect(body).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
  }
});

test('a rename against a creation: the second one gets EMAIL_TAKEN', async () => {
  const { academy } = await invited();
  for (let round = 0; round < 5; round++) {
    const email = `rename${round}@escalation.example`;
    const student = await academy.student({ authenticatedAt: null, registrationStatus: 'PENDING' });
    const body = {
      phone: '',
      nickname: '',
      gender: 'NONE' as const,
      birthday: null,
      memo: '',
      managerId: null,
    };
    const replies = await Promise.all([
      academy.owner.send(students.update, {
        params: { id: student.customerId },
        version: 1,
        body: { ...body, name: '학생', email, targetSeconds: 0 },
      }),
      academy.owner.send(students.create, {
        body: { students: [{ name: '학생', email }], invite: false },
      }),
    ]);
    for (const { status, body: answer } of replies)
      if (status >= 400) expect(answer).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
  }
});
