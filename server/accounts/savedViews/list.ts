import { and, asc, eq, or } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import type { SavedView } from '../../../src/domain/entities/savedView.ts';
import type { Context } from '../../core/context.ts';
import { customers, savedViews } from '../../database/schema/index.ts';
import { assertListVisible } from './assertListVisible.ts';

/** The caller's views of a list and those that the academy shares, by name. */
export async function listViews({ db, session, query }: Context<Contract['savedViews']['list']>) {
  assertListVisible(session, query.list);
  const rows = await db
    .select({ view: savedViews, ownerName: customers.name })
    .from(savedViews)
    .innerJoin(
      customers,
      and(eq(customers.groupId, savedViews.groupId), eq(customers.customerId, savedViews.customerId)),
    )
    .where(
      and(
        eq(savedViews.groupId, session.groupId),
        eq(savedViews.list, query.list),
        or(eq(savedViews.shared, true), eq(savedViews.customerId, session.customerId)),
      ),
    )
    .orderBy(asc(savedViews.name), asc(savedViews.viewId));
  const content = rows.map(({ view, ownerName }): SavedView => ({
    viewId: view.viewId,
    list: view.list,
    name: view.name,
    shared: view.shared,
    query: view.query,
    ownerName,
    own: view.customerId === session.customerId,
  }));
  return { content };
}
