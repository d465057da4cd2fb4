import { and, eq } from 'drizzle-orm';
import type { Contract } from '../../../src/contract/index.ts';
import type { Queryable } from '../../database/open.ts';
import { customers, logins } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { ProblemError } from '../../core/problem.ts';
import { mailLink } from '../../core/mail/link.ts';
import { signupMail } from '../../mail/signupMail.ts';
import { signupTakenMail } from '../../mail/signupTakenMail.ts';
import { newToken, publicGroup } from '../../core/token.ts';
import { issueCode } from '../verification/issue.ts';
import { enforceCooldown } from '../verification/enforceCooldown.ts';

/**
 * Sends an owner-to-be the mail with which they go on (specification, section 4, sign-up). Where unknown addresses are to
 * stay unknown (`HIDE_UNKNOWN_EMAIL`), a used one gets the same response as a free one, and its owner gets an email.
 */
export async function requestEmail(context: Context<Contract['auth']['requestEmail']>) {
  const { db, body, config, mail } = context;
  const { email, language } = body;
  const owner = await findOwner(db, email);
  if (owner !== undefined && !config.hideUnknownEmail)
    throw new ProblemError('EMAIL_TAKEN', { fieldErrors: { email: 'errors.EMAIL_TAKEN' } });
  const about = { groupId: publicGroup, purpose: 'SIGNUP' as const, subject: email };
  await enforceCooldown(context, about);
  const code = newToken(publicGroup);
  const sent = await issueCode(context, code, about);
  await mail(
    owner === undefined
      ? {
          groupId: publicGroup,
          kind: 'signup',
          recipient: email,
          language,
          ...signupMail(language, { url: mailLink(config, 'signup', code) }),
        }
      : {
          groupId: owner.groupId,
          kind: 'signupTaken',
          customerId: owner.customerId,
          recipient: email,
          language: owner.language,
          ...signupTakenMail(owner.language, { name: owner.name, url: mailLink(config, 'login') }),
        },
  );
  return sent;
}

async function findOwner(db: Queryable, email: string) {
  const [row] = await db
    .select({ customer: customers })
    .from(logins)
    .innerJoin(
      customers,
      and(eq(customers.groupId, logins.groupId), eq(customers.customerId, logins.customerId)),
    )
    .where(and(eq(logins.email, email), eq(logins.administrator, true)));
  return row?.customer;
}
