import { and, eq, gte, isNull, or } from 'drizzle-orm';
import { studyDateOf } from '../../../src/domain/studyDay.ts';
import { planNow } from '../../academies/planNow.ts';
import { lockGroup } from '../../core/lockGroup.ts';
import type { Queryable } from '../../database/open.ts';
import { rooms } from '../../database/schema/index.ts';
import type { ReportWrite } from './reportWrite.ts';
import { RoomRefusal } from './roomRefusal.ts';

/**
 * Whether one more room may open by the academy's plan. Rooms that were moved away or whose last day has passed are not counted.
 *
 * @throws RoomRefusal ROOM_CAP
 */
export async function keepRoomCap(
  db: Queryable,
  { groupId, timeZone, studyClock, now, config }: ReportWrite,
): Promise<void> {
  if (config === undefined) return;
  const { rooms: most } = await planNow({ db, config, now }, { groupId, timeZone });
  if (most === null) return;
  await lockGroup(db, groupId);
  const open = and(
    eq(rooms.groupId, groupId),
    isNull(rooms.endedAt),
    isNull(rooms.movedFrom),
    or(isNull(rooms.endsOn), gte(rooms.endsOn, studyDateOf(now, studyClock))),
  );
  if ((await db.$count(rooms, open)) >= most) throw new RoomRefusal('ROOM_CAP');
}
