import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { BatchDetails } from '../../../src/contract/batches.ts';
import type { Contract } from '../../../src/contract/index.ts';
import type { Context } from '../../core/context.ts';
import { found } from '../../core/problem.ts';
import { batches, batchRows, customers } from '../../database/schema/index.ts';
import { studentCap } from '../caps.ts';
import { isBatch, isRowOf } from './isBatch.ts';
import { loadBatches } from './loadBatches.ts';

/** One import or bulk change, with why rows were refused or not put back. */
export async function oneBatch(context: Context<Contract['batches']['one']>): Promise<BatchDetails> {
  const { db, session, params } = context;
  const isThis = isBatch(session, params.batchId);
  const batch = found((await loadBatches(context, isThis))[0]);
  const isOfIt = isRowOf(session, params.batchId);
  const [by] = await db
    .select({ name: customers.name })
    .from(batches)
    .innerJoin(
      customers,
      and(eq(customers.groupId, batches.groupId), eq(customers.customerId, batches.undoneBy)),
    )
    .where(isThis);
  const { rows: refusals } = await db.execute<BatchDetails['refusals'][number]>(
    sql`select key as field, value as reason, count(*)::int as count
      from ${batchRows}, jsonb_each_text(${batchRows.fieldErrors}) where ${isOfIt}
      group by 1, 2 order by 3 desc, 1, 2`,
  );
  const undoRefusals = await db
    .select({
      field: sql<string>`'row'`,
      reason: sql<string>`'errors.' || ${batchRows.undone}`,
      count: sql<number>`count(*)::int`,
    })
    .from(batchRows)
    .where(and(isOfIt, isNotNull(batchRows.undone), ne(batchRows.undone, 'DONE')))
    .groupBy(batchRows.undone)
    .orderBy(sql`3 desc`, sql`2`);
  return {
    ...batch,
    undoneByName: by?.name ?? null,
    refusals,
    undoneCount: await db.$count(batchRows, and(isOfIt, eq(batchRows.undone, 'DONE'))),
    undoRefusals,
    studentLimit: (await studentCap(db, session.groupId)).limit,
  };
}
