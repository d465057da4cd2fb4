import { and, asc, between, eq, gt, ilike, ne, or, sql } from 'drizzle-orm';
import groupBy from 'lodash/groupBy.js';
import type { QueryOf } from '../../src/contract/call.ts';
import type { Contract } from '../../src/contract/index.ts';
import { limits } from '../../src/domain/limits.ts';
import { isoInZone } from '../../src/domain/studyDay.ts';
import { containing, orderBy } from '../accounts/filter.ts';
import { groupDays, groups, studentDays } from '../database/schema/index.ts';
import type { Context } from '../http/context.ts';
import type { ListContext, ListSource } from '../http/list.ts';
import { readPeriod } from '../http/period.ts';
import { systemGroup } from './inGroup.ts';

type Query = QueryOf<Contract['admin']['active']>;
type Asking = Pick<ListContext<Query>, 'db' | 'query'>;

const maxDays = limits.adminActivity.maxDays;
const searched = { name: groups.name, groupId: groups.groupId };

/** Each academy's figures of a period: roll-ups summed, and people counted once however often they studied. */
function select({ db, query }: Asking) {
  const { since, until } = readPeriod(query, maxDays);
  const sums = db
    .select({
      groupId: groupDays.groupId,
      studySeconds: sql<number>`sum(${groupDays.totalSeconds})::int`.as('study_seconds'),
      roomCount: sql<number>`sum(${groupDays.createdRoomCount})::int`.as('room_count'),
      joinCount: sql<number>`sum(${groupDays.visitCount})::int`.as('join_count'),
    })
    .from(groupDays)
    .where(between(groupDays.studyDate, since, until))
    .groupBy(groupDays.groupId)
    .as('sums');
  const people = db
    .select({
      groupId: studentDays.groupId,
      activeUserCount: sql<number>`count(distinct ${studentDays.customerId})::int`.as('active_user_count'),
    })
    .from(studentDays)
    .where(and(between(studentDays.studyDate, since, until), gt(studentDays.visitCount, 0)))
    .groupBy(studentDays.groupId)
    .as('people');
  const orZero = (column: unknown) => sql<number>`coalesce(${column}, 0)`;
  const figures = {
    activeUserCount: orZero(people.activeUserCount),
    studySeconds: orZero(sums.studySeconds),
    roomCount: orZero(sums.roomCount),
  };
  const { searchText, searchType = 'all' } = query;
  const columns = searchType === 'all' ? Object.values(searched) : [searched[searchType]];
  const rows = db
    .select({
      groupId: groups.groupId,
      name: groups.name,
      ...figures,
      joinCount: orZero(sums.joinCount),
      lastActivityAt: groups.lastActivityAt,
    })
    .from(groups)
    .leftJoin(sums, eq(sums.groupId, groups.groupId))
    .leftJoin(people, eq(people.groupId, groups.groupId))
    .where(
      and(
        ne(groups.groupId, systemGroup),
        searchText === undefined
          ? undefined
          : or(...columns.map(column => ilike(column, containing(searchText)))),
      ),
    );
  const sortable = { ...searched, ...figures, lastActivityAt: groups.lastActivityAt };
  return { rows, sortable, since, until };
}

/** How much each academy uses the service. */
export const activitySource: ListSource<Query> = {
  async ids(context, { offset, limit }) {
    const { rows, sortable } = select(context);
    const found = await rows
      .orderBy(...orderBy(context.query.sort, sortable, [asc(groups.name)], groups.groupId))
      .offset(offset)
      .limit(limit);
    return found.map(row => row.groupId);
  },
  count: async context => (await select(context).rows).length,
  async load(context, ids) {
    const { db, session } = context;
    const { rows, since, until } = select(context);
    const byId = new Map((await rows).map(row => [row.groupId, row]));
    const days = await db
      .select({ groupId: groupDays.groupId, date: groupDays.studyDate, value: groupDays.totalSeconds })
      .from(groupDays)
      .where(
        and(
          sql`${groupDays.groupId} = any(${sql.param(ids)}::text[])`,
          between(groupDays.studyDate, since, until),
        ),
      )
      .orderBy(asc(groupDays.studyDate));
    const daysOf = groupBy(days, day => day.groupId);
    return ids.flatMap(id => {
      const row = byId.get(id);
      if (row === undefined) return [];
      const { lastActivityAt } = row;
      return [
        {
          ...row,
          lastActivityAt: lastActivityAt && isoInZone(lastActivityAt, session.timeZone),
          days: (daysOf[id] ?? []).map(({ date, value }) => ({ date, value })),
        },
      ];
    });
  },
};

/** The whole service day by day. */
export async function usage({ db, query }: Context<Contract['admin']['usage']>) {
  const { since, until } = readPeriod(query, maxDays);
  const rows = await db
    .select({
      date: groupDays.studyDate,
      activeUserCount: sql<number>`sum(${groupDays.presentCount})::int`,
      studySeconds: sql<number>`sum(${groupDays.totalSeconds})::int`,
    })
    .from(groupDays)
    .where(between(groupDays.studyDate, since, until))
    .groupBy(groupDays.studyDate)
    .orderBy(asc(groupDays.studyDate));
  return { content: rows };
}
