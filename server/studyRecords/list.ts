import { and, asc, between, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../src/contract/call.ts';
import type { Contract } from '../../src/contract/index.ts';
import { limits } from '../../src/domain/limits.ts';
import { assignedTo } from '../core/assignedTo.ts';
import sum from 'lodash/sum.js';
import type { Period } from '../../src/domain/period.ts';
import { datesOf } from '../../src/domain/studyDay.ts';
import { inParts } from '../database/inParts.ts';
import { sortEntries } from '../core/sortEntries.ts';
import { contains } from '../core/contains.ts';
import { searchIn } from '../core/searchIn.ts';
import { isId } from '../database/newId.ts';
import {
  customers,
  groupDays,
  rooms,
  segments,
  studentDays,
  studyRecords,
} from '../database/schema/index.ts';
import type { ListContext, ListSource } from '../core/list.ts';
import { readPeriod } from '../core/period.ts';
import { runningSql } from '../recorder/runningSql.ts';
import { isStudentDay } from '../core/records/isStudentDay.ts';
import type { RecordKey } from '../core/records/recordKey.ts';
import { keysByEntry } from './keysByEntry.ts';
import { keysByName } from './keysByName.ts';
import { keysFromNearerEnd, measures } from './keysByMeasure.ts';
import { loadRecords, runsNow } from './load.ts';
import { outermostOf } from './outermostOf.ts';

type Query = QueryOf<Contract['study']['histories']>;
type Context = ListContext<Query>;

/** Whether a record's student or room is among those that a condition selects: found once, however many records there are. */
const isAmong = (
  { session }: Context,
  table: typeof customers | typeof rooms,
  where: SQL | undefined,
): SQL => {
  const [own, theirs] =
    table === customers
      ? [studyRecords.customerId, customers.customerId]
      : [studyRecords.roomId, rooms.roomId];
  return sql`${own} = any(array(
    select ${theirs} from ${table} where ${and(eq(table.groupId, session.groupId), where)}))`;
};

/** Whom and what the query is limited to beyond its days; undefined when it is to everything. */
function narrowing(context: Context): SQL | undefined {
  const { session, query } = context;
  const { managerId, roomId, userId } = query;
  const known = (id: string, is: () => SQL) => (isId(id) ? is() : sql`false`);
  const searched = {
    displayName: (text: string) => isAmong(context, customers, contains(customers.name, text)),
    email: (text: string) => isAmong(context, customers, contains(customers.email, text)),
    roomName: (text: string) => isAmong(context, rooms, contains(rooms.name, text)),
  };
  const students = and(
    session.role === 'OBSERVER' ? eq(customers.managerId, session.customerId) : undefined,
    assignedTo(managerId),
    userId === undefined ? undefined : known(userId, () => eq(customers.userId, userId)),
  );
  return and(
    students && isAmong(context, customers, students),
    roomId === undefined ? undefined : known(roomId, () => eq(studyRecords.roomId, roomId)),
    searchIn(searched, query),
  );
}

/** Whether a query that is limited to some students may have thousands of them. */
const asksForMany = (context: Context): boolean =>
  narrowing(context) !== undefined &&
  context.query.userId === undefined &&
  context.query.roomId === undefined;

const conditions = (context: Context, period = readPeriod(context.query, limits.studyHistory.maxDays)) => {
  const { since, until } = period;
  return and(
    eq(studyRecords.groupId, context.session.groupId),
    // As a range, a student's records of one day are sought among all of the day.
    since === until ? eq(studyRecords.studyDate, since) : between(studyRecords.studyDate, since, until),
    narrowing(context),
  );
};

/** What the list is ordered by. Days come with their key in one direction, the way their index is read. */
function order({ query, session, now }: Context): SQL[] {
  const seconds = (of: typeof studyRecords.totalSeconds | typeof studyRecords.premiumSeconds) =>
    sql`${of} + ${runningSql(session.studyClock, now)}`;
  const total = seconds(studyRecords.totalSeconds);
  const columns = {
    studyDate: studyRecords.studyDate,
    displayName: customers.name,
    roomName: rooms.name,
    totalStudySeconds: total,
    premiumStudySeconds: seconds(studyRecords.premiumSeconds),
    attainmentRate: sql`(${total})::float8 / nullif(${studentDays.targetSeconds}, 0)`,
    firstEnteredAt: studyRecords.firstEnteredAt,
    lastEnteredAt: studyRecords.lastEnteredAt,
  };
  const wanted = sortEntries(query.sort);
  const isAscending = wanted.at(-1)?.direction === 'asc';
  const by = isAscending ? asc : desc;
  const rest = [studyRecords.studyDate, studyRecords.customerId, studyRecords.roomId].map(column =>
    by(column),
  );
  const given = wanted.map(({ field, direction }) => {
    const side = direction === 'asc' ? sql`asc nulls first` : sql`desc nulls last`;
    return field === 'studyDate' ? by(studyRecords.studyDate) : sql`${columns[field]} ${side}`;
  });
  return [...given, ...rest];
}

/** Study records of a period, newest day first unless asked otherwise. */
export const recordSource: ListSource<Query, RecordKey> = {
  async ids(context, { offset, limit }) {
    const { db, query } = context;
    const sorts = (...fields: string[]) =>
      sortEntries(query.sort).some(({ field }) => fields.includes(field));
    const [first, ...others] = sortEntries(query.sort);
    const measure = measures.find(field => field === first?.field);
    if (measure !== undefined && others.length === 0 && narrowing(context) === undefined) {
      const found = await keysFromNearerEnd(
        context,
        readPeriod(query, limits.studyHistory.maxDays),
        { field: measure, direction: first!.direction },
        { offset, limit },
        () => recordSource.count(context),
      );
      if (found !== undefined) return found;
    }
    const { studyDate, customerId, roomId } = studyRecords;
    const keys = db.select({ studyDate, customerId, roomId }).from(studyRecords).$dynamic();
    if (measure === undefined && others.length === 0) {
      if (first?.field === 'displayName' || first?.field === 'roomName')
        return keysByName(context, conditions(context), { ...first, field: first.field }, { offset, limit });
      if (first?.field === 'firstEnteredAt' || first?.field === 'lastEnteredAt')
        return keysByEntry(context, conditions(context), { ...first, field: first.field }, { offset, limit });
    }
    if (sorts('displayName', 'roomName')) {
      void keys.innerJoin(
        customers,
        and(eq(customers.groupId, studyRecords.groupId), eq(customers.customerId, customerId)),
      );
      void keys.innerJoin(rooms, and(eq(rooms.groupId, studyRecords.groupId), eq(rooms.roomId, roomId)));
    }
    if (sorts('attainmentRate'))
      void keys.leftJoin(studentDays, isStudentDay({ groupId: studyRecords.groupId, studyDate, customerId }));
    if (sorts('attainmentRate', 'totalStudySeconds', 'premiumStudySeconds'))
      void keys.leftJoin(segments, and(runsNow, eq(segments.state, 'STUDY')));
    const period = readPeriod(query, limits.studyHistory.maxDays);
    const pageOf = (days: Period) =>
      keys
        .where(conditions(context, days))
        .orderBy(...order(context))
        .offset(offset)
        .limit(limit);
    // A page that the outermost days fill needs no others: those of a manager's students may be hundreds of thousands.
    const outermost =
      (first === undefined || first.field === 'studyDate') && asksForMany(context)
        ? outermostOf(period, first?.direction ?? 'desc')
        : undefined;
    if (outermost) {
      const page = await pageOf(outermost);
      if (page.length === limit) return page;
    }
    return pageOf(period);
  },

  async count(context) {
    const { db, session, query } = context;
    if (narrowing(context) === undefined) {
      // Without a restricted view the days' own roll-ups are used.
      const { since, until } = readPeriod(query, limits.studyHistory.maxDays);
      const [row] = await db
        .select({ count: sql<number>`coalesce(sum(${groupDays.recordCount}), 0)` })
        .from(groupDays)
        .where(and(eq(groupDays.groupId, session.groupId), between(groupDays.studyDate, since, until)));
      return row!.count;
    }
    if (!asksForMany(context)) return db.$count(studyRecords, conditions(context));
    // Those of thousands of students are hundreds of thousands.
    const { since, until } = readPeriod(query, limits.studyHistory.maxDays);
    const counts = await inParts(db, datesOf(since, until), async days => [
      await db.$count(studyRecords, conditions(context, { since: days[0]!, until: days.at(-1)! })),
    ]);
    return sum(counts);
  },

  load: ({ db, session, now }, keys) => loadRecords(db, session, keys, now),
};
