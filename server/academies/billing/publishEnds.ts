import { addDays, subDays } from 'date-fns';
import { and, between, eq, gte, or } from 'drizzle-orm';
import type { BillingEvent } from '../../../src/domain/billingEvents.ts';
import { limits } from '../../../src/domain/limits.ts';
import { freePlan } from '../../../src/domain/plans/freePlan.ts';
import { dateOfParam, isoInZone, shiftDate } from '../../../src/domain/studyDay.ts';
import { billingOutboxId } from '../../core/webhooks/billingOutboxId.ts';
import type { Work } from '../../core/work.ts';
import { groups, subscriptions, webhookDeliveries } from '../../database/schema/index.ts';
import { billed, publishBilling } from './publishBilling.ts';

const { saidDays } = limits.premiumEnd;
const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

/**
 * Publishes to the billing system which trials and plans have ended, once each: within a week of the end what was published
 * before is found in the outbox, and an older end is none of its business.
 */
export async function publishEnds({ database: { orm }, clock, config }: Work): Promise<void> {
  if (config.billing === undefined) return;
  const now = clock();
  // Academies are a day apart at most.
  const window = [dayOf(subDays(now, saidDays + 2)), dayOf(addDays(now, 1))] as const;
  const academies = await orm
    .select({ groupId: groups.groupId, timeZone: groups.timeZone })
    .from(subscriptions)
    .innerJoin(groups, eq(groups.groupId, subscriptions.groupId))
    .where(or(between(subscriptions.endsOn, ...window), between(subscriptions.trialEndsOn, ...window)));
  for (const { groupId, timeZone } of academies)
    await orm.transaction(async tx => {
      const [row] = await tx
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.groupId, groupId))
        .for('update');
      if (row === undefined) return;
      const today = dateOfParam(isoInZone(now, timeZone));
      const hasEnded = (date: string | null): date is string =>
        date !== null && date < today && date >= shiftDate(today, -saidDays);
      const subscription = billed(row);
      const { plan, endsOn, trialEndsOn } = subscription;
      const ends: BillingEvent[] = [
        ...(hasEnded(trialEndsOn) ? [{ type: 'trial.ended' as const, data: subscription }] : []),
        ...(plan !== freePlan && hasEnded(endsOn)
          ? [{ type: 'period.ended' as const, data: subscription }]
          : []),
      ];
      if (ends.length === 0) return;
      const published = await tx
        .select({ type: webhookDeliveries.type, data: webhookDeliveries.data })
        .from(webhookDeliveries)
        .where(
          and(
            eq(webhookDeliveries.groupId, groupId),
            eq(webhookDeliveries.webhookId, billingOutboxId),
            gte(webhookDeliveries.createdAt, subDays(now, saidDays + 2)),
          ),
        );
      const isNew = ({ type, data }: BillingEvent) => {
        const end = type === 'trial.ended' ? ('trialEndsOn' as const) : ('endsOn' as const);
        return !published.some(each => each.type === type && each.data[end] === data[end]);
      };
      await publishBilling(tx, { groupId, now, config }, ends.filter(isNew));
    });
}
