import { and, eq, ne, sql } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import { customers, sessions } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { ProblemError } from '../../core/problem.ts';
import { mailLink } from '../../core/mail/link.ts';
import { passwordChangedMail } from '../../mail/passwordChangedMail.ts';
import { endSessions } from '../session/endSessions.ts';
import { forgetGuesses } from '../session/guesses.ts';
import { forgetBrowsers, rememberBrowser } from '../session/knownBrowser.ts';
import { hashPassword } from '../../core/password.ts';
import { assertStrongPassword } from '../session/assertStrongPassword.ts';
import { roleOf } from '../../core/currentUser.ts';
import { readCode } from '../verification/readCode.ts';
import { useCode } from '../verification/useCode.ts';

type Call = Contract['auth']['resetPassword'];

/**
 * Replaces a forgotten password, once for each mail, and ends every session of the account. Who has the mail waits no
 * longer for others' guesses, and their browser is known from now on.
 */
export const resetPassword = prepared<Call, string>(async context => {
  const { db, body } = context;
  const { groupId, customerId } = await readCode(context, body.code, 'RESET_PASSWORD');
  const [person] = await db
    .select({ groupId: customers.groupId, name: customers.name, email: customers.email })
    .from(customers)
    .where(and(eq(customers.groupId, groupId), eq(customers.customerId, customerId!)));
  if (person === undefined) throw new ProblemError('CODE_EXPIRED');
  assertStrongPassword('password', body.password, person);
  return hashPassword(body.password);
}, reset);

async function reset(context: Context<Call>, passwordHash: string) {
  const { db, body, now, config, audit, mail } = context;
  const { groupId, customerId } = await useCode(context, body.code, 'RESET_PASSWORD');
  const [person] = await db
    .update(customers)
    .set({
      passwordHash,
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
  await endSessions(context, groupId, eq(sessions.customerId, person.customerId));
  await forgetBrowsers(db, person);
  await rememberBrowser(context, person);
  await forgetGuesses(db, `password ${person.email}`);
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
