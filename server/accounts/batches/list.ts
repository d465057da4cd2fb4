import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../../src/contract/call.ts';
import type { Contract } from '../../../src/contract/index.ts';
import type { ListContext, ListSource } from '../../core/list.ts';
import { orderBy } from '../../core/orderBy.ts';
import { inIds } from '../../database/inIds.ts';
import { batches } from '../../database/schema/index.ts';
import { loadBatches } from './loadBatches.ts';

type Query = QueryOf<Contract['batches']['list']>;

const conditions = ({ session, query }: Pick<ListContext<Query>, 'session' | 'query'>): SQL =>
  and(eq(batches.groupId, session.groupId), query.own ? eq(batches.actorId, session.customerId) : undefined)!;

/** The history of imports and bulk changes of students. */
export const batchSource: ListSource<Query> = {
  async ids(context, { offset, limit }) {
    const { db, query } = context;
    const rows = await db
      .select({ id: batches.batchId })
      .from(batches)
      .where(conditions(context))
      .orderBy(
        ...orderBy(query.sort, { createdAt: batches.createdAt }, [desc(batches.createdAt)], batches.batchId),
      )
      .offset(offset)
      .limit(limit);
    return rows.map(({ id }) => id);
  },
  count: context => context.db.$count(batches, conditions(context)),
  async load(context, ids) {
    const rows = await loadBatches(context, inIds(batches.batchId, ids));
    const byId = new Map(rows.map(row => [row.batchId, row]));
    return ids.flatMap(id => byId.get(id) ?? []);
  },
};
