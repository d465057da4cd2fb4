import { and, asc, getTableColumns, sql } from 'drizzle-orm';
import pick from 'lodash/pick.js';
import { accountSort } from '../../../src/contract/students.ts';
import type { QueryOf } from '../../../src/contract/call.ts';
import type { Contract } from '../../../src/contract/index.ts';
import { accountConditions } from '../filter.ts';
import { invitationCount } from '../invitationCount.ts';
import { invitationCounts } from '../invitationCounts.ts';
import { managersOf } from '../../core/visible.ts';
import { orderBy } from '../../core/orderBy.ts';
import { managerCaps } from '../caps.ts';
import { customers } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { askedBy } from '../../core/asked.ts';
import type { ListContext } from '../../core/list.ts';
import { tableSource } from '../../core/tableSource.ts';
import { assignedStudentCount, readManagers } from './record.ts';
import { withRole } from './withRole.ts';

type Query = QueryOf<Contract['managers']['list']>;

const sortable = pick(getTableColumns(customers), accountSort);

type Counted = Pick<ListContext<Query>, 'db' | 'session' | 'now'> & {
  query: Omit<Query, 'page' | 'size' | 'sort'>;
};

const conditions = async (context: Counted) => {
  const { session, query, now } = context;
  return and(managersOf(session), accountConditions(query, now), await withRole(context, query.role))!;
};

/** The manager list, observers among them. */
export const managerSource = tableSource<Query>(
  { table: customers, id: customers.customerId },
  async context => ({
    where: await conditions(context),
    orderBy: orderBy(
      context.query.sort,
      { ...sortable, assignedStudentCount: assignedStudentCount(askedBy(context)) },
      [asc(customers.name)],
      customers.customerId,
    ),
  }),
  (context, ids) => readManagers(context, managersOf(context.session), ids),
);

/** The counts of managers (observers apart) over what the query matches, with the caps. */
export async function summarizeManagers(context: Context<Contract['managers']['summaries']>) {
  const { db, now } = context;
  const of = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where not ${customers.observer} and ${condition})`;
  const active = sql`${customers.accountStatus} = 'ACTIVE'`;
  const [row] = await db
    .select({
      activeManagerCount: of(active),
      authenticatedManagerCount: of(sql`${active} and ${customers.authenticatedAt} is not null`),
      noneAuthenticatedManagerCount: of(sql`${active} and ${customers.authenticatedAt} is null`),
      ...invitationCounts(now),
      unopenedInvitationCount: invitationCount('SENT', now),
      inactiveManagerCount: of(sql`${customers.accountStatus} = 'INACTIVE'`),
    })
    .from(customers)
    .where(await conditions(context));
  const { managers, observers } = await managerCaps(context);
  return {
    ...row!,
    creatableManagerCount: Math.max(0, managers.limit - managers.count),
    limitManagerCount: managers.limit,
    observerCount: observers.count,
    limitObserverCount: observers.limit,
  };
}
