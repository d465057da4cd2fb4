import { and, desc, eq, sql } from 'drizzle-orm';
import { limits } from '../../../src/domain/limits.ts';
import { verifications } from '../../database/schema/index.ts';
import type { Context } from '../../core/context.ts';
import { ProblemError } from '../../core/problem.ts';

type Verification = typeof verifications.$inferSelect;

/**
 * Holds a subject until the end of the transaction, and refuses to send again what was sent less than a minute ago;
 * `time` is the seconds to wait.
 */
export async function enforceCooldown(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { groupId, purpose, subject }: Pick<Verification, 'groupId' | 'purpose' | 'subject'>,
  code: 'RESEND_WAIT' | 'EMAIL_ALREADY_SENT' = 'RESEND_WAIT',
): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${[groupId, purpose, subject].join(' ')}, 0))`,
  );
  const [last] = await db
    .select({ createdAt: verifications.createdAt })
    .from(verifications)
    .where(
      and(
        eq(verifications.groupId, groupId),
        eq(verifications.purpose, purpose),
        eq(verifications.subject, subject),
      ),
    )
    .orderBy(desc(verifications.createdAt))
    .limit(1);
  if (last === undefined) return;
  const waitMs = last.createdAt.getTime() + limits.emailResend.seconds * 1_000 - now.getTime();
  if (waitMs > 0) throw new ProblemError(code, { details: { time: Math.ceil(waitMs / 1_000) } });
}
