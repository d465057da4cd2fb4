import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../database/open.ts';
import { segments } from '../database/schema/index.ts';
import type { Running } from './runningPieces.ts';

/** The segment that a student's stopwatch runs now and its room, if any; within one room if that is asked for. */
export async function findRunning(
  db: Queryable,
  { groupId, customerId, roomId }: { groupId: string; customerId: string; roomId?: string },
): Promise<(NonNullable<Running> & { roomId: string }) | null> {
  const [running] = await db
    .select({ roomId: segments.roomId, state: segments.state, startedAt: segments.startedAt })
    .from(segments)
    .where(
      and(
        eq(segments.groupId, groupId),
        eq(segments.customerId, customerId),
        isNull(segments.endedAt),
        roomId === undefined ? undefined : eq(segments.roomId, roomId),
      ),
    );
  return running ?? null;
}
