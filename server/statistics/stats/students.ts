import { and, sql, type SQL } from 'drizzle-orm';
import omit from 'lodash/omit.js';
import type { QueryOf } from '../../../src/contract/call.ts';
import type { Contract } from '../../../src/contract/index.ts';
import type { StudentStat } from '../../../src/domain/entities/statistics.ts';
import type { ListContext, ListSource } from '../../core/list.ts';
import { searchIn } from '../../core/searchIn.ts';
import { sortEntries } from '../../core/sortEntries.ts';
import { inIds } from '../../database/inIds.ts';
import { customers } from '../../database/schema/index.ts';
import { figuresSql } from '../figuresSql.ts';
import type { Bucket } from './buckets.ts';
import { statsPeriod } from './period.ts';
import { spansOf } from './spansOf.ts';

type Query = QueryOf<Contract['stats']['students']>;
type Asking = ListContext<Query>;

/** The whole period, or each of its days, weeks or months that has begun. */
function spansIn(context: Asking): (Pick<Bucket, 'since' | 'until'> & { mark: Bucket['mark'] | null })[] {
  const { unit } = context.query;
  const period = statsPeriod(context.query);
  return unit === undefined ? [{ ...period, mark: null }] : spansOf(context, period, unit);
}

/**
 * A query of the students' statistics of each span. Ranks are among everyone in scope by total time: registered and active
 * students have one, students who left keep their figures with the rank 0. A search selects rows and keeps their ranks.
 */
function statsSql(context: Asking): SQL {
  const { query } = context;
  const asking = { ...context, managerId: query.managerId };
  const search = searchIn({ name: customers.name, email: customers.email }, query);
  const ids = query.userId;
  const isWanted = and(search, ids.length > 0 ? inIds(customers.userId, ids) : undefined);
  const found =
    isWanted === undefined
      ? sql``
      : sql`where customer_id in (
    select customer_id from ${customers} where ${customers.groupId} = ${context.session.groupId} and ${isWanted})`;
  const spans = spansIn(context);
  const column = (key: 'since' | 'until' | 'mark') =>
    sql`(${sql.param(spans.map(span => (span.mark === null ? null : span[key])))}::text[])[place]`;
  return sql`with ${figuresSql(asking, spans)}, ranked as (
      select *, case when is_active then rank() over (partition by place, is_active order by total_seconds desc) else 0 end::int as rank
      from figures
    )
    select ${column('since')} as date, ${column('until')} as until, ${column('mark')} as mark, ranked.*
    from ranked ${found}`;
}

/** What the statistics are ordered by; students without a rank come last. */
const columns = {
  rank: sql`case when rank = 0 then ${2 ** 31 - 1}::int else rank end`,
  date: sql`date`,
  name: sql`name`,
  totalStudySeconds: sql`total_seconds`,
  premiumStudySeconds: sql`premium_seconds`,
  avgStudySeconds: sql`avg_seconds`,
  attainmentRate: sql`attainment_rate`,
  studyDayCount: sql`study_day_count`,
  presentCount: sql`present_count`,
  absentCount: sql`absent_count`,
};

function order({ sort, unit }: Query): SQL {
  const entries = sortEntries<keyof typeof columns>(
    sort.length > 0 ? sort : [unit === undefined ? 'rank,asc' : 'date,asc'],
  );
  const wanted = entries.map(({ field, direction }) => sql`${columns[field]} ${sql.raw(direction)}`);
  const byRank = entries[0]!.field === 'date' ? [columns.rank] : [];
  return sql.join([...wanted, sql`date`, ...byRank, sql`name`, sql`customer_id`], sql`, `);
}

type Row = StudentStat & { found: number };

/** Rows say how many there are, so that a page need not be counted after. */
const totals = new WeakMap<Asking, number>();

/** Students with their figures of a period. The figures are what it is ordered by, so that there is nothing to load after. */
export const studentStatSource: ListSource<Query, StudentStat> = {
  async ids(context, { offset, limit }) {
    const spans = spansIn(context);
    if (spans.length === 0) return [];
    const { rows } = await context.db.execute<Row & Record<string, unknown>>(sql`
      select ${context.query.unit === undefined ? sql`` : sql`date, until, mark,`} customer_id as "customerId",
        user_id as "userId", name, email, manager_name as "managerName", study_day_count as "studyDayCount",
        total_seconds as "totalStudySeconds", premium_seconds as "premiumStudySeconds", avg_seconds as "avgStudySeconds",
        target_seconds as "targetSeconds", attainment_rate as "attainmentRate", present_count as "presentCount",
        absent_count as "absentCount", rank, count(*) over ()::int as found
      from (${statsSql(context)}) stats order by ${order(context.query)} offset ${offset} limit ${limit}`);
    if (rows[0]) totals.set(context, rows[0].found);
    return rows.map(row => omit(row, 'found') as StudentStat);
  },
  async count(context) {
    const known = totals.get(context);
    if (known !== undefined || spansIn(context).length === 0) return known ?? 0;
    const { rows } = await context.db.execute<{ count: number }>(
      sql`select count(*)::int as count from (${statsSql(context)}) stats`,
    );
    return rows[0]!.count;
  },
  load: async (_, stats) => stats,
};
