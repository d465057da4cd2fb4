import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/open.ts';
import {
  alerts,
  corrections,
  idempotency,
  images,
  inquiries,
  logins,
  notifications,
  roomPasswords,
  verifications,
  webhookDeliveries,
} from '../../database/schema/index.ts';
import { publicGroup } from '../../core/token.ts';

/** Deletes what belongs to erased people and does not go with their account by itself, except for mails (`eraseMails`). */
export async function deleteBelongings(db: Queryable, people: SQL): Promise<void> {
  const theirs = (where: SQL) => sql`exists (select 1 from ${people} where ${where})`;
  for (const table of [logins, corrections, alerts, roomPasswords])
    await db
      .delete(table)
      .where(theirs(sql`p.group_id = ${table.groupId} and p.customer_id = ${table.customerId}`));
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
