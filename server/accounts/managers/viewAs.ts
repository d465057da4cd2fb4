import { and, eq } from 'drizzle-orm';
import type { AuditAction } from '../../../src/domain/auditActions.ts';
import type { Contract } from '../../../src/contract/index.ts';
import { customers, sessions } from '../../database/schema/index.ts';
import { managersOf } from '../../core/visible.ts';
import type { Context } from '../../core/context.ts';
import { ProblemError } from '../../core/problem.ts';
import { lockAccount } from '../lockAccount.ts';

/**
 * Starts viewing the console as a manager of the own academy, read-only. The audit log records it.
 *
 * @throws ProblemError NOT_FOUND, OWN_ACCOUNT, ACCOUNT_NOT_ACTIVE, and TARGET_HOLDS_MORE for a manager who holds a permission
 *   that the caller lacks
 */
export async function viewAsManager(context: Context<Contract['managers']['viewAs']>): Promise<void> {
  const { session, params, audit } = context;
  if (params.id === session.customerId) throw new ProblemError('OWN_ACCOUNT');
  const manager = await lockAccount(context, params.id, { scope: managersOf(session) });
  if (manager.accountStatus !== 'ACTIVE') throw new ProblemError('ACCOUNT_NOT_ACTIVE');
  await look(context, manager.customerId);
  await audit(entry('manager.viewAs', manager));
}

/** Ends viewing the console as a manager. */
export async function endViewAsManager(context: Context): Promise<void> {
  const { db, session, audit } = context;
  if (session.viewingCustomerId === null) return;
  await look(context, null);
  const [manager] = await db
    .select()
    .from(customers)
    .where(and(managersOf(session), eq(customers.customerId, session.viewingCustomerId)));
  if (manager) await audit(entry('manager.endViewAs', manager));
}

const entry = (
  action: AuditAction,
  { customerId, name }: Pick<typeof customers.$inferSelect, 'customerId' | 'name'>,
) => ({ action, target: { kind: 'manager' as const, id: customerId, name } });

const look = ({ db, session }: Pick<Context, 'db' | 'session'>, viewingCustomerId: string | null) =>
  db
    .update(sessions)
    .set({ viewingCustomerId })
    .where(and(eq(sessions.groupId, session.groupId), eq(sessions.sessionId, session.sessionId)));
