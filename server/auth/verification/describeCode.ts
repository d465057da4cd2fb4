import { and, eq } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import { isoInZone } from '../../../src/domain/studyDay.ts';
import { customers, groups } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { ProblemError } from '../../core/problem.ts';
import { noteOpened } from '../invitation/noteOpened.ts';
import { readCode } from './readCode.ts';

/** Whom the code of a mail is for and what it is good for. Looking at it does not use it; of an invitation it is recorded. */
export async function describeCode(context: Context<Contract['auth']['valid']>) {
  const { db, body, config, now } = context;
  const { groupId, purpose, subject, customerId, expiresAt } = await readCode(
    context,
    body.code,
    'SIGNUP',
    'RESET_PASSWORD',
    'INVITATION',
  );
  const [row] =
    customerId === null
      ? []
      : await db
          .select({ customer: customers, groupTitle: groups.name })
          .from(customers)
          .innerJoin(groups, eq(groups.groupId, customers.groupId))
          .where(and(eq(customers.groupId, groupId), eq(customers.customerId, customerId)));
  if (purpose === 'INVITATION' && row?.customer.authenticatedAt) throw new ProblemError('CODE_USED');
  if (purpose === 'INVITATION') await noteOpened(db, { groupId, customerId, subject }, now);
  return {
    purpose: purpose as 'SIGNUP' | 'RESET_PASSWORD' | 'INVITATION',
    email: subject,
    name: row?.customer.name ?? '',
    phone: row?.customer.phone ?? '',
    groupTitle: row?.groupTitle ?? '',
    expiresAt: isoInZone(expiresAt, config.timeZone),
  };
}
