import groupBy from 'lodash/groupBy.js';
import { and } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import type { Verdict } from '../../../src/domain/entities/account.ts';
import type { Context } from '../../core/context.ts';
import { lockGroup } from '../../core/lockGroup.ts';
import { visibleStudents } from '../../core/visible.ts';
import { bulkUpdate } from '../../database/bulkUpdate.ts';
import { inIds } from '../../database/inIds.ts';
import { customers } from '../../database/schema/index.ts';
import { authorityOver } from '../authorityOver.ts';

type Call = Contract['students']['updateMany'];
type Student = typeof customers.$inferSelect;

/**
 * Sets the memo or the target time of students, each to its own change's. `before` is what they had, in the form in which the
 * call takes it, to undo it.
 */
export async function updateStudents(context: Context<Call>) {
  const { db, session, body, now, audit } = context;
  await lockGroup(db, session.groupId);
  const wanted = new Map(
    body.changes.flatMap(({ customerIds, ...values }) => customerIds.map(id => [id, values] as const)),
  );
  const rows = await db
    .select()
    .from(customers)
    .where(and(visibleStudents(session), inIds(customers.customerId, [...wanted.keys()])));
  const byId = new Map(rows.map(row => [row.customerId, row]));
  const verdicts = [...wanted].map(([customerId]): Verdict => {
    const student = byId.get(customerId);
    const code = student === undefined ? 'NOT_FOUND' : refusalOf(context, student);
    return { customerId, name: student?.name ?? '', ok: code === null, code };
  });
  const accepted = verdicts.filter(({ ok }) => ok).map(({ customerId }) => byId.get(customerId)!);
  const changed = accepted.map(student => {
    const { memo, targetSeconds } = wanted.get(student.customerId)!;
    const after = { memo: memo ?? student.memo, targetSeconds: targetSeconds ?? student.targetSeconds };
    return { student, after };
  });
  if (!body.dryRun && changed.length > 0) {
    await bulkUpdate(
      db,
      customers,
      ['groupId', 'customerId'],
      changed.map(({ student, after }) => ({
        groupId: student.groupId,
        customerId: student.customerId,
        ...after,
        updatedAt: now,
        version: student.version + 1,
      })),
    );
    await audit(
      ...changed.map(({ student, after }) => ({
        action: 'student.update' as const,
        target: { kind: 'student' as const, id: student.customerId, name: student.name },
        before: { memo: student.memo, targetSeconds: student.targetSeconds },
        after,
      })),
    );
  }
  return {
    verdicts,
    doneCount: accepted.length,
    refusedCount: verdicts.length - accepted.length,
    limit: null,
    before: grouped(accepted),
  };
}

const refusalOf = ({ session }: Pick<Context, 'session'>, student: Student) =>
  authorityOver(session, student) ?? (student.accountStatus === 'DELETED' ? 'ALREADY_DELETED' : null);

/** Students by the memo and target that they have in common. */
const grouped = (students: readonly Student[]) =>
  Object.values(groupBy(students, ({ memo, targetSeconds }) => `${targetSeconds} ${memo}`)).map(group => ({
    memo: group[0]!.memo,
    targetSeconds: group[0]!.targetSeconds,
    customerIds: group.map(({ customerId }) => customerId),
  }));
