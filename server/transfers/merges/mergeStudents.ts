import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import pick from 'lodash/pick.js';
import { contract, type Contract } from '../../../src/contract/index.ts';
import { mayCall } from '../../../src/domain/mayCall.ts';
import { authorityOver } from '../../accounts/authorityOver.ts';
import { publishAssignment } from '../../accounts/managers/publishAssignment.ts';
import { publishAccounts } from '../../accounts/publishAccounts.ts';
import { signOut } from '../../accounts/signOut.ts';
import type { Context } from '../../core/context.ts';
import { lockGroup } from '../../core/lockGroup.ts';
import { found, ProblemError } from '../../core/problem.ts';
import { visibleStudents } from '../../core/visible.ts';
import { inIds } from '../../database/inIds.ts';
import { customers, roomUsers } from '../../database/schema/index.ts';
import { lockMonths } from '../../recorder/addToGroupMonths.ts';
import { forgetVisitsOf } from '../../recorder/visits/forgetVisitsOf.ts';
import { countMerged } from './countMerged.ts';
import { mergedAccounts } from './mergedAccounts.ts';
import type { MergePair } from './mergePair.ts';
import { mergeRecords } from './mergeRecords.ts';
import { reassignRows } from './reassignRows.ts';
import { storeAccounts } from './storeAccounts.ts';
import { subtractSharedDays } from './subtractSharedDays.ts';

type MergeContext = Context<Contract['students']['merge']>;

/**
 * Merges two accounts of one person. The records of both are the remaining account's afterwards, and the roll-ups are what
 * a rebuild would find.
 *
 * @throws ProblemError NOT_FOUND, STALE, ALREADY_DELETED, IN_ROOM while the account that is deleted is in a room, and
 *   ASSIGNMENT_NOT_HELD for callers who take over a manager and may not assign students
 */
export async function mergeStudents(context: MergeContext) {
  const { db, session, body, now, audit, config } = context;
  const { groupId } = session;
  await lockGroup(db, groupId);
  const { survivor, loser } = await lockAccounts(context);
  const pair: MergePair = { groupId, survivor: survivor.customerId, loser: loser.customerId };
  if (
    body.take.includes('managerId') &&
    survivor.managerId !== loser.managerId &&
    !mayCall(session, contract.managers.assign)
  )
    throw new ProblemError('ASSIGNMENT_NOT_HELD', { fieldErrors: { take: 'errors.ASSIGNMENT_NOT_HELD' } });
  const isInRoom = and(
    eq(roomUsers.groupId, groupId),
    eq(roomUsers.customerId, pair.loser),
    isNull(roomUsers.exitedAt),
  );
  if ((await db.$count(roomUsers, isInRoom)) > 0) throw new ProblemError('IN_ROOM');
  const counts = await countMerged(db, pair);
  if (body.dryRun) return counts;

  await lockMonths(db, groupId);
  await subtractSharedDays(db, pair, session.studyClock);
  await forgetVisitsOf(db, sql`group_id = ${groupId} and customer_id = ${pair.loser}`);
  await reassignRows(db, pair);
  await mergeRecords(db, pair);
  const merged = mergedAccounts(survivor, loser, body.take);
  await storeAccounts(db, pair, merged, now);

  const fieldsOf = (account: typeof survivor) => pick(account, merged.auditedFields);
  await audit(
    {
      action: 'student.merge',
      target: { kind: 'student', id: pair.survivor, name: merged.remaining.name },
      before: fieldsOf(survivor),
      after: { ...fieldsOf(merged.remaining), mergedDayCount: counts.dayCount },
    },
    {
      action: 'student.mergeOut',
      target: { kind: 'student', id: pair.loser, name: loser.name },
      before: { ...fieldsOf(loser), accountStatus: loser.accountStatus },
      after: { ...fieldsOf(merged.left), accountStatus: 'DELETED', mergedInto: merged.remaining.name },
    },
  );
  await publishAccounts(db, { groupId, now, callsLiveKit: config.liveKit !== undefined }, 'student.delete', [
    loser,
  ]);
  await signOut(context, [pair.loser]);
  publishAssignment(context, [survivor.managerId, loser.managerId]);
  return counts;
}

/** Both accounts, locked until the end of the transaction, as the caller saw them. */
async function lockAccounts({ db, session, params, body, ifMatch }: MergeContext) {
  const accounts = await db
    .select()
    .from(customers)
    .where(and(visibleStudents(session), inIds(customers.customerId, [params.id, body.customerId])))
    .orderBy(asc(customers.customerId))
    .for('update');
  const one = (id: string, version: number) => {
    const account = found(accounts.find(({ customerId }) => customerId === id));
    const refusal = authorityOver(session, account);
    if (refusal !== null) throw new ProblemError(refusal);
    if (account.accountStatus === 'DELETED') throw new ProblemError('ALREADY_DELETED');
    if (account.version !== version) throw new ProblemError('STALE');
    return account;
  };
  const survivor = one(params.id, ifMatch);
  if (params.id === body.customerId)
    throw new ProblemError('VALIDATION_FAILED', { fieldErrors: { customerId: 'validation.choice' } });
  return { survivor, loser: one(body.customerId, body.version) };
}
