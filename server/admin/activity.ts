import { and, asc, between, ne, sql } from 'drizzle-orm';
import groupBy from 'lodash/groupBy.js';
import type { QueryOf } from '../../src/contract/call.ts';
import type { Contract } from '../../src/contract/index.ts';
import { limits } from '../../src/domain/limits.ts';
import { isoInZone } from '../../src/domain/studyDay.ts';
import { searchIn } from '../core/searchIn.ts';
import { sortEntries } from '../core/sortEntries.ts';
import { orderBy } from '../core/orderBy.ts';
import { groupDays, groups } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import type { ListContext, ListSource } from '../core/list.ts';
import { readPeriod } from '../core/period.ts';
import { systemGroup } from '../core/inGroup.ts';
import { sumsOf } from './sumsOf.ts';
import { visitorsOf } from './visitorsOf.ts';

type Query = QueryOf<Contract['admin']['active']>;

const maxDays = limits.adminActivity.maxDays;
const searched = { name: groups.name, groupId: groups.groupId };

const matching = (query: Query) => and(ne(groups.groupId, systemGroup), searchIn(searched, query));

/** The figures of a period that academies can be ordered by. */
const figures = ['activeUserCount', 'studySeconds', 'roomCount'] as const;

/** The figures that a list is ordered by, as a table with a row for each academy that matches, and its columns. */
async function orderedFigures({ db, query }: ListContext<Query>) {
  const asked = figures.filter(figure => sortEntries(query.sort).some(({ field }) => field === figure));
  if (asked.length === 0) return null;
  const period = readPeriod(query, maxDays);
  const rows = await db.select({ id: groups.groupId }).from(groups).where(matching(query));
  const ids = rows.map(({ id }) => id);
  const visitors = asked.includes('activeUserCount') ? await visitorsOf(db, ids, period) : null;
  const sums = asked.some(figure => figure !== 'activeUserCount') ? await sumsOf(db, ids, period) : null;
  const values = asked.map(figure => {
    const valueOf = (id: string) =>
      figure === 'activeUserCount' ? visitors!.get(id) : sums!.get(id)?.[figure];
    return sql`${sql.param(ids.map(id => valueOf(id) ?? 0))}::bigint[]`;
  });
  const names = sql.join(
    asked.map(figure => sql.identifier(figure)),
    sql`, `,
  );
  return sql`unnest(${sql.param(ids)}::text[], ${sql.join(values, sql`, `)}) as figures (group_id, ${names})`;
}

/** How much each academy uses the service. */
export const activitySource: ListSource<Query> = {
  async ids(context, { offset, limit }) {
    const { db, query } = context;
    const figure = (name: (typeof figures)[number]) => sql`figures.${sql.identifier(name)}`;
    const sortable = {
      ...searched,
      activeUserCount: figure('activeUserCount'),
      studySeconds: figure('studySeconds'),
      roomCount: figure('roomCount'),
      lastActivityAt: groups.lastActivityAt,
    };
    const table = await orderedFigures(context);
    const rows = db
      .select({ groupId: groups.groupId })
      .from(groups)
      .where(matching(query))
      .orderBy(...orderBy(query.sort, sortable, [asc(groups.name)], groups.groupId))
      .offset(offset)
      .limit(limit)
      .$dynamic();
    const found = await (table === null
      ? rows
      : rows.leftJoin(table, sql`figures.group_id = ${groups.groupId}`));
    return found.map(({ groupId }) => groupId);
  },
  count: ({ db, query }) => db.$count(groups, matching(query)),
  async load({ db, query, session }, ids) {
    const period = readPeriod(query, maxDays);
    const [visitors, sums] = [await visitorsOf(db, ids, period), await sumsOf(db, ids, period)];
    const rows = await db
      .select({ groupId: groups.groupId, name: groups.name, lastActivityAt: groups.lastActivityAt })
      .from(groups)
      .where(sql`${groups.groupId} = any(${sql.param(ids)}::text[])`);
    const days = await db
      .select({ groupId: groupDays.groupId, date: groupDays.studyDate, value: groupDays.totalSeconds })
      .from(groupDays)
      .where(
        and(
          sql`${groupDays.groupId} = any(${sql.param(ids)}::text[])`,
          between(groupDays.studyDate, period.since, period.until),
        ),
      )
      .orderBy(asc(groupDays.studyDate));
    const byId = new Map(rows.map(row => [row.groupId, row]));
    const daysOf = groupBy(days, day => day.groupId);
    return ids.flatMap(id => {
      const row = byId.get(id);
      if (row === undefined) return [];
      const { groupId, name, lastActivityAt } = row;
      return [
        {
          groupId,
          name,
          activeUserCount: visitors.get(id) ?? 0,
          ...(sums.get(id) ?? { studySeconds: 0, roomCount: 0, joinCount: 0 }),
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
