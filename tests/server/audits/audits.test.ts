import { expect, test } from 'vitest';
import { contract } from '../../../src/contract/index.ts';
import { createWorld } from '../../support/world.ts';

const { audits, students, admin } = contract;

async function changed() {
  const world = await createWorld();
  const academy = await world.academy();
  const { owner } = academy;
  const student = await academy.student({ name: '정하은' });
  await owner.call(students.deactivate, { params: { id: student.customerId } });
  return { world, academy, owner, student };
}

test('an owner reads who changed what, and nothing of other academies', async () => {
  const { world, owner, student } = await changed();
  const { body, headers } = await owner.call(audits.list, {});
  expect(body[0]).toMatchObject({
    action: 'student.deactivate',
    targetId: student.customerId,
    actorName: owner.name,
    before: { accountStatus: 'ACTIVE' },
    after: { accountStatus: 'INACTIVE' },
  });
  expect(headers.get('Content-Range')).toMatch(/\/1$/);
  const stranger = (await world.academy()).owner;
  expect((await stranger.call(audits.list, {})).body).toEqual([]);
  expect((await stranger.refused(audits.one, { params: { id: body[0]!.id } })).status).toBe(404);
  expect((await owner.call(audits.one, { params: { id: body[0]!.id } })).body).toEqual(body[0]);
});

test('the log is filtered, sorted and cut in the dialect of ra-data-simple-rest', async () => {
  const { owner, academy } = await changed();
  const other = await academy.student({ name: '최유진' });
  await owner.call(students.deactivate, { params: { id: other.customerId } });
  const ask = async (query: Record<string, string>) => (await owner.call(audits.list, { query })).body;
  expect((await ask({ filter: JSON.stringify({ searchText: '최유진' }) })).length).toBe(1);
  expect(await ask({ filter: JSON.stringify({ targetKind: ['room'] }) })).toEqual([]);
  const sorted = await ask({ sort: '["targetName","DESC"]', range: '[0,0]' });
  expect(sorted.map(({ targetName }) => targetName)).toEqual(['최유진']);
  expect((await owner.refused(audits.list, { query: { filter: '{"secret":1}' } })).body.code).toBe(
    'UNKNOWN_FIELD',
  );
  expect((await owner.refused(audits.list, { query: { range: '[0,100000]' } })).status).toBe(400);
  expect((await owner.stream(audits.list, {})).length).toBe(2);
});

test('the super administrator reads the logs of all, in files too with the names of the academies', async () => {
  const { world, academy } = await changed();
  const superAdmin = await world.superAdmin();
  const filter = JSON.stringify({ groupId: academy.groupId });
  expect((await superAdmin.call(admin.audits, { query: { filter } })).body.length).toBe(1);
  const { name: title } = (await academy.owner.call(contract.groups.one, {})).body;
  const streamed = await superAdmin.stream(admin.audits, { query: { filter } });
  expect(streamed.map(({ groupTitle }) => groupTitle)).toEqual([title]);
  await superAdmin.stream(admin.academies);
  const ofSystem = { query: { filter: JSON.stringify({ action: 'list.export' }) } };
  expect((await superAdmin.call(admin.audits, ofSystem)).body.map(({ groupTitle }) => groupTitle)).toContain(
    null,
  );
});

test('the log is filtered by action and by who did it', async () => {
  const { owner, academy } = await changed();
  const teacher = await academy.manager({ permissions: ['VIEW_STUDENT'] });
  const other = await academy.student({ name: '최유진' });
  await teacher.call(students.delete, { params: { id: other.customerId } });
  const ask = async (filter: object) =>
    (await owner.call(audits.list, { query: { filter: JSON.stringify(filter) } })).body.map(
      ({ action }) => action,
    );
  expect(await ask({ action: ['student.delete'] })).toEqual(['student.delete']);
  expect(await ask({ action: 'student.deactivate' })).toEqual(['student.deactivate']);
  expect(await ask({ actorId: teacher.customerId })).toEqual(['student.delete']);
  expect(await ask({ actorId: owner.customerId, action: ['student.delete'] })).toEqual([]);
  expect(await ask({ actorId: 'nobody' })).toEqual([]);
  const refused = await owner.refused(audits.list, { query: { filter: '{"action":["student.unknown"]}' } });
  expect(refused.status).toBe(400);
});
