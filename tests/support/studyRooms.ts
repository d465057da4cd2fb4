import { and, eq } from 'drizzle-orm';
import { studyClockOf } from '../../server/core/studyClockOf.ts';
import { newId } from '../../server/database/newId.ts';
import { groups, rooms } from '../../server/database/schema/index.ts';
import { enterRoom } from '../../server/recorder/enterRoom.ts';
import { leaveRoom } from '../../server/recorder/leaveRoom.ts';
import type { Stay } from '../../server/recorder/liveStay.ts';
import { setAway } from '../../server/recorder/setAway.ts';
import { setDevices, type Devices } from '../../server/recorder/setDevices.ts';
import { setStopwatch } from '../../server/recorder/setStopwatch.ts';
import type { SegmentState } from '../../src/domain/choices.ts';
import type { Events } from '../../server/core/events/bus.ts';
import type { Database, Transaction } from '../../server/database/open.ts';
import { publishAfterCommit } from '../../server/core/events/publishAfterCommit.ts';
import type { RecorderWrite } from '../../server/recorder/studyWrite.ts';

type RoomOptions = Partial<typeof rooms.$inferInsert>;
type Room = typeof rooms.$inferSelect;
interface Someone {
  customerId: string;
}
interface Place {
  database: Pick<Database, 'orm'>;
  clock: () => Date;
  events: Pick<Events, 'publish'>;
}

const laptop = { networkType: 'WIFI', os: 'Windows 11', deviceType: 'PC', deviceModel: 'LG gram 17' };

/** What happens in an academy's rooms, by the recorder. */
export function studyRooms(
  { database: { orm }, clock, events }: Place,
  { groupId, owner }: { groupId: string; owner: Someone },
) {
  const write = async () => {
    const [group] = await orm.select().from(groups).where(eq(groups.groupId, groupId));
    return { groupId, studyClock: studyClockOf(group!), settings: group!.studySettings, now: clock() };
  };
  const recorded = async (
    run: (db: Transaction, write: Omit<RecorderWrite, 'random'>) => Promise<Stay | null>,
  ): Promise<Stay> => {
    const at = await write();
    const stay = await publishAfterCommit({ orm, events }, (db, publisher) =>
      run(db, { ...at, ...publisher }),
    );
    if (stay === null) throw new Error('Nobody is in a room.');
    return stay;
  };
  return {
    async room(options: RoomOptions = {}): Promise<Room> {
      const [room] = await orm
        .insert(rooms)
        .values({
          groupId,
          roomId: newId(clock()),
          roomUrlId: newId(clock()),
          name: '집중실',
          creatorId: owner.customerId,
          createdAt: clock(),
          maxParticipants: 20,
          ...options,
        })
        .returning();
      return room!;
    },
    enter: ({ customerId }: Someone, { roomId }: Pick<Room, 'roomId'>, devices: Devices = {}) =>
      recorded((db, at) => enterRoom(db, { ...at, ...laptop, ...devices, customerId, roomId })),
    press: ({ customerId }: Someone, state: SegmentState) =>
      recorded((db, at) => setStopwatch(db, { ...at, customerId, state })),
    devices: ({ customerId }: Someone, devices: Devices) =>
      recorded((db, at) => setDevices(db, { ...at, customerId, devices })),
    away: ({ customerId }: Someone, away: boolean) =>
      recorded((db, at) => setAway(db, { ...at, customerId, away })),
    leave: ({ customerId }: Someone, expulsionReason = 'NONE') =>
      recorded((db, at) => leaveRoom(db, { ...at, customerId, expulsionReason })),
    /** The academy's settings from now on. */
    async set(settings: object) {
      const { settings: before } = await write();
      await orm
        .update(groups)
        .set({ studySettings: { ...before, ...settings } })
        .where(and(eq(groups.groupId, groupId)));
    },
  };
}
