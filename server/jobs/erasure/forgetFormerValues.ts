import { sql } from 'drizzle-orm';
import { limits } from '../../../src/domain/limits.ts';
import type { Orm } from '../../database/open.ts';
import { batches, batchRows } from '../../database/schema/index.ts';

/** Forgets what imports and bulk changes replaced, once it cannot be put back any more. */
export async function forgetFormerValues(orm: Orm, now: Date): Promise<void> {
  const since = new Date(now.getTime() - limits.batch.undoHours * 3_600_000);
  await orm.execute(sql`update ${batchRows} set before = null from ${batches} b
    where ${batchRows.before} is not null and b.group_id = ${batchRows.groupId} and b.batch_id = ${batchRows.batchId}
      and b.created_at < ${since.toISOString()}::timestamptz`);
}
