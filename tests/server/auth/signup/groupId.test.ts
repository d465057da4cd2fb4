import { expect, test } from 'vitest';
import { contract } from '../../../../src/contract/index.ts';
import { newOwner, prepareOwner } from '../../../support/signUp.ts';
import { createWorld } from '../../../support/world.ts';

const { auth } = contract;

test('academy IDs that differ by case only are the same', async () => {
  const world = await createWorld();
  const first = await prepareOwner(world);
  await first.visitor.call(auth.createOwner, { body: first.body });
  const groupId = first.body.groupId.toUpperCase();
  expect((await first.visitor.call(auth.groupIdExists, { query: { groupId } })).body.exists).toBe(true);
  const second = await prepareOwner(world, world.stranger(), { ...newOwner(), groupId });
  expect((await second.visitor.refused(auth.createOwner, { body: second.body })).body.code).toBe(
    'GROUP_ID_TAKEN',
  );
});

test('of two sign-ups with the same ID in different case at once one succeeds', async () => {
  const world = await createWorld();
  const owners = [newOwner(), newOwner()];
  owners[1]!.groupId = owners[0]!.groupId.toUpperCase();
  const ready = [
    await prepareOwner(world, world.stranger(), owners[0]),
    await prepareOwner(world, world.stranger(), owners[1]),
  ];
  const statuses = await Promise.all(
    ready.map(async ({ visitor, body }) => (await visitor.send(auth.createOwner, { body })).status),
  );
  expect(statuses.toSorted()).toEqual([201, 409]);
});
