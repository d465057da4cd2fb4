import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/open.ts';
import { exportRecipients } from '../../database/schema/index.ts';

interface Recipient {
  groupId: string;
  scheduleId: string;
  customerId: string;
}

/**
 * Ends a schedule's mails to one of its recipients; the schedule and its other recipients stay.
 *
 * @returns whether they were one
 */
export async function leaveSchedule(
  db: Queryable,
  { groupId, scheduleId, customerId }: Recipient,
): Promise<boolean> {
  const left = await db
    .delete(exportRecipients)
    .where(
      and(
        eq(exportRecipients.groupId, groupId),
        eq(exportRecipients.scheduleId, scheduleId),
        eq(exportRecipients.customerId, customerId),
      ),
    )
    .returning({ customerId: exportRecipients.customerId });
  return left.length > 0;
}
