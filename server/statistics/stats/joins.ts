import { sql } from 'drizzle-orm';
import sumBy from 'lodash/sumBy.js';
import type { Contract } from '../../../src/contract/index.ts';
import { datesOf, studyDateOf } from '../../../src/domain/studyDay.ts';
import { isWhole, studentsOf } from '../../accounts/scope.ts';
import type { Context } from '../../core/context.ts';
import { customers } from '../../database/schema/index.ts';
import { visitFigures } from '../../recorder/visits/visitFigures.ts';
import type { Visits } from '../../recorder/visits/Visits.ts';
import { visitorsOf } from '../visitorsOf.ts';
import { visitsOfDays } from '../visitsOfDays.ts';
import { ofCountedSpans } from '../ofCountedSpans.ts';
import { bucketsOf, type Bucket } from './buckets.ts';
import { statsPeriod } from './period.ts';

/** What the figures of a span take of the memory. */
const bytesOfVisits = 200;

type Joining = Pick<Context<Contract['stats']['joins']>, 'db' | 'now' | 'session' | 'query'>;

/**
 * Entries, different students, the most at once, and how long a visit lasted on average: one row a day, week or month.
 * A visit belongs to the day of its entry; one that lasts counts up to now.
 */
export async function joinsOf(context: Joining) {
  const { db, session, now, query } = context;
  const scope = { db, now, session, managerId: query.managerId };
  const buckets = bucketsOf(statsPeriod(query), query.unit, studyDateOf(now, session.studyClock));
  const students = sql`select ${customers.customerId} from ${customers} where ${studentsOf(scope)}`;
  const figures = isWhole(scope)
    ? await wholeFigures(context, buckets)
    : await ofCountedSpans(scope, buckets, {
        what: ['visits'],
        bytes: bytesOfVisits,
        count: spans => visitFigures(db, { ...session, now, students }, spans),
      });
  return buckets.map(({ since, until, incomplete, mark }, index) => {
    const { visitCount, visitorCount, peakCount, stayCount, staySeconds } = figures[index]!;
    return {
      date: since,
      until,
      incomplete,
      mark,
      joinCount: visitCount,
      userCount: visitorCount,
      peakCount,
      avgStaySeconds: stayCount === 0 ? 0 : Math.round(staySeconds / stayCount),
    };
  });
}

/** The academy's own days together, and for longer spans the students who came on any of their days. */
async function wholeFigures(context: Joining, buckets: readonly Bucket[]): Promise<Visits[]> {
  const isLong = buckets.some(({ since, until }) => since < until);
  const [byDate, visitors] = await Promise.all([
    visitsOfDays(context, { since: buckets[0]!.since, until: buckets.at(-1)!.until }),
    isLong ? visitorsOf(context, buckets) : undefined,
  ]);
  return buckets.map(({ since, until }, index) => {
    const days = datesOf(since, until).flatMap(date => byDate.get(date) ?? []);
    return {
      visitCount: sumBy(days, 'visitCount'),
      visitorCount: visitors ? visitors[index]! : sumBy(days, 'visitorCount'),
      peakCount: Math.max(0, ...days.map(({ peakCount }) => peakCount)),
      stayCount: sumBy(days, 'stayCount'),
      staySeconds: sumBy(days, 'staySeconds'),
    };
  });
}
