import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { contract, type Contract } from '../../src/contract/index.ts';
import type { AttendanceDay } from '../../src/domain/entities/attendance.ts';
import { isCalendarDate } from '../../src/domain/isCalendarDate.ts';
import { can } from '../../src/domain/permissions.ts';
import { isoInZone, studyDateOf, studyDayBounds } from '../../src/domain/studyDay.ts';
import { findStudent } from '../accounts/findStudent.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/problem.ts';
import { rooms, roomUsers } from '../database/schema/index.ts';
import { detailsOf } from './details.ts';

/**
 * What is known of a student's attendance on a study day, with the stays that began on it. Callers who may not see the
 * record of attendance see the running day alone.
 *
 * @throws ProblemError NOT_FOUND
 */
export async function readDay(context: Context<Contract['attendances']['day']>): Promise<AttendanceDay> {
  const { db, session, params, now } = context;
  const { groupId, studyClock, timeZone } = session;
  const { date } = params;
  const seesHistory = can(session, contract.attendances.details.access);
  if (!isCalendarDate(date) || (!seesHistory && date !== studyDateOf(now, studyClock))) throw notFound();
  const student = await findStudent(context, params.userId);
  const { userId, customerId, name } = student;
  const [detail = null] = await detailsOf(context, student, { since: date, until: date });
  const { start, end } = studyDayBounds(date, studyClock);
  const stays = await db
    .select({ roomName: rooms.name, enteredAt: roomUsers.enteredAt, exitedAt: roomUsers.exitedAt })
    .from(roomUsers)
    .innerJoin(rooms, and(eq(rooms.groupId, roomUsers.groupId), eq(rooms.roomId, roomUsers.roomId)))
    .where(
      and(
        eq(roomUsers.groupId, groupId),
        eq(roomUsers.customerId, customerId),
        gte(roomUsers.enteredAt, start),
        lt(roomUsers.enteredAt, end),
      ),
    )
    .orderBy(asc(roomUsers.enteredAt));
  return {
    userId,
    customerId,
    name,
    date,
    detail,
    stays: stays.map(({ roomName, enteredAt, exitedAt }) => ({
      roomName,
      enteredAt: isoInZone(enteredAt, timeZone),
      exitedAt: exitedAt && isoInZone(exitedAt, timeZone),
    })),
  };
}
