import { and, eq, ne, sql } from 'drizzle-orm';
import type { Contract } from '../../src/contract/index.ts';
import { customers, sessions } from '../database/schema/index.ts';
import type { Context } from '../http/context.ts';
import { ProblemError } from '../http/problem.ts';
import { mailLink } from '../mail/link.ts';
import { passwordChangedMail } from '../mail/passwordChangedMail.ts';
import { hashPassword } from '../session/password.ts';
import { roleOf } from '../session/signedIn.ts';
import { useCode } from '../verification/useCode.ts';

/** Replaces a forgotten password, once for each mail, and ends every session of the account. */
export async function resetPassword(context: Context<Contract['auth']['resetPassword']>) {
  const { db, body, now, config, audit, mail } = context;
  const { groupId, customerId } = await useCode(context, body.code, 'RESET_PASSWORD');
  const [person] = await db
    .update(customers)
    .set({
      passwordHash: await hashPassword(body.password),
      updatedAt: now,
      version: sql`${customers.version} + 1`,
    })
    .where(
      and(
        eq(customers.groupId, groupId),
        eq(customers.customerId, customerId!),
        ne(customers.accountStatus, 'DELETED'),
      ),
    )
    .returning();
  if (person === undefined) throw new ProblemError('CODE_EXPIRED');
  await db
    .delete(sessions)
    .where(and(eq(sessions.groupId, groupId), eq(sessions.customerId, person.customerId)));
  const { name, email, language } = person;
  await audit({
    action: 'profile.resetPassword',
    groupId,
    actor: { customerId: person.customerId, name, role: roleOf(person) },
    target: { kind: 'customer', id: person.customerId, name },
  });
  await mail({
    groupId,
    kind: 'passwordChanged',
    customerId: person.customerId,
    recipient: email,
    language,
    ...passwordChangedMail(language, { name, url: mailLink(config, 'requestReset') }),
  });
}
