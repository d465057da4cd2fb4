import { and, desc, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../../src/contract/call.ts';
import type { Contract } from '../../../src/contract/index.ts';
import type { ListedExcuse } from '../../../src/domain/entities/excuse.ts';
import { assignedManager } from '../../accounts/students/record.ts';
import { assignedTo } from '../../core/assignedTo.ts';
import type { ListContext, ListSource } from '../../core/list.ts';
import { orderBy } from '../../core/orderBy.ts';
import { readOpenPeriod } from '../../core/period.ts';
import { searchIn } from '../../core/searchIn.ts';
import { visibleStudents } from '../../core/visible.ts';
import { inIds } from '../../database/inIds.ts';
import { customers, excuseFiles, excuses } from '../../database/schema/index.ts';
import { fileColumns, fileOf, recorder, toExcuse } from './record.ts';

type Query = QueryOf<Contract['attendances']['excuseList']>;

const ofStudent = and(eq(customers.groupId, excuses.groupId), eq(customers.customerId, excuses.customerId));

const searched = { name: customers.name, email: customers.email, note: excuses.note };
const sortable = {
  since: excuses.since,
  until: excuses.until,
  name: customers.name,
  reason: excuses.reason,
  createdAt: excuses.createdAt,
};

const conditions = ({ session, query }: Pick<ListContext<Query>, 'session' | 'query'>): SQL | undefined => {
  const { since, until } = readOpenPeriod(query);
  return and(
    eq(excuses.groupId, session.groupId),
    visibleStudents(session),
    since === null ? undefined : gte(excuses.until, since),
    until === null ? undefined : lte(excuses.since, until),
    query.excuseReason.length > 0 ? inArray(excuses.reason, query.excuseReason) : undefined,
    assignedTo(query.managerId),
    searchIn(searched, query),
  );
};

/** The excuses of all students whom the caller may see. */
export const excuseSource: ListSource<Query> = {
  async ids(context, { offset, limit }) {
    const rows = await context.db
      .select({ id: excuses.excuseId })
      .from(excuses)
      .innerJoin(customers, ofStudent)
      .where(conditions(context))
      .orderBy(...orderBy(context.query.sort, sortable, [desc(excuses.since)], excuses.excuseId))
      .offset(offset)
      .limit(limit);
    return rows.map(({ id }) => id);
  },

  async count(context) {
    const [row] = await context.db
      .select({ total: sql<number>`count(*)::int` })
      .from(excuses)
      .innerJoin(customers, ofStudent)
      .where(conditions(context));
    return row!.total;
  },

  async load({ db, session }, ids): Promise<ListedExcuse[]> {
    const rows = await db
      .select({
        excuse: excuses,
        createdBy: recorder.name,
        file: fileColumns,
        student: {
          userId: customers.userId,
          customerId: customers.customerId,
          name: customers.name,
          email: customers.email,
        },
        managerName: assignedManager.name,
      })
      .from(excuses)
      .innerJoin(customers, ofStudent)
      .leftJoin(excuseFiles, fileOf)
      .leftJoin(
        recorder,
        and(eq(recorder.groupId, excuses.groupId), eq(recorder.customerId, excuses.createdBy)),
      )
      .leftJoin(
        assignedManager,
        and(
          eq(assignedManager.groupId, customers.groupId),
          eq(assignedManager.customerId, customers.managerId),
        ),
      )
      .where(
        and(eq(excuses.groupId, session.groupId), visibleStudents(session), inIds(excuses.excuseId, ids)),
      );
    const byId = new Map(rows.map(row => [row.excuse.excuseId, row]));
    return ids.flatMap(id => {
      const row = byId.get(id);
      if (row === undefined) return [];
      const { student, managerName, ...rest } = row;
      return [{ ...student, managerName, ...toExcuse(rest, session.timeZone) }];
    });
  },
};
