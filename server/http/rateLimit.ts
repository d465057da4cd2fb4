import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { rateLimits } from '../database/schema/index.ts';
import { hashToken } from '../session/token.ts';
import { ProblemError } from './problem.ts';

/** How often one address may make the calls of a kind: `times` in `seconds`. */
export const rates = {
  signIn: { times: 20, seconds: 300 },
  mail: { times: 30, seconds: 3_600 },
  image: { times: 120, seconds: 3_600 },
  form: { times: 60, seconds: 600 },
} as const;

/** Counts a try and refuses it when there were too many. The address is kept as a hash. */
export async function limitRate(
  db: Queryable,
  rate: keyof typeof rates,
  ipAddress: string,
  now: Date,
): Promise<void> {
  const { times, seconds } = rates[rate];
  const key = `${rate}:${hashToken(ipAddress)}`;
  const windowStart = new Date(now.getTime() - seconds * 1_000);
  const expired = sql`${rateLimits.startedAt} <= ${windowStart.toISOString()}`;
  const [row] = await db
    .insert(rateLimits)
    .values({ groupId: '~system', key, startedAt: now, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.groupId, rateLimits.key],
      set: {
        count: sql`case when ${expired} then 1 else ${rateLimits.count} + 1 end`,
        startedAt: sql`case when ${expired} then ${now.toISOString()} else ${rateLimits.startedAt} end`,
      },
    })
    .returning();
  if (row!.count > times) {
    const time = Math.max(1, Math.ceil((row!.startedAt.getTime() + seconds * 1_000 - now.getTime()) / 1_000));
    throw new ProblemError('TOO_MANY_REQUESTS', { details: { time } });
  }
}
