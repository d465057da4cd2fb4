import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/open.ts';
import { logins } from '../../database/schema/index.ts';
import { ProblemError } from '../../core/problem.ts';

/** An owner's mobile number is theirs alone. */
export async function assertPhoneFree(db: Queryable, phone: string): Promise<void> {
  if ((await db.$count(logins, eq(logins.phone, phone))) > 0)
    throw new ProblemError('PHONE_TAKEN', { fieldErrors: { phone: 'errors.PHONE_TAKEN' } });
}
