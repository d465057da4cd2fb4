import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { inIds } from '../../database/inIds.ts';
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
import { systemGroup } from '../../core/inGroup.ts';
import { publicGroup } from '../../core/token.ts';
import { toErased, toPseudonyms, withErased, type Erased } from './toErased.ts';

/** Deletes what belongs to erased people and does not go with their account by itself, except for mails (`eraseMails`). */
export async function deleteBelongings(db: Queryable, erased: Erased): Promise<void> {
  const { groupId, customerIds } = erased;
  const people = toErased(erased);
  const isTheirs = (column: AnyPgColumn) => inIds(column, customerIds);
  for (const table of [logins, corrections, alerts, roomPasswords])
    await db.delete(table).where(and(eq(table.groupId, groupId), isTheirs(table.customerId)));
  await db
    .delete(notifications)
    .where(
      and(
        eq(notifications.groupId, groupId),
        or(isTheirs(notifications.recipientId), isTheirs(notifications.studentId)),
      ),
    );
  for (const place of [groupId, publicGroup])
    await db.execute(sql`${withErased(erased)} delete from ${verifications} using p
      where ${verifications.groupId} = ${place} and (
        ${verifications.customerId} = p.customer_id or ${verifications.subject} = p.email
        or (p.phone <> '' and ${verifications.subject} = p.phone))`);
  await db.execute(sql`delete from ${idempotency} using ${toPseudonyms(customerIds)}
    where ${idempotency.groupId} = ${groupId} and strpos(${idempotency.answer}::text, p.customer_id::text) > 0`);
  await db
    .delete(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.groupId, groupId),
        inArray(sql`${webhookDeliveries.data} ->> 'customerId'`, [...customerIds]),
      ),
    );
  await db.execute(sql`${withErased(erased)} delete from ${inquiries} using p
    where ${inquiries.groupId} = ${systemGroup} and lower(${inquiries.email}) = lower(p.email)`);
  await db.execute(sql`delete from ${images} using ${people}
    where ${images.groupId} = ${groupId} and p.profile_image_id = ${images.imageId}`);
}
