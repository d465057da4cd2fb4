import { and, asc, between, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../src/contract/call.ts';
import type { Contract } from '../../src/contract/index.ts';
import { limits } from '../../src/domain/limits.ts';
import { assignedTo } from '../core/assignedTo.ts';
import { sortEntries } from '../core/sortEntries.ts';
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
import { keysByMeasure, measures, mostByDay } from './keysByMeasure.ts';
import { loadRecords, runsNow } from './load.ts';

type Query = QueryOf<Contract['study']['histories']>;
type Context = ListContext<Query>;

const searched = { displayName: customers.name, email: customers.email, roomName: rooms.name } as const;

/** Whom and what the query is limited to beyond its days; undefined when it is to everything. */
function narrowing({ session, query }: Context): SQL | undefined {
  const { managerId, roomId, userId } = query;
  const known = (id: string, is: SQL) => (isId(id) ? is : sql`false`);
  return and(
    session.role === 'OBSERVER' ? eq(customers.managerId, session.customerId) : undefined,
    assignedTo(managerId),
    roomId === undefined ? undefined : known(roomId, eq(studyRecords.roomId, roomId)),
    userId === undefined ? undefined : known(userId, eq(customers.userId, userId)),
    searchIn(searched, query),
  );
}

const conditions = (context: Context) => {
  const { since, until } = readPeriod(context.query, limits.studyHistory.maxDays);
  return and(
    eq(studyRecords.groupId, context.session.groupId),
    between(studyRecords.studyDate, since, until),
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
    if (
      measure !== undefined &&
      others.length === 0 &&
      narrowing(context) === undefined &&
      offset + limit <= mostByDay
    ) {
      const period = readPeriod(query, limits.studyHistory.maxDays);
      return keysByMeasure(
        context,
        period,
        { field: measure, direction: first!.direction },
        { offset, limit },
      );
    }
    const { studyDate, customerId, roomId } = studyRecords;
    const keys = db.select({ studyDate, customerId, roomId }).from(studyRecords).$dynamic();
    if (narrowing(context) !== undefined || sorts('displayName', 'roomName')) {
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
    return keys
      .where(conditions(context))
      .orderBy(...order(context))
      .offset(offset)
      .limit(limit);
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
    const [row] = await db
      .select({ count: sql<number>`count(*)` })
      .from(studyRecords)
      .innerJoin(
        customers,
        and(eq(customers.groupId, studyRecords.groupId), eq(customers.customerId, studyRecords.customerId)),
      )
      .innerJoin(rooms, and(eq(rooms.groupId, studyRecords.groupId), eq(rooms.roomId, studyRecords.roomId)))
      .where(conditions(context));
    return row!.count;
  },

  load: ({ db, session, now }, keys) => loadRecords(db, session, keys, now),
};
