import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { facts, groups } from '../database/schema/index.ts';
import { demoGroupId } from './accounts.ts';
import { seedAccounts } from './seedAccounts.ts';

export class DemoError extends Error {}

const marker = { groupId: '~system', key: 'demo' };

/**
 * Puts the demo's academies into an empty database, once.
 *
 * @throws DemoError on a database that holds anything else.
 */
export async function seedDemo(
  { orm }: Database,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<void> {
  if (await holdsDemo(orm)) return;
  if ((await orm.$count(groups, ne(groups.groupId, '~system'))) > 0)
    throw new DemoError('The database holds an academy that is not the demo. Set DEMO=0 to serve it.');
  await orm.transaction(async tx => {
    await seedAccounts(tx, { now, timeZone });
    await tx.insert(facts).values({ ...marker, value: { groupId: demoGroupId } });
  });
  await orm.execute(sql`analyze`);
}

/** Whether this database was filled by the demo, whose passwords everybody knows. */
export const holdsDemo = async (orm: Database['orm']) =>
  (await orm.$count(facts, and(eq(facts.groupId, marker.groupId), eq(facts.key, marker.key)))) > 0;
