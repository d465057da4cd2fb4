import { and, eq, or } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import type { Context } from '../../core/context.ts';
import { found, ProblemError } from '../../core/problem.ts';
import { savedViews } from '../../database/schema/index.ts';

/**
 * Deletes a view: one's own, and as the owner of the academy any that is shared.
 *
 * @throws ProblemError FORBIDDEN for one that another user shares
 */
export async function deleteView({ db, session, params, audit }: Context<Contract['savedViews']['delete']>) {
  const { groupId, customerId } = session;
  const isThis = and(eq(savedViews.groupId, groupId), eq(savedViews.viewId, params.viewId));
  const isVisible = or(eq(savedViews.shared, true), eq(savedViews.customerId, customerId));
  const view = found((await db.select().from(savedViews).where(and(isThis, isVisible)))[0]);
  if (view.customerId !== customerId && session.role !== 'OWNER') throw new ProblemError('FORBIDDEN');
  await db.delete(savedViews).where(isThis);
  if (view.shared)
    await audit({
      action: 'savedView.delete',
      target: { kind: 'savedView', id: view.viewId, name: view.name },
      before: { name: view.name },
    });
}
