import { and, eq } from 'drizzle-orm';
import type { Contract } from '../../src/contract/index.ts';
import { logins } from '../database/schema/index.ts';
import type { Context } from '../http/context.ts';
import { ProblemError } from '../http/problem.ts';
import { mailLink } from '../mail/link.ts';
import { signupMail } from '../mail/signupMail.ts';
import { newToken, publicGroup } from '../session/token.ts';
import { issueCode } from '../verification/issue.ts';
import { refuseTooSoon } from '../verification/refuseTooSoon.ts';

/** Sends an owner-to-be the mail with which they go on (specification, section 4, sign-up). */
export async function requestEmail(context: Context<Contract['auth']['requestEmail']>) {
  const { db, body, config, mail } = context;
  const { email, language } = body;
  const taken = await db.$count(logins, and(eq(logins.email, email), eq(logins.administrator, true)));
  if (taken > 0) throw new ProblemError('EMAIL_TAKEN', { fieldErrors: { email: 'errors.EMAIL_TAKEN' } });
  const about = { groupId: publicGroup, purpose: 'SIGNUP' as const, subject: email };
  await refuseTooSoon(context, about);
  const code = newToken(publicGroup);
  const sent = await issueCode(context, code, about);
  await mail({
    groupId: publicGroup,
    kind: 'signup',
    recipient: email,
    language,
    ...signupMail(language, { url: mailLink(config, 'signup', code) }),
  });
  return sent;
}
