import { and, eq } from 'drizzle-orm';
import { newId } from '../../server/database/newId.ts';
import { groups, rooms } from '../../server/database/schema/index.ts';
import { enterRoom } from '../../server/study/enterRoom.ts';
import { leaveRoom } from '../../server/study/leaveRoom.ts';
import type { Stay } from '../../server/study/liveStay.ts';
import { setAway } from '../../server/study/setAway.ts';
import { setDevices, type Devices } from '../../server/study/setDevices.ts';
import { setStopwatch } from '../../server/study/setStopwatch.ts';
import type { SegmentState } from '../../src/domain/choices.ts';
import type { Events } from '../../server/events/bus.ts';
import type { Database } from '../../server/database/open.ts';

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

/** What happens in an academy's rooms, written and published as the recorder's callers do. */
export function studyRooms(
  { database: { orm }, clock, events }: Place,
  { groupId, owner }: { groupId: string; owner: Someone },
) {
  const write = async () => {
    const [group] = await orm.select().from(groups).where(eq(groups.groupId, groupId));
    return { groupId, timeZone: group!.timeZone, settings: group!.studySettings, now: clock() };
  };
  const told = async (stay: Promise<Stay | null>) => {
    const done = await stay;
    if (done === null) throw new Error('Nobody is in a room.');
    const { roomUserId, customerId } = done;
    events.publish({ groupId, kind: 'roomUser', id: roomUserId, customerId, at: clock().getTime() });
    return done;
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
    enter: async (someone: Someone, { roomId }: Pick<Room, 'roomId'>, devices: Devices = {}) => {
      const entry = {
        ...(await write()),
        networkType: 'WIFI',
        os: 'Windows 11',
        deviceType: 'PC',
        deviceModel: 'LG gram 17',
        ...devices,
      };
      return told(orm.transaction(tx => enterRoom(tx, { ...entry, customerId: someone.customerId, roomId })));
    },
    press: async ({ customerId }: Someone, state: SegmentState) => {
      const at = await write();
      return told(orm.transaction(tx => setStopwatch(tx, { ...at, customerId, state })));
    },
    devices: async ({ customerId }: Someone, devices: Devices) => {
      const at = await write();
      return told(orm.transaction(tx => setDevices(tx, { ...at, customerId, devices })));
    },
    away: async ({ customerId }: Someone, away: boolean) => {
      const at = await write();
      return told(orm.transaction(tx => setAway(tx, { ...at, customerId, away })));
    },
    leave: async ({ customerId }: Someone, expulsionReason?: string) => {
      const leaving = { ...(await write()), customerId, ...(expulsionReason ? { expulsionReason } : {}) };
      return told(orm.transaction(tx => leaveRoom(tx, leaving)));
    },
    /** The academy's settings from now on. */
    async set(settings: object) {
      const { settings: before } = await write();
      await orm
        .update(groups)
        .set({ studySettings: { ...before, ...settings } as never })
        .where(and(eq(groups.groupId, groupId)));
    },
  };
}
