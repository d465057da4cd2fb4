import { and, sql, type SQL } from 'drizzle-orm';
import omit from 'lodash/omit.js';
import sum from 'lodash/sum.js';
import type { QueryOf } from '../../../src/contract/call.ts';
import type { Contract } from '../../../src/contract/index.ts';
import type { Period } from '../../../src/domain/period.ts';
import type { StudentStat } from '../../../src/domain/entities/statistics.ts';
import { limits } from '../../../src/domain/limits.ts';
import type { ListContext, ListSource } from '../../core/list.ts';
import { searchIn } from '../../core/searchIn.ts';
import { sortEntries } from '../../core/sortEntries.ts';
import { inIds } from '../../database/inIds.ts';
import { customers } from '../../database/schema/index.ts';
import { figuresSql } from '../figuresSql.ts';
import { addChange } from './addChange.ts';
import type { Bucket } from './buckets.ts';
import { countPerSpan } from './countPerSpan.ts';
import { pageOfFigures } from './pageOfFigures.ts';
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

/** What the statistics are ordered by, as in `sortedFigures`; students without a rank come last. */
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

/** Rows say how many there are, so that a page need not be counted after. */
const totals = new WeakMap<Asking, number>();

interface Slice {
  offset: number;
  limit: number;
}

/**
 * The spans that a page is in, and its place in them. Where the days come in their order, as they do unless asked otherwise, the
 * others are only counted.
 */
async function slicedSpans(context: Asking, { offset, limit }: Slice) {
  const { query } = context;
  const spans = spansIn(context);
  const [first] = entriesOf(query);
  if (spans.length < 2 || first!.field !== 'date') return { spans, offset, limit };
  const counts = await countPerSpan({ ...context, managerId: query.managerId }, spans, wanted(context));
  totals.set(context, sum(counts));
  const inOrder = spans.map((span, index) => ({ span, count: counts[index]! }));
  if (first!.direction === 'desc') inOrder.reverse();
  let before = 0;
  const places = inOrder.map(({ span, count }) => ({ span, from: before, until: (before += count) }));
  const onPage = places.filter(({ from, until }) => from < offset + limit && until > offset);
  return {
    spans: onPage.map(({ span }) => span),
    offset: offset - (onPage[0]?.from ?? 0),
    limit,
  };
}

type Key = { place: number; customerId: string; rank: number };

/** What the statistics show of a row of `figures`, which has its span's `place`. */
const shown = (spans: Spans): SQL =>
  sql`${
    spans[0]!.mark === null
      ? sql``
      : sql`${ofPlace(spans, 'since')} as date,
  ${ofPlace(spans, 'until')} as until, ${ofPlace(spans, 'mark')} as mark,`
  } ${statColumns}`;

/** The rows of a page, whose order is known. What only they show is computed for their students. */
async function loadPage(context: Asking, all: Spans, keys: readonly Key[]): Promise<StudentStat[]> {
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

/** The keys of a page that is in one span, from everyone's figures of it. */
async function keysAmongAll(context: Asking, span: Period, slice: Slice): Promise<Key[]> {
  const { query } = context;
  const scoped = { ...context, managerId: query.managerId };
  const { total, page } = await pageOfFigures(scoped, span, wanted(context), entriesOf(query), slice);
  if (!totals.has(context)) totals.set(context, total);
  return page.map(each => ({ place: 1, ...each }));
}

/** Students with their figures of a period. The figures are what it is ordered by, so that there is nothing to load after. */
export const studentStatSource: ListSource<Query, StudentStat> = {
  async ids(context, slice) {
    const { spans, offset, limit } = await slicedSpans(context, slice);
    if (spans.length === 0) return [];
    const isPage = limit <= limits.pageSize.max;
    const [span, ...others] = spans;
    if (isPage && others.length === 0)
      return loadPage(context, spans, await keysAmongAll(context, span!, { offset, limit }));
    const { rows } = await context.db.execute<
      (Key | (StudentStat & Key)) & { found: number } & Record<string, unknown>
    >(sql`
      select ${isPage ? sql`place, customer_id as "customerId", rank` : shown(spans)}, count(*) over ()::int as found
      from (${statsSql(context, spans)}) stats order by ${order(context.query)} offset ${offset} limit ${limit}`);
    if (rows[0] && !totals.has(context)) totals.set(context, rows[0].found);
    return isPage ? loadPage(context, spans, rows) : rows.map(row => omit(row, 'found') as StudentStat);
  },
  async count(context) {
    const known = totals.get(context);
    const spans = spansIn(context);
    if (known !== undefined || spans.length === 0) return known ?? 0;
    const { rows } = await context.db.execute<{ count: number }>(
      sql`select count(*)::int as count from (${statsSql(context, spans)}) stats`,
    );
    return rows[0]!.count;
  },
  load: addChange,
};
