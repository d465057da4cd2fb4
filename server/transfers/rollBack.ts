import { and, asc, eq } from 'drizzle-orm';
import type { Contract } from '../../src/contract/index.ts';
import { systemGroup } from '../core/inGroup.ts';
import { moveRows, moves } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { ProblemError } from '../core/problem.ts';
import { checkTransfer } from './checkTransfer.ts';
import { oneMove } from './list.ts';
import { lockMove, ordererOf, toVerdicts } from './order.ts';
import { underWay } from './running.ts';

const movedRows = (moveId: string) =>
  and(eq(moveRows.groupId, systemGroup), eq(moveRows.moveId, moveId), eq(moveRows.state, 'MOVED'));

/** Which of the moved students could be returned now; nothing is written. */
export async function checkRollBack(context: Context<Contract['admin']['checkRollBack']>) {
  const { db, params } = context;
  const { fromGroupId: to, toGroupId: from } = await oneMove(context, params.migrationId);
  const rows = await db
    .select({ customerId: moveRows.customerId, name: moveRows.name })
    .from(moveRows)
    .where(movedRows(params.migrationId))
    .orderBy(asc(moveRows.position));
  const ids = rows.map(row => row.customerId);
  const { checks, limit } = await checkTransfer(db, { from, to }, ids);
  const names = new Map(rows.map(({ customerId, name }) => [customerId, name]));
  const { verdicts, ...counts } = toVerdicts(checks, limit);
  return {
    ...counts,
    verdicts: verdicts.map(verdict => ({ ...verdict, name: names.get(verdict.customerId)! })),
  };
}

/**
 * Orders the rollback of a finished transfer: the students return with what they have studied since. Those who cannot
 * return now stay moved, and the rollback can be repeated.
 *
 * @throws ProblemError MIGRATION_RUNNING while it or another one between the two academies is under way;
 *   NOTHING_TO_MIGRATE when there is no student left to move back.
 */
export async function rollBack(context: Context<Contract['admin']['rollBack']>) {
  const { db, params, body, audit } = context;
  const { migrationId } = params;
  const move = await lockMove(context, migrationId);
  const others = and(eq(moves.groupId, systemGroup), eq(moves.pair, move.pair));
  const siblings = await db.select({ state: moves.state }).from(moves).where(others).for('update');
  if (siblings.some(({ state }) => underWay.some(each => each === state)))
    throw new ProblemError('MIGRATION_RUNNING');
  const waiting = await db
    .update(moveRows)
    .set({ state: 'WAITING', code: null })
    .where(movedRows(migrationId))
    .returning({ position: moveRows.position });
  if (waiting.length === 0) throw new ProblemError('NOTHING_TO_MIGRATE');
  await db
    .update(moves)
    .set({ state: 'ROLLING_BACK', rolledBackBy: ordererOf(context, body.reason), finishedAt: null })
    .where(and(eq(moves.groupId, systemGroup), eq(moves.moveId, migrationId)));
  const before = await oneMove(context, migrationId);
  await audit({
    action: 'migration.rollBack',
    target: { kind: 'migration', id: migrationId, name: `${before.fromName} → ${before.toName}` },
    after: { students: waiting.length },
    reason: body.reason,
  });
  await context.continueMoves();
  return before;
}
