import { and, asc, eq, isNotNull, lt } from 'drizzle-orm';
import type { QueryOf } from '../../../src/contract/call.ts';
import type { Contract } from '../../../src/contract/index.ts';
import { daysOfWeek, reportWeek } from '../../../src/domain/reportWeek.ts';
import { studyDateOf, studyDayBounds } from '../../../src/domain/studyDay.ts';
import { studentsOf, type QueryContext } from '../../accounts/scope.ts';
import type { ListContext, ListSource } from '../../core/list.ts';
import { orderBy } from '../../core/orderBy.ts';
import { searchIn } from '../../core/searchIn.ts';
import { customers } from '../../database/schema/index.ts';
import { loadReports } from './loadReports.ts';

type Query = QueryOf<Contract['weeklyReports']['list']>;
type Asking = ListContext<Query>;

/** Active students who had joined by the end of a week: those who have a report of it. */
export const reportedStudents = (context: QueryContext, week: string) =>
  and(
    studentsOf(context),
    eq(customers.accountStatus, 'ACTIVE'),
    isNotNull(customers.authenticatedAt),
    lt(customers.authenticatedAt, studyDayBounds(daysOfWeek(week).until, context.session.studyClock).end),
  );

const weekOf = ({ query, session, now }: Asking) =>
  reportWeek(query.week, studyDateOf(now, session.studyClock));
const conditions = (context: Asking) =>
  and(
    reportedStudents({ ...context, managerId: context.query.managerId }, weekOf(context)),
    searchIn({ name: customers.name }, context.query),
  );

/** Students with their reports of a week, by name. */
export const reportSource: ListSource<Query> = {
  async ids(context, { offset, limit }) {
    const rows = await context.db
      .select({ id: customers.customerId })
      .from(customers)
      .where(conditions(context))
      .orderBy(
        ...orderBy(context.query.sort, { name: customers.name }, [asc(customers.name)], customers.customerId),
      )
      .offset(offset)
      .limit(limit);
    return rows.map(({ id }) => id);
  },
  count: context => context.db.$count(customers, conditions(context)),
  load: (context, ids) => loadReports(context, weekOf(context), ids),
};
