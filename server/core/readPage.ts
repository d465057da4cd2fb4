import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';

/** Which records a page shows, and how many match. */
export interface Page<Id = string> {
  ids: Id[];
  total: number;
}

/**
 * The ids of a page and how many records match, in one statement. A page that is not full is the last one and gives the
 * total, which saves narrow searches the count.
 *
 * @param ids the query of the page's ids
 * @param count the query that counts all
 */
export async function readPage(
  db: Queryable,
  ids: SQLWrapper,
  count: SQL<number>,
  { offset, limit }: { offset: number; limit: number },
): Promise<Page> {
  const isLast = sql`cardinality(ids) < ${limit}${offset > 0 ? sql` and cardinality(ids) > 0` : sql``}`;
  const { rows } = await db.execute<Page & Record<string, unknown>>(sql`
    with page as materialized (select array${ids} as ids)
    select array_to_json(ids) as ids, case when ${isLast} then ${offset} + cardinality(ids) else ${count} end as total from page`);
  return rows[0]!;
}
