import { and, eq, isNull, sql } from 'drizzle-orm';
import type { HostPermission } from '../../src/domain/choices.ts';
import type { RoomDetails } from '../../src/domain/entities/room.ts';
import type { Queryable } from '../database/open.ts';
import { roomCustomers, segments } from '../database/schema/index.ts';
import { found, notFound } from '../core/problem.ts';
import type { CurrentUser } from '../core/currentUser.ts';
import { truncateToSecond } from '../recorder/truncateToSecond.ts';
import { currentOccupancy, selectRooms, toRoom } from './record.ts';

interface Asking {
  db: Queryable;
  session: CurrentUser;
  now: Date;
}

/**
 * What a room is, who is in it now, and what it has come to. Study that goes on counts up to now.
 *
 * @throws ProblemError NOT_FOUND for a room that is unknown, or has ended where it must be open.
 */
export async function roomDetails(
  { db, session, now }: Asking,
  roomId: string,
  { open = false }: { open?: boolean } = {},
): Promise<RoomDetails> {
  const { groupId, timeZone } = session;
  const [row] = await selectRooms(db, session, currentOccupancy, [roomId]);
  const { room } = found(row);
  if (open && room.endedAt !== null) throw notFound();
  const [past] = await db
    .select({
      totalUserCount: sql<number>`coalesce(sum(${roomCustomers.dayCount}), 0)`,
      totalStudySeconds: sql<number>`coalesce(sum(${roomCustomers.totalSeconds}), 0)`,
    })
    .from(roomCustomers)
    .where(and(eq(roomCustomers.groupId, groupId), eq(roomCustomers.roomId, roomId)));
  const [running] = await db
    .select({
      seconds: sql<number>`coalesce(sum(greatest(0, extract(epoch from ${truncateToSecond(now)}::timestamptz - ${segments.startedAt}))), 0)::bigint`,
    })
    .from(segments)
    .where(
      and(
        eq(segments.groupId, groupId),
        eq(segments.roomId, roomId),
        isNull(segments.endedAt),
        eq(segments.state, 'STUDY'),
      ),
    );
  return {
    basicInfo: toRoom(row!, timeZone, now),
    detailInfo: {
      recommendedStudy: { used: room.recommendedStudyUsed, weight: room.recommendedStudyWeight },
      defaultRoleCamera: room.defaultRoleCamera,
      defaultRoleMic: room.defaultRoleMic,
      hostPermissions: room.hostPermissions as HostPermission[],
      endsOn: room.endsOn,
      totalUserCount: past!.totalUserCount,
      totalStudySeconds: past!.totalStudySeconds + running!.seconds,
    },
    version: room.version,
  };
}
