import { and, asc, between, eq, ne, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import groupBy from 'lodash/groupBy.js';
import type { QueryOf } from '../../src/contract/call.ts';
import type { Contract } from '../../src/contract/index.ts';
import { limits } from '../../src/domain/limits.ts';
import { isoInZone } from '../../src/domain/studyDay.ts';
import { searchIn } from '../core/searchIn.ts';
import { sortEntries } from '../core/sortEntries.ts';
import { orderBy } from '../core/orderBy.ts';
import { groupDays, groups, studentMonths } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import type { ListContext, ListSource } from '../core/list.ts';
import { readPeriod } from '../core/period.ts';
import { systemGroup } from '../core/inGroup.ts';
import { monthsOf } from '../core/monthsOf.ts';

type Query = QueryOf<Contract['admin']['active']>;
type UsageQuery = Pick<ListContext<Query>, 'db' | 'query'>;

const maxDays = limits.adminActivity.maxDays;
const searched = { name: groups.name, groupId: groups.groupId };

const matching = (query: Query) => and(ne(groups.groupId, systemGroup), searchIn(searched, query));

/**
 * Figures of a period by academy: roll-ups summed, and people counted once however often they studied. Counting people
 * reads a row for each of them and month, so that it is done for the academies of a page, or where the order asks for it.
 * Academies are always given to the indexes, which begin with them: without, all of an index is read.
 */
function figuresOf({ db, query }: UsageQuery, ids?: readonly string[]) {
  const { since, until } = readPeriod(query, maxDays);
  const all = db.select({ groupId: groups.groupId }).from(groups).where(matching(query));
  const wanted = ids === undefined ? sql`array(${all})` : sql`${sql.param(ids)}::text[]`;
  const inGroups = (column: AnyPgColumn) => sql`${column} = any(${wanted})`;
  const sums = db
    .select({
      groupId: groupDays.groupId,
      studySeconds: sql<number>`sum(${groupDays.totalSeconds})`.as('study_seconds'),
      roomCount: sql<number>`sum(${groupDays.createdRoomCount})`.as('room_count'),
      joinCount: sql<number>`sum(${groupDays.visitCount})`.as('join_count'),
    })
    .from(groupDays)
    .where(and(inGroups(groupDays.groupId), between(groupDays.studyDate, since, until)))
    .groupBy(groupDays.groupId)
    .as('sums');
  const parts = monthsOf({ since, until });
  const [first, last] = [parts[0]!, parts.at(-1)!];
  const { month, visitedDays, customerId } = studentMonths;
  // In the order of an index, so that each academy's people are counted by themselves. Months between are whole.
  const days = sql`case ${month} when ${first.month}::date then ${first.days}::int
    when ${last.month}::date then ${last.days}::int else -1 end`;
  const people = db
    .select({
      groupId: studentMonths.groupId,
      activeUserCount: sql<number>`count(distinct ${customerId})`.as('active_user_count'),
    })
    .from(studentMonths)
    .where(
      and(
        inGroups(studentMonths.groupId),
        between(month, first.month, last.month),
        sql`${visitedDays} & ${days} <> 0`,
      ),
    )
    .groupBy(studentMonths.groupId)
    .as('people');
  return { sums, people, since, until };
}
const orZero = (column: unknown) => sql<number>`coalesce(${column}, 0)`;

/** A page that is ordered by people has counted them. */
const counted = new WeakMap<UsageQuery, Map<string, number>>();

/** How much each academy uses the service. */
export const activitySource: ListSource<Query> = {
  async ids(context, { offset, limit }) {
    const { db, query } = context;
    const { sums, people } = figuresOf(context);
    const sortable = {
      ...searched,
      activeUserCount: orZero(people.activeUserCount),
      studySeconds: orZero(sums.studySeconds),
      roomCount: orZero(sums.roomCount),
      lastActivityAt: groups.lastActivityAt,
    };
    const asksForPeople = sortEntries(query.sort).some(({ field }) => field === 'activeUserCount');
    const rows = db
      .select({ groupId: groups.groupId, people: asksForPeople ? sortable.activeUserCount : sql<number>`0` })
      .from(groups)
      .leftJoin(sums, eq(sums.groupId, groups.groupId))
      .where(matching(query))
      .orderBy(...orderBy(query.sort, sortable, [asc(groups.name)], groups.groupId))
      .offset(offset)
      .limit(limit)
      .$dynamic();
    if (!asksForPeople) return (await rows).map(row => row.groupId);
    const found = await rows.leftJoin(people, eq(people.groupId, groups.groupId));
    counted.set(context, new Map(found.map(row => [row.groupId, row.people])));
    return found.map(row => row.groupId);
  },
  count: ({ db, query }) => db.$count(groups, matching(query)),
  async load(context, ids) {
    const { db, session } = context;
    const { sums, people, since, until } = figuresOf(context, ids);
    const known = counted.get(context);
    const figures = db
      .select({
        groupId: groups.groupId,
        name: groups.name,
        activeUserCount: known === undefined ? orZero(people.activeUserCount) : sql<number>`0`,
        studySeconds: orZero(sums.studySeconds),
        roomCount: orZero(sums.roomCount),
        joinCount: orZero(sums.joinCount),
        lastActivityAt: groups.lastActivityAt,
      })
      .from(groups)
      .leftJoin(sums, eq(sums.groupId, groups.groupId))
      .where(sql`${groups.groupId} = any(${sql.param(ids)}::text[])`)
      .$dynamic();
    const rows = await (known === undefined
      ? figures.leftJoin(people, eq(people.groupId, groups.groupId))
      : figures);
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
    const byId = new Map(rows.map(row => [row.groupId, row]));
    const daysOf = groupBy(days, day => day.groupId);
    return ids.flatMap(id => {
      const row = byId.get(id);
      if (row === undefined) return [];
      const { lastActivityAt } = row;
      return [
        {
          ...row,
          activeUserCount: known?.get(id) ?? row.activeUserCount,
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
      activeUserCount: sql<number>`sum(${groupDays.presentCount})`,
      studySeconds: sql<number>`sum(${groupDays.totalSeconds})`,
    })
    .from(groupDays)
    .where(between(groupDays.studyDate, since, until))
    .groupBy(groupDays.studyDate)
    .orderBy(asc(groupDays.studyDate));
  return { content: rows };
}
