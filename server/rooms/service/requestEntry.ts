import { and, eq, isNull, ne } from 'drizzle-orm';
import type { InferType } from 'yup';
import { studyDateOf } from '../../../src/domain/studyDay.ts';
import type { entryRequest } from '../../../src/domain/entities/roomService.ts';
import { hasPremium } from '../../academies/hasPremium.ts';
import type { Config } from '../../config/config.ts';
import { passwordMatches } from '../../core/password.ts';
import type { AcademyClock } from '../../core/academy.ts';
import { isId } from '../../database/newId.ts';
import type { Queryable } from '../../database/open.ts';
import { customers, rooms, roomUsers } from '../../database/schema/index.ts';
import { findRoomPassword, redeemRoomPassword } from '../password.ts';
import { RoomRefusal } from './roomRefusal.ts';

/** Someone who may enter a room. */
export interface Admitted {
  room: typeof rooms.$inferSelect;
  /** Null for a guest without an account, whom rooms for guests take. */
  person: Pick<typeof customers.$inferSelect, 'customerId' | 'kind' | 'name'> | null;
}

interface EntryRequest
  extends Pick<AcademyClock, 'groupId' | 'timeZone' | 'studyClock'>, InferType<typeof entryRequest> {
  now: Date;
  config: Pick<Config, 'plans'>;
}

/**
 * Whether someone may enter a room: the room's state, the account, the academy's plan, the password and the seats. A
 * one-time password says who they are, and is used up when they may. Needs no transaction.
 *
 * @throws RoomRefusal with the reason why not
 */
export async function requestEntry(db: Queryable, request: EntryRequest): Promise<Admitted> {
  const { groupId, timeZone, studyClock, now, config, roomId, password, oneTimePassword } = request;
  const room = isId(roomId)
    ? (
        await db
          .select()
          .from(rooms)
          .where(and(eq(rooms.groupId, groupId), eq(rooms.roomId, roomId)))
      )[0]
    : undefined;
  if (room === undefined || room.movedFrom !== null) throw new RoomRefusal('ROOM_UNKNOWN');
  const isOver = room.endsOn !== null && room.endsOn < studyDateOf(now, studyClock);
  if (room.endedAt !== null || isOver) throw new RoomRefusal('ROOM_ENDED');

  const isGuest =
    room.roomMode === 'GUEST' && request.customerId === undefined && oneTimePassword === undefined;
  const person = isGuest ? null : await whoEnters(db, request);
  if (room.roomMode === 'PREMIUM' && !(await hasPremium({ db, config, now }, { groupId, timeZone })))
    throw new RoomRefusal('PLAN_ENDED');
  if (room.passwordHash !== null && oneTimePassword === undefined) {
    if (password === undefined) throw new RoomRefusal('PASSWORD_REQUIRED');
    if (!(await passwordMatches(room.passwordHash, password))) throw new RoomRefusal('PASSWORD_WRONG');
  }
  const others = and(
    eq(roomUsers.groupId, groupId),
    eq(roomUsers.roomId, roomId),
    isNull(roomUsers.exitedAt),
    person ? ne(roomUsers.customerId, person.customerId) : undefined,
  );
  if ((await db.$count(roomUsers, others)) >= room.maxParticipants) throw new RoomRefusal('ROOM_FULL');
  if (oneTimePassword !== undefined) {
    const owner = await redeemRoomPassword(db, { groupId, roomId, otp: oneTimePassword, now });
    if (owner === null) throw new RoomRefusal('ONE_TIME_PASSWORD_INVALID');
  }
  return { room, person };
}

async function whoEnters(db: Queryable, { groupId, roomId, customerId, oneTimePassword, now }: EntryRequest) {
  let id = customerId;
  if (oneTimePassword !== undefined) {
    const owner = await findRoomPassword(db, { groupId, roomId, otp: oneTimePassword, now });
    if (owner === null || (customerId !== undefined && customerId !== owner))
      throw new RoomRefusal('ONE_TIME_PASSWORD_INVALID');
    id = owner;
  }
  if (id === undefined || !isId(id)) throw new RoomRefusal('ACCOUNT_UNKNOWN');
  const { kind, name, accountStatus } = customers;
  const [person] = await db
    .select({ customerId: customers.customerId, kind, name, accountStatus })
    .from(customers)
    .where(and(eq(customers.groupId, groupId), eq(customers.customerId, id)));
  if (person === undefined || person.accountStatus === 'DELETED') throw new RoomRefusal('ACCOUNT_UNKNOWN');
  if (person.accountStatus !== 'ACTIVE') throw new RoomRefusal('ACCOUNT_INACTIVE');
  return person;
}
