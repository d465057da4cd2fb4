import { eq } from 'drizzle-orm';
import { freePlan } from '../../src/domain/plans/freePlan.ts';
import type { Plan } from '../../src/domain/plans/plan.ts';
import { planNamed } from '../../src/domain/plans/planNamed.ts';
import { planStateOn } from '../../src/domain/premium.ts';
import { dateOfParam, isoInZone } from '../../src/domain/studyDay.ts';
import type { Config } from '../config/config.ts';
import type { CurrentUser } from '../core/currentUser.ts';
import type { Queryable } from '../database/open.ts';
import { subscriptions } from '../database/schema/index.ts';

interface At {
  db: Queryable;
  config: Pick<Config, 'plans'>;
  now: Date;
}

/** The plan whose caps an academy has now: its own while its period runs, the free one before and after. */
export async function planNow(
  { db, config, now }: At,
  { groupId, timeZone }: Pick<CurrentUser, 'groupId' | 'timeZone'>,
): Promise<Plan> {
  const [subscription] = await db.select().from(subscriptions).where(eq(subscriptions.groupId, groupId));
  const today = dateOfParam(isoInZone(now, timeZone));
  const isRunning = subscription !== undefined && planStateOn(subscription, today).state === 'ACTIVE';
  return planNamed(config.plans, isRunning ? subscription.plan : freePlan);
}
