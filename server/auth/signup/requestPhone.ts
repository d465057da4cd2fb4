import { randomInt } from 'node:crypto';
import type { Contract } from '../../../src/contract/index.ts';
import { limits } from '../../../src/domain/limits.ts';
import type { Context } from '../../core/context.ts';
import { phoneCodeMail } from '../../mail/phoneCodeMail.ts';
import { hashToken, publicGroup } from '../../core/token.ts';
import { issueCode } from '../verification/issue.ts';
import { readCode } from '../verification/readCode.ts';
import { enforceCooldown } from '../verification/enforceCooldown.ts';
import { phoneSecret } from './phoneSecret.ts';
import { assertPhoneFree } from './assertPhoneFree.ts';

const { digits, minutes } = limits.phoneCode;

/**
 * Sends the code that verifies a mobile number, after the email was verified. The embedded server has no provider of text
 * messages, so that the code goes to that email.
 */
export async function requestPhone(context: Context<Contract['auth']['requestPhone']>) {
  const { db, body, mail } = context;
  const { emailCode, phone, language } = body;
  const { subject: email } = await readCode(context, emailCode, 'SIGNUP');
  await assertPhoneFree(db, phone);
  const about = { groupId: publicGroup, purpose: 'PHONE' as const, subject: phone };
  await enforceCooldown(context, about);
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  const sent = await issueCode(
    context,
    phoneSecret(emailCode, phone, code),
    { ...about, boundTo: hashToken(emailCode) },
    minutes,
  );
  await mail({
    groupId: publicGroup,
    kind: 'phoneCode',
    recipient: email,
    language,
    ...phoneCodeMail(language, { phone, code }),
  });
  return sent;
}
