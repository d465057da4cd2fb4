import { and, eq } from 'drizzle-orm';
import { contract } from '../../../src/contract/index.ts';
import { mayCall } from '../../../src/domain/mayCall.ts';
import type { Context } from '../../core/context.ts';
import { managersOf } from '../../core/visible.ts';
import { customers } from '../../database/schema/index.ts';

/** Why students may not be assigned to a manager, or null; see the form of a single student. */
export async function assignments({
  db,
  session,
}: Pick<Context, 'db' | 'session'>): Promise<(managerId: string | null) => string | null> {
  if (!mayCall(session, contract.managers.assign)) return () => 'errors.ASSIGNMENT_NOT_HELD';
  const active = await db
    .select({ id: customers.customerId })
    .from(customers)
    .where(and(managersOf(session), eq(customers.accountStatus, 'ACTIVE')));
  const ids = new Set(active.map(({ id }) => id));
  return managerId => (managerId === null || ids.has(managerId) ? null : 'validation.choice');
}
