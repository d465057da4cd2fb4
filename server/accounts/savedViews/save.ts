import { and, eq } from 'drizzle-orm';
import { limits } from '../../../src/domain/limits.ts';
import type { Contract } from '../../../src/contract/index.ts';
import type { Context } from '../../core/context.ts';
import { ProblemError } from '../../core/problem.ts';
import { newId } from '../../database/newId.ts';
import { customers, savedViews } from '../../database/schema/index.ts';
import { assertListVisible } from './assertListVisible.ts';

/**
 * Stores a list's filters under a name, in place of the caller's own by that name.
 *
 * @throws ProblemError FORBIDDEN for a list that the caller may not see and for an observer who shares one, SAVED_VIEW_CAP
 */
export async function saveView({ db, session, body, now, audit }: Context<Contract['savedViews']['save']>) {
  const { groupId, customerId } = session;
  assertListVisible(session, body.list);
  if (body.shared && session.role === 'OBSERVER') throw new ProblemError('FORBIDDEN');
  // Locked, so that calls at the same time do not all find room under the cap.
  await db
    .select({ customerId: customers.customerId })
    .from(customers)
    .where(and(eq(customers.groupId, groupId), eq(customers.customerId, customerId)))
    .for('update');
  const isMine = and(eq(savedViews.groupId, groupId), eq(savedViews.customerId, customerId));
  await db
    .delete(savedViews)
    .where(and(isMine, eq(savedViews.list, body.list), eq(savedViews.name, body.name)));
  const { most } = limits.savedView;
  if ((await db.$count(savedViews, isMine)) >= most)
    throw new ProblemError('SAVED_VIEW_CAP', { details: { limit: most } });
  const viewId = newId(now);
  await db.insert(savedViews).values({ ...body, groupId, customerId, viewId, createdAt: now });
  if (body.shared)
    await audit({
      action: 'savedView.share',
      target: { kind: 'savedView', id: viewId, name: body.name },
      after: { name: body.name },
    });
  return { ...body, viewId, ownerName: session.name, own: true };
}
