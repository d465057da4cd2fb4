import { sql, type SQL } from 'drizzle-orm';
import type { Period } from '../../../src/domain/period.ts';
import type { QueryContext } from '../../accounts/scope.ts';
import { marked } from '../../attendance/cache/marked.ts';
import type { Students } from '../../attendance/cache/students.ts';
import type { Slice } from '../../core/list.ts';
import { packed, unpacked } from '../../database/packedRows.ts';
import { customers } from '../../database/schema/index.ts';
import { everyonesSpans } from '../everyone/everyonesFigures.ts';
import type { Figures } from '../everyone/figuresOfSpan.ts';
import { sortedFigures, sumsOf, valueOf, type StatOrder } from './sortedFigures.ts';

/** A row of a span, which its place from 1 on names; the rank is among everyone in scope. */
export interface StatKey {
  place: number;
  customerId: string;
  rank: number;
}

interface Asked extends Slice {
  /** Selects some of the students, who keep their ranks. */
  which: SQL | undefined;
  order: StatOrder;
}

/** Who of everyone is searched for, by their places. */
async function foundAmong({ db, session }: QueryContext, students: Students, which: SQL) {
  const { rows } = await db.execute<{ found: Uint8Array | null }>(sql`
    select ${packed(customers.customerId, [])} as found from ${customers}
    where ${customers.groupId} = ${session.groupId} and ${which}`);
  return marked(unpacked(rows[0]!.found, 0), students);
}

/** The first rows of a span with what they are ordered by: all that a page of several spans needs of it. */
function firstRows(figures: Figures, rows: Int32Array, order: StatOrder) {
  const of = (values: ArrayLike<number>) => Float64Array.from(rows, row => values[row]!);
  return {
    places: of(figures.places),
    ranks: of(figures.rank),
    values: order.map(({ field, direction }) => ({
      values: field === 'date' ? null : of(valueOf[field](figures)),
      sign: direction === 'asc' ? 1 : -1,
    })),
  };
}

type FirstRows = ReturnType<typeof firstRows>;

/** Which of two spans has the row that comes first, of those that both have got to; equal ones are by date. */
function compareRows(spans: readonly FirstRows[], at: Int32Array, a: number, b: number): number {
  for (const [index, { values, sign }] of spans[a]!.values.entries()) {
    const difference = values === null ? a - b : values[at[a]!]! - spans[b]!.values[index]!.values![at[b]!]!;
    if (difference !== 0) return sign * difference;
  }
  return a - b;
}

/** A page of everyone's figures of some spans, which come by date, and how many rows there are. */
export async function pageOfSpans(
  context: QueryContext,
  periods: readonly Period[],
  { which, order, offset, limit }: Asked,
): Promise<{ total: number; page: StatKey[] }> {
  const { students, figuresOf } = await everyonesSpans(context, periods, sumsOf(order));
  const found = which && (await foundAmong(context, students, which));
  const spans: FirstRows[] = [];
  let total = 0;
  for (const index of periods.keys()) {
    const figures = await figuresOf(index);
    const sorted = sortedFigures(figures, order);
    const rows = found === undefined ? sorted : sorted.filter(row => found[figures.places[row]!] === 1);
    total += rows.length;
    spans.push(firstRows(figures, rows.subarray(0, offset + limit), order));
  }
  const at = new Int32Array(spans.length);
  const page: StatKey[] = [];
  for (let position = 0; position < Math.min(offset + limit, total); position++) {
    let first = -1;
    for (const [index, { places }] of spans.entries())
      if (at[index]! < places.length && (first === -1 || compareRows(spans, at, index, first) < 0))
        first = index;
    const { places, ranks } = spans[first]!;
    const row = at[first]!++;
    if (position >= offset)
      page.push({ place: first + 1, customerId: students.idOf(places[row]!), rank: ranks[row]! });
  }
  return { total, page };
}
