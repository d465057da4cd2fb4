import { expect, test } from 'vitest';
import { contract } from '../../../../src/contract/index.ts';
import { observerPreset } from '../../../../src/domain/permissions.ts';
import { createWorld } from '../../../support/world.ts';

const { create } = contract.managers;
const named = (email: string) => ({ name: '새매니저', email });

test('managers are created with the permissions of their rows, in the same step', async () => {
  const academy = await (await createWorld()).academy();
  const managers = [
    { ...named('a@roles.example'), permissions: ['VIEW_STUDENT', 'VIEW_STUDENT'] },
    named('b@roles.example'),
    { ...named('c@roles.example'), observer: true },
    { ...named('d@roles.example'), observer: true, permissions: ['VIEW_STUDY'] },
  ];
  const { body } = await academy.owner.call(create, { body: { managers, invite: false } });
  const held = await Promise.all(
    body.rows.map(async ({ customerId }) => (await academy.account({ customerId: customerId! })).permissions),
  );
  expect(held).toEqual([['VIEW_STUDENT'], [], [...observerPreset], ['VIEW_STUDY']]);
  const log = (await academy.owner.call(contract.audits.list, {})).body;
  expect(log.find(({ targetId }) => targetId === body.rows[0]!.customerId)?.after).toMatchObject({
    permissions: ['VIEW_STUDENT'],
  });
});

test('a row with a permission that its sender lacks is refused, and others are created', async () => {
  const academy = await (await createWorld()).academy();
  const manager = await academy.manager({ permissions: ['VIEW_MANAGER', 'VIEW_STUDENT'] });
  const managers = [
    { ...named('more@roles.example'), permissions: ['VIEW_STUDENT', 'MANAGE_GROUP'] },
    { ...named('same@roles.example'), permissions: ['VIEW_STUDENT'] },
    { ...named('typo@roles.example'), permissions: ['VIEW_EVERYTHING'] },
  ];
  for (const dryRun of [true, false]) {
    const { body } = await manager.call(create, { body: { managers, invite: false, dryRun } });
    expect(body.rows.map(({ ok }) => ok)).toEqual([false, true, false]);
    expect(body.rows[0]!.fieldErrors).toEqual({ permissions: 'errors.PERMISSION_NOT_HELD' });
    expect(body.createdCount).toBe(1);
  }
});
