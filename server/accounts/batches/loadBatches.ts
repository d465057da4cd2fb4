import { addHours } from 'date-fns';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import omit from 'lodash/omit.js';
import type { Batch } from '../../../src/contract/batches.ts';
import { limits } from '../../../src/domain/limits.ts';
import { isoInZone } from '../../../src/domain/studyDay.ts';
import type { Context } from '../../core/context.ts';
import { systemGroup } from '../../core/inGroup.ts';
import { inIds } from '../../database/inIds.ts';
import { batches, customers } from '../../database/schema/index.ts';

/** Records of imports and bulk changes as responses contain them. */
export async function loadBatches(
  { db, session, now }: Pick<Context, 'db' | 'session' | 'now'>,
  where: SQL,
): Promise<Batch[]> {
  const rows = await db
    .select()
    .from(batches)
    .where(and(eq(batches.groupId, session.groupId), where));
  // Super administrators change students of any academy. A distributed PostgreSQL does not join two academies' rows.
  const actors = await db
    .select({ id: customers.customerId, name: customers.name })
    .from(customers)
    .where(
      and(
        inArray(customers.groupId, [session.groupId, systemGroup]),
        inIds(
          customers.customerId,
          rows.flatMap(({ actorId }) => actorId ?? []),
        ),
      ),
    );
  const names = new Map(actors.map(({ id, name }) => [id, name]));
  return rows.map(batch => {
    const actorName = names.get(batch.actorId ?? '') ?? null;
    const until = addHours(batch.createdAt, limits.batch.undoHours);
    const changed = batch.addedCount + batch.updatedCount + batch.restoredCount;
    const isUndoable = batch.undoneAt === null && until >= now && changed > 0;
    return {
      ...omit(batch, ['groupId', 'actorId', 'undoneBy']),
      actorName,
      createdAt: isoInZone(batch.createdAt, session.timeZone),
      undoableUntil: isUndoable ? isoInZone(until, session.timeZone) : null,
      undoneAt: batch.undoneAt && isoInZone(batch.undoneAt, session.timeZone),
    };
  });
}
