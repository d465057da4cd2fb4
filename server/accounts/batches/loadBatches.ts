import { addHours } from 'date-fns';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import omit from 'lodash/omit.js';
import type { Batch } from '../../../src/contract/batches.ts';
import { limits } from '../../../src/domain/limits.ts';
import { isoInZone } from '../../../src/domain/studyDay.ts';
import type { Context } from '../../core/context.ts';
import { systemGroup } from '../../core/inGroup.ts';
import { batches, customers } from '../../database/schema/index.ts';

const actor = alias(customers, 'actor');

/** Records of imports and bulk changes as responses contain them. */
export async function loadBatches(
  { db, session, now }: Pick<Context, 'db' | 'session' | 'now'>,
  where: SQL,
): Promise<Batch[]> {
  const rows = await db
    .select({ batch: batches, actorName: actor.name })
    .from(batches)
    // Super administrators change students of any academy.
    .leftJoin(
      actor,
      and(inArray(actor.groupId, [session.groupId, systemGroup]), eq(actor.customerId, batches.actorId)),
    )
    .where(and(eq(batches.groupId, session.groupId), where));
  return rows.map(({ batch, actorName }) => {
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
