import { and, eq } from 'drizzle-orm';
import type { RepresentativeInfo } from '../../src/domain/entities/room.ts';
import type { Queryable } from '../database/open.ts';
import { rooms } from '../database/schema/index.ts';
import { found } from '../core/problem.ts';
import { pictureUrl } from '../core/images/pictureUrl.ts';
import type { CurrentUser } from '../core/currentUser.ts';
import { creator } from './record.ts';
import { visiblePeople } from './visiblePeople.ts';

/** A room's creator; null when the account is gone, or is a student not assigned to the observer. */
export async function representative(
  { db, session }: { db: Queryable; session: CurrentUser },
  roomId: string,
): Promise<RepresentativeInfo> {
  const [row] = await db
    .select({ creator })
    .from(rooms)
    .leftJoin(
      creator,
      and(
        eq(creator.groupId, rooms.groupId),
        eq(creator.customerId, rooms.creatorId),
        visiblePeople(session, creator),
      ),
    )
    .where(and(eq(rooms.groupId, session.groupId), eq(rooms.roomId, roomId)));
  const person = found(row).creator;
  return {
    customerId: person?.customerId ?? null,
    userId: person?.userId ?? null,
    name: person?.name ?? '',
    email: person?.email ?? '',
    nickname: person?.nickname ?? '',
    profileImageUrl: person === null ? null : pictureUrl(person),
  };
}
