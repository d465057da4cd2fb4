import { and } from 'drizzle-orm';
import pick from 'lodash/pick.js';
import type { ProblemCode } from '../../../src/contract/problems.ts';
import type { Context } from '../../core/context.ts';
import { lockGroup } from '../../core/lockGroup.ts';
import { visibleStudents } from '../../core/visible.ts';
import { bulkUpdate } from '../../database/bulkUpdate.ts';
import { inIds } from '../../database/inIds.ts';
import { customers, type batchRows } from '../../database/schema/index.ts';
import { authorityOver } from '../authorityOver.ts';
import { studentCap } from '../caps.ts';
import type { Account } from '../changeMany.ts';
import { admission } from '../changes.ts';
import { emailOwners } from '../emailOwners.ts';
import { assignments } from '../imports/assignments.ts';
import { publishAssignment } from '../managers/publishAssignment.ts';
import { consentStamp } from '../consentStamp.ts';
import { moveEmail } from '../moveEmail.ts';
import { publishAccounts } from '../publishAccounts.ts';
import { signOut } from '../signOut.ts';
import { undoableFields } from './undoableFields.ts';

type Row = typeof batchRows.$inferSelect;
type Undoing = Pick<Context, 'db' | 'session' | 'now' | 'audit' | 'config' | 'events'>;
type Values = Partial<Pick<Account, (typeof undoableFields)[number]>>;

/** What the audit log says of it; `deletedFrom` only serves restoring. */
const auditedFields = undoableFields.filter(field => field !== 'deletedFrom');

/** What an account becomes when a row is undone: one that was added is deleted, any other one is as it was. */
const formerState = (row: Row, account: Account, now: Date): Values =>
  row.outcome === 'ADDED'
    ? {
        accountStatus: 'DELETED',
        deletedFrom: account.accountStatus,
        deletedAt: now,
        deactivateOn: null,
      }
    : (row.before as Values);

/**
 * Undoes rows of a batch, each as far as the caller may make the change and no one has changed the student since.
 *
 * @returns by position `DONE`, or the code of why not
 */
export async function restoreFormerValues(
  context: Undoing,
  rows: readonly Row[],
): Promise<Map<number, string>> {
  const { db, session, now, audit, config } = context;
  await lockGroup(db, session.groupId);
  const accounts = await db
    .select()
    .from(customers)
    .where(
      and(
        visibleStudents(session),
        inIds(
          customers.customerId,
          rows.flatMap(({ customerId }) => customerId ?? []),
        ),
      ),
    )
    .for('update');
  const byId = new Map(accounts.map(account => [account.customerId, account]));
  const { admit } = admission(await studentCap(db, session.groupId), 'STUDENT_CAP');
  const refusalToAssign = await assignments(context);
  const owners = await emailOwners(
    db,
    session.groupId,
    rows.flatMap(({ before }) => (typeof before?.email === 'string' ? before.email : [])),
  );

  const refusalOf = (row: Row, account: Account, to: Values): ProblemCode | null => {
    const refusal = authorityOver(session, account);
    if (refusal !== null) return refusal;
    if (row.outcome === 'ADDED' && account.authenticatedAt !== null) return 'ALREADY_REGISTERED';
    if (account.version !== row.version) return 'STALE';
    if (to.email !== undefined) {
      if (account.authenticatedAt !== null) return 'EMAIL_FIXED';
      const owner = owners.get(to.email);
      if (owner !== undefined && owner.customerId !== account.customerId)
        return owner.accountStatus === 'DELETED' ? 'EMAIL_TAKEN_DELETED' : 'EMAIL_TAKEN';
    }
    if (to.managerId !== undefined) {
      const why = refusalToAssign(to.managerId);
      if (why !== null)
        return why === 'errors.ASSIGNMENT_NOT_HELD' ? 'ASSIGNMENT_NOT_HELD' : 'MANAGER_NOT_ACTIVE';
    }
    return to.accountStatus === 'ACTIVE' && account.accountStatus !== 'ACTIVE' ? admit() : null;
  };

  const verdicts = new Map<number, string>();
  const changes: { account: Account; to: Values }[] = [];
  for (const row of rows) {
    const account = byId.get(row.customerId ?? '');
    const to = account === undefined ? {} : formerState(row, account, now);
    const code = account === undefined ? 'NOT_FOUND' : refusalOf(row, account, to);
    verdicts.set(row.position, code ?? 'DONE');
    if (code === null) changes.push({ account: account!, to });
  }

  await bulkUpdate(
    db,
    customers,
    ['groupId', 'customerId'],
    changes.map(({ account, to }) => ({
      groupId: account.groupId,
      customerId: account.customerId,
      ...pick(account, undoableFields),
      ...to,
      ...pick(account, ['guardianConsentAt', 'guardianConsentBy']),
      ...consentStamp(account, to, context),
      updatedAt: now,
      version: account.version + 1,
    })),
  );
  for (const { account, to } of changes) if (to.email !== undefined) await moveEmail(db, account, to.email);
  await audit(
    ...changes.map(({ account, to }) => ({
      action: 'student.undo' as const,
      target: { kind: 'student' as const, id: account.customerId, name: to.name ?? account.name },
      before: pick(account, auditedFields),
      after: pick({ ...account, ...to }, auditedFields),
    })),
  );
  const becoming = (status: Account['accountStatus']) =>
    changes
      .filter(({ account, to }) => to.accountStatus === status && account.accountStatus !== status)
      .map(({ account, to }) => ({ ...account, ...to }));
  const at = { groupId: session.groupId, now, callsLiveKit: config.liveKit !== undefined };
  await publishAccounts(db, at, 'student.activate', becoming('ACTIVE'));
  await publishAccounts(db, at, 'student.deactivate', becoming('INACTIVE'));
  await publishAccounts(db, at, 'student.delete', becoming('DELETED'));
  await signOut(
    context,
    [...becoming('INACTIVE'), ...becoming('DELETED')].map(({ customerId }) => customerId),
  );
  publishAssignment(
    context,
    changes.flatMap(({ account, to }) =>
      to.managerId === undefined ? [] : [account.managerId, to.managerId],
    ),
  );
  return verdicts;
}
