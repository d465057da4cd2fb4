import { expect, test } from 'vitest';
import { calls, contract } from '../../../src/contract/index.ts';
import { pageExports } from '../../../src/domain/pageExports.ts';
import { createWorld } from '../../support/world.ts';

const { admin, audits } = contract;
const query = 'since=2026-11-01&until=2026-11-07';
const body = { list: 'stats.joins', format: 'xlsx', records: 7, id: null, query } as const;
const onlyLists = { query: { filter: JSON.stringify({ targetKind: ['list'] }) } };

test('every list of which pages make files is a call that a page reads at once', () => {
  const known = calls.filter(([, call]) => call.method === 'GET' && call.query && !call.streams);
  expect(known.map(([name]) => name)).toEqual(expect.arrayContaining([...pageExports]));
});

test('a file that a page made is recorded with its list, format, filters and number of records', async () => {
  const world = await createWorld();
  const { owner, manager, student } = await world.academy();
  const observer = await manager({ observer: true, permissions: ['VIEW_STATISTICS'] });
  const { customerId } = await student();
  await observer.call(audits.recordExport, { body });
  world.clock.advance({ seconds: 1 });
  await owner.call(audits.recordExport, {
    body: { ...body, list: 'stats.targetTime', format: 'pdf', id: customerId },
  });
  const period = { since: '2026-11-01', until: '2026-11-07' };
  expect((await owner.call(audits.list, onlyLists)).body).toMatchObject([
    {
      action: 'list.export',
      actorId: owner.customerId,
      targetId: 'stats.targetTime',
      after: { records: 7, format: 'pdf', id: customerId, ...period },
    },
    {
      action: 'list.export',
      actorId: observer.customerId,
      targetId: 'stats.joins',
      after: { records: 7, format: 'xlsx', ...period },
    },
  ]);
});

test('what could not have been exported is refused and not recorded', async () => {
  const { owner, manager } = await (await createWorld()).academy();
  const teacher = await manager({ permissions: ['VIEW_STUDENT'] });
  const refusal = async (by: typeof owner, changes: object) =>
    (await by.refused(audits.recordExport, { body: { ...body, ...changes } })).body.code;
  expect(await refusal(teacher, {})).toBe('FORBIDDEN');
  expect(await refusal(owner, { list: 'students.list' })).toBe('VALIDATION_FAILED');
  expect(await refusal(owner, { format: 'ods' })).toBe('VALIDATION_FAILED');
  expect(await refusal(owner, { records: -1 })).toBe('VALIDATION_FAILED');
  expect(await refusal(owner, { query: 'since=yesterday' })).toBe('VALIDATION_FAILED');
  expect(await refusal(owner, { query: `${query}&secret=1` })).toBe('UNKNOWN_FIELD');
  expect(await refusal(owner, { more: 1 })).toBe('UNKNOWN_FIELD');
  expect((await owner.call(audits.list, onlyLists)).body).toEqual([]);
});

test('a super administrator who views an academy leaves the record in its log', async () => {
  const world = await createWorld();
  const { groupId, owner } = await world.academy();
  const superAdmin = await world.superAdmin();
  await superAdmin.call(admin.viewAs, { body: { groupId, reason: '문의 확인' } });
  await superAdmin.call(audits.recordExport, { body });
  expect((await owner.call(audits.list, onlyLists)).body).toMatchObject([
    { action: 'list.export', actorId: superAdmin.customerId },
  ]);
});
