import { and, eq, exists, gte, isNotNull, isNull, lt, lte, not, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { RoomActivity } from '../../src/domain/choices.ts';
import { studyDayBounds } from '../../src/domain/studyDay.ts';
import type { Queryable } from '../database/open.ts';
import { rooms, studyRecords } from '../database/schema/index.ts';
import { readOpenPeriod } from '../core/period.ts';
import { wasUsed } from '../core/wasUsed.ts';
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
  period: ActivityPeriod,
): SQL | undefined {
  const { since: first, until: last } = readOpenPeriod(period);
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
          wasUsed(studyRecords),
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
