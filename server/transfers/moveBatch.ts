import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { MoveRefusal } from '../../src/domain/choices.ts';
import { lockGroup } from '../core/lockGroup.ts';
import { systemGroup } from '../core/inGroup.ts';
import { writeAudit } from '../core/writeAudit.ts';
import type { AuditAction } from '../../src/domain/auditActions.ts';
import { inIds } from '../database/inIds.ts';
import type { Queryable } from '../database/open.ts';
import { customers, groups, moveRows, moves } from '../database/schema/index.ts';
import { copyStudents } from './copyStudents.ts';
import { checkTransfer, type TransferCheck, type TransferRoute } from './checkTransfer.ts';
import { rollBackBatch } from './rollBackBatch.ts';
import { runningOf, underWay, type Move, type Running } from './running.ts';

/**
 * Moves some students of a transfer after checking each again: since it was ordered they may have entered a room. Both
 * academies' audit logs record it. With `failure` they are rejected without a check. Rows that another process has completed
 * are skipped.
 */
export async function moveBatch(
  db: Queryable,
  moveId: string,
  positions: readonly number[],
  now: Date,
  failure?: MoveRefusal,
): Promise<void> {
  const isMove = and(eq(moves.groupId, systemGroup), eq(moves.moveId, moveId));
  const [move] = await db.select().from(moves).where(isMove).for('update');
  if (move === undefined || !underWay.some(state => state === move.state)) return;
  const running = runningOf(move);
  const rows = await db
    .select()
    .from(moveRows)
    .where(
      and(
        eq(moveRows.groupId, systemGroup),
        eq(moveRows.moveId, moveId),
        inArray(moveRows.position, [...positions]),
        eq(moveRows.state, 'WAITING'),
      ),
    )
    .orderBy(asc(moveRows.position));
  const ids = rows.map(row => row.customerId);
  if (failure !== undefined) return setRows(db, moveId, ids, { state: running.refused, code: failure });

  for (const groupId of [running.way.from, running.way.to].toSorted()) await lockGroup(db, groupId);
  const { checks } = await checkTransfer(db, running.way, ids, { locking: true });
  const going = checks.filter(({ code }) => code === null).map(({ customerId }) => customerId);
  if (going.length > 0) {
    if (move.state === 'RUNNING') await remember(db, moveId, running.way.from, going);
    await copyStudents(db, running.way, going, now);
    if (move.state === 'ROLLING_BACK') await rollBackBatch(db, moveId, running.way.to, going);
    await setRows(db, moveId, going, { state: running.done, code: null });
    await auditMoves(db, move, running, checks, now);
  }
  for (const { customerId, code } of checks)
    if (code !== null) await setRows(db, moveId, [customerId], { state: running.refused, code });
}

const setRows = async (
  db: Queryable,
  moveId: string,
  customerIds: readonly string[],
  change: Pick<typeof moveRows.$inferSelect, 'state' | 'code'>,
) => {
  if (customerIds.length === 0) return;
  await db
    .update(moveRows)
    .set(change)
    .where(
      and(
        eq(moveRows.groupId, systemGroup),
        eq(moveRows.moveId, moveId),
        inIds(moveRows.customerId, customerIds),
      ),
    );
};

/**
 * Stores what a transfer removes from accounts: the manager, and a pending invitation. Transfers are the system's, so that
 * a distributed PostgreSQL does not join them with accounts.
 */
async function remember(db: Queryable, moveId: string, from: string, ids: readonly string[]): Promise<void> {
  const { customerId, managerId, invitationState, invitedAt, invitationFailure } = customers;
  const accounts = await db
    .select({ customerId, managerId, invitationState, invitedAt, invitationFailure })
    .from(customers)
    .where(and(eq(customers.groupId, from), inIds(customerId, ids)));
  await db.execute(sql`update move_rows r set manager_id = c."managerId", invitation_state = c."invitationState",
      invited_at = c."invitedAt", invitation_failure = c."invitationFailure"
    from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) c ("customerId" uuid, "managerId" uuid,
      "invitationState" text, "invitedAt" timestamptz, "invitationFailure" text)
    where r.group_id = ${systemGroup} and r.move_id = ${moveId} and r.customer_id = c."customerId"`);
}

async function auditMoves(
  db: Queryable,
  move: Move,
  { way, orderer }: Running,
  checks: readonly TransferCheck[],
  now: Date,
): Promise<void> {
  const names = new Map(
    (
      await db
        .select({ groupId: groups.groupId, name: groups.name })
        .from(groups)
        .where(inArray(groups.groupId, [way.from, way.to]))
    ).map(({ groupId, name }) => [groupId, `${name} (${groupId})`]),
  );
  const { reason, ipAddress, ...actor } = orderer;
  const isBack = move.state === 'ROLLING_BACK';
  const entries = (end: keyof TransferRoute, action: AuditAction) =>
    checks
      .filter(({ code }) => code === null)
      .map(({ customerId, account }) => ({
        groupId: way[end],
        action,
        target: { kind: 'student' as const, id: customerId, name: account!.name },
        before: { academy: names.get(way.from)! },
        after: { academy: names.get(way.to)! },
        reason,
        actor,
      }));
  await writeAudit(
    db,
    { session: null, ipAddress, now },
    ...entries('from', isBack ? 'student.moveOutBack' : 'student.moveOut'),
    ...entries('to', isBack ? 'student.moveInBack' : 'student.moveIn'),
  );
}
