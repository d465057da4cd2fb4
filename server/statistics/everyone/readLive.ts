import { sql, type SQL } from 'drizzle-orm';
import type { Period } from '../../../src/domain/period.ts';
import { isWhole, studentsOf, type QueryContext } from '../../accounts/scope.ts';
import {
  nonePacked,
  packed,
  packedStudents,
  unpacked,
  type Packed,
  type Unpacked,
} from '../../database/packedRows.ts';
import { customers, excuses, studentDays } from '../../database/schema/index.ts';
import { presentSql } from '../../recorder/present.ts';
import { runningDays } from '../runningDays.ts';
import { runningSql } from '../runningSql.ts';

interface Asked {
  /** The days in question as far as they have begun, in spans. */
  spans: readonly Period[];
  /** Null where it is not among them. */
  today: string | null;
}

/** What today's days say, a column each. */
const ofToday = {
  total: studentDays.totalSeconds,
  premium: studentDays.premiumSeconds,
  target: studentDays.targetSeconds,
  present: sql`(${presentSql})::int`,
  absent: sql`coalesce(${studentDays.attendance} = 'ABSENT', false)::int`,
};

/** What `runningSql` says of a student in a span, which comes first by its place from 1 on. */
const ofRunning = [sql`place`, sql`seconds`, sql`complete`, sql`new_days_before`, sql`runs_today`];

/** What every request reads. */
export interface Live {
  /** Null for all students. */
  scope: Unpacked | null;
  days: Unpacked;
  excused: Unpacked;
  /** What runs in each span. */
  running: Unpacked;
}

/**
 * What every request reads: today's days, who is excused today, what runs and, unless they are the whole academy, who the students
 * in scope are; with the stamp of the days before.
 */
export async function readLive(
  context: QueryContext,
  { spans, today }: Asked,
  stamp: SQL,
): Promise<{ stamp: string; now: Live }> {
  const { db, session } = context;
  const { groupId } = session;
  const columns = Object.values(ofToday).map(column => sql`${column}`);
  const hasRunning = runningDays(context, spans).length > 0;
  // One statement, and so one moment: study that a stopwatch hands over to the day is in one of them.
  const { rows } = await db.execute<{ stamp: string } & Record<string, Packed>>(sql`
    with ${runningSql(context, hasRunning ? spans : [])}
    select ${stamp} as stamp,
      ${
        isWhole(context) ? nonePacked : packedStudents([], sql`${customers} where ${studentsOf(context)}`)
      } as scope,
      ${
        today === null
          ? nonePacked
          : packedStudents(
              columns,
              sql`${studentDays} where ${studentDays.groupId} = ${groupId} and ${studentDays.studyDate} = ${today}`,
            )
      } as days,
      ${
        today === null
          ? nonePacked
          : sql`(select ${packed(excuses.customerId, [])} from ${excuses}
        where ${excuses.groupId} = ${groupId} and ${excuses.until} >= ${today} and ${excuses.since} <= ${today})`
      } as excused,
      ${hasRunning ? sql`(select ${packed(sql`customer_id`, ofRunning)} from running)` : nonePacked} as running`);
  const { stamp: found, scope, days, excused, running } = rows[0]!;
  return {
    stamp: found,
    now: {
      scope: isWhole(context) ? null : unpacked(scope ?? null, 0),
      days: unpacked(days ?? null, columns.length),
      excused: unpacked(excused ?? null, 0),
      running: unpacked(running ?? null, ofRunning.length),
    },
  };
}
