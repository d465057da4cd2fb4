import { sql } from 'drizzle-orm';
import uniqBy from 'lodash/uniqBy.js';
import type { QueryOf } from '../../../src/contract/call.ts';
import type { Contract } from '../../../src/contract/index.ts';
import type { StudentStat } from '../../../src/domain/entities/statistics.ts';
import type { ListContext } from '../../core/list.ts';
import { inIds } from '../../database/inIds.ts';
import { customers } from '../../database/schema/index.ts';
import { figuresSql } from '../figuresSql.ts';
import { changeOf, comparedSpans } from './comparedSpans.ts';
import { statsPeriod } from './period.ts';

type Asking = ListContext<QueryOf<Contract['stats']['students']>>;
type Compared = { customerId: string; pair: number; now: number | null; before: number | null };

/**
 * Students' statistics of a whole period, or of its days, weeks or months, each with how much the average of a day has changed
 * since the days that lie as far before as `compareSince` does before the period: 0.25 is a quarter more, null nothing to
 * compare with. The running day is left out on both sides. Without `compareSince` rows stay as they are.
 */
export async function addChange(context: Asking, stats: StudentStat[]): Promise<StudentStat[]> {
  const { db, query } = context;
  if (query.compareSince === undefined || stats.length === 0) return stats;
  const whole = statsPeriod(query);
  const spanOf = ({ date, until }: StudentStat) =>
    date === undefined || until === undefined ? whole : { since: date, until };
  const pairs = uniqBy(stats.map(spanOf), 'since').flatMap(({ since, until }) => {
    const spans = comparedSpans(context, { since, until });
    return spans === null ? [] : [{ since, spans }];
  });
  const { rows } =
    pairs.length > 0
      ? await db.execute<Compared>(sql`
        with ${figuresSql(
          { ...context, managerId: query.managerId },
          pairs.flatMap(({ spans }) => spans),
          inIds(customers.customerId, [...new Set(stats.map(({ customerId }) => customerId))]),
        )}
        select customer_id as "customerId", (place - 1) / 2 as pair, max(avg_seconds) filter (where place % 2 = 1) as now,
          max(avg_seconds) filter (where place % 2 = 0) as before
        from figures group by 1, 2`)
      : { rows: [] };
  const key = (since: string | undefined, customerId: string) => `${since} ${customerId}`;
  const byKey = new Map(rows.map(row => [key(pairs[row.pair]?.since, row.customerId), row]));
  return stats.map(stat => {
    const { now, before } = byKey.get(key(spanOf(stat).since, stat.customerId)) ?? {};
    return { ...stat, change: changeOf(now, before) };
  });
}
