import { sql } from 'drizzle-orm';
import type { Period } from '../../src/domain/period.ts';
import { shiftDate, studyDateOf, studyDayBounds } from '../../src/domain/studyDay.ts';
import { rooms, studyRecords } from '../database/schema/index.ts';
import { findAllRunning } from './findAllRunning.ts';
import { isOfScope, type QueryContext } from '../accounts/scope.ts';

/** What a room was used for in a period. */
interface RoomFigures {
  roomId: string;
  name: string;
  isAvailable: boolean;
  isCreated: boolean;
  isEnded: boolean;
  /** Different students who entered. */
  userCount: number;
  usedDayCount: number;
  totalSeconds: number;
  /** The part of the total that was not studied today. */
  completeSeconds: number;
}

/** Every room that was open at some time of the period, with its use by the students in scope. */
export async function roomFigures(asking: QueryContext, { since, until }: Period): Promise<RoomFigures[]> {
  const { db, session, now } = asking;
  const { groupId, studyClock } = session;
  const start = sql`${studyDayBounds(since, studyClock).start.toISOString()}::timestamptz`;
  const end = sql`${studyDayBounds(until, studyClock).end.toISOString()}::timestamptz`;
  const today = studyDateOf(now, studyClock);
  const running = await findAllRunning(asking);
  const { rows } = await db.execute<RoomFigures & Record<string, unknown>>(sql`
    with used as (
      select ${studyRecords.roomId}, sum(${studyRecords.totalSeconds})::float8 as total,
        sum(${studyRecords.totalSeconds}) filter (where ${studyRecords.studyDate} < ${today})::float8 as complete,
        count(distinct ${studyRecords.customerId}) filter (where ${studyRecords.visitCount} > 0)::int as users,
        count(distinct ${studyRecords.studyDate}) filter (where ${studyRecords.visitCount} > 0)::int as days
      from ${studyRecords}
      where ${studyRecords.groupId} = ${groupId} and ${studyRecords.studyDate} between ${since} and ${until}
        and ${isOfScope(studyRecords.customerId, asking) ?? sql`true`}
      group by ${studyRecords.roomId}
    )
    select r.room_id as "roomId", r.name, r.ended_at is null as "isAvailable", r.created_at >= ${start} as "isCreated",
      r.ended_at is not null and r.ended_at < ${end} as "isEnded", coalesce(users, 0) as "userCount",
      coalesce(days, 0) as "usedDayCount", coalesce(total, 0) as "totalSeconds", coalesce(complete, 0) as "completeSeconds"
    from ${rooms} r left join used on used.room_id = r.room_id
    where r.group_id = ${groupId} and r.created_at < ${end} and (r.ended_at is null or r.ended_at >= ${start})
    order by r.name, r.room_id`);
  const runningIn = (id: string, until: string) =>
    running.reduce(
      (sum, { roomId, date, seconds }) =>
        sum + (roomId === id && since <= date && date <= until ? seconds : 0),
      0,
    );
  const lastComplete = until < today ? until : shiftDate(today, -1);
  return rows.map(row => ({
    ...row,
    totalSeconds: row.totalSeconds + runningIn(row.roomId, until),
    completeSeconds: row.completeSeconds + runningIn(row.roomId, lastComplete),
  }));
}
