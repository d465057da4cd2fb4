import { and, between, count, eq, gt, sql } from 'drizzle-orm';
import groupBy from 'lodash/groupBy.js';
import type { Period } from '../../src/domain/period.ts';
import { shiftDate, studyDateOf, studyDayBounds } from '../../src/domain/studyDay.ts';
import { wasUsed } from '../core/wasUsed.ts';
import { inIds } from '../database/inIds.ts';
import { inParallel } from '../database/inParallel.ts';
import { roomDays, rooms, studyRecords } from '../database/schema/index.ts';
import { findAllRunning } from './findAllRunning.ts';
import { isOfScope, isWhole, type QueryContext } from '../accounts/scope.ts';

/** What a room was used for in a period. */
interface RoomFigures {
  roomId: string;
  name: string;
  isAvailable: boolean;
  isCreated: boolean;
  isEnded: boolean;
  usedDayCount: number;
  totalSeconds: number;
  /** The part of the total that was not studied today. */
  completeSeconds: number;
}

interface Days extends Period {
  groupId: string;
  today: string;
}

const ofRoomDays = ({ groupId, since, until, today }: Days) => sql`
  select ${roomDays.roomId}, sum(${roomDays.totalSeconds})::float8 as total,
    sum(${roomDays.totalSeconds}) filter (where ${roomDays.studyDate} < ${today})::float8 as complete,
    count(*) filter (where ${wasUsed(roomDays)})::int as days
  from ${roomDays}
  where ${roomDays.groupId} = ${groupId} and ${roomDays.studyDate} between ${since} and ${until}
  group by ${roomDays.roomId}`;

const ofRecords = (context: QueryContext, { groupId, since, until, today }: Days) => sql`
  select ${studyRecords.roomId}, sum(${studyRecords.totalSeconds})::float8 as total,
    sum(${studyRecords.totalSeconds}) filter (where ${studyRecords.studyDate} < ${today})::float8 as complete,
    count(distinct ${studyRecords.studyDate}) filter (where ${wasUsed(studyRecords)})::int as days
  from ${studyRecords}
  where ${studyRecords.groupId} = ${groupId} and ${studyRecords.studyDate} between ${since} and ${until}
    and ${isOfScope(studyRecords.customerId, context) ?? sql`true`}
  group by ${studyRecords.roomId}`;

/** How many different students entered each of some rooms in a period. */
export async function roomUserCounts(
  context: QueryContext,
  { since, until }: Period,
  roomIds: readonly string[],
): Promise<Map<string, number>> {
  const { db } = context;
  // Each pair once, so that what is counted need not be sorted.
  const users = db
    .selectDistinct({ roomId: studyRecords.roomId, customerId: studyRecords.customerId })
    .from(studyRecords)
    .where(
      and(
        eq(studyRecords.groupId, context.session.groupId),
        inIds(studyRecords.roomId, roomIds),
        between(studyRecords.studyDate, since, until),
        gt(studyRecords.visitCount, 0),
        isOfScope(studyRecords.customerId, context),
      ),
    )
    .as('users');
  const rows = await db.select({ roomId: users.roomId, count: count() }).from(users).groupBy(users.roomId);
  return new Map(rows.map(({ roomId, count }) => [roomId, count]));
}

/**
 * Of each of two periods, every room that was open at some time of it, with its use by the students in scope. What stopwatches have
 * measured so far is read once for both.
 */
export async function roomFigures(
  context: QueryContext,
  periods: readonly [Period, Period],
): Promise<[RoomFigures[], RoomFigures[]]> {
  const [running, first, second] = await inParallel(
    context.db,
    () => findAllRunning(context),
    () => recordedFigures(context, periods[0]),
    () => recordedFigures(context, periods[1]),
  );
  const runningOf = groupBy(running, ({ roomId }) => roomId);
  const today = studyDateOf(context.now, context.session.studyClock);
  const withRunning = (rows: RoomFigures[], { since, until }: Period) => {
    const runningIn = (id: string, until: string) =>
      (runningOf[id] ?? []).reduce(
        (sum, { date, seconds }) => sum + (since <= date && date <= until ? seconds : 0),
        0,
      );
    const lastComplete = until < today ? until : shiftDate(today, -1);
    return rows.map(row => ({
      ...row,
      totalSeconds: row.totalSeconds + runningIn(row.roomId, until),
      completeSeconds: row.completeSeconds + runningIn(row.roomId, lastComplete),
    }));
  };
  return [withRunning(first, periods[0]), withRunning(second, periods[1])];
}

/** The figures of rooms as the records have them, without what is still running. */
async function recordedFigures(context: QueryContext, { since, until }: Period): Promise<RoomFigures[]> {
  const { db, session, now } = context;
  const { groupId, studyClock } = session;
  const start = sql`${studyDayBounds(since, studyClock).start.toISOString()}::timestamptz`;
  const end = sql`${studyDayBounds(until, studyClock).end.toISOString()}::timestamptz`;
  const today = studyDateOf(now, studyClock);
  const { rows } = await db.execute<RoomFigures & Record<string, unknown>>(sql`
    with used as (${isWhole(context) ? ofRoomDays({ since, until, groupId, today }) : ofRecords(context, { since, until, groupId, today })})
    select r.room_id as "roomId", r.name, r.ended_at is null as "isAvailable", r.created_at >= ${start} as "isCreated",
      r.ended_at is not null and r.ended_at < ${end} as "isEnded",
      coalesce(days, 0) as "usedDayCount", coalesce(total, 0) as "totalSeconds", coalesce(complete, 0) as "completeSeconds"
    from ${rooms} r left join used on used.room_id = r.room_id
    where r.group_id = ${groupId} and r.created_at < ${end} and (r.ended_at is null or r.ended_at >= ${start})
    order by r.name, r.room_id`);
  return rows;
}
