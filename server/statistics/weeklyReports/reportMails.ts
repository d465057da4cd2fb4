import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { inIds } from '../../database/inIds.ts';
import type { Queryable } from '../../database/open.ts';
import { mails, reportLinks } from '../../database/schema/index.ts';

/** The last mailed report of each student and week, and what became of the mail; mails that were deleted since had been sent. */
export async function reportMails(
  db: Queryable,
  { groupId, week }: { groupId: string; week: string },
  customerIds: readonly string[],
) {
  const rows = await db
    .selectDistinctOn([reportLinks.customerId], {
      customerId: reportLinks.customerId,
      createdAt: reportLinks.createdAt,
      openedAt: reportLinks.openedAt,
      state: mails.state,
      sentAt: mails.sentAt,
      failure: mails.failure,
    })
    .from(reportLinks)
    .leftJoin(mails, and(eq(mails.groupId, reportLinks.groupId), eq(mails.mailId, reportLinks.mailId)))
    .where(
      and(
        eq(reportLinks.groupId, groupId),
        inIds(reportLinks.customerId, customerIds),
        eq(reportLinks.week, week),
        isNotNull(reportLinks.mailId),
      ),
    )
    .orderBy(reportLinks.customerId, desc(reportLinks.createdAt), desc(reportLinks.linkId));
  return new Map(rows.map(row => [row.customerId, row]));
}
