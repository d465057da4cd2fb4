import { addHours } from 'date-fns';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { AnswerOf } from '../../../src/contract/call.ts';
import type { Contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import { can } from '../../../src/domain/permissions.ts';
import { serverLimits } from '../../config/serverLimits.ts';
import type { Context } from '../../core/context.ts';
import type { Step } from '../../core/idempotency.ts';
import { lockGroup } from '../../core/lockGroup.ts';
import { found, ProblemError } from '../../core/problem.ts';
import { inSteps } from '../../core/steps.ts';
import { visibleStudents } from '../../core/visible.ts';
import { bulkUpdate } from '../../database/bulkUpdate.ts';
import { batches, batchRows, customers } from '../../database/schema/index.ts';
import { studentCap } from '../caps.ts';
import { isBatch, isRowOf } from './isBatch.ts';
import { restoreFormerValues } from './restoreFormerValues.ts';
import type { BatchOutcome } from '../../../src/domain/batchOutcomes.ts';

/** The outcomes of rows that changed something, which can be undone. */
const changingOutcomes: readonly BatchOutcome[] = ['ADDED', 'UPDATED', 'RESTORED'];

type Undo = Contract['batches']['undo'];
type Answer = AnswerOf<Undo>;

/** Undoes a batch, some rows at a time; made again, it continues where it was interrupted. */
export const undo = inSteps<Undo, Answer>(async () => undoNext);

async function undoNext(context: Context<Undo>): Promise<Step<Answer>> {
  const { db, session, params, now } = context;
  await lockGroup(db, session.groupId);
  const isThis = isBatch(session, params.batchId);
  const batch = found((await db.select().from(batches).where(isThis))[0]);
  const isAssignment = batch.action === 'assign' || batch.action === 'unassign';
  if (!isAssignment && !can(session, 'VIEW_STUDENT')) throw new ProblemError('FORBIDDEN');
  if (batch.undoneAt === null) {
    if (addHours(batch.createdAt, limits.batch.undoHours) < now)
      throw new ProblemError('UNDO_EXPIRED', { details: { hours: limits.batch.undoHours } });
    await db.update(batches).set({ undoneAt: now, undoneBy: session.customerId }).where(isThis);
  }
  const rows = await db
    .select()
    .from(batchRows)
    .where(
      and(
        isRowOf(session, params.batchId),
        inArray(batchRows.outcome, [...changingOutcomes]),
        isNull(batchRows.undone),
      ),
    )
    .orderBy(asc(batchRows.position))
    .limit(serverLimits.undo.rowsAtOnce);
  const verdicts = await restoreFormerValues(context, rows);
  await bulkUpdate(
    db,
    batchRows,
    ['groupId', 'batchId', 'position'],
    rows.map(({ groupId, batchId, position }) => ({
      groupId,
      batchId,
      position,
      before: null,
      undone: verdicts.get(position)!,
    })),
  );
  const isLast = rows.length < serverLimits.undo.rowsAtOnce;
  return { answer: isLast ? await answerOf(context) : nothing, isLast };
}

const nothing: Answer = { verdicts: [], doneCount: 0, refusedCount: 0, limit: null };

async function answerOf({ db, session, params }: Context<Undo>): Promise<Answer> {
  const isChange = and(isRowOf(session, params.batchId), inArray(batchRows.outcome, [...changingOutcomes]));
  const rows = await db
    .select({ customerId: batchRows.customerId, code: batchRows.undone, name: customers.name })
    .from(batchRows)
    .leftJoin(customers, and(visibleStudents(session), eq(customers.customerId, batchRows.customerId)))
    .where(isChange)
    .orderBy(asc(batchRows.position));
  const refused = rows.filter(({ code }) => code !== 'DONE');
  return {
    verdicts: refused.map(({ customerId, name, code }) => ({
      customerId: customerId ?? '',
      name: name ?? '',
      ok: false,
      code,
    })),
    doneCount: rows.length - refused.length,
    refusedCount: refused.length,
    limit: (await studentCap(db, session.groupId)).limit,
  };
}
