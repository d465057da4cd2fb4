import { and, eq, exists, gt, gte, isNotNull, isNull, lt, lte, not, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { RoomActivity } from '../../src/domain/choices.ts';
import { isCalendarDate } from '../../src/domain/isCalendarDate.ts';
import { dateOfParam, studyDayBounds } from '../../src/domain/studyDay.ts';
import type { Queryable } from '../database/open.ts';
import { rooms, studyRecords } from '../database/schema/index.ts';
import { ProblemError } from '../core/problem.ts';
import { isOfScope } from '../accounts/scope.ts';
import type { CurrentUser } from '../core/currentUser.ts';

interface ActivityPeriod {
  since?: string | undefined;
  until?: string | undefined;
}

/**
 * Rooms by what happened to them on the study days `since` to `until`, as the dashboard counts them: used by a student
 * whom the caller may see, open without being used, made, ended. A day that is missing sets no bound.
 *
 * @throws ProblemError when one is no day of the calendar, or they are in the wrong order.
 */
export function activeWithin(
  db: Queryable,
  session: CurrentUser,
  activity: RoomActivity,
  { since, until }: ActivityPeriod,
): SQL | undefined {
  const first = since === undefined ? null : dateOfParam(since);
  const last = until === undefined ? null : dateOfParam(until);
  for (const [key, date] of [
    ['since', first],
    ['until', last],
  ] as const)
    if (date !== null && !isCalendarDate(date))
      throw new ProblemError('VALIDATION_FAILED', { fieldErrors: { [key]: 'validation.date' } });
  if (first !== null && last !== null && last < first) throw new ProblemError('PERIOD_REVERSED');
  const notBefore = (column: AnyPgColumn) =>
    first === null ? undefined : gte(column, studyDayBounds(first, session.studyClock).start);
  const notAfter = (column: AnyPgColumn) =>
    last === null ? undefined : lt(column, studyDayBounds(last, session.studyClock).end);
  const isUsed = exists(
    db
      .select({ roomId: studyRecords.roomId })
      .from(studyRecords)
      .where(
        and(
          eq(studyRecords.groupId, rooms.groupId),
          eq(studyRecords.roomId, rooms.roomId),
          first === null ? undefined : gte(studyRecords.studyDate, first),
          last === null ? undefined : lte(studyRecords.studyDate, last),
          gt(studyRecords.visitCount, 0),
          isOfScope(studyRecords.customerId, { session }),
        ),
      ),
  );
  const existed = and(notAfter(rooms.createdAt), or(isNull(rooms.endedAt), notBefore(rooms.endedAt)));
  const conditions: Record<RoomActivity, SQL | undefined> = {
    USED: and(existed, isUsed),
    UNUSED: and(existed, not(isUsed)),
    CREATED: and(notBefore(rooms.createdAt), notAfter(rooms.createdAt)),
    ENDED: and(isNotNull(rooms.endedAt), notBefore(rooms.endedAt), notAfter(rooms.endedAt)),
  };
  return conditions[activity];
}
