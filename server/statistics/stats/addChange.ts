import { sql } from 'drizzle-orm';
import type { QueryOf } from '../../../src/contract/call.ts';
import type { Contract } from '../../../src/contract/index.ts';
import type { StudentStat } from '../../../src/domain/entities/statistics.ts';
import { lengthOf } from '../../../src/domain/period.ts';
import { shiftDate, studyDateOf } from '../../../src/domain/studyDay.ts';
import type { ListContext } from '../../core/list.ts';
import { inIds } from '../../database/inIds.ts';
import { customers } from '../../database/schema/index.ts';
import { figuresSql } from '../figuresSql.ts';
import { statsPeriod } from './period.ts';

type Asking = ListContext<QueryOf<Contract['stats']['students']>>;
type Compared = { customerId: string; now: number | null; before: number | null };

/**
 * Students' statistics of a whole period, each with how much the average of a day has changed since the days from `compareSince`
 * on: 0.25 is a quarter more, null nothing to compare with. The running day is left out on both sides. Without
 * `compareSince`, or of weeks and months, rows stay as they are.
 */
export async function addChange(context: Asking, stats: StudentStat[]): Promise<StudentStat[]> {
  const { db, session, now, query } = context;
  const { compareSince, unit, managerId } = query;
  if (compareSince === undefined || unit !== undefined || stats.length === 0) return stats;
  const { since, until } = statsPeriod(query);
  const yesterday = shiftDate(studyDateOf(now, session.studyClock), -1);
  const complete = { since, until: until < yesterday ? until : yesterday };
  const isComparable = complete.until >= since && compareSince < since;
  const before = {
    since: compareSince,
    until: isComparable ? shiftDate(compareSince, lengthOf(complete) - 1) : compareSince,
  };
  const { rows } = isComparable
    ? await db.execute<Compared>(sql`
        with ${figuresSql(
          { ...context, managerId },
          [complete, before],
          inIds(
            customers.customerId,
            stats.map(({ customerId }) => customerId),
          ),
        )}
        select customer_id as "customerId", max(avg_seconds) filter (where place = 1) as now,
          max(avg_seconds) filter (where place = 2) as before
        from figures group by customer_id`)
    : { rows: [] };
  const byId = new Map(rows.map(row => [row.customerId, row]));
  return stats.map(stat => {
    const { now: after = null, before: past = null } = byId.get(stat.customerId) ?? {};
    return { ...stat, change: after === null || !past ? null : Number(after) / Number(past) - 1 };
  });
}
