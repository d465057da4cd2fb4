import { limits } from '../../../src/domain/limits.ts';
import type { customers } from '../../database/schema/index.ts';
import { rateLimits } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { failedSignInMail } from '../../mail/failedSignInMail.ts';
import { mailLink } from '../../core/mail/link.ts';
import { roleOf } from '../../core/currentUser.ts';
import { hashToken } from '../../core/token.ts';

type Account = Pick<
  typeof customers.$inferSelect,
  'groupId' | 'customerId' | 'name' | 'email' | 'language' | 'kind' | 'observer'
>;
type Recording = Pick<Context, 'db' | 'audit' | 'mail' | 'config' | 'now' | 'ipAddress'>;

/** What was wrong: the secret that was guessed at, or that no guess was allowed yet. */
type Cause = 'PASSWORD' | 'OTP' | 'CURRENT_PASSWORD' | 'WAIT';

/**
 * Records a failed or rejected guess in the audit log of the account's academy, and notifies the account's owner after
 * several. Guesses for unknown accounts are recorded under the system, without the typed address.
 */
export async function recordGuess(
  context: Recording,
  account: Account | null,
  cause: Cause,
  failures = 0,
): Promise<void> {
  const { audit, mail, config, ipAddress } = context;
  if (cause === 'WAIT' && !(await isFirstOfMinute(context, account))) return;
  await audit({
    action: 'session.refused',
    groupId: account?.groupId ?? '~system',
    actor: {
      customerId: account?.customerId ?? null,
      name: account?.name ?? '',
      role: account ? roleOf(account) : '',
    },
    target: { kind: 'customer', id: account?.customerId ?? null, name: account?.name ?? '' },
    after: { cause },
  });
  if (account === null || account.kind === 'STUDENT' || failures !== limits.guesses.mailAfter) return;
  const { groupId, customerId, name, email, language } = account;
  await mail({
    groupId,
    kind: 'guessed',
    customerId,
    recipient: email,
    language,
    ...failedSignInMail(language, { name, failures, ipAddress, url: mailLink(config, 'requestReset') }),
  });
}

/** A flood of tries during a wait leaves a record a minute, not thousands. */
async function isFirstOfMinute({ db, now }: Recording, account: Account | null): Promise<boolean> {
  const minute = Math.floor(now.getTime() / 60_000);
  const about = hashToken(`${account?.groupId ?? ''} ${account?.customerId ?? ''}`);
  const [first] = await db
    .insert(rateLimits)
    .values({ groupId: '~system', key: `refused:${minute}:${about}`, startedAt: now, count: 1 })
    .onConflictDoNothing()
    .returning();
  return first !== undefined;
}
