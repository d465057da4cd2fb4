import { and, sql, type SQL } from 'drizzle-orm';
import sum from 'lodash/sum.js';
import type { QueryOf } from '../../../src/contract/call.ts';
import type { Contract } from '../../../src/contract/index.ts';
import type { StudentStat } from '../../../src/domain/entities/statistics.ts';
import type { ListContext, ListSource, Slice } from '../../core/list.ts';
import { searchIn } from '../../core/searchIn.ts';
import { sortEntries } from '../../core/sortEntries.ts';
import { inIds } from '../../database/inIds.ts';
import { customers } from '../../database/schema/index.ts';
import { figuresSql } from '../figuresSql.ts';
import { addChange } from './addChange.ts';
import type { Bucket } from './buckets.ts';
import { countPerSpan } from './countPerSpan.ts';
import { pageOfSpans, type StatKey } from './pageOfSpans.ts';
import { statsPeriod } from './period.ts';
import { rankedSql, statColumns } from './rankedStudents.ts';
import { spansOf } from './spansOf.ts';

type Query = QueryOf<Contract['stats']['students']>;
type Asking = ListContext<Query>;
type Spans = (Pick<Bucket, 'since' | 'until'> & { mark: Bucket['mark'] | null })[];

/** The whole period, or each of its days, weeks or months that has begun. */
function spansIn(context: Asking): Spans {
  const { unit } = context.query;
  const period = statsPeriod(context.query);
  return unit === undefined ? [{ ...period, mark: null }] : spansOf(context, period, unit);
}

/** Whose rows are searched for; undefined for everyone's. */
const wanted = ({ query }: Asking): SQL | undefined =>
  and(
    searchIn({ name: customers.name, email: customers.email }, query),
    query.userId.length > 0 ? inIds(customers.userId, query.userId) : undefined,
  );

/** What a span says of itself, by the `place` of a row. */
const ofPlace = (spans: Spans, key: 'since' | 'until' | 'mark') =>
  sql`(${sql.param(spans.map(span => span[key]))}::text[])[place]`;

/**
 * A query of the students' statistics of each span. Ranks are among everyone in scope by total time: registered and active
 * students have one, students who left keep their figures with the rank 0. A search selects rows and keeps their ranks.
 */
function statsSql(context: Asking, spans: Spans): SQL {
  const scoped = { ...context, managerId: context.query.managerId };
  const isWanted = wanted(context);
  const found =
    isWanted === undefined
      ? sql``
      : sql`where customer_id in (
    select customer_id from ${customers} where ${customers.groupId} = ${context.session.groupId} and ${isWanted})`;
  return sql`with ${figuresSql(scoped, spans)}, ${rankedSql}
    select ${ofPlace(spans, 'since')} as date, ranked.* from ranked ${found}`;
}

/** What the statistics are ordered by, as in `statOrder`; students without a rank come last. */
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

const entriesOf = ({ sort, unit }: Query) =>
  sortEntries<keyof typeof columns>(sort.length > 0 ? sort : [unit === undefined ? 'rank,asc' : 'date,asc']);

function order(query: Query): SQL {
  const entries = entriesOf(query);
  const given = entries.map(({ field, direction }) => sql`${columns[field]} ${sql.raw(direction)}`);
  const byRank = entries[0]!.field === 'date' ? [columns.rank] : [];
  return sql.join([...given, sql`date`, ...byRank, sql`name`, sql`customer_id`], sql`, `);
}

/**
 * The spans that a slice is in, its place in them, and how many rows there are where that is known. Where the order begins with the
 * date, as it does unless asked otherwise, the other spans are only counted.
 */
async function slicedSpans(
  context: Asking,
  { offset, limit }: Slice,
): Promise<Slice & { spans: Spans; total?: number }> {
  const { query } = context;
  const spans = spansIn(context);
  const [first] = entriesOf(query);
  if (spans.length < 2 || first!.field !== 'date') return { spans, offset, limit };
  const counts = await countPerSpan({ ...context, managerId: query.managerId }, spans, wanted(context));
  const inOrder = spans.map((span, index) => ({ span, count: counts[index]! }));
  if (first!.direction === 'desc') inOrder.reverse();
  let before = 0;
  const places = inOrder.map(({ span, count }) => ({ span, from: before, until: (before += count) }));
  const inSlice = places.filter(({ from, until }) => from < offset + limit && until > offset);
  return {
    spans: spans.filter(span => inSlice.some(place => place.span === span)),
    offset: offset - (inSlice[0]?.from ?? 0),
    limit,
    total: before,
  };
}

/** What the statistics show of a row of `figures`, which has its span's `place`. */
const shown = (spans: Spans): SQL =>
  sql`${
    spans[0]!.mark === null
      ? sql``
      : sql`${ofPlace(spans, 'since')} as date,
  ${ofPlace(spans, 'until')} as until, ${ofPlace(spans, 'mark')} as mark,`
  } ${statColumns}`;

/** The rows of a page, whose order is known. What only they show is computed for their students. */
async function loadPage(context: Asking, all: Spans, keys: readonly StatKey[]): Promise<StudentStat[]> {
  if (keys.length === 0) return [];
  const places = [...new Set(keys.map(({ place }) => place))].toSorted((a, b) => a - b);
  const spans = places.map(place => all[place - 1]!);
  const isTheirs = inIds(customers.customerId, [...new Set(keys.map(({ customerId }) => customerId))]);
  const { rows } = await context.db.execute<StudentStat & Record<string, unknown>>(sql`
    with ${figuresSql({ ...context, managerId: context.query.managerId }, spans, isTheirs)}
    select ${shown(spans)} from figures
    join unnest(${sql.param(keys.map(({ place }) => places.indexOf(place) + 1))}::int[],
      ${sql.param(keys.map(({ customerId }) => customerId))}::uuid[], ${sql.param(keys.map(({ rank }) => rank))}::int[])
      with ordinality as key(place, customer_id, rank, position) using (place, customer_id)
    order by position`);
  return rows;
}

/** Students with their figures of a period. The figures are what it is ordered by, so that there is nothing to load after. */
export const studentStatSource: ListSource<Query, StudentStat> = {
  async page(context, slice) {
    const { spans, total, ...within } = await slicedSpans(context, slice);
    if (spans.length === 0) return { ids: [], total: total ?? 0 };
    const scoped = { ...context, managerId: context.query.managerId };
    const asked = { which: wanted(context), order: entriesOf(context.query), ...within };
    const found = await pageOfSpans(scoped, spans, asked);
    return { ids: await loadPage(context, spans, found.page), total: total ?? found.total };
  },
  async ids(context, slice) {
    const { spans, offset, limit } = await slicedSpans(context, slice);
    if (spans.length === 0) return [];
    const { rows } = await context.db.execute<StudentStat & Record<string, unknown>>(sql`
      select ${shown(spans)} from (${statsSql(context, spans)}) stats
      order by ${order(context.query)} offset ${offset} limit ${limit}`);
    return rows;
  },
  async count(context) {
    const spans = spansIn(context);
    if (spans.length === 0) return 0;
    return sum(
      await countPerSpan({ ...context, managerId: context.query.managerId }, spans, wanted(context)),
    );
  },
  load: addChange,
};
