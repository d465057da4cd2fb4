import { and, eq, sql } from 'drizzle-orm';
import type { Contract } from '../../src/contract/index.ts';
import { managersOf, visibleStudents } from '../accounts/filter.ts';
import { moveEmail } from '../accounts/moveEmail.ts';
import { refuseFixedEmail } from '../accounts/fixedEmail.ts';
import { refuseTakenEmail } from '../accounts/takenEmail.ts';
import { isId } from '../database/newId.ts';
import { customers } from '../database/schema/index.ts';
import type { Context } from '../http/context.ts';
import { found, notFound, ProblemError } from '../http/problem.ts';
import { loadStudents } from './record.ts';

type UpdateCall = Contract['students']['update'];
const edited = [
  'name',
  'email',
  'phone',
  'nickname',
  'gender',
  'birthday',
  'memo',
  'managerId',
  'targetSeconds',
] as const;

/** Changes a student's account, if nobody else has in the meantime. */
export async function updateStudent({ db, session, params, body, ifMatch, now, audit }: Context<UpdateCall>) {
  if (!isId(params.id)) throw notFound();
  const scope = visibleStudents(session);
  const reload = async () => found((await loadStudents(db, scope, [params.id], session, now))[0]);
  const isThis = and(scope, eq(customers.customerId, params.id));
  const before = found((await db.select().from(customers).where(isThis).for('update'))[0]);
  if (before.accountStatus === 'DELETED') throw new ProblemError('ALREADY_DELETED');
  if (before.version !== ifMatch) throw new ProblemError('STALE', { current: await reload() });

  refuseFixedEmail(before, body.email);
  await refuseTakenEmail(db, session.groupId, params.id, body.email);
  if (body.managerId !== null && body.managerId !== before.managerId) {
    const isManager = and(managersOf(session), eq(customers.customerId, body.managerId));
    if (!isId(body.managerId) || (await db.$count(customers, isManager)) === 0)
      throw new ProblemError('VALIDATION_FAILED', { fieldErrors: { managerId: 'validation.choice' } });
  }
  await db
    .update(customers)
    .set({ ...body, updatedAt: now, version: sql`${customers.version} + 1` })
    .where(isThis);
  if (body.email !== before.email) await moveEmail(db, before, body.email);
  const after = await reload();
  await audit({
    action: 'student.update',
    target: { kind: 'student', id: params.id, name: after.name },
    before: Object.fromEntries(edited.map(field => [field, before[field]])),
    after: Object.fromEntries(edited.map(field => [field, after[field]])),
  });
  return after;
}
