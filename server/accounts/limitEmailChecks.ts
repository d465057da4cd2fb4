import type { Context } from '../core/context.ts';
import { countWithin } from '../core/countWithin.ts';
import { hashToken } from '../core/token.ts';
import { tooManyRequests } from '../core/tooManyRequests.ts';
import { serverLimits } from '../config/serverLimits.ts';

/**
 * Limits how many addresses an account can try as an administrator's: the response reveals whether the address is an
 * administrator's of another academy. Counts addresses, not calls.
 *
 * @throws ProblemError TOO_MANY_REQUESTS with the `time` to wait, in seconds.
 */
export async function limitEmailChecks(
  { db, session, now }: Pick<Context, 'db' | 'session' | 'now'>,
  emails: readonly string[],
): Promise<void> {
  if (emails.length === 0) return;
  const { times, seconds } = serverLimits.administratorEmails;
  const key = `administratorEmails:${hashToken(`${session.groupId} ${session.customerId}`)}`;
  const { count, startedAt } = await countWithin(db, key, { seconds, now, by: emails.length });
  if (count > times) throw tooManyRequests(startedAt, seconds, now);
}
