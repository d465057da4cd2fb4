import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import { customers } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { ProblemError } from '../../core/problem.ts';
import { hashPassword } from '../../core/password.ts';
import { assertStrongPassword } from '../session/assertStrongPassword.ts';
import { roleOf } from '../../core/currentUser.ts';
import { readCode } from '../verification/readCode.ts';
import { useCode } from '../verification/useCode.ts';

type Call = Contract['auth']['acceptManager'];

/** An invited manager joins: they say who they are and choose a password. The mail's code works once. */
export const acceptManager = prepared<Call, string>(async context => {
  const { body } = context;
  const { groupId, subject } = await readCode(context, body.code, 'INVITATION');
  assertStrongPassword('password', body.password, { groupId, email: subject, name: body.name });
  return hashPassword(body.password);
}, accept);

async function accept(context: Context<Call>, passwordHash: string) {
  const { db, body, now, audit } = context;
  const { groupId, customerId, subject } = await useCode(context, body.code, 'INVITATION');
  const { name, phone } = body;
  const isThem = and(eq(customers.groupId, groupId), eq(customers.customerId, customerId!));
  const [before] = await db.select().from(customers).where(isThem).for('update');
  // Another address has been entered since, and with it another invitation counts.
  if (before === undefined || before.email !== subject || before.accountStatus === 'DELETED')
    throw new ProblemError('CODE_EXPIRED');
  if (before.authenticatedAt !== null) throw new ProblemError('ALREADY_REGISTERED');
  if (before.accountStatus !== 'ACTIVE') throw new ProblemError('ACCOUNT_INACTIVE', { status: 409 });
  await db
    .update(customers)
    .set({
      name,
      phone,
      passwordHash,
      registrationStatus: 'REGISTERED',
      authenticatedAt: now,
      updatedAt: now,
      version: sql`${customers.version} + 1`,
    })
    .where(and(isThem, isNull(customers.authenticatedAt)));
  await audit({
    action: 'manager.accept',
    groupId,
    actor: { customerId: before.customerId, name, role: roleOf(before) },
    target: { kind: 'manager', id: before.customerId, name },
    before: { name: before.name, phone: before.phone },
    after: { name, phone },
  });
}
