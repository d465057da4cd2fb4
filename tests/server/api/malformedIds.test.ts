import type { ObjectSchema } from 'yup';
import { expect, test } from 'vitest';
import { idParamsIn } from '../../../server/api/idParamsIn.ts';
import type { Call } from '../../../src/contract/call.ts';
import { calls, contract } from '../../../src/contract/index.ts';
import { anyParams } from '../../support/anyParams.ts';
import { createWorld } from '../../support/world.ts';

const period = { since: '2026-05-01', until: '2026-05-02' };
const fieldsOf = ({ query }: Call) => Object.keys((query as ObjectSchema<object> | undefined)?.fields ?? {});

/** The days and hours that a call asks for, where it does. */
const daysOf = (call: Call) => ({
  ...(fieldsOf(call).includes('since') ? period : {}),
  ...(fieldsOf(call).includes('week') ? { week: period.since } : {}),
  ...(fieldsOf(call).includes('hour') ? { weekday: 'MON', hour: '19' } : {}),
});

test('a malformed id in a path is not found, before anything is read', async () => {
  const world = await createWorld();
  const academy = await world.academy();
  const administrator = await world.superAdmin();
  const wrong: string[] = [];
  for (const [name, call] of calls) {
    if (idParamsIn(call.path).length === 0 || call.body || call.access === 'apiKey') continue;
    const who = call.access === 'superAdmin' ? administrator : academy.owner;
    const { status } = await who.send(call, {
      params: { ...anyParams(call.path, 'no-id'), date: '2026-05-01' },
      query: daysOf(call),
      version: 1,
    });
    if (status !== 404) wrong.push(`${name} answers ${status}`);
  }
  expect(wrong).toEqual([]);
});

test('a filter by text that is no id finds nothing', async () => {
  const { owner } = await (await createWorld()).academy();
  const filters = ['managerId', 'roomId', 'userId', 'roomUserId'];
  const requested: string[] = [];
  const wrong: string[] = [];
  for (const [name, call] of calls)
    for (const filter of filters.filter(each => fieldsOf(call).includes(each))) {
      const query = { ...daysOf(call), [filter]: 'no-id' };
      const { status } = await owner.send(call, { params: anyParams(call.path), query });
      requested.push(`${name} ${filter}`);
      if (status !== 200 && status !== 404) wrong.push(`${name} answers ${status} to ${filter}`);
    }
  expect(wrong).toEqual([]);
  expect(requested.length).toBeGreaterThan(10);
  const live = await owner.call(contract.study.live, { query: { managerId: 'no-id' } });
  expect(live.body.content).toEqual([]);
  const students = await owner.call(contract.students.list, { query: { managerId: 'no-id' } });
  expect(students.body.content).toEqual([]);
});

test('references by text that is no id are left out', async () => {
  const { owner } = await (await createWorld()).academy();
  for (const call of [contract.notifications.list, contract.templates.list, contract.audits.list]) {
    const { status, body } = await owner.send(call, { query: { filter: JSON.stringify({ id: ['no-id'] }) } });
    expect({ status, body }).toEqual({ status: 200, body: [] });
  }
});
