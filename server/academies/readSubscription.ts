import { eq } from 'drizzle-orm';
import { dateOfParam, isoInZone } from '../../src/domain/studyDay.ts';
import type { Config } from '../config/config.ts';
import type { CurrentUser } from '../core/currentUser.ts';
import type { Queryable } from '../database/open.ts';
import { subscriptions } from '../database/schema/index.ts';

/** What reading a plan needs. */
export interface PlanContext {
  db: Queryable;
  config: Pick<Config, 'plans'>;
  now: Date;
}

/** An academy's subscription, if it has one, and which day it is by the academy's calendar. */
export async function readSubscription(
  { db, now }: Pick<PlanContext, 'db' | 'now'>,
  { groupId, timeZone }: Pick<CurrentUser, 'groupId' | 'timeZone'>,
) {
  const [subscription] = await db.select().from(subscriptions).where(eq(subscriptions.groupId, groupId));
  return { subscription, today: dateOfParam(isoInZone(now, timeZone)) };
}
