import { and, asc, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { DeviceType, ExpulsionReason, NetworkType } from '../../src/domain/choices.ts';
import type { ParamsOf, QueryOf } from '../../src/contract/call.ts';
import type { Contract } from '../../src/contract/index.ts';
import type { RoomUser } from '../../src/domain/entities/room.ts';
import { isoInZone } from '../../src/domain/studyDay.ts';
import { searchIn } from '../core/searchIn.ts';
import { orderBy } from '../core/orderBy.ts';
import { inIds } from '../database/inIds.ts';
import type { Queryable } from '../database/open.ts';
import { customers, roomCustomers, rooms, roomUsers } from '../database/schema/index.ts';
import type { ListContext, ListSource } from '../core/list.ts';
import { found } from '../core/problem.ts';
import type { CurrentUser } from '../core/currentUser.ts';
import { createdWithin } from '../core/createdWithin.ts';
import { visiblePeople } from './visiblePeople.ts';

const selectUsers = (db: Queryable) =>
  db
    .select({
      stay: getTableColumns(roomUsers),
      roomName: rooms.name,
      userId: customers.userId,
      username: customers.name,
      kind: customers.kind,
    })
    .from(roomUsers)
    .innerJoin(rooms, and(eq(rooms.groupId, roomUsers.groupId), eq(rooms.roomId, roomUsers.roomId)))
    .innerJoin(customers, roomUserScope(roomUsers));
type Row = Awaited<ReturnType<typeof selectUsers>>[number];

const toRoomUser = ({ stay, roomName, userId, username, kind }: Row, timeZone: string): RoomUser => ({
  roomUserId: stay.roomUserId,
  roomId: stay.roomId,
  roomName,
  userId,
  customerId: stay.customerId,
  username,
  userType: kind === 'STUDENT' ? 'STUDENT' : 'MANAGER',
  enteredAt: isoInZone(stay.enteredAt, timeZone),
  exitedAt: stay.exitedAt && isoInZone(stay.exitedAt, timeZone),
  camera: stay.camera,
  mic: stay.mic,
  speaker: stay.speaker,
  networkType: stay.networkType as NetworkType,
  creatorPermission: stay.creatorPermission,
  expulsionReason: stay.expulsionReason as ExpulsionReason,
  os: stay.os,
  deviceType: stay.deviceType as DeviceType,
  deviceModel: stay.deviceModel,
});

type OfRoom = typeof roomUsers | typeof roomCustomers;
/** A room's stays, or what they have come to, of the people whom the visitor may see. */
const inRoom = (table: OfRoom, session: CurrentUser, roomId: string) =>
  and(eq(table.groupId, session.groupId), eq(table.roomId, roomId), visiblePeople(session, customers));
const roomUserScope = (table: OfRoom) =>
  and(eq(customers.groupId, table.groupId), eq(customers.customerId, table.customerId));

async function needRoom(db: Queryable, { groupId }: CurrentUser, roomId: string): Promise<void> {
  const isThis = and(eq(rooms.groupId, groupId), eq(rooms.roomId, roomId));
  found((await db.select({ roomId: rooms.roomId }).from(rooms).where(isThis))[0]);
}

/** Who is in a room now, in the order of entering. */
export async function liveUsers(
  { db, session }: { db: Queryable; session: CurrentUser },
  roomId: string,
): Promise<RoomUser[]> {
  await needRoom(db, session, roomId);
  const rows = await selectUsers(db)
    .where(and(inRoom(roomUsers, session, roomId), isNull(roomUsers.exitedAt)))
    .orderBy(asc(roomUsers.enteredAt), asc(roomUsers.roomUserId));
  return rows.map(row => toRoomUser(row, session.timeZone));
}

type Query = QueryOf<Contract['rooms']['joinHistories']>;
type Params = ParamsOf<Contract['rooms']['joinHistories']>;
const sortable = {
  enteredAt: roomUsers.enteredAt,
  exitedAt: roomUsers.exitedAt,
  username: customers.name,
};
/** The stays that the query asks for. */
const roomUserConditions = (table: OfRoom, { session, params, query }: ListContext<Query, Params>) =>
  and(inRoom(table, session, params.roomId), searchIn({ username: customers.name }, query));
const conditions = (context: ListContext<Query, Params>) =>
  and(
    roomUserConditions(roomUsers, context),
    createdWithin(roomUsers.enteredAt, context.query, context.session.timeZone),
  );

/** Everyone who has been in a room, each stay by itself, the latest first. */
export const joinHistories: ListSource<Query, string, Params> = {
  async ids(context, { offset, limit }) {
    await needRoom(context.db, context.session, context.params.roomId);
    const rows = await context.db
      .select({ id: roomUsers.roomUserId })
      .from(roomUsers)
      .innerJoin(customers, roomUserScope(roomUsers))
      .where(conditions(context))
      .orderBy(...orderBy(context.query.sort, sortable, [desc(roomUsers.enteredAt)], roomUsers.roomUserId))
      .offset(offset)
      .limit(limit);
    return rows.map(({ id }) => id);
  },
  async count(context) {
    const { db, session, params, query } = context;
    await needRoom(db, session, params.roomId);
    const isOfAllTime = query.since === undefined && query.until === undefined;
    const [row] = isOfAllTime
      ? await db
          .select({ total: sql<number>`coalesce(sum(${roomCustomers.stayCount}), 0)` })
          .from(roomCustomers)
          .innerJoin(customers, roomUserScope(roomCustomers))
          .where(roomUserConditions(roomCustomers, context))
      : await db
          .select({ total: sql<number>`count(*)` })
          .from(roomUsers)
          .innerJoin(customers, roomUserScope(roomUsers))
          .where(conditions(context));
    return row!.total;
  },
  async load({ db, session }, ids) {
    const rows = await selectUsers(db).where(
      and(
        eq(roomUsers.groupId, session.groupId),
        visiblePeople(session, customers),
        inIds(roomUsers.roomUserId, ids),
      ),
    );
    const byId = new Map(rows.map(row => [row.stay.roomUserId, row]));
    return ids.flatMap(id => (byId.has(id) ? [toRoomUser(byId.get(id)!, session.timeZone)] : []));
  },
};
