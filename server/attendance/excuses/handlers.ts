import { and, desc, eq, sql } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import { findStudent } from '../../accounts/findStudent.ts';
import type { Context } from '../../core/context.ts';
import { ProblemError } from '../../core/problem.ts';
import { newId } from '../../database/newId.ts';
import { excuses } from '../../database/schema/index.ts';
import { lockExcuse, lockStudent, overlaps } from './lockExcuse.ts';
import { auditedExcuse, selectExcuses, targetOf, toExcuse } from './record.ts';

type Calls = Contract['attendances'];

/** The days on which a student is or was excused, newest first. @throws ProblemError NOT_FOUND */
export async function listExcuses(context: Context<Calls['excuses']>) {
  const { db, session, params } = context;
  const { customerId } = await findStudent(context, params.userId);
  const rows = await selectExcuses(db)
    .where(and(eq(excuses.groupId, session.groupId), eq(excuses.customerId, customerId)))
    .orderBy(desc(excuses.since), desc(excuses.excuseId));
  return { content: rows.map(row => toExcuse(row, session.timeZone)) };
}

/** Excuses a student on days past or to come. @throws ProblemError NOT_FOUND, EXCUSE_OVERLAP */
export async function createExcuse(context: Context<Calls['createExcuse']>) {
  const { db, session, params, body, now, audit } = context;
  const { groupId, customerId: createdBy, name } = session;
  const student = await lockStudent(context, { userId: params.userId });
  const { customerId } = student;
  if (await overlaps(context, customerId, body)) throw new ProblemError('EXCUSE_OVERLAP');
  const [excuse] = await db
    .insert(excuses)
    .values({ ...body, groupId, customerId, excuseId: newId(now), createdBy, createdAt: now })
    .returning();
  await audit({ action: 'student.excuse', target: targetOf(student, body), after: auditedExcuse(body) });
  return toExcuse({ excuse: excuse!, createdBy: name, file: null }, session.timeZone);
}

/** Changes the days, the reason or the note of an excuse. @throws ProblemError NOT_FOUND, STALE, EXCUSE_OVERLAP */
export async function updateExcuse(context: Context<Calls['updateExcuse']>) {
  const { db, session, params, body, ifMatch, audit } = context;
  const { isThis, student, excuse: before, createdBy, file } = await lockExcuse(context, params.excuseId);
  if (before.version !== ifMatch)
    throw new ProblemError('STALE', {
      current: toExcuse({ excuse: before, createdBy, file }, session.timeZone),
    });
  if (await overlaps(context, student.customerId, body, before.excuseId))
    throw new ProblemError('EXCUSE_OVERLAP');
  const [excuse] = await db
    .update(excuses)
    .set({ ...body, version: sql`${excuses.version} + 1` })
    .where(isThis)
    .returning();
  await audit({
    action: 'student.updateExcuse',
    target: targetOf(student, body),
    before: auditedExcuse(before),
    after: auditedExcuse(body),
  });
  return toExcuse({ excuse: excuse!, createdBy, file }, session.timeZone);
}

/** Deletes an excuse: absences on its days count again. @throws ProblemError NOT_FOUND */
export async function deleteExcuse(context: Context<Calls['deleteExcuse']>) {
  const { db, params, audit } = context;
  const { isThis, student, excuse } = await lockExcuse(context, params.excuseId);
  await db.delete(excuses).where(isThis);
  await audit({
    action: 'student.deleteExcuse',
    target: targetOf(student, excuse),
    before: auditedExcuse(excuse),
  });
}
