import { and, eq, sql } from 'drizzle-orm';
import { limits } from '../../../src/domain/limits.ts';
import type { Queryable } from '../../database/open.ts';
import { rateLimits } from '../../database/schema/index.ts';
import { ProblemError } from '../../core/problem.ts';
import { hashToken } from '../../core/token.ts';

const { waitSeconds, forgottenAfterHours } = limits.guesses;
const system = '~system';
/** The key of a subject's wrong guesses; the subject itself is stored as a hash only. */
const keyOf = (subject: string) => `guess:${hashToken(subject)}`;
const isThis = (subject: string) => and(eq(rateLimits.groupId, system), eq(rateLimits.key, keyOf(subject)));
const waitAfter = (failures: number) => waitSeconds[Math.min(failures, waitSeconds.length) - 1] ?? 0;

/**
 * Takes one guess at a secret, before it is known whether it is right: many at the same time are no more than one after
 * another. Returns which one it is since the last right one.
 *
 * @throws ProblemError TOO_MANY_REQUESTS with the `time` to wait, in seconds.
 */
export async function consumeAttempt(db: Queryable, subject: string, now: Date): Promise<number> {
  const { count, startedAt } = rateLimits;
  // Instants are calculated here: a distributed PostgreSQL takes no functions that depend on the time zone in an upsert.
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000).toISOString();
  const waitedSince = sql`(${sql.param(waitSeconds.map(ago))}::timestamptz[])`;
  const forgotten = sql`${startedAt} <= ${ago(forgottenAfterHours * 3_600)}::timestamptz`;
  const [taken] = await db
    .insert(rateLimits)
    .values({ groupId: system, key: keyOf(subject), startedAt: now, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.groupId, rateLimits.key],
      set: { count: sql`case when ${forgotten} then 1 else ${count} + 1 end`, startedAt: now },
      setWhere: sql`${startedAt} <= ${waitedSince}[least(${count}, ${waitSeconds.length})]`,
    })
    .returning({ count: rateLimits.count });
  if (taken !== undefined) return taken.count;
  const [row] = await db.select().from(rateLimits).where(isThis(subject));
  const until = row === undefined ? 0 : row.startedAt.getTime() + waitAfter(row.count) * 1_000;
  const time = Math.max(1, Math.ceil((until - now.getTime()) / 1_000));
  throw new ProblemError('TOO_MANY_REQUESTS', { details: { time } });
}

/** The right one was given: the count starts from zero. */
export async function forgetGuesses(db: Queryable, ...subjects: string[]): Promise<void> {
  for (const subject of subjects) await db.delete(rateLimits).where(isThis(subject));
}
