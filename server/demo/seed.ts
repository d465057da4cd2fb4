import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { facts, groups } from '../database/schema/index.ts';
import { writeProgress } from './simulator/progress.ts';
import { hashPassword } from '../core/password.ts';
import { demoGroupId, demoPassword } from '../core/demoAccounts.ts';
import { createWorld } from './createWorld.ts';
import { createSetting, type DemoSeed } from './context.ts';
import { writeWorld } from './writeWorld.ts';
import { OperatorError } from '../config/OperatorError.ts';

export class DemoError extends OperatorError {}

/** What the demo in a database was made from; its simulator goes on from there. */
interface DemoFact {
  groupId: string;
  seed: string;
  seededAt: string;
  timeZone: string;
}

const marker = { groupId: '~system', key: 'demo' };
const isMarker = and(eq(facts.groupId, marker.groupId), eq(facts.key, marker.key));

/**
 * Puts the demo's academies into an empty database, once. The same seed, instant and zone make the same rows.
 *
 * @throws DemoError on a database that holds anything else.
 */
export async function seedDemo(
  { orm }: Database,
  { now, timeZone, brand, seed = 'studyroom' }: Omit<DemoSeed, 'seed'> & { seed?: string },
): Promise<void> {
  if ((await readDemo(orm)) !== null) return;
  if ((await orm.$count(groups)) > 0)
    throw new DemoError('The database holds accounts that are not the demo’s. Set DEMO=0 to serve it.');
  const setting = createSetting({ seed, now, timeZone, ...(brand ? { brand } : {}) });
  const world = createWorld(setting, await hashPassword(demoPassword));
  await orm.transaction(async tx => {
    await writeWorld(tx, setting, world);
    const value: DemoFact = { groupId: demoGroupId, seed, seededAt: setting.now.toISOString(), timeZone };
    await tx.insert(facts).values({ ...marker, value });
    await writeProgress(tx, setting.now);
  });
  await orm.execute(sql`analyze`);
}

/** What the demo in this database was made from; null when it holds none. */
export async function readDemo(orm: Database['orm']): Promise<DemoFact | null> {
  const [fact] = await orm.select().from(facts).where(isMarker);
  return (fact?.value as DemoFact | undefined) ?? null;
}

/** Whether this database was filled by the demo, whose passwords are public. */
export const holdsDemo = async (orm: Database['orm']) => (await orm.$count(facts, isMarker)) > 0;
