import { eq } from 'drizzle-orm';
import { dateOfParam, isoInZone } from '../../../src/domain/studyDay.ts';
import type { Context } from '../../core/context.ts';
import { subscriptions } from '../../database/schema/index.ts';
import { billed, publishBilling } from './publishBilling.ts';

/** Publishes to the billing system that an academy is deleted at `closesAt`; null if its closing was cancelled. */
export async function publishClosing(
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  { groupId, timeZone }: { groupId: string; timeZone: string },
  closesAt: Date | null,
): Promise<void> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.groupId, groupId));
  if (row === undefined) return;
  const data = billed(row);
  await publishBilling(db, { groupId, now, config }, [
    closesAt === null
      ? { type: 'academy.reopened', data }
      : { type: 'academy.closed', data: { ...data, deletedOn: dateOfParam(isoInZone(closesAt, timeZone)) } },
  ]);
}
