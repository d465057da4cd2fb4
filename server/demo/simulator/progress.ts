import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/open.ts';
import { facts } from '../../database/schema/index.ts';

const key = { groupId: '~system', key: 'simulator' };

/** Up to when the simulator has written what happened; kept with what it writes, so that nothing happens twice. */
export async function readProgress(db: Queryable): Promise<Date | null> {
  const [fact] = await db
    .select()
    .from(facts)
    .where(and(eq(facts.groupId, key.groupId), eq(facts.key, key.key)));
  return fact === undefined ? null : new Date((fact.value as { until: string }).until);
}

export async function writeProgress(db: Queryable, until: Date): Promise<void> {
  const value = { until: until.toISOString() };
  await db
    .insert(facts)
    .values({ ...key, value })
    .onConflictDoUpdate({ target: [facts.groupId, facts.key], set: { value } });
}
