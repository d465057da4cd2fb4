import { and, eq, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import omit from 'lodash/omit.js';
import type { AttentionEntry } from '../../../src/domain/entities/attention.ts';
import { isoInZone } from '../../../src/domain/studyDay.ts';
import { studentsOf, type QueryContext } from '../../accounts/scope.ts';
import { assignedManager } from '../../accounts/students/record.ts';
import type { RecordContext } from '../../core/list.ts';
import { inIds } from '../../database/inIds.ts';
import { keyOfId, packed, unpacked } from '../../database/packedRows.ts';
import { attentionMarks, customers } from '../../database/schema/index.ts';
import type { Evaluated } from './evaluate.ts';

/** A student with the findings that are shown, and when the first of them began. */
export interface Listed extends Evaluated {
  since: string;
}

const handler = alias(customers, 'handler');

const isManagerOfStudent = and(
  eq(assignedManager.groupId, customers.groupId),
  eq(assignedManager.customerId, customers.managerId),
);

/** The students of a page with their names, and who handled their reasons. */
export async function loadEntries(
  { db, session }: RecordContext,
  listed: readonly Listed[],
): Promise<AttentionEntry[]> {
  const { groupId, timeZone } = session;
  const ids = listed.map(({ customerId }) => customerId);
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
    .leftJoin(assignedManager, isManagerOfStudent)
    .where(and(eq(customers.groupId, groupId), inIds(customers.customerId, ids)));
  const handledIds = listed.flatMap(({ customerId, findings }) =>
    findings.some(({ isHandled }) => isHandled) ? [customerId] : [],
  );
  const { handledAt, note, ...mark } = attentionMarks;
  const marks =
    handledIds.length === 0
      ? []
      : await db
          .select({ customerId: mark.customerId, rule: mark.rule, by: handler.name, handledAt, note })
          .from(attentionMarks)
          .leftJoin(handler, and(eq(handler.groupId, groupId), eq(handler.customerId, mark.handledBy)))
          .where(and(eq(mark.groupId, groupId), inIds(mark.customerId, handledIds)));
  const personOf = new Map(people.map(person => [person.customerId, person]));
  const handledOf = new Map(
    marks.map(({ customerId, rule, by, handledAt: at, note: text }) => [
      `${customerId} ${rule}`,
      { by: by ?? '', at: isoInZone(at, timeZone), note: text },
    ]),
  );
  return listed.flatMap(({ customerId, since, findings }) => {
    const person = personOf.get(customerId);
    if (person === undefined) return [];
    return {
      ...person,
      findingCount: findings.length,
      since,
      findings: findings.map(finding => ({
        ...omit(finding, ['level', 'isHandled']),
        handled: (finding.isHandled && handledOf.get(`${customerId} ${finding.rule}`)) || null,
      })),
    };
  });
}

/** The names of the managers whom the students of a scope are assigned to: a row a name, with all of its students. */
export async function readManagerNames(
  context: QueryContext,
): Promise<(customerId: string) => string | null> {
  const students = packed(customers.customerId, []);
  const rows = await context.db
    .select({ name: assignedManager.name, students })
    .from(customers)
    .innerJoin(assignedManager, isManagerOfStudent)
    .where(and(studentsOf(context), isNotNull(customers.managerId)))
    .groupBy(assignedManager.name);
  const nameOf = new Map<string, string>();
  for (const { name, students: value } of rows) {
    const { count, keyOf } = unpacked(value, 0);
    for (let row = 0; row < count; row++) nameOf.set(keyOf(row), name);
  }
  return customerId => nameOf.get(keyOfId(customerId)) ?? null;
}
