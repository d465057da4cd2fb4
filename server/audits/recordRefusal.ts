import { sql } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import { rateLimits } from '../database/schema/index.ts';
import { ProblemError } from '../core/problem.ts';
import type { CurrentUser } from '../core/currentUser.ts';
import { writeAudit } from '../core/writeAudit.ts';

/** A failed call, and its caller if known. */
export interface FailedCall {
  name: string;
  now: Date;
  ipAddress: string;
  visitor: CurrentUser | null;
  /** The academy that its address names. */
  groupId: string | undefined;
}

const windowMs = 3_600_000;

/**
 * Records that a signed-in person made a call without permission, or for another academy by its ID. Of the same call
 * by the same person within an hour the 1st, 10th, 100th and so on are recorded, so that the log cannot be flooded.
 */
export async function recordRefusal({ orm }: Database, tried: FailedCall, error: unknown): Promise<void> {
  const { name, now, ipAddress, visitor, groupId } = tried;
  if (!(error instanceof ProblemError) || visitor === null) return;
  // They may make the call once two-factor authentication is set up.
  if (error.code === 'SECOND_FACTOR_REQUIRED') return;
  const isForeign = visitor.role !== 'SUPER_ADMIN' && groupId !== undefined && groupId !== visitor.groupId;
  if (error.status !== 403 && !(isForeign && error.status === 404)) return;
  const since = new Date(now.getTime() - windowMs).toISOString();
  const isOver = sql`${rateLimits.startedAt} <= ${since}`;
  const [row] = await orm
    .insert(rateLimits)
    .values({
      groupId: visitor.groupId,
      key: `refused:${visitor.customerId}:${name}`,
      startedAt: now,
      count: 1,
    })
    .onConflictDoUpdate({
      target: [rateLimits.groupId, rateLimits.key],
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        startedAt: sql`case when ${isOver} then ${now.toISOString()} else ${rateLimits.startedAt} end`,
      },
    })
    .returning();
  const times = row!.count;
  if (!/^10*$/.test(String(times))) return;
  await writeAudit(
    orm,
    { session: visitor, ipAddress, now },
    {
      action: 'access.refused',
      target: { kind: 'call', id: name, name },
      after: { cause: error.code, times },
    },
  );
}
