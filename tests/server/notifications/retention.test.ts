import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notifications as table } from '../../../server/database/schema/index.ts';
import { purge } from '../../../server/jobs/purge.ts';
import { contract } from '../../../src/contract/index.ts';
import { createWorld } from '../../support/world.ts';
import { aNotice } from './aNotice.ts';

test('the delivery log is kept for twelve months and no longer', async () => {
  const world = await createWorld({ now: '2031-03-31T12:00:00+09:00' });
  const { database, clock } = world;
  const { owner, groupId } = await world.academy();
  await owner.call(contract.notifications.create, { body: aNotice({ allManagers: true }) });
  const left = async () => {
    await purge(world);
    return database.orm.$count(table, eq(table.groupId, groupId));
  };
  clock.set('2032-03-31T12:00:00+09:00');
  expect(await left()).toBe(1);
  clock.set('2032-03-31T12:00:01+09:00');
  expect(await left()).toBe(0);
});
