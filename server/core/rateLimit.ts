import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { rateLimits } from '../database/schema/index.ts';
import { limits } from '../../src/domain/limits.ts';
import type { ApiKeyPrincipal } from './apiKeyPrincipal.ts';
import { hashToken } from './token.ts';
import { networkOf } from './networkOf.ts';
import { ProblemError } from './problem.ts';
import { countWithin } from './countWithin.ts';
import { tooManyRequests } from './tooManyRequests.ts';

/**
 * How often one address (IP address) may make the calls of a kind: `times` in `seconds`. Of `failures` only refused tries
 * are counted, so that the people behind a shared address do not use up one another's.
 */
export const rates = {
  signIn: { times: 20, seconds: 300, counted: 'failures' },
  mail: { times: 30, seconds: 3_600, counted: 'all' },
  image: { times: 120, seconds: 3_600, counted: 'all' },
  form: { times: 60, seconds: 600, counted: 'all' },
  // Of sign-in pages only those of unknown academies are counted, as many as sign-up's check of academy IDs.
  academy: { times: 60, seconds: 600, counted: 'failures' },
  report: { times: 120, seconds: 600, counted: 'all' },
  // A whole academy may open its invitations on one network.
  opening: { times: 600, seconds: 600, counted: 'all' },
} as const;
type Rate = keyof typeof rates;
const keyRate = { times: limits.apiKey.callsPerMinute, seconds: 60 };

const keyOf = (rate: Rate, ipAddress: string) => `${rate}:${hashToken(networkOf(ipAddress))}`;
const system = '~system';
const count = (db: Queryable, rate: Rate, ipAddress: string, now: Date) =>
  countWithin(db, keyOf(rate, ipAddress), { seconds: rates[rate].seconds, now });

/** Counts a call of an API key, and refuses it when there were too many within a minute. */
export async function limitKeyRate(db: Queryable, { homeGroupId, keyId }: ApiKeyPrincipal, now: Date) {
  const row = await countWithin(db, `apiKey:${homeGroupId}:${keyId}`, { seconds: keyRate.seconds, now });
  if (row.count > keyRate.times) throw tooManyRequests(row.startedAt, keyRate.seconds, now);
}

/** Refuses a call when there were too many; of a kind that counts every try, this one is counted. */
export async function limitRate(db: Queryable, rate: Rate, ipAddress: string, now: Date): Promise<void> {
  const { times, seconds, counted } = rates[rate];
  const row =
    counted === 'all' ? await count(db, rate, ipAddress, now) : await failuresOf(db, rate, ipAddress, now);
  if (row === undefined || row.count <= times - (counted === 'all' ? 0 : 1)) return;
  throw tooManyRequests(row.startedAt, seconds, now);
}

/** Counts a rejected attempt, where only those are counted. Correct credentials are never rate-limited by it. */
export async function countFailure(
  db: Queryable,
  rate: Rate | undefined,
  ipAddress: string,
  now: Date,
  error: unknown,
): Promise<void> {
  if (rate === undefined || rates[rate].counted !== 'failures') return;
  if (!(error instanceof ProblemError) || error.status === 429 || error.status >= 500) return;
  if (error.code === 'OTP_REQUIRED') return;
  await count(db, rate, ipAddress, now);
}

const failuresOf = async (db: Queryable, rate: Rate, ipAddress: string, now: Date) =>
  (
    await db
      .select()
      .from(rateLimits)
      .where(
        and(
          eq(rateLimits.groupId, system),
          eq(rateLimits.key, keyOf(rate, ipAddress)),
          gt(rateLimits.startedAt, new Date(now.getTime() - rates[rate].seconds * 1_000)),
        ),
      )
  )[0];
