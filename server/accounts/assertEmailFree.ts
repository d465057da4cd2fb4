import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { customers, logins } from '../database/schema/index.ts';
import { ProblemError } from '../core/problem.ts';

const refusal = (code: 'EMAIL_TAKEN' | 'EMAIL_TAKEN_DELETED') =>
  new ProblemError(code, { fieldErrors: { email: `errors.${code}` } });

/**
 * An email is one account's in an academy, a deleted one's too as long as it can come back; an administrator's is
 * theirs in all academies.
 */
export async function assertEmailFree(
  db: Queryable,
  groupId: string,
  customerId: string,
  email: string,
  { administrator = false } = {},
): Promise<void> {
  const [other] = await db
    .select({ accountStatus: customers.accountStatus })
    .from(customers)
    .where(
      and(eq(customers.groupId, groupId), eq(customers.email, email), ne(customers.customerId, customerId)),
    );
  if (other !== undefined)
    throw refusal(other.accountStatus === 'DELETED' ? 'EMAIL_TAKEN_DELETED' : 'EMAIL_TAKEN');
  if (administrator && (await administratorsElsewhere(db, groupId, [email])).size > 0)
    throw refusal('EMAIL_TAKEN');
}

/** Which of the emails belong to administrators of other academies. */
export async function administratorsElsewhere(
  db: Queryable,
  groupId: string,
  emails: string[],
): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const rows = await db
    .select({ email: logins.email })
    .from(logins)
    .where(and(inArray(logins.email, emails), eq(logins.administrator, true), ne(logins.groupId, groupId)));
  return new Set(rows.map(row => row.email));
}
