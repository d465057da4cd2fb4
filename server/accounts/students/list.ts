import { and, asc, getTableColumns, sql } from 'drizzle-orm';
import pick from 'lodash/pick.js';
import { accountSort } from '../../../src/contract/students.ts';
import type { QueryOf } from '../../../src/contract/call.ts';
import type { Contract } from '../../../src/contract/index.ts';
import { accountConditions } from '../filter.ts';
import { invitationCount } from '../invitationCount.ts';
import { invitationCounts } from '../invitationCounts.ts';
import { sortEntries } from '../../core/sortEntries.ts';
import { orderBy } from '../../core/orderBy.ts';
import { visibleStudents } from '../../core/visible.ts';
import { customers } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import type { ListContext } from '../../core/list.ts';
import { tableSource } from '../../core/tableSource.ts';
import { maybeDuplicate } from './maybeDuplicate.ts';
import { assignedManager, readStudents } from './record.ts';

type Query = QueryOf<Contract['students']['list']>;

const sortable = {
  ...pick(getTableColumns(customers), accountSort),
  managerName: assignedManager.name,
};

type Counted = Pick<ListContext<Query>, 'session' | 'now'> & { query: Omit<Query, 'page' | 'size' | 'sort'> };

const conditions = ({ session, query, now }: Counted) =>
  and(
    visibleStudents(session),
    accountConditions(query, now),
    query.duplicate ? maybeDuplicate(session) : undefined,
  )!;

const withManager = sql`left join ${customers} ${sql.identifier('assigned_manager')}
  on ${assignedManager.groupId} = ${customers.groupId} and ${assignedManager.customerId} = ${customers.managerId}`;

/** The student list: ids first, so that only a page's rows are read whole. */
export const studentSource = tableSource<Query>(
  { table: customers, id: customers.customerId },
  context => ({
    where: conditions(context),
    orderBy: orderBy(context.query.sort, sortable, [asc(customers.name)], customers.customerId),
    ...(sortEntries(context.query.sort).some(({ field }) => field === 'managerName')
      ? { joined: withManager }
      : {}),
  }),
  (context, ids) => readStudents(context, visibleStudents(context.session), ids),
);

/** The summary cards' counts over what the list's query matches; its filter by status aside. */
export async function countStudents(context: Context<Contract['students']['summaries']>) {
  const { db, session, now, config } = context;
  const active = sql`${customers.accountStatus} = 'ACTIVE'`;
  const [row] = await db
    .select({
      activeStudentCount: sql<number>`count(*) filter (where ${active})`,
      authenticatedStudentCount: sql<number>`count(*) filter (where ${active} and ${customers.authenticatedAt} is not null)`,
      noneAuthenticatedStudentCount: sql<number>`count(*) filter (where ${active} and ${customers.authenticatedAt} is null)`,
      ...invitationCounts(now),
      unopenedInvitationCount:
        config.roomAppUrl === undefined ? sql<null>`null` : invitationCount('SENT', now),
      inactiveStudentCount: sql<number>`count(*) filter (where ${customers.accountStatus} = 'INACTIVE')`,
      duplicateCount: sql<number>`count(*) filter (where ${maybeDuplicate(session)})`,
    })
    .from(customers)
    .where(conditions(context));
  return row!;
}
