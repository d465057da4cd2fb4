import { and, eq, sql } from 'drizzle-orm';
import { limits } from '../../../src/domain/limits.ts';
import type { Context } from '../../core/context.ts';
import { ProblemError } from '../../core/problem.ts';
import { insertMany } from '../../database/insertMany.ts';
import { isId } from '../../database/newId.ts';
import { batches, batchRows } from '../../database/schema/index.ts';

type Row = typeof batchRows.$inferInsert;
export type RecordedRow = Pick<Row, 'customerId' | 'outcome'> &
  Partial<Pick<Row, 'sheet' | 'number' | 'fieldErrors' | 'before' | 'version'>>;
type Batch = Pick<typeof batches.$inferInsert, 'batchId' | 'action'> & { fileName?: string | null };

const countedAs = {
  ADDED: 'addedCount',
  UPDATED: 'updatedCount',
  RESTORED: 'restoredCount',
  UNCHANGED: 'skippedCount',
  SKIPPED: 'skippedCount',
  REFUSED: 'refusedCount',
} as const;
const counters = [...new Set(Object.values(countedAs))];

/**
 * Adds rows to the history of imports and bulk changes, as part of their transaction; further rows with the same id are
 * added to the same batch.
 *
 * @throws ProblemError VALIDATION_FAILED for a batch of another person, or one that was undone or has too many rows
 */
export async function recordBatch(
  { db, session, now }: Pick<Context, 'db' | 'session' | 'now'>,
  { batchId, action, fileName = null }: Batch,
  rows: readonly RecordedRow[],
): Promise<void> {
  const { groupId, customerId: actorId } = session;
  const counts = Object.fromEntries(counters.map(counter => [counter, 0])) as Record<
    (typeof counters)[number],
    number
  >;
  for (const { outcome } of rows) counts[countedAs[outcome]]++;
  const [batch] = await db
    .insert(batches)
    .values({ groupId, batchId, action, actorId, fileName, createdAt: now, ...counts })
    .onConflictDoUpdate({
      target: [batches.groupId, batches.batchId],
      set: Object.fromEntries(
        counters.map(counter => [counter, sql`${batches[counter]} + ${counts[counter]}`]),
      ),
      setWhere: and(
        eq(batches.groupId, groupId),
        eq(batches.actorId, actorId),
        eq(batches.action, action),
        sql`${batches.undoneAt} is null`,
      ),
    })
    .returning();
  const total = batch === undefined ? Infinity : counters.reduce((sum, counter) => sum + batch[counter], 0);
  if (total > limits.import.gridRows)
    throw new ProblemError('VALIDATION_FAILED', { fieldErrors: { batchId: 'validation.invalid' } });
  await insertMany(
    db,
    batchRows,
    rows.map(({ customerId, ...row }, index) => ({
      ...row,
      groupId,
      batchId,
      position: total - rows.length + index,
      customerId: isId(customerId ?? '') ? customerId : null,
    })),
  );
}
