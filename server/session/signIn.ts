import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { customers, logins } from '../database/schema/index.ts';
import { ProblemError } from '../http/problem.ts';
import { passwordMatches } from './password.ts';

/**
 * The administrator whom an email and a password belong to (specification, section 8: login messages).
 *
 * @throws ProblemError LOGIN_FAILED for anything that does not match, whatever it is; ACCOUNT_INACTIVE and
 *   STUDENT_SIGN_IN only to who knows the password.
 */
export async function findAdministrator(db: Queryable, email: string, password: string) {
  const rows = await db
    .select({ customer: customers, administrator: logins.administrator })
    .from(logins)
    .innerJoin(
      customers,
      and(eq(customers.groupId, logins.groupId), eq(customers.customerId, logins.customerId)),
    )
    .where(eq(logins.email, email))
    .orderBy(desc(logins.administrator))
    .limit(5);
  const candidates = rows.filter(row => row.customer.accountStatus !== 'DELETED');
  if (candidates.length === 0) await passwordMatches(null, password);
  for (const { customer, administrator } of candidates) {
    if (!(await passwordMatches(customer.passwordHash, password))) continue;
    if (!administrator) throw new ProblemError('STUDENT_SIGN_IN');
    if (customer.accountStatus === 'INACTIVE') throw new ProblemError('ACCOUNT_INACTIVE');
    return customer;
  }
  throw new ProblemError('LOGIN_FAILED');
}
