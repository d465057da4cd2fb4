import { and, eq, type SQL } from 'drizzle-orm';
import { customers } from '../database/schema/index.ts';
import type { Context } from '../core/context.ts';
import { found, ProblemError } from '../core/problem.ts';
import { authorityOver } from './authorityOver.ts';

type Account = typeof customers.$inferSelect;

interface Options {
  /** The accounts that the caller may see. */
  scope: SQL;
  /** For what everyone may change of their own account. */
  ownIsAllowed?: boolean;
}

/**
 * The account that a call changes, locked until the end of the transaction.
 *
 * @throws ProblemError NOT_FOUND outside of the scope, ALREADY_DELETED, and TARGET_HOLDS_MORE or FORBIDDEN for an account
 * that the caller has no authority over.
 */
export async function lockAccount(
  { db, session }: Pick<Context, 'db' | 'session'>,
  id: string,
  { scope, ownIsAllowed = false }: Options,
): Promise<Account> {
  const isThis = and(scope, eq(customers.customerId, id));
  const account = found((await db.select().from(customers).where(isThis).for('update'))[0]);
  const isOwn = ownIsAllowed && id === session.customerId;
  const refusal = isOwn ? null : authorityOver(session, account);
  if (refusal !== null) throw new ProblemError(refusal);
  if (account.accountStatus === 'DELETED') throw new ProblemError('ALREADY_DELETED');
  return account;
}
