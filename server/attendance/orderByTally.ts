import { sql, type SQL } from 'drizzle-orm';
import type { Period } from '../../src/domain/period.ts';
import type { SortEntry } from '../core/sortEntries.ts';
import type { Context } from '../core/context.ts';
import { studentSums } from './studentSums.ts';
import { tallyColumns } from './tallyColumns.ts';

export type TallyField = 'presentCount' | 'absentCount' | 'rate';

/** The ids of students, on a page, in the order of what their days of a period add up to, then by name. */
export async function orderByTally(
  context: Pick<Context, 'db' | 'session' | 'now'>,
  where: SQL | undefined,
  period: Period,
  { field, direction }: SortEntry<TallyField>,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  const { present, absent } = tallyColumns(context, [period]);
  const by = {
    presentCount: present,
    absentCount: absent,
    rate: sql`case when ${present} = 0 then 0 else ${present}::float8 / (${present} + ${absent}) end`,
  };
  const { rows } = await context.db.execute<{ id: string }>(sql`
    with ${studentSums(context, [period], where)}
    select c.customer_id as id
    from span
    cross join members c
    left join sums on sums.customer_id = c.customer_id
    left join excused on excused.customer_id = c.customer_id
    order by ${by[field]} ${sql.raw(direction)}, c.name, c.customer_id
    offset ${offset} limit ${limit}`);
  return rows.map(({ id }) => id);
}
