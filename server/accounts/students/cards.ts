import { and, asc, eq } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import type { Context } from '../../core/context.ts';
import { visibleStudents } from '../../core/visible.ts';
import { inIds } from '../../database/inIds.ts';
import { customers } from '../../database/schema/index.ts';

/** What is printed on the cards of active students, and where the rooms are, if that is known. Others are left out. */
export async function invitationCards({
  db,
  session,
  body,
  config,
}: Pick<Context<Contract['students']['cards']>, 'db' | 'session' | 'body' | 'config'>) {
  const content = await db
    .select({ customerId: customers.customerId, name: customers.name, email: customers.email })
    .from(customers)
    .where(
      and(
        visibleStudents(session),
        eq(customers.accountStatus, 'ACTIVE'),
        inIds(customers.customerId, body.customerIds),
      ),
    )
    .orderBy(asc(customers.name), asc(customers.customerId));
  return { content, roomAppUrl: config.roomAppUrl ?? null };
}
