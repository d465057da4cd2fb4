import { sql, type SQL } from 'drizzle-orm';
import type { Period } from '../../../src/domain/period.ts';
import type { QueryContext } from '../../accounts/scope.ts';
import { marked } from '../../attendance/cache/marked.ts';
import type { Students } from '../../attendance/cache/students.ts';
import type { Slice } from '../../core/list.ts';
import { packed, unpacked, type Packed } from '../../database/packedRows.ts';
import { customers } from '../../database/schema/index.ts';
import { everyonesSpans } from '../everyone/everyonesFigures.ts';
import type { Figures } from '../everyone/figuresOfSpan.ts';
import { createFirstRows, type KeptRows } from '../everyone/createFirstRows.ts';
import { rankOf } from '../everyone/ranksOf.ts';
import { figuresOfOrder, fullOrder, valuesOfOrder, type StatOrder } from './statOrder.ts';

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
  const { rows } = await db.execute<{ found: Packed }>(sql`
    select ${packed(customers.customerId, [])} as found from ${customers}
    where ${customers.groupId} = ${session.groupId} and ${which}`);
  return marked(unpacked(rows[0]!.found, 0), students);
}

/** The ranks of some rows. */
async function ranksOfRows(
  rows: readonly number[],
  { students, spans }: KeptRows,
  figuresOf: (index: number) => Promise<Figures<'totalSeconds'>>,
): Promise<number[]> {
  const ranks: number[] = [];
  for (const index of new Set(rows.map(row => spans[row]!))) {
    const figures = await figuresOf(index);
    for (const [at, row] of rows.entries()) {
      const student = students[row]!;
      if (spans[row] === index)
        ranks[at] = figures.isMember[student] === 1 ? rankOf(figures, figures.totalSeconds[student]!) : 0;
    }
  }
  return ranks;
}

/** A page of everyone's figures of some spans, which come by date, and how many rows there are. */
export async function pageOfSpans(
  context: QueryContext,
  periods: readonly Period[],
  { which, order: given, offset, limit }: Asked,
): Promise<{ total: number; page: StatKey[] }> {
  const order = fullOrder(given);
  const names = figuresOfOrder(order);
  const { students, figuresOf } = await everyonesSpans(context, periods, ['totalSeconds', ...names]);
  const found = which && (await foundAmong(context, students, which));
  const firstRows = createFirstRows({
    signs: order.map(({ direction }) => (direction === 'asc' ? 1 : -1)),
    most: offset + limit,
    all: periods.length * students.count,
  });
  let total = 0;
  for (const index of periods.keys()) {
    const figures = await figuresOf(index, names);
    const rows = found === undefined ? figures.rows : figures.rows.filter(row => found[row] === 1);
    total += rows.length;
    firstRows.add(rows, index, valuesOfOrder(order, figures, index));
  }
  const { kept } = firstRows;
  const page = [...firstRows.take({ offset, limit })];
  const ranks = await ranksOfRows(page, kept, index => figuresOf(index, ['totalSeconds']));
  return {
    total,
    page: page.map((row, at) => ({
      place: kept.spans[row]! + 1,
      customerId: students.idOf(kept.students[row]!),
      rank: ranks[at]!,
    })),
  };
}
