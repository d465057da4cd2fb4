import { and, count, eq } from 'drizzle-orm';
import type { Contract } from '../../src/contract/index.ts';
import { notifications } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { loadOne } from '../core/loadOne.ts';
import { noticeSource } from './noticeSource.ts';
import { visibleNotices } from './scope.ts';

/** One message of the delivery log, with the states of those sent together with it. */
export async function oneNotice(context: Context<Contract['notifications']['one']>) {
  const { db, session, params } = context;
  const notice = await loadOne(noticeSource, context, params.id);
  const states = await db
    .select({ state: notifications.state, count: count() })
    .from(notifications)
    .where(and(visibleNotices(db, session), eq(notifications.sendingId, notice.sendingId)))
    .groupBy(notifications.state);
  const sending = { SCHEDULED: 0, HELD: 0, SENT: 0, FAILED: 0, CANCELLED: 0 };
  for (const each of states) sending[each.state] = each.count;
  return { ...notice, sending };
}
