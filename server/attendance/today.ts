import { and, asc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../src/contract/call.ts';
import type { Contract } from '../../src/contract/index.ts';
import type { AttendanceExtra } from '../../src/domain/choices.ts';
import type { AttendanceToday } from '../../src/domain/entities/attendance.ts';
import { periodPresets } from '../../src/domain/period.ts';
import { isoInZone, studyDateOf } from '../../src/domain/studyDay.ts';
import { sortEntries, type SortEntry } from '../core/sortEntries.ts';
import { isStudentDay } from '../core/records/isStudentDay.ts';
import { orderBy } from '../core/orderBy.ts';
import { visibleStudents } from '../core/visible.ts';
import { inIds } from '../database/inIds.ts';
import { customers, segments, studentDays } from '../database/schema/index.ts';
import type { ListContext, ListSource } from '../core/list.ts';
import { assignedManager } from '../accounts/students/record.ts';
import { isPresent } from '../recorder/present.ts';
import { runningPieces } from '../recorder/runningPieces.ts';
import { truncateToSecond } from '../recorder/truncateToSecond.ts';
import { attendedOf } from './attended.ts';
import { attendanceRules } from './attendanceRules.ts';
import { markedSql, wasPresent } from './todayMarks.ts';
import { asksForSome, attendanceConditions, type AttendanceQuery } from './filter.ts';
import { orderByTally } from './orderByTally.ts';

type Query = QueryOf<Contract['attendances']['today']>;

/** Students who could come today: registered and active. */
export const expectedToday = ({
  session,
  query,
}: Pick<ListContext<AttendanceQuery>, 'session' | 'query'>): SQL | undefined =>
  and(
    visibleStudents(session),
    eq(customers.accountStatus, 'ACTIVE'),
    isNotNull(customers.authenticatedAt),
    attendanceConditions(query),
  );

/** A student's row of a study day, if there is one. */
const dayOf = (studyDate: string) =>
  isStudentDay({ groupId: customers.groupId, studyDate, customerId: customers.customerId });

const runsNow = and(
  eq(segments.groupId, customers.groupId),
  eq(segments.customerId, customers.customerId),
  isNull(segments.endedAt),
);

/** The same as a table of its own: where everyone is put in order, looking each student's up would take longer. */
const running = (groupId: string) =>
  sql`(select customer_id, state, started_at from ${segments} where group_id = ${groupId} and ended_at is null offset 0) running`;

const conditions = (context: Pick<ListContext<Query>, 'session' | 'query'>, marked: SQL | undefined) => {
  const { status } = context.query;
  return and(
    expectedToday(context),
    status.length === 1 ? sql`${wasPresent} = ${status[0] === 'PRESENT'}` : undefined,
    marked,
  );
};

const sortable = (now: Date) => ({
  name: customers.name,
  email: customers.email,
  status: sql`${wasPresent}`,
  time: studentDays.firstEnteredAt,
  totalStudySeconds: sql`coalesce(${studentDays.totalSeconds}, 0) + case when running.state = 'STUDY'
    then extract(epoch from ${truncateToSecond(now).toISOString()}::timestamptz - running.started_at) else 0 end`,
  /** In the order of the rate they are put by `orderByTally`. */
  rate: sql`null::int`,
});

const extraOf = (letter: string | undefined): AttendanceExtra | null =>
  letter === undefined || letter === '-' ? null : (letter as AttendanceExtra);

/** Today's students with their attendance; `rate` is each one's over the last 30 days. */
export const todaySource: ListSource<Query> = {
  async ids(context, { offset, limit }) {
    const { db, query, session, now } = context;
    const today = studyDateOf(now, session.studyClock);
    const marked = await markedSql(context);
    const sort = sortEntries(query.sort);
    const byRate = sort.find((entry): entry is SortEntry<'rate'> => entry.field === 'rate');
    const ids = db
      .select({ id: customers.customerId })
      .from(customers)
      .leftJoin(studentDays, dayOf(today))
      .$dynamic();
    if (byRate !== undefined) {
      // Selected by the account alone where the day does not matter, which the planner can estimate.
      const asksForDay = query.status.length === 1 || query.mark.length > 0;
      const matching = asksForDay
        ? and(
            visibleStudents(session),
            sql`${customers.customerId} = any(array(${ids.where(conditions(context, marked))}))`,
          )
        : expectedToday(context);
      return orderByTally(context, matching, periodPresets.last30Days(today), byRate, {
        offset,
        limit,
        isFew: asksForDay || asksForSome(session, query),
      });
    }
    if (sort.some(({ field }) => field === 'totalStudySeconds'))
      void ids.leftJoin(running(session.groupId), sql`running.customer_id = ${customers.customerId}`);
    const rows = await ids
      .where(conditions(context, marked))
      .orderBy(...orderBy(query.sort, sortable(now), [asc(customers.name)], customers.customerId))
      .offset(offset)
      .limit(limit);
    return rows.map(row => row.id);
  },

  async count(context) {
    const { db, query, session, now } = context;
    const marked = await markedSql(context);
    if (query.status.length !== 1 && query.mark.length === 0)
      return db.$count(customers, conditions(context, marked));
    const [row] = await db
      .select({ count: sql<number>`count(*)` })
      .from(customers)
      .leftJoin(studentDays, dayOf(studyDateOf(now, session.studyClock)))
      .where(conditions(context, marked));
    return row!.count;
  },

  async load(context, ids): Promise<AttendanceToday[]> {
    const { db, session, now } = context;
    const { studyClock, timeZone } = session;
    const today = studyDateOf(now, studyClock);
    const month = periodPresets.last30Days(today);
    const rows = await db
      .select({
        customer: {
          userId: customers.userId,
          customerId: customers.customerId,
          name: customers.name,
          email: customers.email,
          authenticatedAt: customers.authenticatedAt,
          accountStatus: customers.accountStatus,
        },
        managerName: assignedManager.name,
        day: studentDays,
        state: segments.state,
        startedAt: segments.startedAt,
      })
      .from(customers)
      .leftJoin(
        assignedManager,
        and(
          eq(assignedManager.groupId, customers.groupId),
          eq(assignedManager.customerId, customers.managerId),
        ),
      )
      .leftJoin(studentDays, dayOf(today))
      .leftJoin(segments, runsNow)
      .where(and(visibleStudents(session), inIds(customers.customerId, ids)));
    const attended = await attendedOf(context, ids, month);
    const rules = attendanceRules(session, month, today);
    const lastPlace = rules.dates.length - 1;
    const byId = new Map(rows.map(row => [row.customer.customerId, row]));
    return ids.flatMap(id => {
      const row = byId.get(id);
      if (row === undefined) return [];
      const own = attended(id);
      const { customer, managerName, day, state, startedAt } = row;
      const { authenticatedAt, accountStatus, ...names } = customer;
      const tally = rules.tally({ authenticatedAt, accountStatus }, own);
      const wasThere = day !== null && isPresent(day);
      const running = state && startedAt ? { state, startedAt } : null;
      return [
        {
          ...names,
          managerName,
          date: today,
          status: wasThere ? 'PRESENT' : 'ABSENT',
          time: day?.firstEnteredAt ? isoInZone(day.firstEnteredAt, timeZone) : null,
          totalStudySeconds:
            (day?.totalSeconds ?? 0) + (runningPieces(running, studyClock, now).get(today) ?? 0),
          rate: tally.rate,
          corrected: day?.attendance != null,
          mark: !wasThere && own.excused.includes(lastPlace) ? 'E' : extraOf(tally.marks[lastPlace]),
        } as const,
      ];
    });
  },
};
