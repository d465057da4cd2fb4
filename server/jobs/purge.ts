import { subHours, subMonths } from 'date-fns';
import { and, eq, lt, notExists, or, isNotNull, sql, type SQL } from 'drizzle-orm';
import { limits } from '../../src/domain/limits.ts';
import {
  customers,
  groups,
  idempotency,
  images,
  inquiries,
  knownBrowsers,
  mails,
  notifications,
  rateLimits,
  sessions,
  studentDays,
  verifications,
} from '../database/schema/index.ts';
import type { Queryable } from '../database/open.ts';
import { presentSql } from '../study/present.ts';
import type { Work } from './schedule.ts';

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

/** Removes what has served its time: sessions, codes, keys, unused images, deleted accounts after 30 days, inquiries and the delivery log after 12 months. */
export async function purge({ database: { orm }, clock }: Pick<Work, 'database' | 'clock'>): Promise<void> {
  const now = clock();
  await orm.delete(sessions).where(lt(sessions.expiresAt, now));
  await orm
    .delete(verifications)
    .where(
      or(
        lt(verifications.expiresAt, daysAgo(now, 30)),
        and(isNotNull(verifications.usedAt), lt(verifications.usedAt, daysAgo(now, 30))),
      ),
    );
  await orm.delete(knownBrowsers).where(lt(knownBrowsers.seenAt, daysAgo(now, limits.knownBrowser.days)));
  await orm.delete(idempotency).where(lt(idempotency.createdAt, daysAgo(now, 2)));
  await orm.delete(rateLimits).where(lt(rateLimits.startedAt, daysAgo(now, 1)));
  await orm.delete(inquiries).where(lt(inquiries.createdAt, subMonths(now, limits.inquiry.retainedMonths)));
  const logSince = subMonths(now, limits.notification.retainedMonths);
  await orm.delete(notifications).where(lt(notifications.createdAt, logSince));
  await orm.delete(mails).where(and(isNotNull(mails.notificationId), lt(mails.createdAt, logSince)));
  const isGone = and(
    eq(customers.accountStatus, 'DELETED'),
    lt(customers.deletedAt, daysAgo(now, limits.restore.days)),
  );
  await orm.transaction(async tx => {
    await uncountRecords(tx, isGone);
    await uncountPresences(tx, isGone);
    await tx.delete(customers).where(isGone);
  });
  await orm.delete(images).where(
    and(
      lt(images.createdAt, subHours(now, limits.image.unusedHours)),
      notExists(
        orm
          .select({ one: sql`1` })
          .from(customers)
          .where(and(eq(customers.groupId, images.groupId), eq(customers.profileImageId, images.imageId))),
      ),
      notExists(
        orm
          .select({ one: sql`1` })
          .from(groups)
          .where(and(eq(groups.groupId, images.groupId), eq(groups.logoImageId, images.imageId))),
      ),
    ),
  );
}

/** Study records go with their student; the academy's days, which count them for lists, keep the rest of their sums. */
const uncountRecords = (db: Queryable, isGone: SQL | undefined) =>
  db.execute(sql`update group_days d set record_count = d.record_count - gone.count
    from (
      select r.group_id, r.study_date, count(*)::int as count
      from study_records r
      join customers on customers.group_id = r.group_id and customers.customer_id = r.customer_id
      where ${isGone}
      group by 1, 2
    ) gone
    where d.group_id = gone.group_id and d.study_date = gone.study_date`);

/** Attendance leaves out whose account is deleted, before and after the account is removed. */
const uncountPresences = (db: Queryable, isGone: SQL | undefined) =>
  db.execute(sql`update group_days d set present_count = d.present_count - gone.count
    from (
      select ${studentDays.groupId}, ${studentDays.studyDate}, count(*)::int as count
      from ${studentDays}
      join customers on customers.group_id = ${studentDays.groupId} and customers.customer_id = ${studentDays.customerId}
      where ${presentSql} and ${isGone}
      group by 1, 2
    ) gone
    where d.group_id = gone.group_id and d.study_date = gone.study_date`);
