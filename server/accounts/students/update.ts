import { and, eq, sql } from 'drizzle-orm';
import { contract, type Contract } from '../../../src/contract/index.ts';
import { mayCall } from '../../../src/domain/mayCall.ts';
import { managersOf, visibleStudents } from '../../core/visible.ts';
import { lockAccount } from '../lockAccount.ts';
import { consentStamp } from '../consentStamp.ts';
import { moveEmail } from '../moveEmail.ts';
import { assertEmailChangeable } from '../assertEmailChangeable.ts';
import { assertEmailFree } from '../assertEmailFree.ts';
import { isId } from '../../database/newId.ts';
import { customers } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { found, ProblemError } from '../../core/problem.ts';
import { publishAssignment } from '../managers/publishAssignment.ts';
import { editedFields } from './editedFields.ts';
import { loadStudents } from './record.ts';

type UpdateCall = Contract['students']['update'];

/** Updates a student's account, unless it changed since it was read. */
export async function updateStudent(context: Context<UpdateCall>) {
  const { db, session, params, body, ifMatch, now, audit } = context;
  const scope = visibleStudents(session);
  const reload = async () => found((await loadStudents(context, scope, [params.id]))[0]);
  const before = await lockAccount(context, params.id, { scope });
  const isThis = and(scope, eq(customers.customerId, before.customerId));
  const current = await reload();
  if (before.version !== ifMatch) throw new ProblemError('STALE', { current });

  assertEmailChangeable(before, body.email);
  await assertEmailFree(db, session.groupId, params.id, body.email);
  // What the form did not change stays as it is, also a manager whom it does not show because they are deleted.
  const managerId = body.managerId === current.managerId ? before.managerId : body.managerId;
  if (managerId !== before.managerId) await allowAssignment(context, managerId);
  await db
    .update(customers)
    .set({
      ...body,
      ...consentStamp(before, body, context),
      managerId,
      updatedAt: now,
      version: sql`${customers.version} + 1`,
    })
    .where(isThis);
  if (body.email !== before.email) await moveEmail(db, before, body.email);
  const after = await reload();
  await audit({
    action: 'student.update',
    target: { kind: 'student', id: params.id, name: after.name },
    before: Object.fromEntries(editedFields.map(field => [field, before[field]])),
    after: Object.fromEntries(editedFields.map(field => [field, after[field]])),
  });
  if (managerId !== before.managerId) publishAssignment(context, [before.managerId, managerId]);
  return after;
}

/** Whether the caller may assign the student to this manager, or to none. */
async function allowAssignment({ db, session }: Context<UpdateCall>, managerId: string | null) {
  if (!mayCall(session, contract.managers.assign))
    throw new ProblemError('ASSIGNMENT_NOT_HELD', {
      fieldErrors: { managerId: 'errors.ASSIGNMENT_NOT_HELD' },
    });
  if (managerId === null) return;
  const isManager = and(
    managersOf(session),
    eq(customers.customerId, managerId),
    eq(customers.accountStatus, 'ACTIVE'),
  );
  if (!isId(managerId) || (await db.$count(customers, isManager)) === 0)
    throw new ProblemError('VALIDATION_FAILED', { fieldErrors: { managerId: 'validation.choice' } });
}
