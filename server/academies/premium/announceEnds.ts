import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { TZDate } from '@date-fns/tz';
import { daysLeft, endNotice, planStateOn } from '../../../src/domain/premium.ts';
import { dateOfParam, isoInZone } from '../../../src/domain/studyDay.ts';
import { customers, groups, subscriptions } from '../../database/schema/index.ts';
import { premiumEndMail } from '../../mail/premiumEndMail.ts';
import { inquiryLink } from '../../core/mail/link.ts';
import type { Work } from '../../core/work.ts';
import { publishWebhooks } from '../../core/webhooks/publishWebhooks.ts';

/** No emails at night: from this hour of the academy's clock on. */
const fromHour = 9;

/**
 * Emails owners whose premium ends: 3 days before, 1 day before, and when it has ended. Each email is recorded in the
 * transaction that writes it, so that several processes send it once; a changed end date is announced again.
 */
export async function announceEnds({ database: { orm }, clock, config, mail }: Work): Promise<void> {
  const now = clock();
  const academies = await orm
    .select({ subscription: subscriptions, group: groups, owner: customers })
    .from(subscriptions)
    .innerJoin(groups, eq(groups.groupId, subscriptions.groupId))
    .innerJoin(customers, and(eq(customers.groupId, groups.groupId), eq(customers.kind, 'OWNER')))
    .where(
      and(
        or(isNotNull(subscriptions.endsOn), isNotNull(subscriptions.trialEndsOn)),
        eq(customers.accountStatus, 'ACTIVE'),
      ),
    );
  for (const { subscription, group, owner } of academies) {
    if (new TZDate(now.getTime(), group.timeZone).getHours() < fromHour) continue;
    const today = dateOfParam(isoInZone(now, group.timeZone));
    const { state, premiumEndsOn } = planStateOn(subscription, today);
    if (premiumEndsOn === null) continue;
    const left = daysLeft(premiumEndsOn, today);
    const notice = endNotice(left);
    if (notice === null) continue;
    const announcedEnd = `${premiumEndsOn} ${notice}`;
    if (announcedEnd === subscription.announcedEnd) continue;
    await orm.transaction(async tx => {
      const noted = await tx
        .update(subscriptions)
        .set({ announcedEnd })
        .where(
          and(
            eq(subscriptions.groupId, group.groupId),
            eq(subscriptions.version, subscription.version),
            or(isNull(subscriptions.announcedEnd), ne(subscriptions.announcedEnd, announcedEnd)),
          ),
        )
        .returning({ one: sql`1` });
      if (noted.length === 0) return;
      const isTrial = state === 'TRIAL' || premiumEndsOn === subscription.trialEndsOn;
      await publishWebhooks(tx, { groupId: group.groupId, now }, [
        notice === 0
          ? { type: 'plan.ended', data: { endsOn: premiumEndsOn, isTrial } }
          : { type: 'plan.ending', data: { endsOn: premiumEndsOn, daysLeft: left, isTrial } },
      ]);
      await mail(tx, [
        {
          groupId: group.groupId,
          kind: 'premiumEnd',
          customerId: owner.customerId,
          recipient: owner.email,
          language: owner.language,
          ...premiumEndMail(owner.language, {
            name: owner.name,
            academy: group.name,
            isTrial,
            endsOn: premiumEndsOn,
            left: notice === 0 ? null : left,
            url: inquiryLink(config),
          }),
        },
      ]);
    });
  }
}
