import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { rateLimits } from '../database/schema/index.ts';

interface Window {
  seconds: number;
  now: Date;
  /** How many to add; 1 unless said. */
  by?: number;
}

/** Adds to the count under a key, which starts again once `seconds` have passed. Returns the count and when it started. */
export async function countWithin(
  db: Queryable,
  key: string,
  { seconds, now, by = 1 }: Window,
): Promise<{ count: number; startedAt: Date }> {
  const windowStart = new Date(now.getTime() - seconds * 1_000);
  const expired = sql`${rateLimits.startedAt} <= ${windowStart.toISOString()}`;
  const [row] = await db
    .insert(rateLimits)
    .values({ groupId: '~system', key, startedAt: now, count: by })
    .onConflictDoUpdate({
      target: [rateLimits.groupId, rateLimits.key],
      set: {
        count: sql`case when ${expired} then ${by} else ${rateLimits.count} + ${by} end`,
        startedAt: sql`case when ${expired} then ${now.toISOString()} else ${rateLimits.startedAt} end`,
      },
    })
    .returning();
  return row!;
}
