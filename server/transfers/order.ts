import { and, eq, inArray } from 'drizzle-orm';
import isEqual from 'lodash/isEqual.js';
import uniq from 'lodash/uniq.js';
import type { Contract } from '../../src/contract/index.ts';
import { systemGroup } from '../core/inGroup.ts';
import { studyClockColumns, studyClockOf } from '../core/studyClockOf.ts';
import { insertMany } from '../database/insertMany.ts';
import { isId, newId } from '../database/newId.ts';
import { groups, moveRows, moves } from '../database/schema/index.ts';
import type { Orderer } from '../database/schema/moves.ts';
import type { Context } from '../core/context.ts';
import { found, ProblemError } from '../core/problem.ts';
import { checkTransfer, type TransferCheck, type TransferRoute } from './checkTransfer.ts';
import { oneMove } from './list.ts';

type TransferContext = Pick<Context<Contract['admin']['checkMigration' | 'migrate']>, 'db' | 'body'>;

/** Who orders, why and from where. */
export const ordererOf = (
  { session: { customerId, name, role }, ipAddress }: Pick<Context, 'session' | 'ipAddress'>,
  reason: string,
): Orderer => ({ customerId, name, role, ipAddress, reason });

/**
 * The academies of a transfer, by their ids.
 *
 * @throws ProblemError SAME_ACADEMY, TIME_ZONES_DIFFER, or NOT_FOUND.
 */
async function academiesOf({ db, body: { fromGroupId: from, toGroupId: to } }: TransferContext) {
  if (from === to) throw new ProblemError('SAME_ACADEMY');
  const known = await db
    .select({ groupId: groups.groupId, name: groups.name, ...studyClockColumns })
    .from(groups)
    .where(
      inArray(
        groups.groupId,
        [from, to].filter(id => id !== systemGroup),
      ),
    );
  const [source, target] = [from, to].map(id => found(known.find(group => group.groupId === id)));
  // A student's days have been counted by the clock of the academy.
  if (!isEqual(studyClockOf(source!), studyClockOf(target!))) throw new ProblemError('TIME_ZONES_DIFFER');
  return { source: source!, target: target! };
}

async function checkStudents({ db, body }: TransferContext) {
  const way: TransferRoute = { from: body.fromGroupId, to: body.toGroupId };
  return { way, ...(await checkTransfer(db, way, uniq(body.customerIds).filter(isId))) };
}

/** The checks in the shape that all bulk calls return. */
export function toVerdicts(checks: readonly TransferCheck[], limit: number) {
  const doneCount = checks.filter(({ code }) => code === null).length;
  return {
    verdicts: checks.map(({ customerId, account, code }) => ({
      customerId,
      name: account?.name ?? '',
      ok: code === null,
      code,
    })),
    doneCount,
    refusedCount: checks.length - doneCount,
    limit,
  };
}

/** What a transfer would do to each student; nothing is written. */
export async function checkMigration(context: Context<Contract['admin']['checkMigration']>) {
  await academiesOf(context);
  const { checks, limit } = await checkStudents(context);
  return toVerdicts(checks, limit);
}

/**
 * Orders a transfer; the jobs perform it. Students who cannot be moved are in its report at once.
 *
 * @throws ProblemError MIGRATION_RUNNING while another one between the two academies is under way; NOTHING_TO_MIGRATE.
 */
export async function migrate(context: Context<Contract['admin']['migrate']>) {
  const { db, body, now, audit } = context;
  const { source, target } = await academiesOf(context);
  const { way, checks } = await checkStudents(context);
  if (!checks.some(({ code }) => code === null)) throw new ProblemError('NOTHING_TO_MIGRATE');
  const moveId = newId(now);
  const [created] = await db
    .insert(moves)
    .values({
      groupId: systemGroup,
      moveId,
      fromGroupId: way.from,
      toGroupId: way.to,
      pair: [way.from, way.to].toSorted().join(':'),
      state: 'RUNNING',
      orderedBy: ordererOf(context, body.reason),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (created === undefined) throw new ProblemError('MIGRATION_RUNNING');
  await insertMany(
    db,
    moveRows,
    checks.map(({ customerId, account, code }, position) => ({
      groupId: systemGroup,
      moveId,
      position,
      customerId,
      name: account?.name ?? '',
      email: account?.email ?? '',
      state: code === null ? ('WAITING' as const) : ('REFUSED' as const),
      code,
    })),
  );
  await audit({
    action: 'migration.create',
    target: { kind: 'migration', id: moveId, name: `${source.name} → ${target.name}` },
    after: { students: checks.filter(({ code }) => code === null).length },
    reason: body.reason,
  });
  await context.continueMoves();
  return oneMove(context, moveId);
}

/** The transfer that a call names, locked until the transaction ends. */
export async function lockMove({ db }: Pick<Context, 'db'>, moveId: string) {
  const isThis = and(eq(moves.groupId, systemGroup), eq(moves.moveId, moveId));
  const [move] = await db.select().from(moves).where(isThis).for('update');
  return found(move);
}
