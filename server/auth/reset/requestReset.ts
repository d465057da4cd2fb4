import { TransactionRollbackError, and, eq } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import type { Queryable } from '../../database/open.ts';
import { customers, logins } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { ProblemError } from '../../core/problem.ts';
import { mailLink } from '../../core/mail/link.ts';
import { resetMail } from '../../mail/resetMail.ts';
import { newToken, publicGroup } from '../../core/token.ts';
import { issueCode } from '../verification/issue.ts';
import { enforceCooldown } from '../verification/enforceCooldown.ts';

/**
 * Sends an administrator the mail with which they choose a new password (specification, section 4, password reset).
 * Where unknown addresses are to stay unknown (`HIDE_UNKNOWN_EMAIL`), they are answered as known ones, waiting included.
 */
export async function requestReset(context: Context<Contract['auth']['requestReset']>) {
  const { db, body, config, mail } = context;
  const { email, language } = body;
  const person = await findPerson(db, email);
  if (person === undefined && !config.hideUnknownEmail)
    throw new ProblemError('EMAIL_NOT_REGISTERED', { fieldErrors: { email: 'errors.EMAIL_NOT_REGISTERED' } });
  const groupId = person?.groupId ?? publicGroup;
  const about = { groupId, purpose: 'RESET_PASSWORD' as const, subject: email };
  await enforceCooldown(context, about, 'EMAIL_ALREADY_SENT');
  const code = newToken(groupId);
  const sent = await issueCode(context, code, { ...about, customerId: person?.customerId ?? null });
  const name = person?.name ?? '';
  const url = mailLink(config, 'resetPassword', code);
  const put = () =>
    mail({
      groupId,
      kind: 'resetPassword',
      ...(person ? { customerId: person.customerId } : {}),
      recipient: email,
      language,
      ...resetMail(language, { name, email, url }),
    });
  // For an unknown address an email is written too and rolled back, so that response times do not differ.
  await (person === undefined ? undone(db, put) : put());
  return sent;
}

async function undone(db: Context['db'], work: () => Promise<void>): Promise<void> {
  await db
    .transaction(async savepoint => {
      await work();
      savepoint.rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
}

/** Accounts with a password to replace; those that have not accepted their invitation have none yet. */
async function findPerson(db: Queryable, email: string) {
  const [row] = await db
    .select({ customer: customers })
    .from(logins)
    .innerJoin(
      customers,
      and(eq(customers.groupId, logins.groupId), eq(customers.customerId, logins.customerId)),
    )
    .where(and(eq(logins.email, email), eq(logins.administrator, true)));
  const customer = row?.customer;
  return customer?.accountStatus === 'DELETED' || customer?.passwordHash === null ? undefined : customer;
}
