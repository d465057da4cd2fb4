import { getTableName, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { compiled } from '../database/compiled.ts';
import type { ListContext, ListSource, Page, Slice } from './list.ts';

/** Which rows of a table a list has, and in which order. */
interface Matching {
  where: SQL;
  orderBy: readonly SQL[];
  /** What the order needs of other tables. */
  joined?: SQL;
}

/**
 * A list of a table's rows by their ids. Its page is one statement: the ids, and how many rows match unless the page says so, being
 * the last one and not full. That saves narrow searches the count.
 *
 * @param matching what the list's query asks of the table
 */
export function tableSource<Q>(
  { table, id }: { table: PgTable; id: SQLWrapper },
  matching: (context: ListContext<Q>) => Matching | Promise<Matching>,
  load: ListSource<Q>['load'],
): ListSource<Q> {
  const all = compiled(sql`${table}`);
  const ids = compiled(sql`select ${id} as id from`);
  const listed = compiled(sql`listed ${sql.identifier(getTableName(table))}`);
  const select = (from: SQL, { joined, orderBy }: Matching, where: SQL, { offset, limit }: Slice) =>
    sql`${ids} ${from} ${joined} ${where} order by ${sql.join([...orderBy], sql`, `)} limit ${limit} offset ${offset}`;

  return {
    async ids(context, slice) {
      const wanted = await matching(context);
      const { rows } = await context.db.execute<{ id: string }>(
        select(all, wanted, sql`where ${wanted.where}`, slice),
      );
      return rows.map(row => row.id);
    },
    async count(context) {
      return context.db.$count(table, (await matching(context)).where);
    },
    async page(context, slice) {
      const { offset, limit } = slice;
      const wanted = await matching(context);
      const isLast = sql`cardinality(ids) < ${limit}${offset > 0 ? sql` and cardinality(ids) > 0` : sql``}`;
      const { rows } = await context.db.execute<Page & Record<string, unknown>>(sql`
        with listed as not materialized (select * from ${all} where ${wanted.where}),
          page as materialized (select array(${select(listed, wanted, sql``, slice)}) as ids)
        select array_to_json(ids) as ids,
          case when ${isLast} then ${offset} + cardinality(ids) else (select count(*) from listed) end as total
        from page`);
      return rows[0]!;
    },
    load,
  };
}
