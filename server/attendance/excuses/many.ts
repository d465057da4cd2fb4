import { and, asc, eq } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import type { RecordVerdict } from '../../../src/domain/entities/account.ts';
import type { ExcuseVerdict } from '../../../src/domain/entities/excuse.ts';
import type { Period } from '../../../src/domain/period.ts';
import { datesOf, daysBetween } from '../../../src/domain/studyDay.ts';
import { countVerdicts } from '../../core/countVerdicts.ts';
import type { Context } from '../../core/context.ts';
import { visibleStudents } from '../../core/visible.ts';
import { inIds } from '../../database/inIds.ts';
import { newId } from '../../database/newId.ts';
import { customers, excuses } from '../../database/schema/index.ts';
import { auditedExcuse, selectExcuses, targetOf, touches } from './record.ts';

type Calls = Contract['attendances'];

/**
 * Excuses students from one day to another. Days on which a student is excused already stay as they are, and the days
 * between them are added; who is excused on all of them is rejected. With `dryRun` nothing is changed.
 */
export async function excuseMany(context: Context<Calls['excuseMany']>) {
  const { db, session, body, now, audit } = context;
  const { customerIds, dryRun, ...excuse } = body;
  const { groupId } = session;
  const ids = [...new Set(customerIds)];
  // Locked in one order, so that calls at the same time do not excuse the same days twice.
  const students = await db
    .select({ customerId: customers.customerId, name: customers.name })
    .from(customers)
    .where(and(visibleStudents(session), inIds(customers.customerId, ids)))
    .orderBy(asc(customers.customerId))
    .for('update');
  const before = await db
    .select({ customerId: excuses.customerId, since: excuses.since, until: excuses.until })
    .from(excuses)
    .where(and(eq(excuses.groupId, groupId), inIds(excuses.customerId, ids), touches(excuse)));
  const byId = new Map(students.map(student => [student.customerId, student]));
  const added = new Map<string, Period[]>();
  const verdicts = ids.map((id): ExcuseVerdict => {
    const student = byId.get(id);
    if (student === undefined)
      return { id, name: '', ok: false, code: 'NOT_FOUND', dayCount: 0, keptCount: 0 };
    const free = freeDays(
      excuse,
      before.filter(({ customerId }) => customerId === id),
    );
    const dayCount = free.reduce((sum, { since, until }) => sum + daysBetween(since, until), 0);
    const keptCount = daysBetween(excuse.since, excuse.until) - dayCount;
    if (dayCount > 0) added.set(id, free);
    const code = dayCount === 0 ? 'ALREADY_EXCUSED' : null;
    return { id, name: student.name, ok: code === null, code, dayCount, keptCount };
  });
  if (dryRun !== true) {
    const rows = students.flatMap(({ customerId }) =>
      (added.get(customerId) ?? []).map(days => ({
        ...excuse,
        ...days,
        groupId,
        customerId,
        excuseId: newId(now),
        createdBy: session.customerId,
        createdAt: now,
      })),
    );
    if (rows.length > 0) await db.insert(excuses).values(rows);
    await audit(
      ...rows.map(row => ({
        action: 'student.excuse' as const,
        target: targetOf(byId.get(row.customerId)!, row),
        after: auditedExcuse(row),
      })),
    );
  }
  return { ...countVerdicts(verdicts), verdicts };
}

/** The days of a period that are in none of others, as periods. */
function freeDays({ since, until }: Period, taken: readonly Period[]): Period[] {
  const free: Period[] = [];
  let last: string | null = null;
  for (const date of datesOf(since, until)) {
    if (taken.some(each => each.since <= date && date <= each.until)) last = null;
    else {
      if (last === null) free.push({ since: date, until: date });
      else free.at(-1)!.until = date;
      last = date;
    }
  }
  return free;
}

/** Deletes excuses, those that there still are: absences on their days count again. With `dryRun` nothing is changed. */
export async function deleteExcuses({ db, session, body, audit }: Context<Calls['deleteExcuses']>) {
  const { groupId } = session;
  const ids = [...new Set(body.excuseIds)];
  const rows = await selectExcuses(db)
    .where(and(eq(excuses.groupId, groupId), inIds(excuses.excuseId, ids)))
    .orderBy(asc(excuses.excuseId))
    .for('update', { of: excuses });
  const students = await db
    .select({ customerId: customers.customerId, name: customers.name })
    .from(customers)
    .where(
      and(
        visibleStudents(session),
        inIds(
          customers.customerId,
          rows.map(({ excuse }) => excuse.customerId),
        ),
      ),
    );
  const studentOf = new Map(students.map(student => [student.customerId, student]));
  const byId = new Map(rows.map(({ excuse }) => [excuse.excuseId, excuse]));
  const found = (id: string) => {
    const excuse = byId.get(id);
    const student = excuse && studentOf.get(excuse.customerId);
    return excuse && student ? { excuse, student } : undefined;
  };
  const verdicts = ids.map((id): RecordVerdict => {
    const of = found(id);
    const name = of === undefined ? '' : targetOf(of.student, of.excuse).name;
    return { id, name, ok: of !== undefined, code: of === undefined ? 'NOT_FOUND' : null };
  });
  const accepted = ids.flatMap(id => found(id) ?? []);
  if (body.dryRun !== true && accepted.length > 0) {
    await db.delete(excuses).where(
      and(
        eq(excuses.groupId, groupId),
        inIds(
          excuses.excuseId,
          accepted.map(({ excuse }) => excuse.excuseId),
        ),
      ),
    );
    await audit(
      ...accepted.map(({ excuse, student }) => ({
        action: 'student.deleteExcuse' as const,
        target: targetOf(student, excuse),
        before: auditedExcuse(excuse),
      })),
    );
  }
  return countVerdicts(verdicts);
}
