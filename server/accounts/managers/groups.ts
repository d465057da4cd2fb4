import { and, asc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import type { QueryOf } from '../../../src/contract/call.ts';
import type { Contract } from '../../../src/contract/index.ts';
import type { GroupStudent } from '../../../src/domain/entities/account.ts';
import { limits } from '../../../src/domain/limits.ts';
import { accountConditions } from '../filter.ts';
import { searchIn } from '../../core/searchIn.ts';
import { managersOf, visibleStudents } from '../../core/visible.ts';
import { orderBy } from '../../core/orderBy.ts';
import { customers } from '../../database/schema/index.ts';
import { askedBy } from '../../core/asked.ts';
import type { Context } from '../../core/context.ts';
import type { ListContext, ListSource } from '../../core/list.ts';
import { found } from '../../core/problem.ts';
import { assignedManager, loadStudents } from '../students/record.ts';
import { assignedStudentCount } from './record.ts';

type Managers = Contract['managers'];

const { customerId, name, email, observer, accountStatus } = getTableColumns(customers);
const manageGroupColumns = (asking: Pick<Context, 'session' | 'now'>) => ({
  customerId,
  name,
  email,
  observer,
  accountStatus,
  assignedStudentCount: assignedStudentCount(askedBy(asking)),
});

/** The managers of an academy with how many students each has, observers last. */
export async function manageGroups({ db, session, now, query }: Context<Managers['manageGroups']>) {
  const content = await db
    .select(manageGroupColumns({ session, now }))
    .from(customers)
    .where(and(managersOf(session), ne(accountStatus, 'DELETED'), searchIn({ name, email }, query)))
    .orderBy(asc(observer), asc(name));
  return { content };
}

/** The manager whom a student is assigned to, if any. */
export async function assignedManagers({ db, session, now, params }: Context<Managers['assignedManagers']>) {
  const [student] = await db
    .select({ managerId: customers.managerId })
    .from(customers)
    .where(and(visibleStudents(session), eq(customerId, params.id)));
  const { managerId } = found(student);
  if (managerId === null) return { content: [] };
  const content = await db
    .select(manageGroupColumns({ session, now }))
    .from(customers)
    .where(and(managersOf(session), eq(customerId, managerId), ne(accountStatus, 'DELETED')));
  return { content };
}

/** How many students a manager has. */
export async function assignedCount({ db, session, now, params }: Context<Managers['studentCount']>) {
  const [manager] = await db
    .select({ count: assignedStudentCount(askedBy({ session, now })) })
    .from(customers)
    .where(and(managersOf(session), eq(customerId, params.id)));
  return found(manager);
}

type Query = QueryOf<Managers['groupStudents']>;
const conditions = ({ session, query, now }: Pick<ListContext<Query>, 'session' | 'query' | 'now'>) =>
  and(visibleStudents(session), accountConditions(query, now));

/** The students who match, in order, each with their manager. */
const selectStudents = (context: Pick<ListContext<Query>, 'db' | 'session' | 'query' | 'now'>) =>
  context.db
    .select({ customerId, managerId: customers.managerId })
    .from(customers)
    .leftJoin(
      assignedManager,
      and(
        eq(assignedManager.groupId, customers.groupId),
        eq(assignedManager.customerId, customers.managerId),
      ),
    )
    .where(conditions(context))
    .orderBy(
      ...orderBy(
        context.query.sort,
        { name, email, managerName: assignedManager.name },
        [asc(name)],
        customerId,
      ),
    );

/** All students that match, each with their manager, up to the limit of a bulk call. */
export async function groupStudentIds(context: Context<Managers['groupStudentIds']>) {
  return { content: await selectStudents(context).limit(limits.bulk.max) };
}

/** How many students can be assigned, and how many have no manager. */
export async function groupCounts({ db, session }: Context<Managers['groupCounts']>) {
  const [row] = await db
    .select({
      studentCount: sql<number>`count(*)`,
      unassignedCount: sql<number>`count(*) filter (where ${customers.managerId} is null)`,
    })
    .from(customers)
    .where(and(visibleStudents(session), ne(accountStatus, 'DELETED')));
  return row!;
}

/** The students that can be assigned. */
export const groupStudentSource: ListSource<Query> = {
  async ids(context, { offset, limit }) {
    const rows = await selectStudents(context).offset(offset).limit(limit);
    return rows.map(row => row.customerId);
  },
  count: context => context.db.$count(customers, conditions(context)),
  async load(context, ids) {
    const students = await loadStudents(context, visibleStudents(context.session), ids);
    return students.map((student): GroupStudent => ({
      customerId: student.customerId,
      name: student.name,
      email: student.email,
      nickname: student.nickname,
      accountStatus: student.accountStatus,
      managerId: student.managerId,
      managerName: student.managerName,
    }));
  },
};
