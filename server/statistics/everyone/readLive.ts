import { sql } from 'drizzle-orm';
import type { Period } from '../../../src/domain/period.ts';
import { isWhole, type QueryContext } from '../../accounts/scope.ts';
import { packed, unpacked } from '../../database/packed.ts';
import { excuses, studentDays } from '../../database/schema/index.ts';
import { presentSql } from '../../recorder/present.ts';
import { runningDays } from '../runningDays.ts';
import { runningSql } from '../runningSql.ts';
import { recordsStamp } from '../../core/kept/stamps.ts';

export interface Asked {
  /** The days in question as far as they have begun, and those of them that are over. */
  span: Period;
  days: Period;
  /** Null where it is not among them. */
  today: string | null;
}

/** What every request reads: today's days, who is excused today and what runs, with the stamp of the days before. */
export async function readLive(context: QueryContext, { span, days, today }: Asked) {
  const { db, session } = context;
  const { groupId } = session;
  const ofToday = [
    studentDays.totalSeconds,
    studentDays.premiumSeconds,
    studentDays.targetSeconds,
    sql`(${presentSql})::int`,
    sql`coalesce(${studentDays.attendance} = 'ABSENT', false)::int`,
  ].map(column => sql`${column}`);
  const hasRunning = runningDays(context, [span]).length > 0;
  const none = sql`null::bytea`;
  // One statement, and so one moment: study that a stopwatch hands over to the day is in one of them.
  const { rows } = await db.execute<{ stamp: string | null } & Record<string, Uint8Array | null>>(sql`
    with ${runningSql(context, hasRunning ? [span] : [])}
    select ${isWhole(context) ? recordsStamp(groupId, days) : sql`null`} as stamp,
      ${
        today === null
          ? none
          : sql`(select ${packed(studentDays.customerId, ofToday)} from ${studentDays}
        where ${studentDays.groupId} = ${groupId} and ${studentDays.studyDate} = ${today})`
      } as days,
      ${
        today === null
          ? none
          : sql`(select ${packed(excuses.customerId, [])} from ${excuses}
        where ${excuses.groupId} = ${groupId} and ${excuses.until} >= ${today} and ${excuses.since} <= ${today})`
      } as excused,
      ${
        hasRunning
          ? sql`(select ${packed(sql`customer_id`, [sql`seconds`, sql`complete`, sql`new_days`])} from running)`
          : none
      } as running`);
  const { stamp, days: ofDays, excused, running } = rows[0]!;
  return {
    stamp,
    days: unpacked(ofDays ?? null, ofToday.length),
    excused: unpacked(excused ?? null, 0),
    running: unpacked(running ?? null, 3),
  };
}
