import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { rateLimits } from '../database/schema/index.ts';
import { limits } from '../../src/domain/limits.ts';
import type { ApiKeyPrincipal } from './apiKeyPrincipal.ts';
import { hashToken } from './token.ts';
import { networkOf } from './networkOf.ts';
import { ProblemError } from './problem.ts';

/**
 * How often one address may make the calls of a kind: `times` in `seconds`. Of `failures` only refused tries are counted,
 * so that the people behind a shared address do not use up one another's.
 */
export const rates = {
  signIn: { times: 20, seconds: 300, counted: 'failures' },
  mail: { times: 30, seconds: 3_600, counted: 'all' },
  image: { times: 120, seconds: 3_600, counted: 'all' },
  form: { times: 60, seconds: 600, counted: 'all' },
} as const;
type Rate = keyof typeof rates;
const keyRate = { times: limits.apiKey.callsPerMinute, seconds: 60 };

const keyOf = (rate: Rate, ipAddress: string) => `${rate}:${hashToken(networkOf(ipAddress))}`;
const system = '~system';

/** Counts a call of an API key, and refuses it when there were too many within a minute. */
export async function limitKeyRate(db: Queryable, { homeGroupId, keyId }: ApiKeyPrincipal, now: Date) {
  const row = await count(
    db,
    { groupId: homeGroupId, key: `apiKey:${keyId}`, seconds: keyRate.seconds },
    now,
  );
  if (row.count > keyRate.times) throw tooMany(row.startedAt, keyRate.seconds, now);
}

/** Refuses a call when there were too many; of a kind that counts every try, this one is counted. */
export async function limitRate(db: Queryable, rate: Rate, ipAddress: string, now: Date): Promise<void> {
  const { times, seconds, counted } = rates[rate];
  const row =
    counted === 'all'
      ? await count(db, windowOf(rate, ipAddress), now)
      : await failuresOf(db, rate, ipAddress, now);
  if (row === undefined || row.count <= times - (counted === 'all' ? 0 : 1)) return;
  throw tooMany(row.startedAt, seconds, now);
}

function tooMany(startedAt: Date, seconds: number, now: Date): ProblemError {
  const time = Math.max(1, Math.ceil((startedAt.getTime() + seconds * 1_000 - now.getTime()) / 1_000));
  return new ProblemError('TOO_MANY_REQUESTS', { details: { time } });
}

/** Counts a try that was refused, where those are what is counted. To right credentials nothing is said of guessing. */
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
  await count(db, windowOf(rate, ipAddress), now);
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

interface Window {
  groupId: string;
  key: string;
  seconds: number;
}

const windowOf = (rate: Rate, ipAddress: string): Window => ({
  groupId: system,
  key: keyOf(rate, ipAddress),
  seconds: rates[rate].seconds,
});

async function count(db: Queryable, { groupId, key, seconds }: Window, now: Date) {
  const windowStart = new Date(now.getTime() - seconds * 1_000);
  const expired = sql`${rateLimits.startedAt} <= ${windowStart.toISOString()}`;
  const [row] = await db
    .insert(rateLimits)
    .values({ groupId, key, startedAt: now, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.groupId, rateLimits.key],
      set: {
        count: sql`case when ${expired} then 1 else ${rateLimits.count} + 1 end`,
        startedAt: sql`case when ${expired} then ${now.toISOString()} else ${rateLimits.startedAt} end`,
      },
    })
    .returning();
  return row!;
}
