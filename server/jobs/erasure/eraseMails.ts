import groupBy from 'lodash/groupBy.js';
import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import { limits } from '../../../src/domain/limits.ts';
import { publicGroup } from '../../core/token.ts';
import { inIds } from '../../database/inIds.ts';
import type { Orm } from '../../database/open.ts';
import { customers, mails, notifications, suppressedAddresses } from '../../database/schema/index.ts';
import { createMentions } from './createMentions.ts';

type Person = Pick<typeof customers.$inferSelect, 'groupId' | 'customerId' | 'name' | 'email' | 'deletedAt'>;

/**
 * Deletes the mails to people who are about to be erased, and those that only speak of them, such as an invitation that they
 * signed or an alert of theirs. An academy's mails are read once, however many people are erased.
 */
export async function eraseMails(orm: Orm, isDue: SQL): Promise<void> {
  const { groupId, customerId, name, email, deletedAt } = customers;
  const people = await orm
    .select({ groupId, customerId, name, email, deletedAt })
    .from(customers)
    .where(isDue);
  if (people.length === 0) return;
  for (const [academy, theirs] of Object.entries(groupBy(people, 'groupId')))
    await eraseIn(orm, academy, theirs);
  await eraseIn(orm, publicGroup, people);
}

async function eraseIn(orm: Orm, groupId: string, people: readonly Person[]): Promise<void> {
  const ids = new Set(people.map(({ customerId }) => customerId));
  const addresses = new Set(people.map(({ email }) => email));
  await orm.delete(suppressedAddresses).where(
    and(
      eq(suppressedAddresses.groupId, groupId),
      inArray(
        suppressedAddresses.address,
        [...addresses].map(each => each.toLowerCase()),
      ),
    ),
  );
  const mentions = createMentions(people);
  for (let last: string | undefined; ;) {
    const page = await orm
      .select({
        mailId: mails.mailId,
        customerId: mails.customerId,
        recipientId: notifications.recipientId,
        studentId: notifications.studentId,
        recipient: mails.recipient,
        createdAt: mails.createdAt,
        text: sql<string>`${mails.subject} || ${mails.textBody}`,
      })
      .from(mails)
      .leftJoin(
        notifications,
        and(eq(notifications.groupId, mails.groupId), eq(notifications.notificationId, mails.notificationId)),
      )
      .where(and(eq(mails.groupId, groupId), last === undefined ? undefined : gt(mails.mailId, last)))
      .orderBy(asc(mails.mailId))
      .limit(limits.purge.rows);
    const theirs = page.filter(
      ({ customerId, recipientId, studentId, recipient, text, createdAt }) =>
        [customerId, recipientId, studentId].some(id => id !== null && ids.has(id)) ||
        addresses.has(recipient) ||
        mentions(text, createdAt),
    );
    if (theirs.length > 0)
      await orm.delete(mails).where(
        and(
          eq(mails.groupId, groupId),
          inIds(
            mails.mailId,
            theirs.map(({ mailId }) => mailId),
          ),
        ),
      );
    if (page.length < limits.purge.rows) return;
    last = page.at(-1)!.mailId;
  }
}
