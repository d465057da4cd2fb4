import { and, asc, between, eq } from 'drizzle-orm';
import type { BatchRow } from '../../../src/contract/batches.ts';
import type { ParamsOf, QueryOf } from '../../../src/contract/call.ts';
import type { Contract } from '../../../src/contract/index.ts';
import type { ListContext, ListSource } from '../../core/list.ts';
import { orderBy } from '../../core/orderBy.ts';
import { found } from '../../core/problem.ts';
import { visibleStudents } from '../../core/visible.ts';
import { batches, batchRows, customers } from '../../database/schema/index.ts';
import { isBatch, isRowOf } from './isBatch.ts';

type Rows = Contract['batches']['rows'];
type RowContext = ListContext<QueryOf<Rows>, ParamsOf<Rows>>;

const assertFound = async ({ db, session, params }: RowContext) =>
  found((await db.select().from(batches).where(isBatch(session, params.batchId)))[0]);

/** What became of each row of a batch. Students are named as far as the caller may see them. */
export const batchRowSource: ListSource<QueryOf<Rows>, number, ParamsOf<Rows>> = {
  async ids(context, { offset, limit }) {
    await assertFound(context);
    const { db, session, params, query } = context;
    const rows = await db
      .select({ position: batchRows.position })
      .from(batchRows)
      .where(isRowOf(session, params.batchId))
      .orderBy(
        ...orderBy(
          query.sort,
          { position: batchRows.position },
          [asc(batchRows.position)],
          batchRows.position,
        ),
      )
      .offset(offset)
      .limit(limit);
    return rows.map(({ position }) => position);
  },
  async count(context) {
    await assertFound(context);
    return context.db.$count(batchRows, isRowOf(context.session, context.params.batchId));
  },
  async load({ db, session, params }, positions) {
    const rows = await db
      .select({ row: batchRows, name: customers.name, email: customers.email })
      .from(batchRows)
      .leftJoin(customers, and(visibleStudents(session), eq(customers.customerId, batchRows.customerId)))
      .where(
        and(
          isRowOf(session, params.batchId),
          between(batchRows.position, Math.min(...positions), Math.max(...positions)),
        ),
      );
    const byPosition = new Map(rows.map(each => [each.row.position, each]));
    return positions.flatMap((position): BatchRow[] => {
      const found = byPosition.get(position);
      if (found === undefined) return [];
      const { row, name, email } = found;
      const [field = null, reason = null] = Object.entries(row.fieldErrors ?? {})[0] ?? [];
      const { sheet, number, outcome, undone } = row;
      return [{ position, sheet, number, outcome, name, email, field, reason, undone }];
    });
  },
};
