import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/open.ts';
import { batchRows, notifications } from '../../database/schema/index.ts';
import type { MergePair } from './mergePair.ts';
import { mergePolicy } from './mergePolicy.ts';

/** Assigns what names the deleted account to the remaining one, and deletes what worked for the deleted one only. */
export async function reassignRows(db: Queryable, { groupId, survivor, loser }: MergePair): Promise<void> {
  for (const table of mergePolicy.reassigned)
    await db.execute(
      sql`update ${table} set customer_id = ${survivor} where group_id = ${groupId} and customer_id = ${loser}`,
    );
  for (const column of [sql`recipient_id`, sql`student_id`])
    await db.execute(
      sql`update ${notifications} set ${column} = ${survivor} where group_id = ${groupId} and ${column} = ${loser}`,
    );
  // Without the version of the account that it changed, a bulk change is not undone.
  await db.execute(sql`update ${batchRows} set customer_id = ${survivor}, version = null
    where group_id = ${groupId} and customer_id = ${loser}`);
  for (const table of mergePolicy.deleted)
    await db.execute(sql`delete from ${table} where group_id = ${groupId} and customer_id = ${loser}`);
}
