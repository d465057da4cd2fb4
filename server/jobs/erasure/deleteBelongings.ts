import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/open.ts';
import {
  alerts,
  corrections,
  idempotency,
  images,
  inquiries,
  logins,
  mails,
  notifications,
  roomPasswords,
  verifications,
  webhookDeliveries,
} from '../../database/schema/index.ts';
import { publicGroup } from '../../core/token.ts';

/** Deletes what belongs to erased people and does not go with their account by itself. */
export async function deleteBelongings(db: Queryable, people: SQL): Promise<void> {
  const theirs = (where: SQL) => sql`exists (select 1 from ${people} where ${where})`;
  const sameGroup = (column: typeof mails.groupId) => sql`p.group_id = ${column}`;
  for (const table of [logins, corrections, alerts, roomPasswords])
    await db
      .delete(table)
      .where(theirs(sql`p.group_id = ${table.groupId} and p.customer_id = ${table.customerId}`));
  // A mail also when it only speaks of them, such as an invitation that they signed or an alert of theirs.
  await db.delete(mails).where(
    theirs(sql`(${sameGroup(mails.groupId)} or ${mails.groupId} = ${publicGroup}) and (
      ${mails.customerId} = p.customer_id or ${mails.recipient} = p.email
      or ${mails.notificationId} in (
        select ${notifications.notificationId} from ${notifications}
        where ${notifications.groupId} = p.group_id
          and p.customer_id in (${notifications.recipientId}, ${notifications.studentId})
      )
      or (${mails.createdAt} <= p.deleted_at and strpos(${mails.subject} || ${mails.textBody}, p.name) > 0)
    )`),
  );
  await db
    .delete(notifications)
    .where(
      theirs(
        sql`p.group_id = ${notifications.groupId} and p.customer_id in (${notifications.recipientId}, ${notifications.studentId})`,
      ),
    );
  await db.delete(verifications).where(
    theirs(sql`(p.group_id = ${verifications.groupId} or ${verifications.groupId} = ${publicGroup}) and (
      ${verifications.customerId} = p.customer_id or ${verifications.subject} = p.email
      or (p.phone <> '' and ${verifications.subject} = p.phone))`),
  );
  await db
    .delete(idempotency)
    .where(
      theirs(
        sql`p.group_id = ${idempotency.groupId} and strpos(${idempotency.answer}::text, p.customer_id::text) > 0`,
      ),
    );
  await db
    .delete(webhookDeliveries)
    .where(
      theirs(
        sql`p.group_id = ${webhookDeliveries.groupId} and ${webhookDeliveries.data} ->> 'customerId' = p.customer_id::text`,
      ),
    );
  await db.delete(inquiries).where(theirs(sql`lower(${inquiries.email}) = lower(p.email)`));
  await db
    .delete(images)
    .where(theirs(sql`p.group_id = ${images.groupId} and p.profile_image_id = ${images.imageId}`));
}
