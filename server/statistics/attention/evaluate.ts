import { and, asc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { findingsOf } from '../../../src/domain/attention/findingsOf.ts';
import { isHandled } from '../../../src/domain/attention/isHandled.ts';
import type { AttentionEntry, AttentionFinding } from '../../../src/domain/entities/attention.ts';
import { isoInZone } from '../../../src/domain/studyDay.ts';
import { readAttentionSettings } from '../../academies/readAttentionSettings.ts';
import type { QueryContext } from '../../accounts/scope.ts';
import { assignedManager } from '../../accounts/students/record.ts';
import { yieldToEventLoop } from '../../core/yieldToEventLoop.ts';
import { inIds } from '../../database/inIds.ts';
import { attentionMarks, customers } from '../../database/schema/index.ts';
import { attentionPeriod } from './attentionPeriod.ts';
import { readHistories } from './readHistories.ts';

/** A student with all findings that hold, and how bad each is. */
export interface Evaluated extends Omit<AttentionEntry, 'findings' | 'findingCount' | 'since'> {
  findings: (AttentionFinding & { level: number })[];
}

/** How many students are evaluated before other requests have their turn. */
const atOnce = 1_000;

const handler = alias(customers, 'handler');

/** The students of a scope for whom a rule of attention holds, by name. `which` narrows it to some of them. */
export async function evaluateAttention(context: QueryContext, which?: SQL): Promise<Evaluated[]> {
  const { db, session } = context;
  const { groupId, timeZone } = session;
  const { dates } = attentionPeriod(context);
  const settings = await readAttentionSettings(db, groupId);
  const found = new Map<string, ReturnType<typeof findingsOf>>();
  let read = 0;
  for (const history of await readHistories(context, settings, which)) {
    const findings = findingsOf(history, settings);
    if (findings.length > 0) found.set(history.customerId, findings);
    if (++read % atOnce === 0) await yieldToEventLoop();
  }
  if (found.size === 0) return [];
  const ids = [...found.keys()];
  const marks = await db
    .select({ mark: attentionMarks, by: handler.name })
    .from(attentionMarks)
    .leftJoin(handler, and(eq(handler.groupId, groupId), eq(handler.customerId, attentionMarks.handledBy)))
    .where(and(eq(attentionMarks.groupId, groupId), inIds(attentionMarks.customerId, ids)));
  const people = await db
    .select({
      customerId: customers.customerId,
      userId: customers.userId,
      name: customers.name,
      email: customers.email,
      managerId: customers.managerId,
      managerName: assignedManager.name,
    })
    .from(customers)
    .leftJoin(
      assignedManager,
      and(
        eq(assignedManager.groupId, customers.groupId),
        eq(assignedManager.customerId, customers.managerId),
      ),
    )
    .where(and(eq(customers.groupId, groupId), inIds(customers.customerId, ids), which))
    .orderBy(asc(customers.name), asc(customers.customerId));
  const markOf = new Map(marks.map(row => [`${row.mark.customerId} ${row.mark.rule}`, row]));
  return people.map(person => ({
    ...person,
    findings: found.get(person.customerId)!.map(({ rule, since, isLonger, level, value, compared }) => {
      const date = dates[since]!;
      const row = markOf.get(`${person.customerId} ${rule}`);
      const isCovered = isHandled({ since: date, isLonger, level }, row?.mark);
      return {
        rule,
        since: date,
        isLonger,
        level,
        value,
        compared,
        handled:
          row && isCovered
            ? { by: row.by ?? '', at: isoInZone(row.mark.handledAt, timeZone), note: row.mark.note }
            : null,
      };
    }),
  }));
}
