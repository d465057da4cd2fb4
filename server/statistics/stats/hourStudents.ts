import { sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../../src/contract/call.ts';
import type { Contract } from '../../../src/contract/index.ts';
import type { HourStudent } from '../../../src/domain/entities/statistics.ts';
import type { ListContext, ListSource } from '../../core/list.ts';
import { sortEntries } from '../../core/sortEntries.ts';
import { isId } from '../../database/newId.ts';
import { studentsInHour } from '../../recorder/visits/hourFigures.ts';
import { countedDates, staysOf, weekdayOf } from './countedHours.ts';

type StudentsQuery = QueryOf<Contract['stats']['hourStudents']>;

/** A query of the students who were in a room in an hour of a weekday; undefined where no day counts. */
async function studentsSql(context: ListContext<StudentsQuery>): Promise<SQL | undefined> {
  const { session, now, query } = context;
  const { roomId, studentId } = context.query;
  if ([roomId, studentId].some(id => id !== undefined && !isId(id))) return undefined;
  const dates = (await countedDates(context)).filter(date => weekdayOf(date) === query.weekday);
  if (dates.length === 0) return undefined;
  const { groupId, studyClock } = session;
  const scope = { groupId, studyClock, now, ...staysOf(context) };
  return sql`select c.customer_id as "customerId", c.user_id as "userId", c.name, c.email, m.name as "managerName",
      own.days as "dayCount", own.seconds as "studySeconds"
    from (${studentsInHour(scope, dates, query.hour)}) own
    join customers c on c.group_id = ${groupId} and c.customer_id = own.customer_id
    left join customers m on m.group_id = ${groupId} and m.customer_id = c.manager_id`;
}

const columns = { dayCount: sql`"dayCount"`, studySeconds: sql`"studySeconds"`, name: sql`name` };

const orderOf = ({ sort }: StudentsQuery) =>
  sql.join(
    [
      ...sortEntries<keyof typeof columns>(
        sort.length > 0 ? sort : ['dayCount,desc', 'studySeconds,desc'],
      ).map(({ field, direction }) => sql`${columns[field]} ${sql.raw(direction)}`),
      sql`name`,
      sql`"customerId"`,
    ],
    sql`, `,
  );

/** The students behind an hour of a weekday, those who were there most often first. */
export const hourStudentSource: ListSource<StudentsQuery, HourStudent> = {
  async ids(context, { offset, limit }) {
    const students = await studentsSql(context);
    if (students === undefined) return [];
    const { rows } = await context.db.execute<HourStudent & Record<string, unknown>>(
      sql`select * from (${students}) students order by ${orderOf(context.query)} offset ${offset} limit ${limit}`,
    );
    return rows;
  },
  async count(context) {
    const students = await studentsSql(context);
    if (students === undefined) return 0;
    const { rows } = await context.db.execute<{ count: number }>(
      sql`select count(*)::int as count from (${students}) students`,
    );
    return rows[0]!.count;
  },
  load: async (_, students) => students,
};
