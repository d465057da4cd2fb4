import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { visibleStudents } from '../core/visible.ts';
import type { Queryable } from '../database/open.ts';
import { customers, notifications } from '../database/schema/index.ts';
import type { CurrentUser } from '../core/currentUser.ts';

/** The visible part of the delivery log: the academy's; for an observer what concerns their students or was sent to them. */
export const visibleNotices = (db: Queryable, session: CurrentUser): SQL =>
  and(
    eq(notifications.groupId, session.groupId),
    session.role === 'OBSERVER'
      ? or(
          inArray(
            notifications.studentId,
            db.select({ id: customers.customerId }).from(customers).where(visibleStudents(session)),
          ),
          and(isNull(notifications.studentId), eq(notifications.recipientId, session.customerId)),
        )
      : undefined,
  )!;
