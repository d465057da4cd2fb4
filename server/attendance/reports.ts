import { and, asc, isNotNull, lt, ne, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../src/contract/call.ts';
import type { Contract } from '../../src/contract/index.ts';
import type { AttendanceReport } from '../../src/domain/entities/attendance.ts';
import { limits } from '../../src/domain/limits.ts';
import type { Period } from '../../src/domain/period.ts';
import { studyDateOf, studyDayBounds } from '../../src/domain/studyDay.ts';
import { sortEntries, type SortEntry } from '../core/sortEntries.ts';
import { orderBy } from '../core/orderBy.ts';
import { visibleStudents } from '../core/visible.ts';
import { inIds } from '../database/inIds.ts';
import { customers } from '../database/schema/index.ts';
import { readPeriod } from '../core/period.ts';
import type { ListContext, ListSource } from '../core/list.ts';
import { attendedOf } from './attended.ts';
import { attendanceRules } from './attendanceRules.ts';
import { asksForSome, attendanceConditions } from './filter.ts';
import { markedInPeriod } from './markedInPeriod.ts';
import { orderByTally, type TallyField } from './orderByTally.ts';

type Query = QueryOf<Contract['attendances']['reports']>;
type QueryContext = Pick<ListContext<Query>, 'db' | 'session' | 'query' | 'now'>;

/** The study days that a query asks for: up to a year of them. */
export const yearOf = (query: Period): Period => readPeriod(query, limits.attendanceHistory.maxDays);

/** Members by the end of the period whose accounts are not deleted. */
const conditions = async (context: QueryContext): Promise<SQL | undefined> => {
  const { session, query } = context;
  const period = yearOf(query);
  const { end } = studyDayBounds(period.until, session.studyClock);
  return and(
    visibleStudents(session),
    ne(customers.accountStatus, 'DELETED'),
    isNotNull(customers.authenticatedAt),
    lt(customers.authenticatedAt, end),
    attendanceConditions(query),
    await markedInPeriod(context, query.mark, period),
  );
};

const sortable = { name: customers.name, email: customers.email };
const isTallied = (entry: SortEntry<string>): entry is SortEntry<TallyField> =>
  !Object.hasOwn(sortable, entry.field);

/** The rows of the attendance matrix: students with one letter a day. */
export const reportSource: ListSource<Query> = {
  async ids(context, { offset, limit }) {
    const { db, session, query } = context;
    const tallied = sortEntries<keyof typeof sortable | TallyField>(query.sort).find(isTallied);
    if (tallied !== undefined)
      return orderByTally(context, await conditions(context), yearOf(query), tallied, {
        offset,
        limit,
        isFew: asksForSome(session, query) || query.mark.length > 0,
      });
    const rows = await db
      .select({ id: customers.customerId })
      .from(customers)
      .where(await conditions(context))
      .orderBy(
        ...orderBy(
          query.sort as `${keyof typeof sortable},asc`[],
          sortable,
          [asc(customers.name)],
          customers.customerId,
        ),
      )
      .offset(offset)
      .limit(limit);
    return rows.map(row => row.id);
  },

  count: async context => context.db.$count(customers, await conditions(context)),

  async load(context, ids): Promise<AttendanceReport[]> {
    const { db, session, query, now } = context;
    const period = yearOf(query);
    const rows = await db
      .select({
        customerId: customers.customerId,
        userId: customers.userId,
        name: customers.name,
        email: customers.email,
        authenticatedAt: customers.authenticatedAt,
        accountStatus: customers.accountStatus,
      })
      .from(customers)
      .where(and(visibleStudents(session), inIds(customers.customerId, ids)));
    const attended = await attendedOf(context, ids, period);
    const { tally } = attendanceRules(session, period, studyDateOf(now, session.studyClock));
    const byId = new Map(rows.map(row => [row.customerId, row]));
    return ids.flatMap(id => {
      const row = byId.get(id);
      if (row === undefined) return [];
      const { authenticatedAt, accountStatus, ...names } = row;
      return [{ ...names, ...tally({ authenticatedAt, accountStatus }, attended(id)) }];
    });
  },
};
