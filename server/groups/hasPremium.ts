import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { subscriptions } from '../database/schema/index.ts';

/** Whether an academy has its premium features on a day: by its plan, or while its trial lasts. */
export async function hasPremium(db: Queryable, groupId: string, today: string): Promise<boolean> {
  const [subscription] = await db
    .select({
      plan: subscriptions.plan,
      endsOn: subscriptions.endsOn,
      trialEndsOn: subscriptions.trialEndsOn,
    })
    .from(subscriptions)
    .where(eq(subscriptions.groupId, groupId));
  if (subscription === undefined) return false;
  const { plan, endsOn, trialEndsOn } = subscription;
  const isPaid = plan === 'PREMIUM' && (endsOn === null || endsOn >= today);
  return isPaid || (trialEndsOn !== null && trialEndsOn >= today);
}
