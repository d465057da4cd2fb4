import { between, and, eq, sql } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import { studyDateOf } from '../../../src/domain/studyDay.ts';
import { groupDays, roomDays, studyRecords } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { wasUsed } from '../../core/wasUsed.ts';
import { isOfScope, isWhole } from '../../accounts/scope.ts';
import { studyOfDays } from '../studyOfDays.ts';
import { bucketsOf, type Bucket } from './buckets.ts';
import { statsPeriod } from './period.ts';

type Registering = Pick<Context<Contract['stats']['registrations']>, 'db' | 'now' | 'session' | 'query'>;

const sumIn = <T extends { date: string }>(rows: readonly T[], { since, until }: Bucket, key: keyof T) =>
  rows.reduce((sum, row) => (since <= row.date && row.date <= until ? sum + Number(row[key]) : sum), 0);

/** Rooms created, ended and used, and what was studied in them: one row a day, week or month. */
export async function registrationsOf(context: Registering) {
  const { db, session, now, query } = context;
  const period = statsPeriod(query);
  const buckets = bucketsOf(period, query.unit, studyDateOf(now, session.studyClock));
  // The rooms' own days say which of them anyone entered.
  const used = isWhole(context) ? roomDays : studyRecords;
  const [rooms, usedRooms, days] = await Promise.all([
    db
      .select({
        date: groupDays.studyDate,
        created: groupDays.createdRoomCount,
        ended: groupDays.endedRoomCount,
      })
      .from(groupDays)
      .where(
        and(eq(groupDays.groupId, session.groupId), between(groupDays.studyDate, period.since, period.until)),
      ),
    db.execute<{ place: number; used: number }>(sql`
      select width_bucket(${used.studyDate}, ${sql.param(buckets.map(({ since }) => since))}::date[]) as place,
        count(distinct ${used.roomId})::int as used
      from ${used}
      where ${used.groupId} = ${session.groupId} and ${between(used.studyDate, period.since, period.until)}
        and ${wasUsed(used)} and ${
          isWhole(context) ? sql`true` : (isOfScope(studyRecords.customerId, context) ?? sql`true`)
        }
      group by 1`),
    studyOfDays(context, period),
  ]);
  const usedIn = new Map(usedRooms.rows.map(row => [row.place, row.used]));
  return buckets.map((bucket, index) => ({
    date: bucket.since,
    until: bucket.until,
    incomplete: bucket.incomplete,
    mark: bucket.mark,
    createdCount: sumIn(rooms, bucket, 'created'),
    endedCount: sumIn(rooms, bucket, 'ended'),
    usedCount: usedIn.get(index + 1) ?? 0,
    studySeconds: sumIn(days, bucket, 'totalSeconds'),
  }));
}
