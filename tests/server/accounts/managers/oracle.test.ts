import { expect, test } from 'vitest';
import { contract } from '../../../../src/contract/index.ts';
import { limits } from '../../../../src/domain/limits.ts';
import { createWorld } from '../../../support/world.ts';

const { managers } = contract;

test('a dry run says nothing of other academies’ addresses', async () => {
  const world = await createWorld();
  const { owner, manager } = await world.academy();
  const other = await world.academy();
  const own = await manager();
  const rows = [other.owner.email, (await world.superAdmin()).email, own.email, 'free@nowhere.example'].map(
    email => ({ name: '이서준', email }),
  );
  const body = { managers: rows, invite: false, dryRun: true };
  const verdicts = (await owner.call(managers.create, { body })).body.rows;
  expect(verdicts.map(({ fieldErrors }) => fieldErrors.email ?? null)).toEqual([
    null,
    null,
    'errors.EMAIL_TAKEN',
    null,
  ]);
  const created = (await owner.call(managers.create, { body: { ...body, dryRun: false } })).body.rows;
  expect(created.map(({ ok }) => ok)).toEqual([false, false, false, true]);
});

test('where no more managers may be created nobody learns of other academies’ addresses', async () => {
  const world = await createWorld();
  const { owner, manager } = await world.academy();
  const other = await world.academy();
  for (let index = 0; index < limits.managers.max; index++) await manager();
  const rows = [other.owner.email, 'free@nowhere.example'].map(email => ({ name: '이서준', email }));
  const { body } = await owner.call(managers.create, { body: { managers: rows, invite: false } });
  expect(body.rows.map(({ fieldErrors }) => fieldErrors)).toEqual([
    { row: 'errors.MANAGER_CAP' },
    { row: 'errors.MANAGER_CAP' },
  ]);
});
